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
    const QString commit = ErrorText::tr("transaction that ends with record %1");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("log_gap", ErrorText::tr("the log has a gap: before it comes record %2"), record);
    add("log_time", ErrorText::tr("it is older than record %2 before it"), record);
    add("log_kind", ErrorText::tr("there is no such kind of record: %2"), record);
    add("log_property", ErrorText::tr("it is about property %2, which is not in the file"), record);
    add("commit_count", ErrorText::tr("it says %2 records, there are %3"), commit);
    add("commit_record", ErrorText::tr("its last record is missing or of another time"), commit);
    add("commit_epoch",
        ErrorText::tr("an engine wrote it that had been replaced (epoch %2 after %3)"), commit);
    add("commit_missing", ErrorText::tr("the log ends here, the transactions at record %2"),
        record);
}

void holdWords(QHash<QString, Words> &w)
{
    const QString hold = ErrorText::tr("hold %1");
    const QString holdRecord = ErrorText::tr("hold %1, record %2");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("hold_missing", ErrorText::tr("a hold that was never taken is extended or resolved"),
        holdRecord);
    add("hold_twice", ErrorText::tr("something happens to it after it was resolved"), holdRecord);
    add("hold_late", ErrorText::tr("it is confirmed, extended or released after its deadline"),
        holdRecord);
    add("hold_early", ErrorText::tr("it expires before its deadline"), holdRecord);
    add("hold_range", ErrorText::tr("it is resolved with other rooms or nights than it took"),
        holdRecord);
    add("hold_forgotten",
        ErrorText::tr("it is unresolved, but opening looks for holds from record %2 on"), hold);
    add("hold_pinned", ErrorText::tr("it is kept for a payment that there is not"), hold);
    add("hold_where", ErrorText::tr("it is for a room type or nights that there are not"), hold);
}

void bookingWords(QHash<QString, Words> &w)
{
    const QString booking = ErrorText::tr("booking %1");
    const QString bookingRecord = ErrorText::tr("booking %1, record %2");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("booking_born", ErrorText::tr("a booking must begin once, and with being taken"),
        bookingRecord);
    add("booking_version", ErrorText::tr("the record carries version %3, it is change number %4"),
        bookingRecord);
    add("booking_order", ErrorText::tr("this cannot happen to it in the state it is in"),
        bookingRecord);
    add("booking_given_back", ErrorText::tr("it gives back other rooms or nights than it had"),
        bookingRecord);
    add("booking_stayed", ErrorText::tr("it stayed in other rooms or nights than it had"),
        bookingRecord);
    add("booking_unknown", ErrorText::tr("it is in the table, but the log does not know it"),
        booking);
    add("booking_missing", ErrorText::tr("it is in the log, but missing in the table"), booking);
    add("booking_differs", ErrorText::tr("%2 is %3 by the log and %4 in the table"), booking);
    add("booking_property", ErrorText::tr("its room types belong to another property"), booking);
    add("price_orphan", ErrorText::tr("there are prices for it, but neither hold nor booking"),
        booking);
    add("charge_orphan",
        ErrorText::tr("an amount is charged for it, but there is neither hold nor booking"),
        booking);
    add("price_sum", ErrorText::tr("its nights cost %2 together, its total is %3"), booking);
    add("walk_differs", ErrorText::tr("the table says that it was walked, the log does not"),
        booking);
    add("fee_differs", ErrorText::tr("its end cost %2 by the log and %3 in the table"), booking);
    add("key_differs", ErrorText::tr("its foreign key names another booking or channel (%2)"),
        booking);
    add("key_twice", ErrorText::tr("it has %2 foreign keys"), booking);
}

void requestWords(QHash<QString, Words> &w)
{
    const QString payment = ErrorText::tr("payment %1");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("saga_hold", ErrorText::tr("it is under way, and its rooms are not held"), payment);
    add("saga_booked", ErrorText::tr("it says that booking %2 was made, which is not there"),
        payment);
    add("claim_unanswered", ErrorText::tr("a request waits for it that will never be answered"),
        payment);
}

void nightWords(QHash<QString, Words> &w)
{
    const QString typeNight = ErrorText::tr("room type %1, night %2");
    const QString roomNight = ErrorText::tr("room %1, night %2");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("sold_differs", ErrorText::tr("from here on the log sells %3 rooms more, the bookings %4"),
        typeNight);
    add("room_booking", ErrorText::tr("it is given to booking %3, which does not have this night"),
        roomNight);
    add("room_pool", ErrorText::tr("it is given to booking %3 of another kind of room"), roomNight);
    add("room_count", ErrorText::tr("it was given %3 rooms, it has %4"),
        ErrorText::tr("booking %1, night %2"));
    add("room_untold", ErrorText::tr("the log does not say that booking %3 got it"), roomNight);
    add("room_lost", ErrorText::tr("the log gives it to booking %3, the table to nobody"),
        roomNight);
    add("room_out_differs",
        ErrorText::tr("the log and the table differ on whether it is out of order"), roomNight);
    add("room_out_given", ErrorText::tr("it is out of order, but given to booking %3"), roomNight);
    add("room_out_count", ErrorText::tr("%3 rooms are out of order by number, of %4 that are"),
        ErrorText::tr("pool %1, night %2"));
    add("room_held_twice", ErrorText::tr("it is held by hold %3 and by hold %4"), roomNight);
    add("room_held_given", ErrorText::tr("it is held by hold %3 and given to booking %4"),
        roomNight);
    add("night_type_differs", ErrorText::tr("the log says other settings than the table"),
        typeNight);
    add("night_pool_differs", ErrorText::tr("the log says other rooms out of order than the table"),
        ErrorText::tr("pool %1, night %2"));
    add("night_rate_differs", ErrorText::tr("the log says another rate of plan %3 than the table"),
        typeNight);
    add("business_date", ErrorText::tr("the business date is %2 by the log and %3 in the table"),
        ErrorText::tr("property %1"));
    add("zone_frozen", ErrorText::tr("there are bookings, but the time zone is not frozen"),
        ErrorText::tr("property %1"));
    add("template_record", ErrorText::tr("the log does not say at record %2 that it was saved"),
        ErrorText::tr("template %1"));
    add("channel_record", ErrorText::tr("the log does not say at record %2 that it was saved"),
        ErrorText::tr("settings of channel %1"));
    add("fx_record", ErrorText::tr("it says %2 exchange rates, there are %3"),
        ErrorText::tr("record %1"));
    add("belongs", ErrorText::tr("it is in a pool of another property"), QStringLiteral("%1 %2"));
}

void userWords(QHash<QString, Words> &w)
{
    const QString user = ErrorText::tr("user %1");
    const auto add = [&w](const char *name, const QString &what, const QString &where) {
        w.insert(QString::fromLatin1(name), {what, where});
    };
    add("user_unknown", ErrorText::tr("the log does not say that somebody was added"), user);
    add("user_missing", ErrorText::tr("it is in the log, but missing in the table"),
        ErrorText::tr("user %1, record %2"));
    add("user_role", ErrorText::tr("the role is %3 by the log and %2 in the table"), user);
    add("user_active",
        ErrorText::tr("the log and the table differ on whether this user may sign in"), user);
    add("user_attempts",
        ErrorText::tr("there were %3 wrong attempts by the log and %2 in the table"), user);
    add("user_administrator", ErrorText::tr("there are users, but no administrator among them"),
        ErrorText::tr("property %1"));
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
