// SPDX-License-Identifier: GPL-3.0-or-later
// The market segment that a booking keeps: chosen, by its rate plan, or by its channel; and
// segments as items of the description.
#include "booking/description_house.h"
#include "booking/rules/notice_rules.h"
#include "booking/segment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;
using inventory::MarketSegment;

namespace {

constexpr SegmentId kLeisure{1}, kCompany{2}, kGroup{3};
constexpr RatePlanId kCompanyPlan{2};

MarketSegment segment(qint64 id, const char *code, std::vector<ChannelId> channels = {})
{
    MarketSegment made;
    made.id = SegmentId{id};
    made.code = made.name = QString::fromLatin1(code);
    made.channels = std::move(channels);
    made.position = int(std::abs(id));
    return made;
}

/// The desk is of leisure, the second rate plan of companies.
HouseInput hotelWithSegments()
{
    HouseInput in = smallHotel();
    in.catalogue.segments = {segment(1, "LEI", {ChannelId{1}}), segment(2, "COM"),
                             segment(3, "GRP")};
    pricing::RatePlan plan = in.plans.front();
    plan.id = kCompanyPlan;
    plan.code = plan.name = QStringLiteral("CORP");
    plan.parent = kBar;
    plan.segment = kCompany;
    in.plans.push_back(plan);
    return in;
}

struct SegmentHouse : DescriptionHouse {
    SegmentHouse() : DescriptionHouse(hotelWithSegments()) {}

    Answer done(const Command &command)
    {
        const auto answer = (*this)(command);
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    HoldAndConfirm wish(RatePlanId plan = kBar, SegmentId chosen = {}) const
    {
        HoldAndConfirm c{hold(kTwin, 3, 2), {}};
        c.what.plan = plan;
        c.what.segment = chosen;
        return c;
    }
    ChangeBooking change(BookingId id) const
    {
        ChangeBooking c;
        c.caller = desk();
        c.booking = id;
        return c;
    }
    SegmentId of(BookingId id) const { return house.state().booking(id)->segment; }
    EditDescription only(MarketSegment item) const
    {
        DescriptionItems items;
        items.segments = {std::move(item)};
        return edit(std::move(items));
    }
    void retire(SegmentId id)
    {
        MarketSegment item = *catalogue().segment(id);
        item.retiredFrom = kToday;
        done(only(item));
    }
    UndoStep undoOfBooking() const
    {
        const StepRow &row = batch.steps.back();
        auto content = std::make_shared<StepContent>();
        content->step = row.step;
        content->before = row.before.value_or(BookingVersion());
        content->after = row.after.value_or(BookingVersion());
        return {desk(), row.step.id, false, content, {}};
    }
    Error refusal(const Command &command)
    {
        const auto answer = (*this)(command);
        return answer ? Error{ErrorCode::Internal, {}, {}, -1} : answer.error();
    }
};

}  // namespace

class TestSegments : public QObject {
    Q_OBJECT

private slots:
    void thePlanComesBeforeTheChannel()
    {
        SegmentHouse h;
        QCOMPARE(h.of(h.done(h.wish()).booking), kLeisure);
        QCOMPARE(h.of(h.done(h.wish(kCompanyPlan)).booking), kCompany);
        QCOMPARE(h.of(h.done(h.wish(kCompanyPlan, kGroup)).booking), kGroup);
    }

    void aHoldIsSoldWithTheChoice()
    {
        SegmentHouse h;
        TakeHold hold = h.wish().what;
        hold.segment = kGroup;
        const HoldId first = h.done(hold).hold, second = h.done(hold).hold;
        QCOMPARE(h.of(h.done(ConfirmHold{h.desk(), first, {}}).booking), kGroup);
        const ConfirmHold other{h.desk(), second, {}, false, {}, kCompany};
        QCOMPARE(h.of(h.done(other).booking), kCompany);
    }

    void laterEditsChangeNoBooking()
    {
        SegmentHouse h;
        const BookingId id = h.done(h.wish()).booking;
        h.retire(kLeisure);
        QCOMPARE(h.of(id), kLeisure);
        QCOMPARE(h.of(h.done(h.wish()).booking), SegmentId());
        const Error refused = h.refusal(h.wish(kBar, kLeisure));
        QCOMPARE(refused.field, QStringLiteral("market segment"));
        QCOMPARE(h.refusal(h.wish(kBar, SegmentId{77})).code, ErrorCode::NotFound);
    }

    void importedHistoryHasTheOneOfItsColumn()
    {
        SegmentHouse h;
        RecordReservation told;
        told.caller = h.desk();
        told.roomType = kTwin;
        told.stay = Stay(kToday + 7, 2);
        QCOMPARE(h.of(h.done(told).booking), kLeisure);
        told.caller.effective = kStart;
        QCOMPARE(h.of(h.done(told).booking), SegmentId());
        h.retire(kGroup);
        told.segment = kGroup;
        QCOMPARE(h.of(h.done(told).booking), kGroup);
    }

    void aChangeIsUndone()
    {
        SegmentHouse h;
        const BookingId id = h.done(h.wish()).booking;
        ChangeBooking change = h.change(id);
        change.segment = kGroup;
        h.done(change);
        QCOMPARE(h.of(id), kGroup);
        QCOMPARE(h.batch.steps.back().before->segment, kLeisure);
        QCOMPARE(h.batch.steps.back().after->segment, kGroup);
        h.retire(kLeisure);
        const StepRow step = *std::find_if(h.batch.steps.begin(), h.batch.steps.end(),
                                           [](const StepRow &row) { return row.before; });
        auto content = std::make_shared<StepContent>();
        content->step = step.step;
        content->before = *step.before;
        content->after = *step.after;
        h.done(UndoStep{h.desk(), step.step.id, false, content, {}});
        QCOMPARE(h.of(id), kLeisure);  // although it is retired
        change.segment = SegmentId();
        h.done(change);
        QCOMPARE(h.of(id), SegmentId());
    }

    void anotherPlanBringsItsOwn()
    {
        SegmentHouse h;
        const BookingId id = h.done(h.wish(kBar, kGroup)).booking;
        ChangeBooking change = h.change(id);
        change.plan = kCompanyPlan;
        h.done(change);
        QCOMPARE(h.of(id), kCompany);
        h.done(h.undoOfBooking());
        QCOMPARE(h.of(id), kGroup);
        change.segment = kLeisure;
        h.done(change);
        QCOMPARE(h.of(id), kLeisure);
        change.plan = kBar;
        change.segment.reset();
        h.done(change);
        QCOMPARE(h.of(id), kLeisure);
        // The undo leads back to a plan with a segment, but the booking had another one.
        h.done(h.undoOfBooking());
        QCOMPARE(h.of(id), kLeisure);
    }

    void aCorrectedSegmentIsNoNewsForTheGuest()
    {
        Booking was;
        was.segment = kLeisure;
        Booking now = was;
        now.version = was.version + 1;
        now.segment = kGroup;
        QVERIFY(!NoticeRules::concernsGuest(was, now));
        now.adults = was.adults + 1;
        QVERIFY(NoticeRules::concernsGuest(was, now));
        now.segment = was.segment;
        QVERIFY(NoticeRules::concernsGuest(was, now));
    }

    void newItemsReferToEachOther()
    {
        DescriptionHouse h;
        DescriptionItems items;
        items.segments = {segment(-1, "NEW"), segment(-2, "OTHER", {ChannelId{1}})};
        items.plans = {h.house.rates().plans().front()};
        items.plans[0].segment = SegmentId{-1};
        const auto added = h(h.edit(items));
        QVERIFY2(added, added ? "" : qPrintable(added.error().text()));
        const auto &now = h.catalogue().segments;
        QCOMPARE(now.size(), size_t(2));
        QCOMPARE(h.house.rates().plans().front().segment, now[0].id);
        QVERIFY(h(h.undo(added->step)));
        QCOMPARE(h.catalogue().segments[0].retiredFrom, std::optional(kToday));
        QCOMPARE(h.house.rates().plans().front().segment, SegmentId());
        QVERIFY(h.batch.descriptions.back().items.segments.size() == 2);
    }

    void wrongItemsAreNamed_data()
    {
        QTest::addColumn<qint64>("id");
        QTest::addColumn<QString>("code");
        QTest::addColumn<qint64>("channel");
        QTest::addColumn<QString>("field");
        QTest::newRow("used code") << qint64(0) << "grp" << qint64(0) << "market segment code";
        QTest::newRow("no code") << qint64(0) << " " << qint64(0) << "market segment code";
        QTest::newRow("unknown channel") << qint64(3) << "GRP" << qint64(9) << "market segment";
        QTest::newRow("channel of another") << qint64(3) << "GRP" << qint64(1) << "market segment";
        QTest::newRow("unknown") << qint64(9) << "GRP" << qint64(0) << "market segment";
    }
    void wrongItemsAreNamed()
    {
        QFETCH(qint64, id);
        QFETCH(QString, code);
        QFETCH(qint64, channel);
        SegmentHouse h;
        MarketSegment item = segment(id, "X");
        item.code = code;
        item.name = QStringLiteral("Name");
        if (channel != 0) item.channels = {ChannelId{channel}};
        const QByteArray before = h.revision();
        QTEST(h.refusal(h.only(item)).field, "field");
        QCOMPARE(h.revision(), before);
    }

    void aPlanNamesOneThatExists()
    {
        SegmentHouse h;
        DescriptionItems items;
        items.plans = {h.house.rates().plans().front()};
        items.plans[0].segment = SegmentId{9};
        QCOMPARE(h.refusal(h.edit(items)).field, QStringLiteral("rate plan"));
    }
};

QTEST_GUILESS_MAIN(TestSegments)
#include "test_segments.moc"
