// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/housekeeping_model.h"

#include "desktop/words/housekeeping_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QCollator>
#include <QtCore/QHash>

#include <algorithm>
#include <numeric>

namespace roomrack::desktop {

using booking::BookingStatus;
using booking::HousekeepingStatus;

namespace {

QString guestOf(const storage::BookingRow &row)
{
    if (!row.guest.name.isEmpty()) return row.guest.name;
    return row.guest.reference.isEmpty() ? bookingNumber(row.booking.id) : row.guest.reference;
}

/// The room types of the pool: any of them may be sold as the room.
QString typeNames(const inventory::Catalogue &catalogue, PoolId pool)
{
    QStringList names;
    for (const inventory::RoomType &type : catalogue.roomTypes) {
        if (type.pool == pool) names << type.name;
    }
    return names.join(QStringLiteral(", "));
}

/// Adds what a booking means for a room that it has tonight, or had last night.
void add(HousekeepingLine &line, const storage::BookingRow &row, Night today)
{
    const booking::Booking &b = row.booking;
    if (b.status == BookingStatus::CheckedIn) {
        line.inHouse = guestOf(row);
        line.departure = b.stay.checkOut();
        line.dueOut = b.stay.checkOut() <= today;
    } else if (b.status == BookingStatus::Confirmed) {
        line.arriving = guestOf(row);
    }
}

QString tableCell(const QString &tag, const QString &text)
{
    return QStringLiteral("<%1 align=\"left\">%2</%1>").arg(tag, text.toHtmlEscaped());
}

}  // namespace

Result<HousekeepingDay> readHousekeepingDay(storage::Reader &reader, PropertyId property,
                                            Night today)
{
    auto bookings = reader.ask(storage::DeskDay{property, today});
    if (!bookings) return tl::unexpected(bookings.error());
    auto plan = reader.ask(storage::RoomPlanOf{property, Stay(today, 1)});
    if (!plan) return tl::unexpected(plan.error());
    return HousekeepingDay{today, std::move(*bookings), std::move(*plan)};
}

std::vector<HousekeepingLine> housekeepingLines(const inventory::Catalogue &catalogue,
                                                const HousekeepingDay &day)
{
    QHash<RoomId, size_t> at;
    std::vector<HousekeepingLine> lines;
    for (const inventory::Room &room : catalogue.rooms) {
        if (!room.isInService(day.today)) continue;
        at.insert(room.id, lines.size());
        lines.push_back(
            {room.id, room.number, typeNames(catalogue, room.pool), {}, {}, {}, {}, {}});
    }
    QHash<BookingId, const storage::BookingRow *> rows;
    for (const storage::BookingRow &row : day.bookings) rows.insert(row.booking.id, &row);
    for (const auto *rooms : {&day.plan.given, &day.plan.occupied}) {
        for (const storage::RoomPlan::Given &given : *rooms) {
            const auto place = at.constFind(given.room);
            if (place == at.cend()) continue;
            HousekeepingLine &line = lines[*place];
            const storage::BookingRow *row = rows.value(given.booking);
            if (!given.booking)
                line.outOfOrder = true;
            else if (row)
                add(line, *row, day.today);
        }
    }
    QCollator order;
    order.setNumericMode(true);
    std::stable_sort(lines.begin(), lines.end(), [&order](const auto &a, const auto &b) {
        return order.compare(a.number, b.number) < 0;
    });
    return lines;
}

HousekeepingModel::HousekeepingModel(const HotelView &view, QObject *parent)
    : ColumnModel(parent), view_(view)
{}

void HousekeepingModel::setLines(std::vector<HousekeepingLine> lines)
{
    beginResetModel();
    lines_ = std::move(lines);
    shown_ = chosen();
    endResetModel();
}

void HousekeepingModel::setFilter(HousekeepingFilter filter)
{
    filter_ = filter;
    choose();
}

void HousekeepingModel::choose()
{
    beginResetModel();
    shown_ = chosen();
    endResetModel();
}

/// Keeps the selection where no row comes or goes.
void HousekeepingModel::showStatus()
{
    if (chosen() != shown_) return choose();
    if (shown_.empty()) return;
    emit dataChanged(index(0, Status), index(rowCount() - 1, Status));
}

bool HousekeepingModel::matches(const HousekeepingLine &line) const
{
    const HousekeepingStatus status = view_.housekeeping(line.room);
    switch (filter_) {
    case HousekeepingFilter::All: return true;
    case HousekeepingFilter::Dirty: return status == HousekeepingStatus::Dirty;
    case HousekeepingFilter::Clean: return status == HousekeepingStatus::Clean;
    case HousekeepingFilter::Inspected: return status == HousekeepingStatus::Inspected;
    case HousekeepingFilter::OutOfService: return status == HousekeepingStatus::OutOfService;
    case HousekeepingFilter::OutOfOrder: return line.outOfOrder;
    }
    return true;
}

std::vector<int> HousekeepingModel::chosen() const
{
    std::vector<int> rows(lines_.size());
    std::iota(rows.begin(), rows.end(), 0);
    std::erase_if(rows, [this](int i) { return !matches(lines_[size_t(i)]); });
    return rows;
}

int HousekeepingModel::rowOf(RoomId room) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (roomAt(row) == room) return row;
    }
    return -1;
}

int HousekeepingModel::dirty() const
{
    return int(std::count_if(lines_.begin(), lines_.end(), [this](const auto &line) {
        return view_.housekeeping(line.room) == HousekeepingStatus::Dirty;
    }));
}

int HousekeepingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

QString HousekeepingModel::statusOf(const HousekeepingLine &line) const
{
    const QString status = housekeepingText(view_.housekeeping(line.room));
    return line.outOfOrder ? tr("%1, out of order").arg(status) : status;
}

QString HousekeepingModel::display(const HousekeepingLine &line, int column) const
{
    switch (column) {
    case Number: return line.number;
    case Type: return line.type;
    case Status: return statusOf(line);
    case Today: {
        QStringList parts;
        if (!line.inHouse.isEmpty()) parts << (line.dueOut ? tr("Due out") : tr("In house"));
        if (!line.arriving.isEmpty()) parts << tr("Arrival");
        return parts.isEmpty() ? tr("Vacant") : parts.join(QStringLiteral(", "));
    }
    case Guest: {
        QStringList guests{line.inHouse, line.arriving};
        guests.removeAll(QString());
        return guests.join(QStringLiteral(", "));
    }
    case Departure: return line.inHouse.isEmpty() ? QString() : dateText(line.departure, locale_);
    default: return {};
    }
}

QVariant HousekeepingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const HousekeepingLine &at = line(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return display(at, index.column());
    case Qt::TextAlignmentRole: return alignmentOf(index.column());
    case ToneRole:
        return int(at.outOfOrder ? Tone::Bad : housekeepingTone(view_.housekeeping(at.room)));
    default: return {};
    }
}

std::span<const TableColumn> HousekeepingModel::columns() const
{
    static constexpr TableColumn kAll[] = {
        {.title = QT_TR_NOOP("Room")},         {.title = QT_TR_NOOP("Room type")},
        {.title = QT_TR_NOOP("Housekeeping")}, {.title = QT_TR_NOOP("Today")},
        {.title = QT_TR_NOOP("Guest")},        {.title = QT_TR_NOOP("Departure")},
    };
    static_assert(std::size(kAll) == ColumnCount);
    return kAll;
}

QString HousekeepingModel::page(Night today) const
{
    QString html = QStringLiteral("<h2>%1</h2><p>%2</p>")
                       .arg(tr("Housekeeping list for %1").arg(dateText(today, locale_)),
                            view_.property().name.toHtmlEscaped());
    html += QStringLiteral("<table width=\"100%\" border=\"1\" cellspacing=\"0\" cellpadding=\"3\""
                           " style=\"border-collapse:collapse\"><thead><tr>");
    for (int column = 0; column < ColumnCount; ++column) {
        html += tableCell(QStringLiteral("th"),
                          headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    }
    html += QStringLiteral("</tr></thead>");
    for (int row = 0; row < rowCount(); ++row) {
        html += QStringLiteral("<tr>");
        for (int column = 0; column < ColumnCount; ++column)
            html += tableCell(QStringLiteral("td"), display(line(row), column));
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

}  // namespace roomrack::desktop

#include "moc_housekeeping_model.cpp"
