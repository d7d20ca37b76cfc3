// SPDX-License-Identifier: GPL-3.0-or-later
// The commission that a booking keeps for its channel: by the rule of the time when it was made, or
// as its channel told it.
#include "booking/commission.h"
#include "booking/limits.h"
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

constexpr RatePlanId kFlexible{2};
constexpr ChannelId kSeller{2};

HouseInput hotelWithSeller()
{
    HouseInput in = smallHotel();
    in.catalogue.channels.push_back(
        {kSeller, inventory::ChannelKind::Ota, QStringLiteral("Seller"), 300, 900});
    pricing::RatePlan flexible = in.plans.front();
    flexible.id = kFlexible;
    flexible.code = flexible.name = QStringLiteral("FLEX");
    in.plans.push_back(flexible);
    return in;
}

struct CommissionHouse : TestHouse {
    explicit CommissionHouse(int basisPoints = 1'500) : TestHouse(hotelWithSeller())
    {
        agree(basisPoints);
    }
    void agree(int basisPoints, std::vector<sync::PlanCommission> plans = {})
    {
        sync::ChannelSettings s;
        s.address = QStringLiteral("https://seller.example.org");
        s.hotelCode = QStringLiteral("H1");
        s.commissionBasisPoints = basisPoints;
        s.planCommissions = std::move(plans);
        const auto saved = (*this)(SaveChannelSetup{desk(), kSeller, s, {}, false});
        if (!saved) qFatal("%s", qPrintable(saved.error().text()));
    }
    Caller seller() const { return {kHotel, channelActor(kSeller), kSeller, {}}; }
    RecordReservation sold(qint64 total, RatePlanId plan = kBar) const
    {
        RecordReservation c;
        c.caller = seller();
        c.roomType = kTwin;
        c.stay = Stay(kToday + 7, 2);
        c.plan = plan;
        c.total = total;
        return c;
    }
    BookingId sell(qint64 total, RatePlanId plan = kBar)
    {
        const auto made = (*this)(sold(total, plan));
        return made ? made->booking : BookingId{};
    }
    ChangeBooking price(BookingId id, qint64 total, bool bySeller = false) const
    {
        ChangeBooking c;
        c.caller = bySeller ? seller() : desk();
        c.booking = id;
        c.always = bySeller;
        c.total = total;
        return c;
    }
    const Booking &kept(BookingId id) const { return *house.state().booking(id); }
    std::optional<qint64> of(BookingId id) const { return kept(id).commission; }
    UndoStep undoOfLastStep() const
    {
        const StepRow &row = batch.steps.back();
        auto content = std::make_shared<StepContent>();
        content->step = row.step;
        content->before = row.before.value_or(BookingVersion());
        content->after = row.after.value_or(BookingVersion());
        return {desk(), row.step.id, false, content, {}};
    }
};

std::optional<qint64> amount(qint64 minor)
{
    return minor;
}

}  // namespace

class TestCommissions : public QObject {
    Q_OBJECT

private slots:
    void theRuleOfTheChannelAppliesAsItWas();
    void exceptionsArePerRatePlan();
    void aSourceWithoutARuleKeepsNothing();
    void anAgencyHasACommissionOfItsOwn();
    void holdsAreSoldWithTheRuleOfTheSale();
    void anotherTotalKeepsTheRate();
    void anotherPlanKeepsTheRate();
    void aToldAmountCountsAndFollowsTheTotal();
    void aToldPercentageStaysARate();
    void aToldAmountSurvivesAnyTotal();
    void impossibleAmountsAreNotTaken();
    void itsChannelMayTellItAnew();
    void undoRestoresWhatWasTold();
    void endedBookingsOweItOnTheFee();
    void aReinstatedBookingOwesTheWholeAgain();
    void importedHistoryHasNone();
    void aDisconnectedChannelKeepsThePast();
    void aStateThatIsReadAgainHasTheRules();
    void settingsThatCannotBeReadPinNothing();
    void largeAmountsDoNotOverflow();
};

void TestCommissions::theRuleOfTheChannelAppliesAsItWas()
{
    CommissionHouse h;
    const BookingId before = h.sell(100'03);
    h.agree(1'000);
    const BookingId after = h.sell(100'05);
    QCOMPARE(h.of(before), amount(15'00));
    QCOMPARE(h.of(after), amount(10'00));  // half to even
    QCOMPARE(h.kept(before).commissionBasisPoints, 1'500);
    QCOMPARE(h.kept(after).commissionBasisPoints, 1'000);
}

void TestCommissions::exceptionsArePerRatePlan()
{
    CommissionHouse h;
    h.agree(1'500, {{kFlexible, 0}});
    QCOMPARE(h.of(h.sell(200'00, kFlexible)), amount(0));
    QCOMPARE(h.of(h.sell(200'00)), amount(30'00));
    sync::ChannelSettings s;
    s.address = QStringLiteral("https://seller.example.org");
    s.hotelCode = QStringLiteral("H1");
    s.planCommissions = {{RatePlanId{77}, 100}};
    const auto unknown = h(SaveChannelSetup{h.desk(), kSeller, s, {}, false});
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().field, QStringLiteral("rate plan"));
}

void TestCommissions::aSourceWithoutARuleKeepsNothing()
{
    CommissionHouse h;
    TakeHold hold = h.hold(kTwin, 7, 2);
    hold.plan = kBar;
    const auto booked = h(HoldAndConfirm{hold, {}});
    QVERIFY(booked);
    QCOMPARE(h.of(booked->booking), amount(0));
}

/// Without a connection; that of one has the settings of the channel.
void TestCommissions::anAgencyHasACommissionOfItsOwn()
{
    HouseInput in = hotelWithSeller();
    for (inventory::Channel &channel : in.catalogue.channels) channel.commissionBasisPoints = 1'000;
    in.commissions = {{kSeller, sync::CommissionRule{500, {}}}};
    TestHouse h(std::move(in));
    TakeHold hold = h.hold(kTwin, 7, 2);
    hold.plan = kBar;
    for (const auto &[channel, expected] :
         {std::pair(ChannelId{1}, 10'00), std::pair(kSeller, 5'00)}) {
        hold.caller.channel = channel;
        const auto booked = h(HoldAndConfirm{hold, {}});
        QVERIFY(booked);
        QCOMPARE(h.house.state().booking(booked->booking)->commission, amount(expected));
    }
}

void TestCommissions::holdsAreSoldWithTheRuleOfTheSale()
{
    CommissionHouse h;
    TakeHold hold = h.hold(kTwin, 7, 2);
    hold.caller = h.seller();
    hold.plan = kBar;
    const auto held = h(hold);
    QVERIFY(held);
    h.agree(2'000);
    const auto booked = h(ConfirmHold{h.seller(), held->hold, {}});
    QVERIFY(booked);
    QCOMPARE(h.of(booked->booking), amount(20'00));
}

void TestCommissions::anotherTotalKeepsTheRate()
{
    CommissionHouse h;
    const BookingId id = h.sell(100'00);
    h.agree(2'000);
    ChangeBooking guests = h.price(id, 100'00);
    guests.adults = 1;
    QVERIFY(h(guests));
    QCOMPARE(h.of(id), amount(15'00));
    QVERIFY(h(h.price(id, 80'00)));
    QCOMPARE(h.of(id), amount(12'00));
    QVERIFY(h(h.undoOfLastStep()));
    QCOMPARE(h.of(id), amount(15'00));
}

void TestCommissions::anotherPlanKeepsTheRate()
{
    CommissionHouse h;
    h.agree(1'500, {{kFlexible, 500}});
    const BookingId id = h.sell(100'00);
    ChangeBooking change = h.price(id, 120'00);
    change.plan = kFlexible;
    const auto changed = h(change);
    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().text()));
    QCOMPARE(h.of(id), amount(18'00));
}

void TestCommissions::aToldAmountCountsAndFollowsTheTotal()
{
    CommissionHouse h;
    RecordReservation told = h.sold(100'00);
    told.told.commission = 7'77;
    const auto made = h(told);
    QVERIFY(made);
    QCOMPARE(h.of(made->booking), amount(7'77));
    QCOMPARE(h.kept(made->booking).commissionBasisPoints, kToldAmount);
    QVERIFY(h(h.price(made->booking, 50'00)));
    QCOMPARE(h.of(made->booking), amount(3'88));  // half to even
}

void TestCommissions::aToldPercentageStaysARate()
{
    CommissionHouse h;
    RecordReservation told = h.sold(100'00);
    told.told.commission = 18'00;
    told.told.commissionBasisPoints = 1'800;
    const auto made = h(told);
    QVERIFY(made);
    QVERIFY(h(h.price(made->booking, 50'00)));
    QCOMPARE(h.of(made->booking), amount(9'00));
}

/// Also where the total was none, or too small for the amount to be left in it.
void TestCommissions::aToldAmountSurvivesAnyTotal()
{
    CommissionHouse h;
    RecordReservation told = h.sold(100'00);
    told.told.commission = 7'77;
    const BookingId id = h(told)->booking;
    for (const auto &[total, expected] :
         {std::pair(0, 0), std::pair(100'00, 7'77), std::pair(1, 0), std::pair(50'00, 3'88),
          std::pair(200'00, 15'54), std::pair(100'00, 7'77)}) {
        QVERIFY(h(h.price(id, total)));
        QCOMPARE(h.of(id), amount(expected));
    }
    // Its channel tells another total, and the first one again, without a commission.
    for (const auto &[total, expected] : {std::pair(0, 0), std::pair(100'00, 7'77)}) {
        ChangeBooking again = h.price(id, total, true);
        again.told = ToldStay();
        QVERIFY(h(again));
        QCOMPARE(h.of(id), amount(expected));
    }
    RecordReservation free = h.sold(0);
    free.told.commission = 5'00;
    const BookingId second = h(free)->booking;
    for (const qint64 total : {100'00, 0, 80'00}) {
        QVERIFY(h(h.price(second, total)));
        QCOMPARE(h.of(second), amount(5'00));
    }
}

void TestCommissions::impossibleAmountsAreNotTaken()
{
    CommissionHouse h;
    for (const qint64 wrong : {qint64(-1), kMostMoney + 1}) {
        RecordReservation told = h.sold(100'00);
        told.told.commission = wrong;
        const auto made = h(told);
        QVERIFY(made);
        QCOMPARE(h.of(made->booking), amount(15'00));
    }
    RecordReservation told = h.sold(100'00);
    told.told.commission = 5'00;
    told.told.commissionBasisPoints = 20'000;
    const auto made = h(told);
    QVERIFY(made);
    QCOMPARE(h.kept(made->booking).commissionBasisPoints, kToldAmount);
}

void TestCommissions::itsChannelMayTellItAnew()
{
    CommissionHouse h;
    const BookingId id = h.sell(100'00);
    ChangeBooking same = h.price(id, 100'00, true);
    same.told = ToldStay{true, {}, {}, 13'00, {}};
    QVERIFY(h(same));
    QCOMPARE(h.of(id), amount(13'00));
    ChangeBooking untold = h.price(id, 200'00, true);
    untold.told = ToldStay();
    QVERIFY(h(untold));
    QCOMPARE(h.of(id), amount(26'00));
    // Only the channel itself tells it.
    ChangeBooking other = h.price(id, 200'00);
    other.told = ToldStay{true, {}, {}, 1'00, {}};
    QVERIFY(h(other));
    QCOMPARE(h.of(id), amount(26'00));
}

/// In proportion, 3.33 of 100.00 would come back from 10.00 as 3.30.
void TestCommissions::undoRestoresWhatWasTold()
{
    CommissionHouse h;
    RecordReservation told = h.sold(100'00);
    told.told.commission = 3'33;
    const auto made = h(told);
    QVERIFY(made);
    QVERIFY(h(h.price(made->booking, 10'00)));
    QCOMPARE(h.of(made->booking), amount(33));
    QVERIFY(h(h.undoOfLastStep()));
    QCOMPARE(h.of(made->booking), amount(3'33));
    // What the channel told since stays.
    QVERIFY(h(h.price(made->booking, 50'00)));
    UndoStep undo = h.undoOfLastStep();
    undo.onlyWhatStillFits = true;
    ChangeBooking since = h.price(made->booking, 50'00, true);
    since.told = ToldStay{true, {}, {}, 10'00, {}};
    QVERIFY(h(since));
    QVERIFY(h(undo));
    QCOMPARE(h.kept(made->booking).total, qint64(100'00));
    QCOMPARE(h.of(made->booking), amount(20'00));
}

void TestCommissions::endedBookingsOweItOnTheFee()
{
    CommissionHouse h;
    const auto owed = [&](qint64 fee, std::optional<qint64> told) {
        RecordReservation c = h.sold(100'00);
        c.told.commission = told;
        const auto made = h(c);
        const auto over = h(CancelBooking{h.desk(), made->booking, 0, fee});
        const EndedBooking &ended = h.house.state().memory.ended[made->booking];
        return over ? commissionOwed(ended.booking, ended.fee) : std::nullopt;
    };
    QCOMPARE(owed(0, {}), amount(0));
    QCOMPARE(owed(40'00, {}), amount(6'00));
    QCOMPARE(owed(40'00, 8'00), amount(3'20));
    Booking walked;
    walked.total = 100'00;
    walked.commission = 15'00;
    walked.commissionBasisPoints = 1'500;
    walked.status = BookingStatus::Walked;
    QCOMPARE(commissionOwed(walked, 90'00), amount(0));
    walked.commission.reset();
    QCOMPARE(commissionOwed(walked, 90'00), std::optional<qint64>());
}

void TestCommissions::aReinstatedBookingOwesTheWholeAgain()
{
    CommissionHouse h;
    RecordReservation c = h.sold(100'00);
    c.told.commission = 8'00;
    const auto made = h(c);
    QVERIFY(made);
    QVERIFY(h(CancelBooking{h.desk(), made->booking, 0, 0}));
    const auto back = h(ReinstateBooking{h.desk(), made->booking, 0, {}, {}});
    QVERIFY2(back, back ? "" : qPrintable(back.error().text()));
    QCOMPARE(h.of(made->booking), amount(8'00));
}

void TestCommissions::importedHistoryHasNone()
{
    CommissionHouse h;
    RecordReservation c = h.sold(100'00);
    c.caller.effective = kStart + -kDay;
    const auto made = h(c);
    QVERIFY(made);
    QVERIFY(!h.of(made->booking));
    QVERIFY(h(h.price(made->booking, 50'00)));
    QVERIFY(!h.of(made->booking));
}

void TestCommissions::aDisconnectedChannelKeepsThePast()
{
    CommissionHouse h;
    const BookingId before = h.sell(100'00);
    QVERIFY(h(SaveChannelSetup{h.desk(), kSeller, {}, {}, false}));
    QCOMPARE(h.of(before), amount(15'00));
    // The last rate stays that of the channel.
    QCOMPARE(h.of(h.sell(100'00)), amount(15'00));
    QCOMPARE(h.house.state().catalogue.channel(kSeller)->commissionBasisPoints, 1'500);
}

void TestCommissions::aStateThatIsReadAgainHasTheRules()
{
    HouseInput in = hotelWithSeller();
    in.channelSetups = {{kSeller, 1}};
    in.commissions = {{kSeller, sync::CommissionRule{1'200, {{kFlexible, 2'000}}}}};
    TestHouse h(std::move(in));
    RecordReservation c;
    c.caller = {kHotel, channelActor(kSeller), kSeller, {}};
    c.roomType = kTwin;
    c.stay = Stay(kToday + 7, 1);
    c.total = 100'00;
    for (const auto &[plan, expected] : {std::pair(kBar, 12'00), std::pair(kFlexible, 20'00)}) {
        c.plan = plan;
        const auto made = h(c);
        QVERIFY(made);
        QCOMPARE(h.house.state().booking(made->booking)->commission, amount(expected));
    }
}

/// 0 would say that nothing was agreed.
void TestCommissions::settingsThatCannotBeReadPinNothing()
{
    HouseInput in = hotelWithSeller();
    in.channelSetups = {{kSeller, 1}};
    TestHouse h(std::move(in));
    TakeHold hold = h.hold(kTwin, 7, 2);
    hold.plan = kBar;
    hold.caller.channel = kSeller;
    const auto booked = h(HoldAndConfirm{hold, {}});
    QVERIFY(booked);
    QVERIFY(!h.house.state().booking(booked->booking)->commission);
}

void TestCommissions::largeAmountsDoNotOverflow()
{
    QCOMPARE(shareOf(kMostMoney, 10'000), kMostMoney);
    Booking b;
    b.total = kMostMoney;
    b.commission = kMostMoney;
    b.commissionBasisPoints = kToldAmount;
    QCOMPARE(commissionOn(b, kMostMoney), std::optional(kMostMoney));
    b.total = 1;
    QCOMPARE(commissionOn(b, kMostMoney), std::optional(kMostMoney));
    b.total = 0;
    QCOMPARE(commissionOn(b, 0), amount(0));
    b.toldCommission = ToldCommission{kMostMoney, 1};
    QCOMPARE(commissionOn(b, kMostMoney), std::optional(kMostMoney));
}

QTEST_GUILESS_MAIN(TestCommissions)
#include "test_commissions.moc"
