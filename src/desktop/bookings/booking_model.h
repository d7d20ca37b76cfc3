// SPDX-License-Identifier: GPL-3.0-or-later
// The table of bookings, loaded page by page: texts of a row and the sort orders that the file
// supports.
#pragma once

#include "desktop/paging/paged_model.h"
#include "inventory/catalogue.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

/// Returns one page of a query from another thread; in the window this is AsyncReader::ask.
using BookingSource = PagedModel<storage::BookingQuery, storage::BookingPage>::Source;

class BookingModel final : public PagedModel<storage::BookingQuery, storage::BookingPage> {
    Q_OBJECT

public:
    enum Column { Number, Guest, CheckIn, Nights, Room, Channel, Status, Total, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole,  ///< qint64, 0 while the row is not loaded
        ToneRole,               ///< int of Tone, for the pill in Column::Status
        LoadedRole,
    };

    explicit BookingModel(BookingSource source, QObject *parent = nullptr);

    void setCatalogue(std::shared_ptr<const inventory::Catalogue> catalogue);
    /// These bookings were added or changed.
    void refresh(const std::vector<BookingId> &changed);
    /// Searches the loaded rows only; -1 if not found.
    int rowOf(BookingId id) const;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;
    /// Sorts in the file. Columns without a sort order in the file are ignored.
    void sort(int column, Qt::SortOrder order) override;
    static std::optional<storage::BookingSort> sortOf(int column);

private:
    bool isSame(const storage::BookingRow &a, const storage::BookingRow &b) const override;
    QString guestTip(const storage::BookingRow &row) const;
    QVariant display(const storage::BookingRow &row, int column) const;

    std::shared_ptr<const inventory::Catalogue> catalogue_;
    QLocale locale_;
};

}  // namespace roomrack::desktop
