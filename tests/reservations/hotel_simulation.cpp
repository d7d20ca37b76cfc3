// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/hotel_simulation.h"

#include "gateways/payment_simulations.h"
#include "storage/store.h"
#include "support/scratch.h"

#include <QFile>

namespace roomrack::tests {

using namespace booking;
using reservations::EndAnswers;
using reservations::EngineAccess;
using reservations::EngineSagas;
using reservations::Outcome;
using reservations::Reply;
using reservations::RequestService;
using reservations::SagaRunner;

namespace {

constexpr Instant kStart{1'772'434'800'000'000};  // 2026-03-02 07:00 UTC
const Night kFirst = Night::fromDate(QDate(2026, 3, 2));

ClaimAnswer rendered(const Outcome &outcome)
{
    const QByteArray words = outcome.refused                               ? "refused "
                             : outcome.kind == Outcome::Kind::Cancellation ? "cancelled "
                             : outcome.kind == Outcome::Kind::Change       ? "changed "
                                                                           : "booked ";
    return {outcome.refused ? 409 : 200, words + QByteArray::number(outcome.answer.booking.value)
                                             + ' ' + QByteArray::number(int(outcome.end))};
}

}  // namespace

engine::HotelSetup prepaidHotel(Night first, int rooms, const Currency &currency)
{
    engine::HotelSetup s;
    inventory::Property &p = s.catalogue.property;
    p.name = QStringLiteral("Quinta da Prova");
    p.currency = currency;
    p.businessDate = p.firstNight = first;
    p.horizonNights = 90;
    s.catalogue.pools = {{PoolId{1}, QStringLiteral("P"), QStringLiteral("Pool"), 0}};
    for (int r = 0; r < rooms; ++r)
        s.catalogue.rooms.push_back({{}, PoolId{1}, QString::number(100 + r)});
    s.catalogue.roomTypes = {{RoomTypeId{1}, PoolId{1}, QStringLiteral("DBL"),
                              QStringLiteral("Double"), rooms, 2, 3, 0}};
    s.catalogue.channels = {
        {ChannelId{1}, inventory::ChannelKind::Desk, QStringLiteral("Front desk"), 300, 1800},
        {ChannelId{2}, inventory::ChannelKind::Website, QStringLiteral("Website"), 300, 1800}};
    const auto plan = [](int id, const char *code, bool prepaid, int freeUntilDays) {
        pricing::RatePlan made;
        made.id = RatePlanId{id};
        made.code = made.name = QString::fromLatin1(code);
        if (prepaid) made.prepayment = pricing::Prepayment::All;
        made.terms.freeUntilDays = freeUntilDays;
        return made;
    };
    s.plans = {plan(1, "BAR", false, 1), plan(2, "PRE", true, 1), plan(3, "FEE", true, 30)};
    s.plans[2].terms.feeNights = 1;
    for (int i = 0; i < 3; ++i) s.rates.push_back({0, i, {first, 90}, 10'000});
    return s;
}

/// Writes like the engine, but some commits fail, and the results of some are lost.
class HotelSimulation::Store final : public reservations::SagaStore {
public:
    Store(HotelSimulation &simulation, EngineAccess &access)
        : simulation_(simulation), real_(access)
    {}
    void open(Got<Rows> done) override
    {
        if (simulation_.options_.mutation == HotelMutation::ForgetsSagas) return done(Rows());
        real_.open(std::move(done));
    }
    void read(SagaId id, BookingId booking, Got<SagaRow> done) override
    {
        real_.read(id, booking, std::move(done));
    }
    void write(const SagaRow &row, HoldWrite hold, std::optional<EndAnswers> answers,
               Got<qint32> done) override
    {
        if (simulation_.options_.mutation == HotelMutation::NoAnswerStored) answers.reset();
        // Before and after the commit.
        simulation_.scheduler_->later(
            simulation_.random().between(500, 4'000),
            alive_.only([this, row, hold, answers, done = std::move(done)] {
                HotelSimulation &simulation = simulation_;
                simulation.maybeCrash();
                const bool goesWrong = simulation.random().chance(simulation.options_.lostCommits)
                                       && !simulation.calm_;
                if (goesWrong && simulation.random().chance(0.5)) {
                    done(fail(ErrorCode::NotSaved, {}, QStringLiteral("no")));
                    return;
                }
                real_.write(row, hold, answers,
                            [&simulation, goesWrong, done](const Result<qint32> &ok) {
                                simulation.maybeCrash();
                                if (goesWrong)
                                    done(fail(ErrorCode::Unknown, {}, QStringLiteral("perhaps")));
                                else
                                    done(ok);
                            });
            }));
    }

private:
    HotelSimulation &simulation_;
    EngineSagas real_;
    Alive alive_;
};

/// State that is lost in a crash.
struct HotelSimulation::Memory {
    explicit Memory(HotelSimulation &w)
        : access(*w.engine_, *w.reading_, *w.scheduler_, w.property_, EngineAccess::Pace::OneByOne),
          hotel(access), store(w, access),
          sagas(*w.scheduler_, store,
                {[](const SagaRow &row) { return RequestService::answersOf(rendered, row); },
                 [this](const SagaRow &row, const std::optional<EndAnswers> &answers) {
                     if (desk) desk->sagaStored(row, answers);
                 }}),
          transport(*w.scheduler_, w.gateway_, w.faults_, [](const auto &, const auto &) {}),
          port({QStringLiteral("https://gateway.example"), kGatewaySecret, 30}, transport)
    {
        desk = std::make_unique<RequestService>(access, sagas, rendered);
        sagas.setPort(&port);
        access.listen([this](const engine::ChangeSet &change) { follow(change, sagas); });
        sagas.open();
    }
    Alive alive;
    EngineAccess access;
    reservations::HotelCopy hotel;
    Store store;
    SagaRunner sagas;
    std::unique_ptr<RequestService> desk;
    MockTransport transport;
    gateways::IntentGateway port;
};

template <typename F>
auto HotelSimulation::inMemory(F f)
{
    return memory_->alive.only(std::move(f));
}

HotelSimulation::HotelSimulation(HotelSimulationOptions options)
    : options_(std::move(options)), folder_(scratchTemplate()), clock_(kStart),
      scheduler_(std::make_unique<engine::VirtualScheduler>(clock_, options_.seed)),
      faults_(simulator::FaultRates::all(options_.faults)),
      gateway_(kGatewaySecret, options_.seed + 1, mannersFor(options_.faults)),
      currency_(currencyOfSimulation(options_.seed))
{
    simulator::GatewayBehavior behavior = gateway_.behavior();
    behavior.refundReturns = options_.faults / 4;
    gateway_.setBehavior(behavior);
}

HotelSimulation::~HotelSimulation()
{
    memory_.reset();
    reading_.reset();
    engine_.reset();
}

void HotelSimulation::open(const QString &file)
{
    engine::EngineOptions options;
    options.ticks = false;
    options.synchronousFull = false;  // power failures are not tested here
    file_ = file;
    engine_ = std::move(engine::Engine::open(file, clock_, options)).value();
    reading_ = std::move(engine::AsyncReader::open(file)).value();
}

/// Simulates the end of the process: only the current content of its files remains.
void HotelSimulation::die()
{
    ++crashes_;
    const QString before = file_;
    const QString copy = folder_.filePath(QStringLiteral("hotel%1.roomrack").arg(++files_));
    for (const char *end : {"", "-wal"})
        QFile::copy(before + QString::fromLatin1(end), copy + QString::fromLatin1(end));
    memory_.reset();
    reading_.reset();
    engine_.reset();
    for (const char *end : {"", "-wal", "-shm"}) QFile::remove(before + QString::fromLatin1(end));
    file_ = copy;
    // Simulates the start-up time.
    scheduler_->later(5 * kSecond, [this] {
        open(file_);
        takeUp();
    });
}

/// Called between two writes; throws Died to simulate the loss of memory.
void HotelSimulation::maybeCrash()
{
    const int moment = moments_++;
    const bool now = (random().chance(options_.crashes) && !calm_) || moment == options_.crashAt;
    if (now) throw Died();
}

void HotelSimulation::run(Instant until)
{
    while (scheduler_->now() < until) {
        try {
            scheduler_->runUntil(until, [this] {
                if (!engine_) return;
                engine_->tick();
                engine_->flush();
            });
        } catch (const Died &) {
            die();
        }
    }
}

void HotelSimulation::takeUp()
{
    memory_ = std::make_unique<Memory>(*this);
}

QStringList HotelSimulation::play()
{
    open(folder_.filePath(QStringLiteral("hotel0.roomrack")));
    property_ = engine_->saveHotel(prepaidHotel(kFirst, 60, currency_)).value();
    takeUp();
    for (int i = 0; i < options_.guests; ++i)
        scheduler_->later(random().below(10 * 60) * kSecond, [this, i] { addGuest(i); });
    everySoOften(30 * kSecond, [this] { askAgain(); });
    everySoOften(7 * kSecond, [this] { news(); });
    everySoOften(kHour, [this] { person(); });
    const Instant start = scheduler_->now();
    run(start + 2 * kHour);
    compareFile();
    // No new faults from here on; everything in progress must settle.
    calm_ = true;
    faults_ = {};
    gateway_.setBehavior({});
    run(start + 40 * kHour);
    compare();
    return wrong_;
}

void HotelSimulation::everySoOften(qint64 micros, std::function<void()> what)
{
    const qint64 pause = calm_ ? std::max(micros, 10 * kMinute) : micros;
    scheduler_->later(pause, [this, micros, what] {
        // Rescheduled first, because the call can end in a crash.
        everySoOften(micros, what);
        if (memory_) what();
    });
}

void HotelSimulation::addGuest(int number)
{
    Guest guest;
    // Guests are never similar: duplicates are tested elsewhere.
    const auto letters = [this] {
        QString word;
        for (int i = 0; i < 9; ++i) word += QChar(u'a' + random().below(26));
        return word;
    };
    guest.name.name = letters() + u' ' + letters();
    guest.name.email = letters() + QStringLiteral("@example.org");
    guest.name.notes = QStringLiteral("guest %1").arg(number);
    guest.what.roomType = RoomTypeId{1};
    guest.what.stay = Stay(kFirst + random().between(5, 25), random().between(1, 4));
    guest.what.plan = RatePlanId{options_.method.isEmpty() ? random().between(1, 3) : 3};
    guests_.push_back(guest);
    const QByteArray key = "key-" + QByteArray::number(stayRequests_.size());
    const size_t who = guests_.size() - 1;
    if (options_.hasty)
        scheduler_->later(random().below(150) * 1'000,
                          [this, who, key] { cancelAtOnce(who, key); });
    addStayRequest(who, Wants::Book);
}

/// A booking gets the number of its hold.
void HotelSimulation::cancelAtOnce(size_t guest, const QByteArray &key)
{
    if (!memory_) return;
    const auto now = engine_->snapshot(property_).value();
    for (const SagaRow &saga : now->sagas)
        if (saga.key == key) guests_[guest].booking = saga.booking;
    if (guests_[guest].booking) addStayRequest(guest, Wants::Cancel);
}

void HotelSimulation::addStayRequest(size_t guest, Wants wants)
{
    StayRequest input;
    input.wants = wants;
    input.guest = guest;
    input.method =
        options_.method.isEmpty() ? paymentMethod(size_t(random().below(10))) : options_.method;
    input.request.caller = {property_, kFirstChannelActor, ChannelId{2}, {}};
    input.request.key = "key-" + QByteArray::number(stayRequests_.size());
    input.request.way = "POST /v1/test";
    input.request.body = QByteArray::number(random().below(1'000'000));
    input.stay = Stay(kFirst + random().between(5, 25), random().between(1, 4));
    input.began = scheduler_->now();
    stayRequests_.push_back(input);
    ask(stayRequests_.size() - 1);
}

void HotelSimulation::ask(size_t number)
{
    if (!memory_) return;
    StayRequest &input = stayRequests_[number];
    input.asked = scheduler_->now();
    const Guest &guest = guests_[input.guest];
    const auto replied = inMemory([this, number](const Reply &reply) { heard(number, reply); });
    RequestService &desk = *memory_->desk;
    switch (input.wants) {
    case Wants::Book: {
        reservations::BookingInput book;
        book.what = guest.what;
        book.guest = guest.name;
        book.method = input.method;
        desk.book(input.request, book, replied);
        break;
    }
    case Wants::Change: {
        ChangeBooking change;
        change.booking = guest.booking;
        change.stay = input.stay;
        change.method = input.method;
        desk.change(input.request, change, replied);
        break;
    }
    case Wants::Cancel: desk.cancel(input.request, {{}, guest.booking, 0}, replied); break;
    }
    maybeCrash();
}

void HotelSimulation::heard(size_t number, const Reply &reply)
{
    if (reply.is != Reply::Is::Answered) return;
    StayRequest &input = stayRequests_[number];
    if (input.answer && *input.answer != reply.answer)
        wrong(QStringLiteral("%1 was answered otherwise: %2, %3")
                  .arg(QString::fromLatin1(input.request.key),
                       QString::fromLatin1(input.answer->body),
                       QString::fromLatin1(reply.answer.body)));
    if (input.answer) return;
    input.answer = reply.answer;
    ++answers_[reply.answer.body.split(' ').front()];
    Guest &guest = guests_[input.guest];
    if (input.wants != Wants::Book || !reply.answer.body.startsWith("booked")) return;
    guest.booking = BookingId{reply.answer.body.split(' ')[1].toLongLong()};
    guest.booked = true;
    if (!options_.minds || calm_) return;
    const size_t who = input.guest;
    if (random().chance(0.4)) {
        scheduler_->later(random().below(600) * kSecond,
                          [this, who] { addStayRequest(who, Wants::Change); });
    }
    if (random().chance(0.5)) {
        const qint64 when = random().below(600) * kSecond;
        const int times = random().between(1, 2);
        for (int i = 0; i < times; ++i)
            scheduler_->later(when, [this, who] { addStayRequest(who, Wants::Cancel); });
    }
}

/// Guests without a reply repeat the request; some repeat it although they got one.
void HotelSimulation::askAgain()
{
    for (size_t i = 0; i < stayRequests_.size(); ++i) {
        const Instant now = scheduler_->now();
        const bool waited = now - stayRequests_[i].asked > 40 * kSecond;
        // A key is kept for a day.
        const bool kept = now - stayRequests_[i].began < 20 * kHour;
        if (options_.hasty && stayRequests_[i].wants == Wants::Cancel && !calm_) continue;
        if (stayRequests_[i].answer ? kept && random().chance(0.02) : waited) ask(i);
    }
}

void HotelSimulation::news()
{
    for (const simulator::MockPayment &p : gateway_.news(scheduler_->now()))
        memory_->sagas.news(p.id);
}

/// A user handles open tasks: retries, and refunds in cash what the gateway cannot refund.
void HotelSimulation::person()
{
    using What = SagaPersonSays::What;
    const auto rows = storage::Reader::open(file_).value()->ask(storage::OpenSagas{property_});
    for (const SagaRow &row : rows.value_or(std::vector<SagaRow>())) {
        const SagaState &s = row.state;
        if (s.task == SagaTask::None) continue;
        What what = isOver(s) ? What::Seen : What::Retry;
        const bool cash = s.task == SagaTask::RefundByHand && (s.refused || s.returned)
                          && s.calling == PaymentCall::None && ++tried_[s.key] > 2;
        const SagaRow *driven = memory_->sagas.row(row.id);
        if (cash && driven && driven->state == s) {
            byHand_[s.key] = s.amount.minor;
            what = What::NotCharged;
        }
        memory_->sagas.handleEvent(row.id, row.booking, SagaPersonSays{what});
    }
}

void HotelSimulation::wrong(const QString &what)
{
    wrong_ += what;
}

}  // namespace roomrack::tests
