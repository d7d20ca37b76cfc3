// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the list of earlier notices, with their times and actions. Hidden while there are none.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"

#include <QtCore/QPointer>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

class EarlierNotices;
class Popover;

class EarlierButton : public QPushButton {
    Q_OBJECT

public:
    EarlierButton(EarlierNotices &notices, const HotelSession &session, const Theme &theme,
                  QWidget *parent);
    ~EarlierButton() override;

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void showCount();
    void open();
    void fill();
    QWidget *makeRows();
    QWidget *makeRow(size_t index);
    EarlierNotices &notices_;
    const HotelSession &session_;
    const Theme &theme_;
    QPointer<Popover> list_;  ///< while it is open
    QPointer<QWidget> content_;
};

}  // namespace roomrack::desktop
