// SPDX-License-Identifier: GPL-3.0-or-later
// What is about to be created, shown before it is: the last step of creating a hotel.
#pragma once

#include "core/clock.h"
#include "desktop/first_start/hotel_draft.h"

#include <QtWidgets/QWidget>

class QLabel;
class QTableView;

namespace roomrack::desktop {

class FactGrid;
class HotelTypesModel;

class HotelSummary final : public QWidget {
    Q_OBJECT

public:
    /// The room types are shown as they stand in the model, read-only.
    explicit HotelSummary(HotelTypesModel *types, QWidget *parent = nullptr);

    struct Contents {
        HotelDraft draft;
        QString file;      ///< without a password
        QString zoneFrom;  ///< where the zone is assumed from; empty: it was chosen
        Instant now;
    };
    void setContents(const Contents &contents);

    /// The values that the summary of a further hotel has as well. The zone, its country and time
    /// there; the rate plans of a new hotel; what cannot be changed later.
    static QString zoneText(const QString &zone, const QString &assumedFrom, Instant now,
                            const QLocale &locale);
    static QString plansText(bool nonRefundable);
    static QString lockedText(const QString &currency, const QString &zone);

private:
    void makeTable(HotelTypesModel *types);

    FactGrid *facts_;
    QTableView *types_;
    QLabel *locked_;
};

}  // namespace roomrack::desktop
