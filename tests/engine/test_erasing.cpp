// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who are erased are in no byte of the file any more; their bookings stay, and others lose
// nothing.
#include "core/random.h"
#include "engine/two_hotels.h"
#include "storage/reader.h"
#include "storage/sqlite_connection.h"
#include "support/canary.h"
#include "support/patience.h"

#include <QFileInfo>
#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

const QString kName = QStringLiteral("Wilhelmine Zaunkönig");
const QString kMail = QStringLiteral("wilhelmine@zaunkoenig.example");
const QString kFormerMail = QStringLiteral("minna@zaunkoenig.example");
const QString kPhone = QStringLiteral("+43 664 5550123");
const QString kReference = QStringLiteral("ZK-77-2026");
const QString kOther = QStringLiteral("Otto Andermann");
constexpr int kMessages = 300;

Canaries canaries()
{
    std::vector<Canary> all;
    for (const QString &text :
         {QStringLiteral("Zaunkönig"), QStringLiteral("zaunkoenig.example"), kPhone,
          QStringLiteral("feather pillows"), QStringLiteral("broken wing")})
        all.push_back({Canary::Guest, text.toUtf8(), text.toUtf8()});
    return Canaries(all);
}

}  // namespace

class TestErasing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { HotelPlace::addColumns(); }
    void init()
    {
        h_ = std::make_unique<HotelsInOnePlace>();
        QVERIFY(h_->make(1));
    }
    void cleanup()
    {
        QCOMPARE(h_->findings(), QString());
        h_.reset();
    }
    void nothingOfTheGuestIsLeft();
    void aReaderDoesNotKeepTheGuest();
    void anOpenBookingKeepsItsMessages();
    void bookingsThatAreNotOverAreRefused();
    void theyCanBeReinstatedWithoutAGuest();

private:
    Answer run(const engine::Command &command) const
    {
        const auto answer = h_->engine->run(command);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    BookingId booked(const QString &name) const;
    BookingId cancelled(const QString &name) const
    {
        const BookingId id = booked(name);
        run(CancelBooking{h_->desk(0), id});
        return id;
    }
    void plantMessages(BookingId booking) const;
    QString bytes(const QString &text) const;
    template <typename Question>
    typename Question::Answer ask(const Question &question) const
    {
        h_->engine->flush();
        const auto reader = storage::Reader::open(h_->place.place());
        auto answer = (*reader)->ask(question);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    QStringList left() const
    {
        h_->engine->flush();
        return canaries().inFolder(QFileInfo(h_->place.path(QStringLiteral("any"))).path());
    }

    std::unique_ptr<HotelsInOnePlace> h_;
};

BookingId TestErasing::booked(const QString &name) const
{
    HoldAndConfirm book = h_->book(0, name);
    book.guest.email = kFormerMail;
    book.guest.phone = kPhone;
    book.guest.notes = QStringLiteral("feather pillows");
    book.guest.reference = kReference;
    return run(book).booking;
}

QString TestErasing::bytes(const QString &text) const
{
    const QString hex = QString::fromLatin1(text.toUtf8().toHex());
    return h_->place.onServer() ? QStringLiteral("'\\x%1'::bytea").arg(hex)
                                : QStringLiteral("x'%1'").arg(hex);
}

/// What channels, payments and the search for duplicates have stored about the booking, and much
/// about another guest, so that the rows are on many pages.
void TestErasing::plantMessages(BookingId booking) const
{
    const QString message = QStringLiteral(
        "INSERT INTO channel_message (property, channel, number, at, micros, inbound, outcome,"
        " entries, what, said, request, answer) VALUES (%1, 2, %2, 1, 1, 1, 1, 1, 'any', '', %3,"
        " %4)");
    const QString property = QString::number(h_->hotels[0].value);
    const QString id = QString::number(booking.value), none = bytes({});
    core::Random random(7);
    const auto filler = [&random] { return QString(random.between(10, 3'000), QLatin1Char('x')); };
    for (int number = 10; number < 10 + kMessages; ++number) {
        const bool isAbout = number % 15 == 0;
        const QString content =
            filler() + (isAbout ? QStringLiteral(" <Mail>%1</Mail> ").arg(kMail) : kOther)
            + filler();
        h_->place.tamper(message.arg(property, QString::number(number), bytes(content), none));
    }
    const QStringList all{
        message.arg(property, QStringLiteral("1"),
                    bytes(QStringLiteral("<Given>Wilhelmine</Given><Surname>Zaunkönig</Surname>")),
                    none),
        message.arg(property, QStringLiteral("2"), none, bytes(QStringLiteral("to ") + kMail)),
        message.arg(property, QStringLiteral("3"), bytes(kOther), bytes(kOther)),
        QStringLiteral("INSERT INTO inbox (property, channel, reservation, revision, received,"
                       " state, keep_until, reason, body) VALUES (%1, %2, '%3', 'a', 1, 2, 99999,"
                       " 'broken wing', %4)")
            .arg(property, QString::number(h_->desk(0).channel.value), kReference,
                 bytes(QStringLiteral("{\"name\":\"Zaunkönig\"}"))),
        QStringLiteral("INSERT INTO duplicate (property, id, product, what, why, outcome, channel,"
                       " at, last, times, apart, booking, other, saved, reference, mine, theirs,"
                       " request, decided_by, decided) VALUES (%1, 900, 1, 1, 1, 5, 1, 1, 1, 1, 0,"
                       " %2, 0, 0, '', 'Zaunkönig', '', '{\"guest\":\"Zaunkönig\"}', 0, 0)")
            .arg(property, id),
        QStringLiteral("INSERT INTO notice (property, id, booking, kind, outcome, at, next_try,"
                       " tries, said) VALUES (%1, 901, %2, 1, 2, 1, 1, 1, '%3 is unknown')")
            .arg(property, id, kMail)};
    for (const QString &sql : all) h_->place.tamper(sql);
}

void TestErasing::nothingOfTheGuestIsLeft()
{
    const BookingId id = booked(kName);
    ChangeBooking change;
    change.caller = h_->desk(0);
    change.booking = id;
    change.guest.emplace();
    change.guest->name = kName;
    change.guest->email = kMail;
    change.guest->reference = kReference;
    run(change);
    CancelBooking cancel{h_->desk(0), id};
    cancel.reason = QStringLiteral("broken wing");
    const Answer over = run(cancel);
    const BookingId other = run(h_->book(0, kOther)).booking;
    h_->engine.reset();
    plantMessages(id);
    QVERIFY(h_->open());
    if (!h_->place.onServer()) QVERIFY2(left().size() >= 5, qPrintable(left().join(u'\n')));
    const auto before = ask(storage::OneBooking{h_->hotels[0], id});

    run(EraseGuests{h_->desk(0), {id}});
    const auto after = ask(storage::OneBooking{h_->hotels[0], id});
    booking::Guest number;
    number.reference = kReference;  // by which a message that comes again is known
    QVERIFY(after.guest == number);
    QVERIFY(after.booking == before.booking);
    QCOMPARE(after.fee, over.fee);
    QCOMPARE(after.reason, QString());
    QCOMPARE(ask(storage::OneBooking{h_->hotels[0], other}).guest.name, kOther);
    const auto history = ask(storage::BookingHistory{h_->hotels[0], id});
    QVERIFY(history.back().kind == RecordKind::GuestErased);
    QVERIFY(history.back().actor == kDeskActor);
    QVERIFY2(history.size() >= 4, "what happened stays");
    int kept = 0, emptied = 0;
    for (const auto &row :
         ask(storage::ChannelMessages{{h_->hotels[0], {}, false}, 0, 2 * kMessages})) {
        kept += row.request.contains(kOther.toUtf8());
        emptied += row.request.isEmpty() && row.answer.isEmpty();
    }
    QCOMPARE(emptied, kMessages / 15 + 2);
    QCOMPARE(kept, kMessages - kMessages / 15 + 1);
    const auto inbox = ask(storage::MessagesAbout{h_->hotels[0], h_->desk(0).channel, kReference});
    QCOMPARE(inbox.size(), size_t(1));
    QVERIFY(inbox.front().body.isEmpty() && inbox.front().reason.isEmpty());
    // Erased again, nothing is missed. What moved between pages is gone when it is opened again.
    run(EraseGuests{h_->desk(0), {id}});
    h_->engine.reset();
    QVERIFY(h_->open());
    if (!h_->place.onServer()) QCOMPARE(left(), QStringList());
}

/// The log of the file cannot be emptied while a reader has an older state, but after the next
/// commit.
void TestErasing::aReaderDoesNotKeepTheGuest()
{
    ROOMRACK_NEEDS_FILE(h_->place);
    const BookingId id = cancelled(kName);
    h_->engine->flush();
    {
        const auto connection = storage::SqliteConnection::open(
            h_->place.place(), storage::Connection::Purpose::Reading);
        QVERIFY(connection && (*connection)->execute(QStringLiteral("BEGIN")));
        QVERIFY((*connection)->integer(QStringLiteral("SELECT count(*) FROM booking")));
        run(EraseGuests{h_->desk(0), {id}});
        h_->engine->flush();
        QVERIFY2(!left().isEmpty(), "the reader may still see it");
    }
    run(h_->book(0, kOther));
    h_->engine->flush();
    // The writer empties it once the callers have their answers.
    QTRY_VERIFY2(left().isEmpty(), qPrintable(left().join(u'\n')));
}

/// Its messages tell what the channel believes.
void TestErasing::anOpenBookingKeepsItsMessages()
{
    const BookingId over = booked(kName), open = booked(kName);
    run(CancelBooking{h_->desk(0), over});
    h_->engine.reset();
    plantMessages(over);
    QVERIFY(h_->open());
    run(EraseGuests{h_->desk(0), {over}});
    const auto inbox = ask(storage::MessagesAbout{h_->hotels[0], h_->desk(0).channel, kReference});
    QCOMPARE(inbox.size(), size_t(1));
    QVERIFY(!inbox.front().body.isEmpty());
    QCOMPARE(ask(storage::OneBooking{h_->hotels[0], open}).guest.name, kName);
}

void TestErasing::bookingsThatAreNotOverAreRefused()
{
    const BookingId open = booked(kName), over = cancelled(kOther);
    const auto refusal = [this](std::vector<BookingId> bookings) {
        const auto answer = h_->engine->run(EraseGuests{h_->desk(0), std::move(bookings)});
        return answer ? ErrorCode::Internal : answer.error().code;
    };
    QCOMPARE(refusal({over, open}), ErrorCode::WrongState);
    QCOMPARE(ask(storage::OneBooking{h_->hotels[0], over}).guest.name, kOther);
    QCOMPARE(refusal({over, BookingId{99'999}}), ErrorCode::NotFound);
    QCOMPARE(refusal({}), ErrorCode::Invalid);
    QCOMPARE(refusal({over, over}), ErrorCode::Invalid);
    QCOMPARE(ask(storage::OneBooking{h_->hotels[0], over}).guest.name, kOther);
    QCOMPARE(ask(storage::OneBooking{h_->hotels[0], open}).guest.name, kName);
}

void TestErasing::theyCanBeReinstatedWithoutAGuest()
{
    const BookingId id = cancelled(kName);
    run(EraseGuests{h_->desk(0), {id}});
    run(ReinstateBooking{h_->desk(0), id});
    const auto row = ask(storage::OneBooking{h_->hotels[0], id});
    QVERIFY(row.guest.name.isEmpty() && row.guest.email.isEmpty());
    QCOMPARE(row.booking.status, BookingStatus::Confirmed);
}

QTEST_GUILESS_MAIN(TestErasing)
#include "test_erasing.moc"
