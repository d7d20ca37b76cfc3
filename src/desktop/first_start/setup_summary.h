// SPDX-License-Identifier: GPL-3.0-or-later
// What is about to be added as another hotel of a file or database, shown before it is: what the
// summary of the first hotel shows (HotelSummary), and what the hotel begins with.
#pragma once

#include "engine/property_service.h"

#include <QtWidgets/QWidget>

class QLabel;

namespace roomrack::desktop {

class FactGrid;
class RowsTable;
class Theme;

class SetupSummary final : public QWidget {
    Q_OBJECT

public:
    explicit SetupSummary(const Theme &theme, QWidget *parent = nullptr);

    struct Contents {
        QString origin;    ///< what it begins with
        QString place;     ///< the file or database, without a password
        QString plans;     ///< the rate plans in words; empty: their names
        QString zoneFrom;  ///< as in HotelSummary
        Instant now;
        /// Channels of taxes and fees that the hotel does not have.
        QStringList leftOut{};
    };
    void show(const engine::HotelSetup &setup, const Contents &contents);

private:
    void showTypes(const engine::HotelSetup &setup);

    FactGrid *facts_;
    RowsTable *types_;
    QLabel *notes_;
};

}  // namespace roomrack::desktop
