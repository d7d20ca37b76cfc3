// SPDX-License-Identifier: GPL-3.0-or-later
// The table of the audit trail: all records that match the query, newest first.
#pragma once

#include "desktop/paging/paged_model.h"
#include "desktop/session/hotel_view.h"
#include "desktop/session/past_rooms.h"
#include "storage/audit.h"

#include <QtCore/QLocale>

namespace roomrack::desktop {

using AuditSource = PagedModel<storage::AuditQuery, storage::AuditPage>::Source;

class AuditModel final : public PagedModel<storage::AuditQuery, storage::AuditPage> {
    Q_OBJECT

public:
    enum Column { When, Who, Kind, What, Before, After, Why, SinceThen, ColumnCount };
    enum Role {
        SeqRole = Qt::UserRole,  ///< record number, 0 while the row is not loaded
        ToneRole,                ///< int of Tone, for the pill in Column::SinceThen
        LoadedRole,
    };

    /// The view must outlive the model.
    AuditModel(AuditSource source, const HotelView &view, QObject *parent = nullptr);

    /// Called when names may have changed.
    void rename();
    void setPast(const PastRooms &past);
    /// Searches the loaded rows only; -1 if not found.
    int rowOf(qint64 seq) const;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    std::span<const TableColumn> columns() const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isSame(const storage::AuditRow &a, const storage::AuditRow &b) const override
    {
        return a == b;
    }
    QString display(const storage::AuditRow &row, int column) const;
    const HotelView &view_;
    PastRooms past_;
    QLocale locale_;
};

}  // namespace roomrack::desktop
