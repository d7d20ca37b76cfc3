// SPDX-License-Identifier: GPL-3.0-or-later
// Every condition of a rate plan in the dialogs that sell it: a plan that is not sold for the stay
// says which condition is not met, before a refusal and in it; the others are sold.
#include "desktop/new_booking/confirm_hold_dialog.h"
#include "desktop/new_booking/offers_model.h"
#include "desktop/overbooking/sisters.h"
#include "shown_booking.h"
#include "shown_change.h"
#include "support/condition_cases.h"
#include "themed_test.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>

#include <algorithm>
#include <memory>

using namespace roomrack;
using namespace roomrack::desktop;
using namespace roomrack::tests;
using Stage = BookingDraft::Stage;

namespace {

struct Shape {
    const char *name;
    const char *type;  ///< empty: best available
    int rooms;
};
const Shape kShapes[] = {
    {"one room", "STD", 1}, {"best available", "", 1}, {"several rooms", "STD", 2}};

pricing::RatePlan planNamed(const QString &name, RatePlanId parent)
{
    pricing::RatePlan plan;
    plan.code = plan.name = name;
    plan.parent = parent;
    return plan;
}

QString nameOf(const ConditionCase &one)
{
    return QStringLiteral("C%1").arg(&one - kConditionCases);
}

/// Not alike, so that none seems to be a duplicate.
QString guestOf(const ConditionCase &one)
{
    const int i = int(&one - kConditionCases);
    return QString(7, QLatin1Char(char('a' + i))) + QLatin1Char(' ')
           + QString(7, QLatin1Char(char('m' + i)));
}

bool names(const QString &text, const ConditionCase &one)
{
    return text.contains(QLatin1String(one.reason));
}

}  // namespace

class TestPlanConditions : public ThemedTest {
    Q_OBJECT

private slots:
    void newBookingNamesTheCondition_data();
    void newBookingNamesTheCondition();
    void newBookingSellsWhatIsMet_data();
    void newBookingSellsWhatIsMet();
    void changeNamesTheCondition_data() { addConditionCases(); }
    void changeNamesTheCondition();
    void changeSellsWhatIsMet();
    void aChangedStayMustMeetThem_data() { addConditionCases(); }
    void aChangedStayMustMeetThem();
    void heldRoomsAreConfirmedWhateverThePlanRequiresSince_data() { addConditionCases(); }
    void heldRoomsAreConfirmedWhateverThePlanRequiresSince();
    void sistersOfferWhatIsMet();

private:
    /// With a rate plan for each condition, and others.
    SmallHotel &hotel();
    ConditionedSale sale() { return {hotel().today(), Stay(hotel().today() + 4, 3)}; }
    size_t index(const QString &plan);
    RatePlanId id(const QString &plan);
    /// Selects the price of the plan, and enters the number of rooms.
    void choose(const ShownBooking &shown, const Shape &shape, const QString &plan);
    BookingPreset preset(const Shape &shape);
    BookingId booked(const QString &plan, Stay stay);
    void cancel(BookingId booking)
    {
        hotel().run(booking::CancelBooking{hotel().desk(), booking, 0});
    }

    std::unique_ptr<SmallHotel> hotel_;
};

SmallHotel &TestPlanConditions::hotel()
{
    if (hotel_) return *hotel_;
    hotel_ = std::make_unique<SmallHotel>();
    const auto known = [this] { return hotel_->session().view().rates().plans(); };
    const RatePlanId parent = known().front().id;
    std::vector<pricing::RatePlan> all;
    for (const ConditionCase &one : kConditionCases) {
        all.push_back(planNamed(nameOf(one), parent));
        one.set(all.back().conditions, sale());
    }
    all.push_back(planNamed(QStringLiteral("Coded"), parent));
    all.back().conditions = metConditions(sale());
    all.push_back(planNamed(QStringLiteral("Met"), parent));
    all.back().conditions = metConditions(sale());
    all.back().conditions.code.clear();
    all.push_back(planNamed(QStringLiteral("Later"), parent));
    const size_t count = known().size() + all.size();
    hotel_->run(booking::EditDescription{hotel_->desk(), {{}, {}, {}, all}, {}, false, {}});
    if (!waitFor([&] { return known().size() == count; })) qFatal("the plans do not arrive");
    return *hotel_;
}

size_t TestPlanConditions::index(const QString &plan)
{
    const auto &plans = hotel().session().view().rates().plans();
    for (size_t i = 0; i < plans.size(); ++i)
        if (plans[i].code == plan) return i;
    qFatal("no plan %s", qPrintable(plan));
}

RatePlanId TestPlanConditions::id(const QString &plan)
{
    return hotel().session().view().rates().plans()[index(plan)].id;
}

BookingPreset TestPlanConditions::preset(const Shape &shape)
{
    BookingPreset preset;
    preset.stay = sale().stay;
    if (*shape.type != '\0') preset.roomType = hotel().type(shape.type);
    return preset;
}

void TestPlanConditions::choose(const ShownBooking &shown, const Shape &shape, const QString &plan)
{
    shown.find<QSpinBox>("rooms")->setValue(shape.rooms);
    auto *table = shown.find<QTableView>("offers");
    const auto *offers = qobject_cast<const OffersModel *>(table->model());
    QVERIFY(offers);
    const RoomTypeId type = preset(shape).roomType.value_or(RoomTypeId{});
    table->setCurrentIndex(offers->index(offers->rowOf(type), offers->columnOf(id(plan))));
}

BookingId TestPlanConditions::booked(const QString &plan, Stay stay)
{
    booking::HoldAndConfirm book;
    book.what.caller = hotel().desk();
    book.what.roomType = hotel().type("STD");
    book.what.stay = stay;
    book.what.adults = 2;
    book.what.plan = id(plan);
    book.guest.name = QStringLiteral("Ana");
    return hotel().run(book).booking;
}

void TestPlanConditions::newBookingNamesTheCondition_data()
{
    QTest::addColumn<int>("condition");
    QTest::addColumn<int>("shape");
    for (int c = 0; c < int(std::size(kConditionCases)); ++c) {
        for (int s = 0; s < int(std::size(kShapes)); ++s)
            QTest::addRow("%s, %s", kConditionCases[c].name, kShapes[s].name) << c << s;
    }
}

/// The desk may hold it all the same.
void TestPlanConditions::newBookingNamesTheCondition()
{
    QFETCH(int, shape);
    const ConditionCase &one = conditionCase();
    {
        ShownBooking shown(hotel(), *theme_, preset(kShapes[shape]));
        choose(shown, kShapes[shape], nameOf(one));
        const auto *table = shown.find<QTableView>("offers");
        QVERIFY(!table->currentIndex().data(OffersModel::kPossibleRole).toBool());
        const auto *obstacle = shown.find<QLabel>("obstacle");
        QVERIFY(obstacle->isVisible());
        QVERIFY2(names(obstacle->text(), one), qPrintable(obstacle->text()));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Refused);
        const Error problem = shown.dialog->draft()->problem().value();
        QCOMPARE(problem.code, ErrorCode::Restricted);
        QCOMPARE(problem.field, QLatin1String(one.field));
        const QString shownProblem = shown.find<QLabel>("problem")->text();
        QVERIFY2(names(shownProblem, one), qPrintable(shownProblem));
        QCOMPARE(hotel().liveHolds(), 0);
        shown.click("help");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(shown.dialog->draft()->choice().plan, id(nameOf(one)));
    }
    QTRY_COMPARE(hotel().liveHolds(), 0);
}

void TestPlanConditions::newBookingSellsWhatIsMet_data()
{
    QTest::addColumn<int>("shape");
    for (int s = 0; s < int(std::size(kShapes)); ++s) QTest::newRow(kShapes[s].name) << s;
}

void TestPlanConditions::newBookingSellsWhatIsMet()
{
    QFETCH(int, shape);
    {
        ShownBooking shown(hotel(), *theme_, preset(kShapes[shape]));
        choose(shown, kShapes[shape], QStringLiteral("Coded"));
        const auto *table = shown.find<QTableView>("offers");
        const auto *obstacle = shown.find<QLabel>("obstacle");
        QVERIFY(!table->currentIndex().data(OffersModel::kPossibleRole).toBool());
        shown.type("code", kNamedCode.toLower());
        QVERIFY(table->currentIndex().data(OffersModel::kPossibleRole).toBool());
        QVERIFY2(!obstacle->isVisible(), qPrintable(obstacle->text()));
        shown.click("next");
        QTRY_COMPARE(shown.stage(), Stage::Held);
        QCOMPARE(hotel().liveHolds(), 1);
    }
    QTRY_COMPARE(hotel().liveHolds(), 0);
}

void TestPlanConditions::changeNamesTheCondition()
{
    const ConditionCase &one = conditionCase();
    const BookingId booking = booked(QStringLiteral("Met"), sale().stay);
    {
        const ShownChange change(hotel(), booking);
        const int row = change.plans()->findData(id(nameOf(one)).value);
        QVERIFY(!change.offers(row));
        QVERIFY2(names(change.plans()->itemText(row), one),
                 qPrintable(change.plans()->itemText(row)));
        // As if the condition was set while it was chosen.
        change.plans()->setCurrentIndex(row);
        QVERIFY2(names(change.obstacle(), one), qPrintable(change.obstacle()));
        change.save();
        // A code is named where it is typed.
        const QWidget *field = change.plans();
        if (QLatin1String(QTest::currentDataTag()) == QLatin1String("code"))
            field = change.find<QLineEdit>("code");
        QTRY_VERIFY(field->property("wrong").toBool());
        QVERIFY2(names(change.obstacle(), one), qPrintable(change.obstacle()));
        QCOMPARE(change.changed.size(), 0);
    }
    QCOMPARE(hotel().read(booking).booking.version, 1);
    cancel(booking);
}

void TestPlanConditions::changeSellsWhatIsMet()
{
    const BookingId booking = booked(QStringLiteral("BAR"), sale().stay);
    {
        const ShownChange change(hotel(), booking);
        const int row = change.plans()->findData(id(QStringLiteral("Met")).value);
        QVERIFY(change.offers(row));
        change.plans()->setCurrentIndex(row);
        QCOMPARE(change.obstacle(), QString());
        change.save();
        QTRY_COMPARE(change.changed.size(), 1);
    }
    QCOMPARE(hotel().read(booking).booking.plan, id(QStringLiteral("Met")));
    cancel(booking);
}

/// The conditions were set after it was booked. Its source and its code stay the same.
void TestPlanConditions::aChangedStayMustMeetThem()
{
    const ConditionCase &one = conditionCase();
    const QString plan = QStringLiteral("Later");
    const Stay stay = sale().stay;
    setConditions(hotel(), index(plan), {});
    const BookingId booking = booked(plan, Stay(stay.checkIn(), stay.nights() - 1));
    pricing::PlanConditions conditions;
    one.set(conditions, sale());
    setConditions(hotel(), index(plan), conditions);
    {
        const ShownChange change(hotel(), booking);
        QCOMPARE(change.obstacle(), QString());
        change.setNights(stay.nights());
        QCOMPARE(change.obstacle().isEmpty(), one.isOfTheSource());
        QCOMPARE(names(change.obstacle(), one), !one.isOfTheSource());
        change.save();
        if (one.isOfTheSource()) {
            QTRY_COMPARE(change.changed.size(), 1);
        } else {
            QTRY_VERIFY(change.plans()->property("wrong").toBool());
            QVERIFY2(names(change.obstacle(), one), qPrintable(change.obstacle()));
        }
    }
    QCOMPARE(hotel().read(booking).booking.stay == stay, one.isOfTheSource());
    cancel(booking);
}

void TestPlanConditions::heldRoomsAreConfirmedWhateverThePlanRequiresSince()
{
    const ConditionCase &one = conditionCase();
    const QString plan = QStringLiteral("Later");
    setConditions(hotel(), index(plan), {});
    booking::TakeHold take;
    take.caller = hotel().desk();
    take.roomType = hotel().type("STD");
    take.stay = sale().stay;
    take.adults = 2;
    take.plan = id(plan);
    const HoldId hold = hotel().run(take).hold;
    pricing::PlanConditions conditions;
    one.set(conditions, sale());
    setConditions(hotel(), index(plan), conditions);
    QTRY_VERIFY(hotel().session().view().hold(hold));
    auto *dialog = new ConfirmHoldDialog(hotel().session(), hold);
    QSignalSpy done(dialog, &ConfirmHoldDialog::booked);
    dialog->open();
    QTest::keyClicks(dialog->findChild<QLineEdit *>(QStringLiteral("name")), guestOf(one));
    dialog->findChild<QPushButton *>(QStringLiteral("confirm"))->click();
    QTRY_COMPARE(done.size(), 1);
    const BookingId booking = done[0][0].value<BookingId>();
    QCOMPARE(hotel().read(booking).booking.plan, id(plan));
    cancel(booking);
}

/// The same hotel, as the sister of another one. A walk names no code.
void TestPlanConditions::sistersOfferWhatIsMet()
{
    const auto sister = *hotel().session().engine().snapshot(hotel().session().property());
    inventory::Property here;
    here.id = PropertyId{99};
    const auto offers = sisterOffers(here, {sister}, {sale().stay});
    QCOMPARE(offers.size(), size_t(1));
    const auto isSold = [&](const QString &plan) {
        return std::any_of(offers.front().sold.begin(), offers.front().sold.end(),
                           [&](const SisterRoom &room) { return room.planName == plan; });
    };
    QVERIFY(isSold(QStringLiteral("Met")));
    QVERIFY(!isSold(QStringLiteral("Coded")));
    for (const ConditionCase &one : kConditionCases) QVERIFY2(!isSold(nameOf(one)), one.name);
}

QTEST_MAIN(TestPlanConditions)
#include "test_plan_conditions.moc"
