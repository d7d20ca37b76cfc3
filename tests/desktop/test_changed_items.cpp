// SPDX-License-Identifier: GPL-3.0-or-later
// The audit trail says what an edit changed of a rate plan, a tax, a fee, a market segment or a
// room type, from what to what.
#include "booking/description/edit_description.h"
#include "desktop/audit/audit_story.h"
#include "small_hotel.h"
#include "support/patience.h"
#include "support/widget_test.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

const QLocale kInBritain(QLocale::English, QLocale::UnitedKingdom);

}  // namespace

class TestChangedItems : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void init() { hotel_ = std::make_unique<tests::SmallHotel>(); }
    void cleanup() { hotel_.reset(); }

    void ofARatePlanOnlyWhatChangedIsListed()
    {
        pricing::RatePlan plan = hotel_->session().view().rates().plans().front();
        plan.name = QStringLiteral("Base rate");
        plan.conditions.minNights = 0;
        plan.terms.refundable = true;
        plan.terms.feePercent = 0;
        plan.terms.feeNights = 1;
        edited({.plans = {plan}});
        plan.conditions.minNights = 3;
        plan.terms.feePercent = 50;
        plan.terms.feeNights = 0;
        plan.meal = pricing::MealPlan::HalfBoard;
        const QStringList changes = edited({.plans = {plan}});
        QVERIFY2(changes.contains(QStringLiteral("Min LOS: not set to 3")), said(changes));
        const QStringList fees = changes.filter(QStringLiteral("Cancellation policy: "));
        QCOMPARE(fees.size(), 1);
        QVERIFY2(fees.front().contains(QStringLiteral("then 1 night(s) to free until")),
                 said(fees));
        QVERIFY2(fees.front().endsWith(QStringLiteral("then 50 %")), said(fees));
        QCOMPARE(changes.filter(QStringLiteral("Meals: ")).size(), 1);
        QVERIFY2(changes.filter(QStringLiteral("to Half board")).size() == 1, said(changes));
        QCOMPARE(changes.size(), 3);
    }

    void ofANewOneItsValuesAreListed()
    {
        inventory::MarketSegment segment;
        segment.id = SegmentId{-1};
        segment.code = QStringLiteral("CORP");
        segment.name = QStringLiteral("Corporate");
        const QStringList added = edited({.segments = {segment}});
        QVERIFY2(added.contains(QStringLiteral("Code: CORP")), said(added));
        QVERIFY2(added.contains(QStringLiteral("Name: Corporate")), said(added));
        QTRY_VERIFY(!hotel_->session().view().catalogue().segments.empty());
        segment = hotel_->session().view().catalogue().segments.front();
        segment.name = QStringLiteral("Companies");
        QCOMPARE(edited({.segments = {segment}}),
                 QStringList{QStringLiteral("Name: Corporate to Companies")});
        segment.retiredFrom = hotel_->today() + 4;
        QCOMPARE(edited({.segments = {segment}}),
                 QStringList{QStringLiteral("Retired from: not set to 14 Jul 2026")});
    }

    void ratesOfAVatAndAmountsOfAFeeAreListed()
    {
        pricing::Vat vat;
        vat.id = pricing::VatId{-1};
        vat.name = QStringLiteral("VAT");
        vat.rates = {{std::nullopt, 600}};
        vat.isForRooms = true;
        edited({.vats = {vat}});
        QTRY_VERIFY(!hotel_->session().view().rates().taxes().vats.empty());
        vat = hotel_->session().view().rates().taxes().vats.front();
        vat.rates.push_back({Night::of(2027, 1, 1), 700});
        QCOMPARE(edited({.vats = {vat}}),
                 QStringList{QStringLiteral("Rate or amount: 6 % to 6 %; 7 % from 1 Jan 2027")});
        pricing::Fee fee;
        fee.id = pricing::FeeId{-1};
        fee.name = QStringLiteral("Pet");
        fee.amounts = {{std::nullopt, 1500}};
        fee.isMandatory = false;
        edited({.fees = {fee}});
        QTRY_VERIFY(!hotel_->session().view().rates().taxes().fees.empty());
        fee = hotel_->session().view().rates().taxes().fees.front();
        fee.vat = vat.id;
        QCOMPARE(edited({.fees = {fee}}), QStringList{QStringLiteral("VAT: not set to VAT")});
    }

    void ofAnUndoneEditTheValuesReturn()
    {
        inventory::RoomType type = hotel_->session().view().catalogue().roomTypes.back();
        const QString before = type.name;
        type.name = QStringLiteral("Penthouse");
        edited({.roomTypes = {type}});
        booking::UndoStep undo;
        undo.caller = hotel_->desk();
        undo.step = step_;
        step_ = hotel_->run(undo).seq;
        QCOMPARE(changes(), QStringList{QStringLiteral("Name: Penthouse to %1").arg(before)});
    }

private:
    static const char *said(const QStringList &lines)
    {
        static QByteArray text;
        text = lines.join(u'\n').toUtf8();
        return text.constData();
    }
    QStringList edited(booking::DescriptionItems items)
    {
        step_ =
            hotel_->run(booking::EditDescription{hotel_->desk(), std::move(items), {}, true, {}})
                .step;
        return changes();
    }
    /// Of the record that began the step, or of the last one of an undo.
    QStringList changes() const
    {
        const auto reader = storage::Reader::open(hotel_->session().file());
        const auto story = auditStory(**reader, hotel_->session().property(), step_);
        if (!story) qFatal("%s", qPrintable(story.error().text()));
        for (const Fact &fact : storyLines(hotel_->session().view(), *story, kInBritain))
            if (fact.label == QStringLiteral("Changes")) return fact.value.split(u'\n');
        return {};
    }

    std::unique_ptr<tests::SmallHotel> hotel_;
    qint64 step_ = 0;
};

QTEST_MAIN(TestChangedItems)
#include "test_changed_items.moc"
