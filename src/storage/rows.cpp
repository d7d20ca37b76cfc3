// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rows.h"

namespace roomrack::storage {

QByteArray columnsOf(const char *table, const char *columns)
{
    return QByteArray(table) + '.'
           + QByteArray(columns).replace(", ", QByteArray(", ") + table + '.');
}

QString agesText(const std::vector<qint32> &ages)
{
    QStringList texts;
    for (const qint32 age : ages) texts << QString::number(age);
    return texts.join(u' ');
}

std::vector<qint32> agesFrom(const QString &text)
{
    std::vector<qint32> ages;
    for (const QStringView age : QStringView(text).split(u' ', Qt::SkipEmptyParts))
        ages.push_back(age.toInt());
    return ages;
}

booking::Booking bookingFrom(const Statement &row)
{
    booking::Booking b;
    b.id = {row.integer(0)};
    b.property = {row.integer(1)};
    b.status = row.value<booking::BookingStatus>(2);
    b.version = row.small(3);
    b.channel = {row.integer(4)};
    b.reserved = {row.integer(5)};
    b.counted = {row.integer(6)};
    b.stay = Stay(Night(row.small(7)), row.small(8));
    b.rooms = row.small(9);
    b.adults = row.small(10);
    b.children = row.small(11);
    b.plan = {row.integer(12)};
    b.total = row.integer(13);
    b.created = {row.integer(14)};
    if (!row.isNull(15)) b.channelCollects = row.integer(15);
    b.isAfterTax = row.integer(16) != 0;
    b.childAges = agesFrom(row.text(17));
    b.termsSeq = row.small(18);
    if (!row.isNull(19)) b.commission = row.integer(19);
    b.commissionBasisPoints = row.small(20);
    b.segment = {row.integer(21)};
    if (const QString extras = row.text(22); !extras.isEmpty())
        b.extras = pricing::stayExtrasFrom(extras.toUtf8()).value_or(pricing::StayExtras());
    b.vatOnTop = row.integer(23);
    if (!row.isNull(24))
        b.toldCommission = booking::ToldCommission{row.integer(24), row.integer(25)};
    return b;
}

booking::Record recordFrom(const Statement &row)
{
    booking::Record r = rawRecordFrom(row);
    r.kind = row.value<booking::RecordKind>(2);
    return r;
}

booking::Record rawRecordFrom(const Statement &row)
{
    booking::Record r;
    r.seq = row.integer(0);
    r.property = {row.integer(1)};
    r.kind = static_cast<booking::RecordKind>(row.small(2));
    r.at = {row.integer(3)};
    r.effective = {row.integer(4)};
    r.actor = {row.integer(5)};
    r.channel = {row.integer(6)};
    r.cause = row.integer(7);
    r.subject = row.integer(8);
    r.roomType = {row.integer(9)};
    r.night = Night(row.small(10));
    r.nights = row.small(11);
    r.rooms = row.small(12);
    r.plan = {row.integer(13)};
    r.adults = row.small(14);
    r.children = row.small(15);
    r.value = row.integer(16);
    r.amount = row.integer(17);
    return r;
}

inventory::OverbookingRule ruleFrom(const Statement &row, int first)
{
    const auto night = [&](int column) {
        return row.isNull(column) ? std::nullopt : std::optional<Night>(row.small(column));
    };
    return {.id = {row.integer(first)},
            .scope = row.value<inventory::RuleScope>(first + 1),
            .subject = row.integer(first + 2),
            .unit = row.value<inventory::RuleUnit>(first + 3),
            .amount = row.small(first + 4),
            .ceiling = row.small(first + 5),
            .weekdays = static_cast<quint8>(row.small(first + 6)),
            .from = night(first + 7),
            .to = night(first + 8),
            .minLeadDays = row.small(first + 9),
            .maxLeadDays = row.small(first + 10)};
}

void bindRule(Statement &statement, int last, const inventory::OverbookingRule &rule)
{
    for (const qint64 v : {rule.id.value, qint64(rule.scope), rule.subject, qint64(rule.unit),
                           qint64(rule.amount), qint64(rule.ceiling), qint64(rule.weekdays)}) {
        statement.bind(++last, v);
    }
    for (const std::optional<Night> &night : {rule.from, rule.to}) {
        if (night)
            statement.bind(++last, night->day());
        else
            statement.bind(++last, nullptr);
    }
    statement.bind(++last, qint32(rule.minLeadDays));
    statement.bind(++last, qint32(rule.maxLeadDays));
}

QByteArray insertRows(const QByteArray &into, int columns, int rows)
{
    const QByteArray row = "(?" + QByteArray(",?").repeated(columns - 1) + ")";
    return "INSERT INTO " + into + " VALUES " + row + ("," + row).repeated(rows - 1);
}

QByteArray upsert(const QByteArray &table, const QByteArray &key, const QByteArray &others,
                  const QByteArray &updated)
{
    QByteArray columns = key + ", " + others, sets;
    columns.replace("{property}", "property, ");
    for (const QByteArray &column : (updated.isEmpty() ? others : updated).split(',')) {
        const QByteArray name = column.trimmed();
        sets += (sets.isEmpty() ? "" : ", ") + name + " = excluded." + name;
    }
    return insertRows(table + " (" + columns + ")", int(columns.count(',')) + 1, 1)
           + " ON CONFLICT (" + key + ") DO UPDATE SET " + sets;
}

booking::User userFrom(const Statement &row)
{
    return {{row.integer(0)}, row.text(1), row.value<booking::Role>(2), row.small(3) != 0};
}

Result<void> notStrange(const Statement &row)
{
    if (row.strange() < 0) return {};
    return fail(ErrorCode::Corrupt, QStringLiteral("file"),
                ErrorText::tr("column %1 of a row contains an invalid number. Restore a backup")
                    .arg(row.strange() + 1));
}

}  // namespace roomrack::storage
