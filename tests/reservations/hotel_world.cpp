// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/hotel_world.h"

#include "gateways/payment_worlds.h"
#include "storage/store.h"
#include "support/scratch.h"

#include <QFile>

namespace roomrack::tests {

using namespace booking;
using reservations::EndAnswers;
using reservations::EngineLine;
using reservations::EngineSagas;
using reservations::Outcome;
using reservations::Reply;
using reservations::RequestDesk;
using reservations::SagaRunner;

namespace {

constexpr qint64 kMinute = 60 * kSecond, kHour = 60 * kMinute;
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
        made.prepaid = prepaid;
        made.terms.freeUntilDays = freeUntilDays;
        return made;
    };
    s.plans = {plan(1, "BAR", false, 1), plan(2, "PRE", true, 1), plan(3, "FEE", true, 30)};
    s.plans[2].terms.feeNights = 1;
    for (int i = 0; i < 3; ++i) s.rates.push_back({0, i, {first, 90}, 10'000});
    return s;
}

/// Writes like the engine, but some commits fail, and the results of some are lost.
class HotelWorld::Store final : public reservations::SagaStore {
public:
    Store(HotelWorld &world, EngineLine &line) : world_(world), real_(line) {}
    void open(Got<Rows> done) override
    {
        if (world_.options_.mutation == HotelMutation::ForgetsSagas) return done(Rows());
        real_.open(std::move(done));
    }
    void read(SagaId id, BookingId booking, Got<SagaRow> done) override
    {
        real_.read(id, booking, std::move(done));
    }
    void write(const SagaRow &row, HoldWrite hold, std::optional<EndAnswers> answers,
               Got<qint32> done) override
    {
        if (world_.options_.mutation == HotelMutation::NoAnswerStored) answers.reset();
        // Before and after the commit.
        world_.world_->later(
            world_.random().between(500, 4'000),
            alive_.only([this, row, hold, answers, done = std::move(done)] {
                HotelWorld &world = world_;
                world.maybeCrash();
                const bool goesWrong =
                    world.random().chance(world.options_.lostCommits) && !world.calm_;
                if (goesWrong && world.random().chance(0.5)) {
                    done(fail(ErrorCode::NotSaved, {}, QStringLiteral("no")));
                    return;
                }
                real_.write(row, hold, answers,
                            [&world, goesWrong, done](const Result<qint32> &ok) {
                                world.maybeCrash();
                                if (goesWrong)
                                    done(fail(ErrorCode::Unknown, {}, QStringLiteral("perhaps")));
                                else
                                    done(ok);
                            });
            }));
    }

private:
    HotelWorld &world_;
    EngineSagas real_;
    Alive alive_;
};

/// State that is lost in a crash.
struct HotelWorld::Memory {
    explicit Memory(HotelWorld &w)
        : line(*w.engine_, *w.reading_, *w.world_, w.property_, EngineLine::Pace::OneByOne),
          hotel(line), store(w, line),
          sagas(*w.world_, store,
                {[](const SagaRow &row) { return RequestDesk::answersOf(rendered, row); },
                 [this](const SagaRow &row, const std::optional<EndAnswers> &answers) {
                     if (desk) desk->sagaStored(row, answers);
                 }}),
          transport(*w.world_, w.gateway_, w.faults_, [](const auto &, const auto &) {}),
          port({QStringLiteral("https://gateway.example"), kGatewaySecret, 30}, transport)
    {
        desk = std::make_unique<RequestDesk>(line, sagas, rendered);
        sagas.setPort(&port);
        line.listen([this](const engine::ChangeSet &change) { follow(change, sagas); });
        sagas.open();
    }
    Alive alive;
    EngineLine line;
    reservations::HotelCopy hotel;
    Store store;
    SagaRunner sagas;
    std::unique_ptr<RequestDesk> desk;
    MockTransport transport;
    gateways::IntentGateway port;
};

template <typename F>
auto HotelWorld::inMemory(F f)
{
    return memory_->alive.only(std::move(f));
}

HotelWorld::HotelWorld(HotelWorldOptions options)
    : options_(std::move(options)), folder_(scratchTemplate()), clock_(kStart),
      world_(std::make_unique<engine::VirtualWorld>(clock_, options_.seed)),
      faults_(simulator::FaultRates::all(options_.faults)),
      gateway_(kGatewaySecret, options_.seed + 1, mannersFor(options_.faults)),
      currency_(worldCurrency(options_.seed))
{}

HotelWorld::~HotelWorld()
{
    memory_.reset();
    reading_.reset();
    engine_.reset();
}

void HotelWorld::open(const QString &file)
{
    engine::EngineOptions options;
    options.ticks = false;
    options.synchronousFull = false;  // power failures are not tested here
    file_ = file;
    engine_ = std::move(engine::Engine::open(file, clock_, options)).value();
    reading_ = std::move(engine::ReadDesk::open(file)).value();
}

/// Simulates the end of the process: only the current content of its files remains.
void HotelWorld::die()
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
    world_->later(5 * kSecond, [this] {
        open(file_);
        takeUp();
    });
}

/// Called between two writes; throws Died to simulate the loss of memory.
void HotelWorld::maybeCrash()
{
    const int moment = moments_++;
    const bool now = (random().chance(options_.crashes) && !calm_) || moment == options_.crashAt;
    if (now) throw Died();
}

void HotelWorld::run(Instant until)
{
    while (world_->now() < until) {
        try {
            world_->runUntil(until, [this] {
                if (!engine_) return;
                engine_->tick();
                engine_->flush();
            });
        } catch (const Died &) {
            die();
        }
    }
}

void HotelWorld::takeUp()
{
    memory_ = std::make_unique<Memory>(*this);
}

QStringList HotelWorld::play()
{
    open(folder_.filePath(QStringLiteral("hotel0.roomrack")));
    property_ = engine_->saveHotel(prepaidHotel(kFirst, 60, currency_)).value();
    takeUp();
    for (int i = 0; i < options_.guests; ++i)
        world_->later(random().below(10 * 60) * kSecond, [this, i] { addGuest(i); });
    everySoOften(30 * kSecond, [this] { askAgain(); });
    everySoOften(7 * kSecond, [this] { news(); });
    everySoOften(kHour, [this] { person(); });
    const Instant start = world_->now();
    run(start + 2 * kHour);
    compareFile();
    // No new faults from here on; everything in progress must settle.
    calm_ = true;
    faults_ = {};
    gateway_.setManners({});
    run(start + 40 * kHour);
    compare();
    return wrong_;
}

void HotelWorld::everySoOften(qint64 micros, std::function<void()> what)
{
    const qint64 pause = calm_ ? std::max(micros, 10 * kMinute) : micros;
    world_->later(pause, [this, micros, what] {
        // Rescheduled first, because the call can end in a crash.
        everySoOften(micros, what);
        if (memory_) what();
    });
}

void HotelWorld::addGuest(int number)
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
    const QByteArray key = "key-" + QByteArray::number(wishes_.size());
    const size_t who = guests_.size() - 1;
    if (options_.hasty)
        world_->later(random().below(150) * 1'000, [this, who, key] { cancelAtOnce(who, key); });
    addWish(who, Wants::Book);
}

/// A booking gets the number of its hold.
void HotelWorld::cancelAtOnce(size_t guest, const QByteArray &key)
{
    if (!memory_) return;
    const auto now = engine_->snapshot(property_).value();
    for (const SagaRow &saga : now->sagas)
        if (saga.key == key) guests_[guest].booking = saga.booking;
    if (guests_[guest].booking) addWish(guest, Wants::Cancel);
}

void HotelWorld::addWish(size_t guest, Wants wants)
{
    Wish wish;
    wish.wants = wants;
    wish.guest = guest;
    wish.method =
        options_.method.isEmpty() ? paymentMethod(size_t(random().below(10))) : options_.method;
    wish.request.caller = {property_, kFirstChannelActor, ChannelId{2}, {}};
    wish.request.key = "key-" + QByteArray::number(wishes_.size());
    wish.request.way = "POST /v1/test";
    wish.request.body = QByteArray::number(random().below(1'000'000));
    wish.stay = Stay(kFirst + random().between(5, 25), random().between(1, 4));
    wish.began = world_->now();
    wishes_.push_back(wish);
    ask(wishes_.size() - 1);
}

void HotelWorld::ask(size_t number)
{
    if (!memory_) return;
    Wish &wish = wishes_[number];
    wish.asked = world_->now();
    const Guest &guest = guests_[wish.guest];
    const auto replied = inMemory([this, number](const Reply &reply) { heard(number, reply); });
    RequestDesk &desk = *memory_->desk;
    switch (wish.wants) {
    case Wants::Book: {
        reservations::BookingWish book;
        book.what = guest.what;
        book.guest = guest.name;
        book.method = wish.method;
        desk.book(wish.request, book, replied);
        break;
    }
    case Wants::Change: {
        ChangeBooking change;
        change.booking = guest.booking;
        change.stay = wish.stay;
        change.method = wish.method;
        desk.change(wish.request, change, replied);
        break;
    }
    case Wants::Cancel: desk.cancel(wish.request, {{}, guest.booking, 0}, replied); break;
    }
    maybeCrash();
}

void HotelWorld::heard(size_t number, const Reply &reply)
{
    if (reply.is != Reply::Is::Answered) return;
    Wish &wish = wishes_[number];
    if (wish.answer && *wish.answer != reply.answer)
        wrong(QStringLiteral("%1 was answered otherwise: %2, %3")
                  .arg(QString::fromLatin1(wish.request.key),
                       QString::fromLatin1(wish.answer->body),
                       QString::fromLatin1(reply.answer.body)));
    if (wish.answer) return;
    wish.answer = reply.answer;
    ++answers_[reply.answer.body.split(' ').front()];
    Guest &guest = guests_[wish.guest];
    if (wish.wants != Wants::Book || !reply.answer.body.startsWith("booked")) return;
    guest.booking = BookingId{reply.answer.body.split(' ')[1].toLongLong()};
    guest.booked = true;
    if (!options_.minds || calm_) return;
    const size_t who = wish.guest;
    if (random().chance(0.4)) {
        world_->later(random().below(600) * kSecond, [this, who] { addWish(who, Wants::Change); });
    }
    if (random().chance(0.5)) {
        const qint64 when = random().below(600) * kSecond;
        const int times = random().between(1, 2);
        for (int i = 0; i < times; ++i)
            world_->later(when, [this, who] { addWish(who, Wants::Cancel); });
    }
}

/// Guests without a reply repeat the request; some repeat it although they got one.
void HotelWorld::askAgain()
{
    for (size_t i = 0; i < wishes_.size(); ++i) {
        const Instant now = world_->now();
        const bool waited = now - wishes_[i].asked > 40 * kSecond;
        // A key is kept for a day.
        const bool kept = now - wishes_[i].began < 20 * kHour;
        if (options_.hasty && wishes_[i].wants == Wants::Cancel && !calm_) continue;
        if (wishes_[i].answer ? kept && random().chance(0.02) : waited) ask(i);
    }
}

void HotelWorld::news()
{
    for (const simulator::MockPayment &p : gateway_.news(world_->now())) memory_->sagas.news(p.id);
}

/// A user handles open tasks: retries, and refunds in cash what the gateway cannot refund.
void HotelWorld::person()
{
    using What = SagaPersonSays::What;
    const auto rows = storage::Reader::open(file_).value()->openSagas(property_);
    for (const SagaRow &row : rows.value_or(std::vector<SagaRow>())) {
        const SagaState &s = row.state;
        if (s.task == SagaTask::None) continue;
        What what = isOver(s) ? What::Seen : What::Retry;
        const bool cash = s.task == SagaTask::RefundByHand && s.refused
                          && s.calling == PaymentCall::None && ++tried_[s.key] > 2;
        const SagaRow *driven = memory_->sagas.row(row.id);
        if (cash && driven && driven->state == s) {
            byHand_[s.key] = s.amount.minor;
            what = What::NotCharged;
        }
        memory_->sagas.tell(row.id, row.booking, SagaPersonSays{what});
    }
}

void HotelWorld::wrong(const QString &what)
{
    wrong_ += what;
}

}  // namespace roomrack::tests
