// SPDX-License-Identifier: GPL-3.0-or-later
// The table of bookings, however many there are: what a row of it shows, and in which order the
// file gives them.
#pragma once

#include "desktop/paging/paged_model.h"
#include "inventory/catalogue.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// Answers one page of a query, from another thread; in the window ReadDesk::ask does.
using BookingSource = PagedModel<storage::BookingQuery, storage::BookingPage>::Source;

class BookingModel final : public PagedModel<storage::BookingQuery, storage::BookingPage> {
    Q_OBJECT

public:
    enum Column { Number, Guest, CheckIn, Nights, Room, Channel, Status, Total, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole,  ///< qint64, 0 while the row is not there
        ToneRole,               ///< int of Tone, for the pill in Column::Status
        LoadedRole,
    };

    explicit BookingModel(BookingSource source, QObject *parent = nullptr);

    void setCatalogue(std::shared_ptr<const inventory::Catalogue> catalogue);
    /// These bookings are new or changed.
    void refresh(const std::vector<BookingId> &changed);
    /// Among the rows in memory; -1 if it is not there.
    int rowOf(BookingId id) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// Sorts in the file. Columns that the file has no order for leave everything as it is.
    void sort(int column, Qt::SortOrder order) override;
    static std::optional<storage::BookingSort> sortOf(int column);

private:
    bool isSame(const storage::BookingRow &a, const storage::BookingRow &b) const override;
    QVariant display(const storage::BookingRow &row, int column) const;

    std::shared_ptr<const inventory::Catalogue> catalogue_;
    QLocale locale_;
};

}  // namespace roomrack::desktop
