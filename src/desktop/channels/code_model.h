// SPDX-License-Identifier: GPL-3.0-or-later
// The mapping of a channel as a table to type into: the hotel's room types, each followed by the
// rate plans, and beside them the channel's codes. Nothing is guessed: a row without a code is not
// shown to the channel.
#pragma once

#include "inventory/catalogue.h"
#include "pricing/rates.h"
#include "sync/settings.h"

#include <QtCore/QAbstractTableModel>

namespace roomrack::desktop {

class CodeModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Guests: numbers of them that the channel wants prices for, "1, 2, 3"; none: the standard.
    enum Column { Ours, Code, Guests, Sold, State, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setHotel(const inventory::Catalogue &catalogue,
                  const std::vector<pricing::RatePlan> &plans);
    void setMapping(const std::vector<sync::RoomMapping> &rooms,
                    const std::vector<sync::RateMapping> &rates);
    std::vector<sync::RoomMapping> rooms() const;
    std::vector<sync::RateMapping> rates() const;
    /// The first row that cannot be saved; -1: none.
    int firstProblem() const;
    /// What is wrong with a row; empty: nothing.
    QString problem(int row) const;
    /// Rows with a code.
    int mapped() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
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
    };
    bool setGuests(Line &line, const QString &text);
    QString stateText(const Line &line, int row) const;
    const Line *roomOf(const Line &line) const;
    std::vector<Line> lines_;
};

}  // namespace roomrack::desktop
