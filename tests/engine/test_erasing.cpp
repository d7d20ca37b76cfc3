// SPDX-License-Identifier: GPL-3.0-or-later
// Guests who are erased are in no byte of the file any more; their bookings stay, and others lose
// nothing.
#include "engine/two_hotels.h"
#include "storage/reader.h"
#include "support/canary.h"

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

Canaries canaries()
{
    std::vector<Canary> all;
    for (const QString &text :
         {QStringLiteral("Zaunkönig"), QStringLiteral("zaunkoenig.example"), kPhone, kReference,
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
    qint64 count(const QByteArray &sql) const;
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

/// What channels, payments and the search for duplicates have stored about the booking, and a
/// message about another guest.
void TestErasing::plantMessages(BookingId booking) const
{
    const QString message = QStringLiteral(
        "INSERT INTO channel_message (property, channel, number, at, micros, inbound, outcome,"
        " entries, what, said, request, answer) VALUES (%1, 2, %2, 1, 1, 1, 1, 1, 'any', '', %3,"
        " %4)");
    const QString property = QString::number(h_->hotels[0].value);
    const QString id = QString::number(booking.value);
    const QString none = bytes({});
    const QStringList all{
        message.arg(property, QStringLiteral("1"),
                    bytes(QStringLiteral("<Given>Wilhelmine</Given><Surname>Zaunkönig</Surname>")),
                    none),
        message.arg(property, QStringLiteral("2"), none, bytes(QStringLiteral("to ") + kMail)),
        message.arg(property, QStringLiteral("3"), bytes(kOther), bytes(kOther)),
        QStringLiteral("INSERT INTO inbox (property, channel, reservation, revision, received,"
                       " state, keep_until, reason, body) VALUES (%1, 2, 'R1', 'a', 1, 2, 99999,"
                       " 'broken wing', %2)")
            .arg(property, bytes(QStringLiteral("{\"ref\":\"%1\"}").arg(kReference))),
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
    if (!h_->place.onServer()) QVERIFY2(left().size() > 8, "the search finds what is there");
    const auto before = ask(storage::OneBooking{h_->hotels[0], id});

    run(EraseGuests{h_->desk(0), {id}});
    if (!h_->place.onServer()) QCOMPARE(left(), QStringList());
    const auto after = ask(storage::OneBooking{h_->hotels[0], id});
    QVERIFY(after.guest.isEmpty());
    QVERIFY(after.booking == before.booking);
    QCOMPARE(after.fee, over.fee);
    QCOMPARE(ask(storage::OneBooking{h_->hotels[0], other}).guest.name, kOther);
    const auto history = ask(storage::BookingHistory{h_->hotels[0], id});
    QVERIFY(history.back().kind == RecordKind::GuestErased);
    QVERIFY(history.back().actor == kDeskActor);
    QVERIFY2(history.size() >= 4, "what happened stays");
    const auto messages = ask(storage::ChannelMessages{{h_->hotels[0], {}, false}, 0, 10});
    int kept = 0;
    for (const auto &row : messages) kept += row.request == kOther.toUtf8();
    QCOMPARE(kept, 1);
    // Erased again, nothing is missed.
    run(EraseGuests{h_->desk(0), {id}});
    h_->engine.reset();
    QVERIFY(h_->open());
    if (!h_->place.onServer()) QCOMPARE(left(), QStringList());
}

/// The log of the file cannot be emptied while a reader has an older state, but later.
void TestErasing::aReaderDoesNotKeepTheGuest()
{
    ROOMRACK_NEEDS_FILE(h_->place);
    const BookingId id = cancelled(kName);
    h_->engine->flush();
    const auto reader = storage::Reader::open(h_->place.place());
    QVERIFY(reader && (*reader)->ask(storage::OneBooking{h_->hotels[0], id}));
    run(EraseGuests{h_->desk(0), {id}});
    cancelled(kOther);
    h_->engine->flush();
    const auto now = (*reader)->ask(storage::OneBooking{h_->hotels[0], id});
    QVERIFY(now && now->guest.isEmpty());
    h_->engine.reset();
    QVERIFY(h_->open());
    run(EraseGuests{h_->desk(0), {id}});
    QVERIFY(!left().join(u'\n').contains(QStringLiteral("Zaunkönig")));
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
    QVERIFY(row.guest.isEmpty());
    QCOMPARE(row.booking.status, BookingStatus::Confirmed);
}

QTEST_GUILESS_MAIN(TestErasing)
#include "test_erasing.moc"
