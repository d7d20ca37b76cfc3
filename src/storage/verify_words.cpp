// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/verify_words.h"

#include "core/error.h"

#include <QtCore/QFile>
#include <QtCore/QHash>

namespace roomrack::storage {

namespace {

using core::ErrorText;

struct Words {
    QString what;
    QString where;
};

void logWords(QHash<QString, Words> &w)
{
    const QString record = ErrorText::tr("record %1");
    const QString commit = ErrorText::tr("transaction ending with record %1");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("log_gap", ErrorText::tr("gap in the log; the previous record is %2"), record);
    add("log_time", ErrorText::tr("older than the previous record %2"), record);
    add("log_kind", ErrorText::tr("unknown record type %2"), record);
    add("movement_differs", ErrorText::tr("the list of movements differs from the log"), record);
    add("log_property", ErrorText::tr("belongs to hotel %2, which is not in the file"), record);
    add("commit_count", ErrorText::tr("states %2 records, but contains %3"), commit);
    add("commit_record", ErrorText::tr("the last record is missing or has a different time"),
        commit);
    add("commit_epoch",
        ErrorText::tr("written by an engine that was already replaced (epoch %2 after %3)"),
        commit);
    add("commit_missing", ErrorText::tr("the log ends here, but the transactions end at record %2"),
        record);
}

void holdWords(QHash<QString, Words> &w)
{
    const QString hold = ErrorText::tr("hold %1");
    const QString holdRecord = ErrorText::tr("hold %1, record %2");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("hold_missing", ErrorText::tr("extended or ended, but never created"), holdRecord);
    add("hold_twice", ErrorText::tr("changed after it ended"), holdRecord);
    add("hold_late", ErrorText::tr("confirmed, extended or released after its expiry time"),
        holdRecord);
    add("hold_early", ErrorText::tr("expired before its expiry time"), holdRecord);
    add("hold_range", ErrorText::tr("ended with different rooms or nights than it held"),
        holdRecord);
    add("hold_forgotten",
        ErrorText::tr("still active, but holds are loaded only from record %2 on"), hold);
    add("hold_pinned", ErrorText::tr("reserved for a payment that does not exist"), hold);
    add("hold_where", ErrorText::tr("refers to a room type or nights that do not exist"), hold);
}

void bookingWords(QHash<QString, Words> &w)
{
    const QString booking = ErrorText::tr("booking %1");
    const QString bookingRecord = ErrorText::tr("booking %1, record %2");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("booking_born", ErrorText::tr("must be created exactly once, by its first record"),
        bookingRecord);
    add("booking_version", ErrorText::tr("the record has version %3, but is change number %4"),
        bookingRecord);
    add("booking_order", ErrorText::tr("this change is not possible in the booking's status"),
        bookingRecord);
    add("booking_given_back", ErrorText::tr("releases different rooms or nights than were booked"),
        bookingRecord);
    add("booking_stayed", ErrorText::tr("the stay has different rooms or nights than were booked"),
        bookingRecord);
    add("booking_unknown", ErrorText::tr("in the table, but missing from the log"), booking);
    add("booking_missing", ErrorText::tr("in the log, but missing from the table"), booking);
    add("booking_differs", ErrorText::tr("%2 is %3 in the log and %4 in the table"), booking);
    add("booking_property", ErrorText::tr("the room types belong to another hotel"), booking);
    add("price_orphan", ErrorText::tr("prices exist, but neither a hold nor a booking"), booking);
    add("charge_orphan", ErrorText::tr("a charge exists, but neither a hold nor a booking"),
        booking);
    add("tax_orphan", ErrorText::tr("tax lines exist, but no booking"), booking);
    add("terms_missing", ErrorText::tr("its terms of rate plan %2 are missing"), booking);
    add("segment_missing", ErrorText::tr("its market segment is missing"), booking);
    add("price_sum", ErrorText::tr("the nights add up to %2, but the total is %3"), booking);
    add("walk_differs", ErrorText::tr("walked in the table, but not in the log"), booking);
    add("sister_differs",
        ErrorText::tr("walked to booking %2 of a sister hotel, which is not there"), booking);
    add("fee_differs", ErrorText::tr("the fee is %2 in the log and %3 in the table"), booking);
    add("key_differs",
        ErrorText::tr("the reservation key belongs to another booking or channel (%2)"), booking);
    add("key_twice", ErrorText::tr("has %2 reservation keys"), booking);
}

void requestWords(QHash<QString, Words> &w)
{
    const QString payment = ErrorText::tr("payment %1");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("saga_hold", ErrorText::tr("in progress, but its rooms are not held"), payment);
    add("saga_booked", ErrorText::tr("refers to booking %2, which does not exist"), payment);
    add("claim_unanswered",
        ErrorText::tr("a request waits for this payment, which is completed or missing"), payment);
}

void nightWords(QHash<QString, Words> &w)
{
    const QString typeNight = ErrorText::tr("room type %1, night %2");
    const QString roomNight = ErrorText::tr("room %1, night %2");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("sold_differs",
        ErrorText::tr("sold rooms change by %3 in the log, but by %4 in the bookings"), typeNight);
    add("room_booking", ErrorText::tr("assigned to booking %3, which does not include this night"),
        roomNight);
    add("room_pool", ErrorText::tr("assigned to booking %3, which has another room type"),
        roomNight);
    add("room_count", ErrorText::tr("%3 rooms assigned, but only %4 booked"),
        ErrorText::tr("booking %1, night %2"));
    add("room_untold", ErrorText::tr("the assignment to booking %3 is missing from the log"),
        roomNight);
    add("room_lost", ErrorText::tr("assigned to booking %3 in the log, but not in the table"),
        roomNight);
    add("room_out_differs", ErrorText::tr("the out-of-order status differs between log and table"),
        roomNight);
    add("housekeeping_differs",
        ErrorText::tr("the housekeeping status differs between log and table"),
        ErrorText::tr("room %1"));
    add("room_not_there", ErrorText::tr("not in service, but assigned to booking %3"), roomNight);
    add("room_out_given", ErrorText::tr("out of order, but assigned to booking %3"), roomNight);
    add("room_out_count", ErrorText::tr("%3 rooms individually out of order, but only %4 in total"),
        ErrorText::tr("pool %1, night %2"));
    add("room_held_twice", ErrorText::tr("held by hold %3 and by hold %4"), roomNight);
    add("room_held_given", ErrorText::tr("held by hold %3 and assigned to booking %4"), roomNight);
    add("night_type_differs", ErrorText::tr("settings differ between log and table"), typeNight);
    add("night_restriction_differs",
        ErrorText::tr("the restrictions of rate plan %3 on channel %4 differ between log and "
                      "table"),
        typeNight);
    add("night_pool_differs", ErrorText::tr("rooms out of order differ between log and table"),
        ErrorText::tr("pool %1, night %2"));
    add("night_rate_differs",
        ErrorText::tr("the rate of rate plan %3 differs between log and table"), typeNight);
    add("business_date", ErrorText::tr("the business date is %2 in the log and %3 in the table"),
        ErrorText::tr("hotel %1"));
    add("zone_frozen", ErrorText::tr("bookings exist, but the time zone is not fixed"),
        ErrorText::tr("hotel %1"));
    add("template_record", ErrorText::tr("record %2 in the log does not match the saved data"),
        ErrorText::tr("template %1"));
    add("channel_record", ErrorText::tr("record %2 in the log does not match the saved data"),
        ErrorText::tr("settings of channel %1"));
    add("fx_record", ErrorText::tr("states %2 exchange rates, but %3 exist"),
        ErrorText::tr("record %1"));
    add("belongs", ErrorText::tr("belongs to a pool of another hotel"), QStringLiteral("%1 %2"));
}

void settingWords(QHash<QString, Words> &w)
{
    const QString record = ErrorText::tr("record %1");
    const auto add = [&w, &record](const char *name, const QString &what) {
        w.insert(QString::fromLatin1(name), {what, record});
    };
    add("setting_record", ErrorText::tr("has settings before and after it, but changed none"));
    add("setting_before",
        ErrorText::tr("the settings before it differ from those after record %2"));
    add("setting_after", ErrorText::tr("the settings after it differ from the saved ones"));
}

void userWords(QHash<QString, Words> &w)
{
    const QString user = ErrorText::tr("user %1");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("user_unknown", ErrorText::tr("missing from the log"), user);
    add("user_missing", ErrorText::tr("in the log, but missing from the table"),
        ErrorText::tr("user %1, record %2"));
    add("user_role", ErrorText::tr("the role is %3 in the log and %2 in the table"), user);
    add("user_active", ErrorText::tr("the active status differs between log and table"), user);
    add("user_attempts", ErrorText::tr("%3 failed sign-in attempts in the log, %2 in the table"),
        user);
    add("user_administrator", ErrorText::tr("users exist, but no administrator"),
        ErrorText::tr("hotel %1"));
}

}  // namespace

std::vector<SqlCheck> sqlChecks(const Dialect &dialect)
{
    QHash<QString, Words> words;
    logWords(words);
    holdWords(words);
    bookingWords(words);
    requestWords(words);
    nightWords(words);
    settingWords(words);
    userWords(words);
    QFile file(QStringLiteral(":/storage/verify/checks.sql"));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    Q_UNUSED(opened)
    std::vector<SqlCheck> checks;
    const QStringList parts =
        QString::fromUtf8(file.readAll()).split(QStringLiteral("-- check: ")).mid(1);
    for (const QString &part : parts) {
        const QString name = part.section(QLatin1Char('\n'), 0, 0).trimmed();
        Q_ASSERT(words.contains(name));
        const QStringList sql = dialect.statements(part.section(QLatin1Char('\n'), 1));
        if (sql.isEmpty()) continue;  // it is for another database
        checks.push_back({sql.front(), words.value(name).what, words.value(name).where});
    }
    return checks;
}

QString filledIn(QString text, const QStringList &values)
{
    for (qsizetype i = values.size(); i > 0; --i) {
        text.replace(QLatin1Char('%') + QString::number(i), values[i - 1]);
    }
    return text;
}

}  // namespace roomrack::storage
