// SPDX-License-Identifier: GPL-3.0-or-later
// Where the hotel is stored, in which format, and when it is backed up.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"

#include <QtWidgets/QFrame>

#include <memory>

namespace roomrack::desktop {

namespace Ui {
class DatabaseCard;
}

class DatabaseCard final : public QFrame {
    Q_OBJECT

public:
    DatabaseCard(HotelSession &session, PageActions &actions, QWidget *parent = nullptr);
    ~DatabaseCard() override;
    /// Updates sizes and schedules.
    void refresh();

private:
    HotelSession &session_;
    PageActions &actions_;
    const std::unique_ptr<Ui::DatabaseCard> ui_;
};

}  // namespace roomrack::desktop
