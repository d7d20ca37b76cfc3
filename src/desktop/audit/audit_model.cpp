// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/audit/audit_model.h"

#include "desktop/audit/audit_line.h"
#include "desktop/theme/style.h"

namespace roomrack::desktop {

namespace {

/// "2026-07-10T13:05:00+01:00 Europe/Lisbon".
QString zoneTip(const inventory::Property &property, Instant at)
{
    return zonedTime(property, at) + u' ' + property.timeZone;
}

}  // namespace

AuditModel::AuditModel(AuditSource source, const HotelView &view, QObject *parent)
    : PagedModel(std::move(source), parent), view_(view)
{}

void AuditModel::rename()
{
    if (total() > 0) emit dataChanged(index(0, 0), index(int(total()) - 1, ColumnCount - 1));
}

void AuditModel::setPast(const PastRooms &past)
{
    past_ = past;
    rename();
}

int AuditModel::rowOf(qint64 seq) const
{
    return cache().rowWhere([seq](const storage::AuditRow &row) { return row.record.seq == seq; });
}

QVariant AuditModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const storage::AuditRow *row = look(index.row());
    switch (role) {
    case LoadedRole: return row != nullptr;
    case SeqRole: return row ? row->record.seq : qint64(0);
    case ToneRole: return int(Tone::Warn);
    case Qt::DisplayRole: return row ? display(*row, index.column()) : QString();
    case Qt::AccessibleTextRole: return row ? display(*row, index.column()) : tr("loading");
    case Qt::ToolTipRole:
        if (!row) return {};
        return index.column() == When ? zoneTip(view_.property(), row->record.at)
                                      : style::tip(display(*row, index.column()));
    default: return {};
    }
}

QString AuditModel::display(const storage::AuditRow &row, int column) const
{
    const AuditLine line = auditLine(view_, row, locale_, past_);
    switch (column) {
    case When: return line.when;
    case Who: return line.who;
    case Kind: return line.kind;
    case What: return line.what;
    case Before: return line.before;
    case After: return line.after;
    case Why: return line.why;
    case SinceThen: return line.state;
    default: return {};
    }
}

std::span<const TableColumn> AuditModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Date")},   {.title = QT_TR_NOOP("User")},
        {.title = QT_TR_NOOP("Type")},   {.title = QT_TR_NOOP("Event")},
        {.title = QT_TR_NOOP("Before")}, {.title = QT_TR_NOOP("After")},
        {.title = QT_TR_NOOP("Reason")}, {.title = QT_TR_NOOP("Later status")},
    };
    static_assert(std::size(kAll) == ColumnCount);
    return kAll;
}

QVariant AuditModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section == When)
        return tr("Time zone of the hotel: %1").arg(view_.property().timeZone);
    return ColumnModel::headerData(section, orientation, role);
}

}  // namespace roomrack::desktop

#include "moc_audit_model.cpp"
