// SPDX-License-Identifier: GPL-3.0-or-later
// Exchange rates with date and source, and the secondary currency in which amounts are also shown.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"

#include <QtWidgets/QFrame>

#include <memory>

class QLabel;

namespace roomrack::desktop {

namespace Ui {
class FxCard;
}

class RowsTable;

class FxCard final : public QFrame {
    Q_OBJECT

public:
    FxCard(HotelSession &session, PageActions &actions, const Theme &theme,
           QWidget *parent = nullptr);
    ~FxCard() override;
    /// Loads a file in the bank's published format.
    void load(const QString &file);

private:
    void makeTable(const Theme &theme);
    void connectForm();
    void offer();
    void reload();
    void show(const std::vector<storage::SavedFxRate> &rates);
    void showSecond();
    void chooseFile();
    void say(const QString &text, Tone tone);
    HotelSession &session_;
    PageActions &actions_;
    const std::unique_ptr<Ui::FxCard> ui_;
    RowsTable *table_ = nullptr;
    QLabel *empty_ = nullptr;  ///< in the table's place while there are no rates
    bool loading_ = false;
};

}  // namespace roomrack::desktop
