// SPDX-License-Identifier: GPL-3.0-or-later
// The log of duplicates, newest first, loaded by pages; and the delegate of its rows.
#pragma once

#include "desktop/paging/paged_model.h"
#include "desktop/session/hotel_view.h"
#include "desktop/widgets/cell_delegate.h"
#include "storage/reader.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

using DuplicateSource = PagedModel<storage::DuplicateFilter, storage::DuplicatePage>::Source;

class DuplicateModel final : public PagedModel<storage::DuplicateFilter, storage::DuplicatePage> {
    Q_OBJECT

public:
    enum Column { Time, Kind, From, Seen, Decision, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole,  ///< 0 while the row is not loaded
        ToneRole,               ///< int of Tone, for the pill in Column::Decision
        LoadedRole,
    };

    /// The view must outlive the model.
    DuplicateModel(DuplicateSource source, const HotelView &view, QObject *parent = nullptr);

    /// Called when names or the current day may have changed.
    void rename();
    /// Searches the loaded rows only; -1 if not found.
    int rowOf(dedup::CandidateId id) const;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;

private:
    bool isSame(const booking::DuplicateRow &a, const booking::DuplicateRow &b) const override
    {
        return a == b;
    }
    QString display(const booking::DuplicateRow &row, int column) const;
    const HotelView &view_;
    QLocale locale_;
};

/// Allows two lines for the match.
class SeenDelegate final : public CellDelegate {
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override;
};

}  // namespace roomrack::desktop
