// SPDX-License-Identifier: GPL-3.0-or-later
// The stays that an AlpineBits receiver may sell are those that the property sells: the property's
// restrictions are sent, an independent calculator reads the bytes, and the property is queried for
// the same stays.
#include "channels/alpinebits/alpine_dialect.h"
#include "channels/controller/shown.h"
#include "channels/stay_calculator.h"
#include "core/random.h"
#include "engine/engine_hotel.h"
#include "protocols/alpinebits/form.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::channels;
using namespace roomrack::tests;
using protocols::alpinebits::PingAnswer;

namespace {

constexpr int kTypes = 3, kArrivals = 40, kLongest = 8;

QString codeOf(int type)
{
    return QStringLiteral("T%1").arg(type);
}

sync::ChannelSettings agreedWith()
{
    sync::ChannelSettings s;
    s.protocol = sync::Protocol::AlpineBits;
    s.hotelCode = QStringLiteral("H1");
    for (int t = 1; t <= kTypes; ++t) {
        s.rooms.push_back({RoomTypeId{t}, codeOf(t), true});
        s.rates.push_back({RoomTypeId{t}, RatePlanId{1}, QStringLiteral("BAR"), {2}});
    }
    return s;
}

Reply handshake()
{
    Reply reply;
    reply.came = Reply::Came::Answer;
    reply.status = 200;
    reply.body = encode(PingAnswer{{}, AlpineAgreement::capabilities(), {}});
    return reply;
}

}  // namespace

class TestStayRules : public QObject {
    Q_OBJECT

private slots:
    void whatTheChannelMaySellIsWhatTheHotelSells();

private:
    /// One random restriction on some nights of each type; the day of departure counts, too.
    void restrict(core::Random &random);
    /// Sends pending cells to the calculator.
    void tell();
    bool hotelSells(int type, Stay stay);

    EngineHotel hotel_;
    sync::ChannelSettings settings_ = agreedWith();
    std::optional<sync::Board> board_;
    AlpineDialect dialect_{settings_, "secret"};
    StayCalculator calculator_;
    int said_ = 0;
};

void TestStayRules::restrict(core::Random &random)
{
    EditBlock edit;
    edit.caller = hotel_.desk();
    const auto set = [&edit](CellField field, int type, int night, qint64 value) {
        edit.cells.push_back({{field, RoomTypeId{type}, {}, {}, 0}, {kToday + night, 1}, {value}});
    };
    for (int type = 1; type <= kTypes; ++type) {
        for (int night = 0; night < kArrivals + kLongest; ++night) {
            // All of them: a restriction left from the previous round could interfere.
            const auto kind = random.next() % 8;
            const int least = kind == 0 || kind == 2 ? 1 + int(random.next() % 4) : 0;
            const int most =
                kind == 1 || kind == 2 ? std::max(1, least) + int(random.next() % 4) : 0;
            set(CellField::MinStay, type, night, least);
            set(CellField::MaxStay, type, night, most);
            set(CellField::ClosedToArrival, type, night, kind == 3);
            set(CellField::ClosedToDeparture, type, night, kind == 4);
            set(CellField::StopSell, type, night, kind == 5 && random.next() % 3 == 0);
        }
    }
    const auto done = hotel_.engine->run(Command(edit));
    QVERIFY2(done, done ? "" : qPrintable(done.error().text()));
}

void TestStayRules::tell()
{
    const engine::HotelView view(**hotel_.engine->snapshot(hotel_.property));
    dialect_.describe(HotelFacts::of(view.catalogue(), view.rates().plans()));
    if (!board_) board_.emplace(sync::rowsOf(settings_), kToday, kHorizon);
    Shown shown(ChannelId{2}, settings_);
    shown.setFx(view, {});
    shown.work(view, SoldThere(), {}, board_->first(), board_->end() - 1, *board_);
    const quint8 kinds = sync::bit(sync::RowKind::Limits) | sync::bit(sync::RowKind::Rate);
    const sync::Pass pass = board_->take({kinds, 1'000'000, false});
    QVERIFY(!pass.isEmpty());
    const Request request =
        dialect_.write(*board_, pass, {Instant{++said_}, QString::number(said_)});
    const auto form =
        protocols::alpinebits::decodeForm(header(request.headers, "Content-Type"), request.body);
    QVERIFY(form && calculator_.hear(form->request));
    Reply done = handshake();
    done.body = encode(protocols::alpinebits::Action::RatePlans, {}, *dialect_.version());
    const Verdict verdict = dialect_.read(pass, done);
    QCOMPARE(verdict.kind, Verdict::Kind::Done);
    board_->acknowledge(pass, verdict.refused);
}

bool TestStayRules::hotelSells(int type, Stay stay)
{
    const auto held = hotel_.engine->run(hotel_.hold(type, stay.checkIn() - kToday, stay.nights()));
    if (held) return hotel_.engine->run(ReleaseHold{hotel_.desk(), held->hold}).has_value();
    if (held.error().code != ErrorCode::Restricted) qFatal("%s", qPrintable(held.error().text()));
    return false;
}

/// Three room types, forty days of arrival, one to eight nights: 960 stays; the restrictions of the
/// second round are sent as changes, those of the first as a whole.
void TestStayRules::whatTheChannelMaySellIsWhatTheHotelSells()
{
    QVERIFY(hotel_.make(kTypes));
    dialect_.hello({Instant{1}, QStringLiteral("1")});
    QCOMPARE(dialect_.readHello(handshake()).kind, Verdict::Kind::Done);
    core::Random random(20'260'301);
    for (int round = 0; round < 2; ++round) {
        restrict(random);
        tell();
        if (QTest::currentTestFailed()) return;
        int sold = 0, refused = 0;
        QStringList wrong;
        for (int type = 1; type <= kTypes; ++type) {
            for (int day = 0; day < kArrivals; ++day) {
                for (int nights = 1; nights <= kLongest; ++nights) {
                    const Stay stay(kToday + day, nights);
                    const bool here = hotelSells(type, stay);
                    ++(here ? sold : refused);
                    if (calculator_.sells(QStringLiteral("BAR"), codeOf(type), stay, 2) == here)
                        continue;
                    wrong += QStringLiteral("%1 %2 for %3 nights: %4 by the hotel only")
                                 .arg(codeOf(type), stay.checkIn().iso())
                                 .arg(nights)
                                 .arg(here ? QStringLiteral("sold") : QStringLiteral("refused"));
                }
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 of %2 stays, the first %3")
                                                 .arg(wrong.size())
                                                 .arg(sold + refused)
                                                 .arg(wrong.value(0))));
        QCOMPARE(sold + refused, kTypes * kArrivals * kLongest);
        QVERIFY(sold > 100 && refused > 100);
    }
}

QTEST_GUILESS_MAIN(TestStayRules)
#include "test_stay_rules.moc"
