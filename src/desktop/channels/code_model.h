// SPDX-License-Identifier: GPL-3.0-or-later
// The mapping of a channel as an editable table: the hotel's room types, each followed by its rate
// plans, and the channel's codes. No codes are guessed: rows without a code are not sent to the
// channel.
#pragma once

#include "desktop/widgets/column_model.h"
#include "inventory/catalogue.h"
#include "pricing/rates.h"
#include "sync/protocols.h"

namespace roomrack::desktop {

class CodeModel final : public ColumnModel {
    Q_OBJECT

public:
    /// Guests: the occupancies for which the channel needs prices, "1, 2, 3"; none: the standard
    /// occupancy.
    enum Column { Ours, Code, Guests, Sold, State, Columns };

    using ColumnModel::ColumnModel;

    void setHotel(const inventory::Catalogue &catalogue,
                  const std::vector<pricing::RatePlan> &plans);
    /// Which prices the channel's protocol takes: a rate whose prices are not sent says so.
    void setGuestPrices(sync::GuestPrices prices);
    void setMapping(const std::vector<sync::RoomMapping> &rooms,
                    const std::vector<sync::RateMapping> &rates);
    std::vector<sync::RoomMapping> rooms() const;
    std::vector<sync::RateMapping> rates() const;
    /// The first invalid row; -1 if none.
    int firstProblem() const;
    /// The error of a row; empty if it is valid.
    QString problem(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void edited();

private:
    struct Line {
        RoomTypeId type;
        RatePlanId plan;  ///< none: the room type itself
        QString name;
        QString code;
        bool open = true;
        std::vector<qint32> guests{0};
        qint32 standard = 0;  ///< of the room type
        bool isRetired = false;
    };
    bool setGuests(Line &line, const QString &text);
    QString stateText(const Line &line, int row) const;
    bool isUnpriced(const Line &line) const;
    const Line *roomOf(const Line &line) const;
    std::vector<Line> lines_;
    sync::GuestPrices prices_ = sync::GuestPrices::Any;
};

}  // namespace roomrack::desktop
