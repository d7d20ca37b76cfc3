// SPDX-License-Identifier: GPL-3.0-or-later
// Guests of direct bookings receive mails in their hotel's language and once, whatever the mail
// server does; a mail failure never undoes a booking.
#include "engine/language_scope.h"
#include "reservations/notices/notifier.h"
#include "reservations/reception.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using gateways::Mail;
using gateways::MailAnswer;
using reservations::MailSetup;
using reservations::Notifier;

namespace {

constexpr Instant kStart{1'772'434'800'000'000};  // 2026-03-02 07:00 UTC
const Night kFirst = Night::fromDate(QDate(2026, 3, 2));

/// The displayed text: amounts contain a non-breaking space.
QString textOf(const Mail &mail)
{
    return QString(mail.text).replace(QChar::Nbsp, u' ');
}

MailSetup mailSetup()
{
    MailSetup setup;
    setup.host = QStringLiteral("127.0.0.1");
    setup.security = gateways::MailSecurity::None;
    setup.fromAddress = QStringLiteral("desk@hotel.example");
    return setup;
}

}  // namespace

class TestNotifier : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void guestIsWrittenToOnce();
    void changesAndCancellationsAreTold();
    void guestWhoDoesNotComeGetsNoConfirmation();
    void whatTheChannelCollectsIsNotDueAtTheHotel();
    void whatTheServerDoesNotTakeIsTriedAgainUnderTheSameNumber();
    void refusedMailIsNotTriedAgain();
    void wrongPasswordIsForAPerson();
    void whatWaitsIsTakenUpAfterARestart();
    void guestWithoutAnAddressIsNotWrittenTo();
    void channelsWriteToTheirGuestsThemselves();
    void lettersAreInTheHotelsLanguage();
    void lettersSayWhatWasChargedInWhichCurrency();
    void whatCouldAddAHeaderIsRefused();

private:
    void start();
    void stop();
    BookingId book(const QString &name, ChannelId channel = ChannelId{2},
                   const QString &mail = QStringLiteral("ana@example.org"));
    NoticeRow notice() const;
    void run(qint64 seconds);

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<core::ManualClock> clock_;
    std::unique_ptr<engine::VirtualScheduler> scheduler_;
    std::unique_ptr<engine::Engine> engine_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<reservations::EngineAccess> access_;
    std::unique_ptr<reservations::HotelCopy> hotel_;
    std::unique_ptr<Notifier> notifier_;
    PropertyId property_;
    std::vector<Mail> sent_;
    MailAnswer says_;
};

void TestNotifier::init()
{
    sent_.clear();
    says_ = {MailAnswer::Kind::Sent, 250, {}};
    folder_ = std::make_unique<QTemporaryDir>(scratchTemplate());
    clock_ = std::make_unique<core::ManualClock>(kStart);
    scheduler_ = std::make_unique<engine::VirtualScheduler>(*clock_, 1);
    property_ = {};
    start();
}

void TestNotifier::cleanup()
{
    stop();
}

void TestNotifier::start()
{
    engine::EngineOptions options;
    options.ticks = false;
    const QString file = folder_->filePath(QStringLiteral("hotel.roomrack"));
    engine_ = std::move(engine::Engine::open(file, *clock_, options)).value();
    if (!property_) {
        property_ = engine_->saveHotel(prepaidHotel(kFirst, 5, Currency())).value();
        SaveHotelSetup setup;
        setup.caller.property = property_;
        setup.kind = SetupKind::Mail;
        setup.content = toText(mailSetup());
        QVERIFY(engine_->run(Command(setup)));
    }
    reading_ = std::move(engine::AsyncReader::open(file)).value();
    access_ = std::make_unique<reservations::EngineAccess>(
        *engine_, *reading_, *scheduler_, property_, reservations::EngineAccess::Pace::OneByOne);
    hotel_ = std::make_unique<reservations::HotelCopy>(*access_);
    notifier_ = std::make_unique<Notifier>(*access_, *hotel_);
    access_->listen([this](const engine::ChangeSet &change) { notifier_->follow(change); });
    notifier_->setMail(mailSetup(), [this](const Mail &mail, auto done) {
        sent_.push_back(mail);
        scheduler_->later(50'000, [done, answer = says_] { done(answer); });
    });
    notifier_->open();
}

void TestNotifier::stop()
{
    notifier_.reset();
    hotel_.reset();
    access_.reset();
    reading_.reset();
    engine_.reset();
}

BookingId TestNotifier::book(const QString &name, ChannelId channel, const QString &mail)
{
    HoldAndConfirm book;
    book.what.caller = {property_, kDeskActor, channel, {}};
    book.what.roomType = RoomTypeId{1};
    book.what.stay = Stay(kFirst + 10, 2);
    book.what.plan = RatePlanId{1};
    book.guest.name = name;
    book.guest.email = mail;
    const auto answer = engine_->run(Command(book));
    engine_->flush();
    return answer ? answer->booking : BookingId();
}

NoticeRow TestNotifier::notice() const
{
    const auto rows = storage::Reader::open(engine_->file())
                          .value()
                          ->ask(storage::Notices{property_, false, 10})
                          .value();
    return rows.empty() ? NoticeRow() : rows.front();
}

void TestNotifier::run(qint64 seconds)
{
    scheduler_->runUntil(scheduler_->now() + seconds * kSecond, [this] { engine_->flush(); });
}

void TestNotifier::guestIsWrittenToOnce()
{
    const BookingId id = book(QStringLiteral("Ana Prova"));
    run(60);
    QCOMPARE(sent_.size(), size_t(1));
    const Mail &mail = sent_.front();
    QCOMPARE(mail.to.address, QStringLiteral("ana@example.org"));
    QCOMPARE(mail.from.name, QStringLiteral("Quinta da Prova"));
    QVERIFY(mail.subject.contains(QString::number(id.value)));
    for (const char *part :
         {"Dear Ana Prova,", "12 March 2026", "Rooms: 1 × Double",
          "Total, taxes included: EUR 200.00", "Payment at the hotel.", "Free cancellation until"})
        QVERIFY2(textOf(mail).contains(QString::fromUtf8(part)), qPrintable(mail.text));
    QCOMPARE(notice().outcome, NoticeOutcome::Sent);
    QCOMPARE(notifier_->waiting(), 0);
    run(7'200);
    QCOMPARE(sent_.size(), size_t(1));
}

void TestNotifier::changesAndCancellationsAreTold()
{
    const BookingId id = book(QStringLiteral("Ana Prova"));
    run(60);
    ChangeBooking change;
    change.caller = {property_, kDeskActor, ChannelId{1}, {}};
    change.booking = id;
    change.version = 1;
    change.stay = Stay(kFirst + 10, 3);
    auto plan = (*engine_->snapshot(property_))->plans.front();
    plan.terms.refundable = false;  // but not that of the booking
    const EditDescription edit{change.caller, {{}, {}, {}, {plan}}, {}, false, {}};
    QVERIFY(engine_->run(Command(edit)) && engine_->run(Command(change)));
    run(60);
    CancelBooking cancel;
    cancel.caller = change.caller;
    cancel.booking = id;
    cancel.version = 2;
    QVERIFY(engine_->run(Command(cancel)));
    run(60);
    QCOMPARE(sent_.size(), size_t(3));
    QVERIFY(sent_[1].subject.contains(QStringLiteral("has been changed")));
    QVERIFY(textOf(sent_[1]).contains(QStringLiteral("EUR 300.00")));
    QVERIFY(textOf(sent_[1]).contains(QStringLiteral("Free cancellation until")));
    QVERIFY(sent_[2].subject.contains(QStringLiteral("has been cancelled")));
    QVERIFY(sent_[0].key != sent_[1].key && sent_[1].key != sent_[2].key);
}

/// Walked or a no-show, while the letters waited for a mail server.
void TestNotifier::guestWhoDoesNotComeGetsNoConfirmation()
{
    for (const bool walked : {true, false}) {
        notifier_->setMail(std::nullopt, {});
        ChangeBooking change;
        change.caller = {property_, kDeskActor, ChannelId{1}, {}};
        change.booking = book(QStringLiteral("Ana Prova"));
        change.version = 1;
        change.stay = Stay(kFirst + 10, 3);
        QVERIFY(engine_->run(Command(change)));
        run(60);
        QCOMPARE(notifier_->waiting(), 2);
        WalkBooking walk;
        walk.caller = change.caller;
        walk.booking = change.booking;
        walk.version = 2;
        walk.hotel = QStringLiteral("Elsewhere");
        const MarkNoShow noShow{change.caller, change.booking, 2};
        if (!walked) QVERIFY(engine_->run(Command(MoveBusinessDate{walk.caller, kFirst + 10})));
        QVERIFY(engine_->run(walked ? Command(walk) : Command(noShow)));
        run(60);
        notifier_->setMail(mailSetup(), [this](const Mail &mail, auto) { sent_.push_back(mail); });
        run(60);
        QVERIFY(sent_.empty());
        QCOMPARE(notice().outcome, NoticeOutcome::Refused);
        QCOMPARE(notifier_->waiting(), 0);
    }
}

void TestNotifier::whatTheChannelCollectsIsNotDueAtTheHotel()
{
    RecordReservation told;
    told.caller = {property_, kDeskActor, ChannelId{1}, {}};
    told.roomType = RoomTypeId{1};
    told.stay = Stay(kFirst + 10, 2);
    told.total = 200'00;
    told.guest.name = QStringLiteral("Ana Prova");
    told.guest.email = QStringLiteral("ana@example.org");
    told.channelCollects = true;
    const auto made = engine_->run(Command(told));
    QVERIFY(made.has_value());
    ChangeBooking change;
    change.caller = told.caller;
    change.booking = made->booking;
    for (const qint64 total : {200'00, 250'00}) {
        ++change.version;
        change.total = total;
        QVERIFY(engine_->run(Command(change)));
        run(60);
    }
    QCOMPARE(sent_.size(), size_t(2));
    for (const Mail &mail : sent_) {
        QVERIFY(textOf(mail).contains(QStringLiteral("Total, taxes included: EUR 2")));
        QVERIFY2(!mail.text.contains(QStringLiteral("Payment at the hotel")),
                 qPrintable(mail.text));
    }
    QVERIFY(!textOf(sent_[0]).contains(QStringLiteral("Due at the hotel")));
    QVERIFY(textOf(sent_[1]).contains(QStringLiteral("Due at the hotel: EUR 50.00")));
}

void TestNotifier::whatTheServerDoesNotTakeIsTriedAgainUnderTheSameNumber()
{
    for (const auto kind : {MailAnswer::Kind::TryLater, MailAnswer::Kind::Unknown}) {
        sent_.clear();
        says_ = {kind, 0, QStringLiteral("busy")};
        book(QStringLiteral("Ana Prova"));
        run(600);
        QVERIFY(sent_.size() > 1 && sent_.size() < 8);
        QCOMPARE(notice().outcome, NoticeOutcome::Waiting);
        QCOMPARE(notice().said, QStringLiteral("busy"));
        says_.kind = MailAnswer::Kind::Sent;
        run(3'600);
        QCOMPARE(notice().outcome, NoticeOutcome::Sent);
        for (const Mail &mail : sent_) {
            QCOMPARE(mail.key, sent_.front().key);
            QCOMPARE(gateways::mailBytes(mail).value(), gateways::mailBytes(sent_.front()).value());
        }
    }
}

void TestNotifier::refusedMailIsNotTriedAgain()
{
    says_ = {MailAnswer::Kind::Refused, 550, QStringLiteral("no such mailbox")};
    const BookingId id = book(QStringLiteral("Ana Prova"));
    run(7'200);
    QCOMPARE(sent_.size(), size_t(1));
    QCOMPARE(notice().outcome, NoticeOutcome::Refused);
    QCOMPARE(notice().said, QStringLiteral("no such mailbox"));
    const auto row =
        storage::Reader::open(engine_->file()).value()->ask(storage::OneBooking{property_, id});
    QCOMPARE(row->booking.status, BookingStatus::Confirmed);
}

void TestNotifier::wrongPasswordIsForAPerson()
{
    says_ = {MailAnswer::Kind::NotAllowed, 535, QStringLiteral("wrong password")};
    book(QStringLiteral("Ana Prova"));
    run(300);
    QCOMPARE(notifier_->trouble(), QStringLiteral("wrong password"));
    QCOMPARE(sent_.size(), size_t(1));
    // A new setup triggers an immediate retry.
    says_.kind = MailAnswer::Kind::Sent;
    notifier_->setMail(mailSetup(), [this](const Mail &mail, auto done) {
        sent_.push_back(mail);
        done(says_);
    });
    run(1);
    QCOMPARE(sent_.size(), size_t(2));
    QVERIFY(notifier_->trouble().isEmpty());
    QCOMPARE(notice().outcome, NoticeOutcome::Sent);
}

void TestNotifier::whatWaitsIsTakenUpAfterARestart()
{
    notifier_->setMail(std::nullopt, {});
    book(QStringLiteral("Ana Prova"));
    run(60);
    QCOMPARE(notifier_->waiting(), 1);
    QVERIFY(sent_.empty());
    stop();
    start();
    run(60);
    QCOMPARE(sent_.size(), size_t(1));
    QCOMPARE(notice().outcome, NoticeOutcome::Sent);
}

void TestNotifier::guestWithoutAnAddressIsNotWrittenTo()
{
    const BookingId id = book(QStringLiteral("Ana Prova"), ChannelId{1}, {});
    CancelBooking cancel;
    cancel.caller = {property_, kDeskActor, ChannelId{1}, {}};
    cancel.booking = id;
    cancel.version = 1;
    QVERIFY(engine_->run(Command(cancel)));
    run(60);
    QVERIFY(sent_.empty());
    QCOMPARE(notifier_->waiting(), 0);
}

void TestNotifier::channelsWriteToTheirGuestsThemselves()
{
    auto setup = prepaidHotel(kFirst, 5, Currency());
    setup.catalogue.property.id = property_;
    setup.catalogue.channels.push_back(
        {ChannelId{3}, inventory::ChannelKind::Ota, QStringLiteral("Wayfarer"), 300, 1800});
    setup.rates.clear();
    const auto saved = engine_->saveHotel(setup);
    QVERIFY2(saved.has_value(), saved ? "" : qPrintable(saved.error().text()));
    QVERIFY(book(QStringLiteral("Ana Prova"), ChannelId{3}));
    run(60);
    QVERIFY(sent_.empty());
}

void TestNotifier::lettersAreInTheHotelsLanguage()
{
    if (!engine::languages().contains(QStringLiteral("de")))
        QSKIP("this build has no translations");
    reservations::LetterFacts facts;
    facts.property.name = QStringLiteral("Hotel Prova");
    facts.booking.id = BookingId{77};
    facts.booking.stay = Stay(kFirst + 10, 2);
    facts.booking.total = 25'000;
    facts.guest.name = QStringLiteral("Ana Prova");
    facts.guest.email = QStringLiteral("ana@example.org");
    facts.roomType = QStringLiteral("Doppelzimmer");
    MailSetup setup = mailSetup();
    setup.language = QStringLiteral("de");
    const auto mail = guestLetter(facts, setup, "key", kStart);
    QVERIFY(mail);
    QVERIFY2(mail->subject.endsWith(QStringLiteral("Ihre Buchung 77")), qPrintable(mail->subject));
    QVERIFY2(textOf(*mail).contains(QStringLiteral("12. März 2026")), qPrintable(mail->text));
    QVERIFY(textOf(*mail).contains(QStringLiteral("250,00")));
}

void TestNotifier::lettersSayWhatWasChargedInWhichCurrency()
{
    reservations::LetterFacts facts;
    facts.booking.stay = Stay(kFirst + 10, 2);
    facts.booking.total = 25'000;
    facts.guest.name = QStringLiteral("Ana Prova");
    facts.guest.email = QStringLiteral("ana@example.org");
    SagaRow paid, back;
    paid.state.end = SagaEnd::Booked;
    paid.state.amount = {27'190, Currency::make(QStringLiteral("USD")).value()};
    back.state.purpose = SagaPurpose::Refund;
    back.state.amount = {10'000, paid.state.amount.currency};
    addPayments({paid, back}, facts);
    facts.charge = Charge{paid.state.amount, pricing::FxFactor::make(10876, 4).value(), {}, kFirst};
    const auto mail = guestLetter(facts, mailSetup(), "key", kStart);
    QVERIFY(mail);
    QVERIFY2(textOf(*mail).contains(QStringLiteral("EUR 250.00")), qPrintable(mail->text));
    QVERIFY(textOf(*mail).contains(QStringLiteral("In your currency: USD 271.90")));
    QVERIFY(textOf(*mail).contains(QStringLiteral("Charged to your card: USD 271.90")));
    QVERIFY(textOf(*mail).contains(QStringLiteral("Refunded to your card: USD 100.00")));
    // The bank returned it: it is not said to be refunded.
    reservations::LetterFacts owed = facts;
    owed.charged = owed.givenBack = {};
    back.state.task = SagaTask::RefundByHand;
    addPayments({paid, back}, owed);
    const auto other = guestLetter(owed, mailSetup(), "key", kStart);
    QVERIFY(other);
    QVERIFY2(textOf(*other).contains(QStringLiteral("Still to be refunded to you: USD 100.00")),
             qPrintable(other->text));
    QVERIFY(!textOf(*other).contains(QStringLiteral("Refunded to your card")));
    // The price was lowered, refunded, and raised again at the front desk.
    QVERIFY(textOf(*mail).contains(QStringLiteral("Due at the hotel: USD 100.00")));
    reservations::LetterFacts paidInFull = facts;
    paidInFull.givenBack = {};
    QVERIFY(!textOf(*guestLetter(paidInFull, mailSetup(), "key", kStart))
                 .contains(QStringLiteral("Due at the hotel")));
    // Paid in part, before the booking had a plan that is paid at the hotel.
    reservations::LetterFacts part = facts;
    part.charged = {Money{10'000, paid.state.amount.currency}};
    part.givenBack = {};
    const auto rest = guestLetter(part, mailSetup(), "key", kStart);
    QVERIFY(rest);
    QVERIFY2(textOf(*rest).contains(QStringLiteral("Due at the hotel: USD 171.90")),
             qPrintable(rest->text));
    facts.kind = NoticeKind::Cancelled;
    facts.fee = 15'000;
    const auto end = guestLetter(facts, mailSetup(), "key", kStart);
    QVERIFY(end);
    QVERIFY2(textOf(*end).contains(QStringLiteral("Cancellation fee: EUR 150.00 (USD 163.14)")),
             qPrintable(end->text));
}

void TestNotifier::whatCouldAddAHeaderIsRefused()
{
    reservations::LetterFacts facts;
    facts.booking.stay = Stay(kFirst + 10, 2);
    facts.guest.name = QStringLiteral("Ana\r\nBcc: all@example.org");
    facts.guest.email = QStringLiteral("ana@example.org");
    QVERIFY(!guestLetter(facts, mailSetup(), "key", kStart));
    book(QStringLiteral("Ana\r\nBcc: all@example.org"));
    run(60);
    QVERIFY(sent_.empty());
    QCOMPARE(notifier_->waiting(), 0);
}

QTEST_GUILESS_MAIN(TestNotifier)
#include "test_notifier.moc"
