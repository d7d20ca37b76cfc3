// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a bulk update: against a model that computes each cell separately, and special cases.
#include "booking/restriction_fields.h"
#include "core/random.h"
#include "desktop/bulk/bulk_words.h"
#include "desktop/sample_hotel.h"
#include "support/environment.h"

#include <QtTest/QtTest>
#include <rapidcheck.h>

#include <map>

using namespace roomrack;
using namespace roomrack::desktop;
using booking::NightRange;

namespace {

constexpr int kDouble = 0, kTwin = 1, kSuperior = 2;
constexpr int kBar = 0, kSaver = 1;
const QLocale kEnglish(QLocale::English, QLocale::UnitedKingdom);
const Night kToday = Night::of(2026, 7, 11);  // a Saturday

GridRow typeRow(const HotelView &view, int type, int plan = -1)
{
    return {view.ledger().poolOf(type), type, false, plan};
}

engine::ChangeSet changeOf(const HotelView &view)
{
    engine::ChangeSet change;
    change.property = view.property().id;
    change.commitNumber = view.commitNumber() + 1;
    return change;
}

/// Applies the runs to the view as the engine would.
void play(HotelView &view, const CellRuns &runs)
{
    engine::ChangeSet change = changeOf(view);
    std::map<std::pair<qint64, Night>, engine::TypeCell> cells;
    for (const booking::CellRun &run : runs) {
        const int type = view.catalogue().typeIndex(run.row.roomType);
        for (int i = 0; i < run.range.nights; ++i) {
            const Night night = run.range.first + i;
            const qint64 value = run.values.size() == 1 ? run.values[0] : run.values[size_t(i)];
            if (run.row.field == CellField::Rate) {
                change.rates.push_back({run.row.roomType, run.row.plan, 0, night, value});
                continue;
            }
            engine::TypeCell cell{run.row.roomType, night, view.ledger().type(type, night)};
            const auto flag = [&](quint8 bit) {
                cell.cell.flags =
                    quint8(value != 0 ? cell.cell.flags | bit : cell.cell.flags & ~bit);
            };
            switch (run.row.field) {
            case CellField::ForSale: cell.cell.typed = qint32(value); break;
            case CellField::StopSell: flag(inventory::StopSell); break;
            case CellField::ClosedToArrival: flag(inventory::ClosedToArrival); break;
            case CellField::ClosedToDeparture: flag(inventory::ClosedToDeparture); break;
            case CellField::MinStay: cell.cell.minStay = quint16(value); break;
            default: cell.cell.maxStay = quint16(value); break;
            }
            change.types.push_back(cell);
        }
    }
    view.apply(change);
}

/// A cell's value computed by the model, from the ledger and the rates.
qint64 settingNow(const HotelView &view, const GridRow &row, CellField field, Night n)
{
    const inventory::TypeNight &cell = view.ledger().type(row.type, n);
    switch (field) {
    case CellField::ForSale: return cell.typed;
    case CellField::StopSell: return (cell.flags & inventory::StopSell) != 0;
    case CellField::ClosedToArrival: return (cell.flags & inventory::ClosedToArrival) != 0;
    case CellField::ClosedToDeparture: return (cell.flags & inventory::ClosedToDeparture) != 0;
    case CellField::MinStay: return cell.minStay;
    case CellField::MaxStay: return cell.maxStay;
    default: return view.rates().ownPrice(row.type, row.plan, n);
    }
}

qint64 effectiveNow(const HotelView &view, const GridRow &row, CellField field, Night n)
{
    if (field == CellField::ForSale) return view.ledger().forSale(row.type, n);
    if (field == CellField::Rate) return view.rates().price(row.type, row.plan, n);
    return settingNow(view, row, field, n);
}

struct ModelCell {
    bool leftOut = false;
    qint64 setting = 0;
};

/// An independent implementation of exact arithmetic: halves to the even neighbour.
qint64 percentOf(qint64 value, qint64 hundredths)
{
    const qint64 n = value * (10'000 + hundredths);
    const qint64 whole = n / 10'000, rest = n % 10'000;
    if (rest * 2 < 10'000) return whole;
    if (rest * 2 > 10'000) return whole + 1;
    return whole % 2 == 0 ? whole : whole + 1;
}

qint64 mostOf(CellField field)
{
    if (field == CellField::Rate) return 1'000'000'000'000;
    return field == CellField::ForSale ? 9'999 : booking::isSwitch(field) ? 1 : 999;
}

ModelCell modelCell(const HotelView &view, const BulkRequest &bulkRequest, const GridRow &row,
                    Night n)
{
    if (n < kToday || n >= view.ledger().end()) return {true, 0};
    const CellField field = bulkRequest.field;
    const bool follows = field == CellField::ForSale || field == CellField::Rate;
    ModelCell cell;
    if (bulkRequest.how == BulkRequest::How::Default) {
        cell.setting = follows ? -1 : 0;
    } else if (bulkRequest.how == BulkRequest::How::Copy) {
        const Night from = n - bulkRequest.copyBack;
        if (from < view.ledger().first() || from >= view.ledger().end()) return {true, 0};
        cell.setting = settingNow(view, row, field, from);
    } else {
        const qint64 now = effectiveNow(view, row, field, n);
        switch (bulkRequest.entry.kind) {
        case CellEntry::Kind::Set: cell.setting = bulkRequest.entry.amount; break;
        case CellEntry::Kind::Add: cell.setting = now + bulkRequest.entry.amount; break;
        case CellEntry::Kind::Percent:
            cell.setting = percentOf(now, std::max<qint64>(-10'000, bulkRequest.entry.amount));
            break;
        }
        const bool nothing = now < 0 && bulkRequest.entry.kind != CellEntry::Kind::Set;
        if (nothing || cell.setting < 0 || cell.setting > mostOf(field)) return {true, 0};
    }
    const inventory::TypeNight &t = view.ledger().type(row.type, n);
    if (field == CellField::MinStay) cell.leftOut = t.maxStay > 0 && cell.setting > t.maxStay;
    if (field == CellField::MaxStay) cell.leftOut = cell.setting > 0 && t.minStay > cell.setting;
    return cell;
}

bool isMeant(const BulkRequest &bulkRequest, Night n)
{
    if (!((bulkRequest.weekdays >> (n.weekday() - 1)) & 1)) return false;
    return std::any_of(bulkRequest.ranges.begin(), bulkRequest.ranges.end(),
                       [n](const NightRange &r) { return n >= r.first && n < r.first + r.nights; });
}

BulkRequest anyRequest(const HotelView &view)
{
    BulkRequest bulkRequest;
    bulkRequest.field =
        *rc::gen::elementOf(std::vector<CellField>(bulkFields().begin(), bulkFields().end()));
    const int rows = *rc::gen::inRange(1, 4);
    for (int i = 0; i < rows; ++i) {
        const int type = *rc::gen::inRange(0, int(view.catalogue().roomTypes.size()));
        const int plan = bulkRequest.field == CellField::Rate ? *rc::gen::inRange(0, 2) : -1;
        bulkRequest.rows.push_back(typeRow(view, type, plan));
    }
    const int ranges = *rc::gen::inRange(1, 4);
    for (int i = 0; i < ranges; ++i) {
        bulkRequest.ranges.push_back(
            {view.ledger().first() + *rc::gen::inRange(-5, 125), *rc::gen::inRange(1, 20)});
    }
    bulkRequest.weekdays = *rc::gen::element<quint8>(0x7f, 0x7f, 0x30, 0x4f, 0x01);
    bulkRequest.how = *rc::gen::element(BulkRequest::How::Enter, BulkRequest::How::Enter,
                                        BulkRequest::How::Copy, BulkRequest::How::Default);
    bulkRequest.copyBack = 7 * *rc::gen::inRange(-10, 10);
    bulkRequest.entry.kind =
        *rc::gen::element(CellEntry::Kind::Set, CellEntry::Kind::Add, CellEntry::Kind::Percent);
    if (bulkRequest.entry.kind == CellEntry::Kind::Percent)
        bulkRequest.entry.amount = *rc::gen::inRange(-12'000, 12'000);
    else if (bulkRequest.entry.kind == CellEntry::Kind::Add)
        bulkRequest.entry.amount = *rc::gen::inRange(-30, 30);
    else
        bulkRequest.entry.amount = booking::isSwitch(bulkRequest.field) ? *rc::gen::inRange(0, 2)
                                                                        : *rc::gen::inRange(0, 80);
    return bulkRequest;
}

/// The lines of a plan by row and night.
std::map<std::pair<std::pair<int, int>, Night>, const BulkLine *> linesByCell(
    const BulkPlan &plan, const BulkRequest &bulkRequest)
{
    std::map<std::pair<std::pair<int, int>, Night>, const BulkLine *> cells;
    for (const BulkLine &line : plan.lines) {
        int nights = 0;
        for (Night n = line.first; n <= line.last; ++n) {
            if (!isMeant(bulkRequest, n)) continue;
            ++nights;
            const bool added =
                cells.emplace(std::pair(std::pair(line.row.type, line.row.plan), n), &line).second;
            RC_ASSERT(added);
        }
        RC_ASSERT(nights == line.nights);
    }
    return cells;
}

void checkAgainstModel(const HotelView &view, const BulkRequest &bulkRequest)
{
    const auto result = planBulk(view, bulkRequest);
    qint64 cells = 0, changing = 0, same = 0, leftOut = 0;
    std::set<std::pair<int, int>> rows;
    for (const GridRow &row : bulkRequest.rows) rows.emplace(row.type, row.plan);
    HotelView after = view;
    if (result) play(after, result->runs);
    const auto lines =
        result ? linesByCell(*result, bulkRequest) : decltype(linesByCell({}, bulkRequest)){};
    for (Night n = view.ledger().first() - 30; n < view.ledger().end() + 60; ++n) {
        if (!isMeant(bulkRequest, n)) continue;
        for (const auto &[type, plan] : rows) {
            const GridRow row = typeRow(view, type, plan);
            ++cells;
            const ModelCell model = modelCell(view, bulkRequest, row, n);
            const auto line = lines.find({{type, plan}, n});
            if (model.leftOut) {
                ++leftOut;
                RC_ASSERT(line == lines.end());
                if (n >= view.ledger().first() && n < view.ledger().end())
                    RC_ASSERT(settingNow(after, row, bulkRequest.field, n)
                              == settingNow(view, row, bulkRequest.field, n));
                continue;
            }
            RC_ASSERT(settingNow(after, row, bulkRequest.field, n) == model.setting);
            const bool changes = settingNow(view, row, bulkRequest.field, n) != model.setting;
            (changes ? changing : same) += 1;
            RC_ASSERT(changes == (line != lines.end()));
            if (!changes) continue;
            RC_ASSERT(line->second->before.value == effectiveNow(view, row, bulkRequest.field, n));
            RC_ASSERT(line->second->after.value == effectiveNow(after, row, bulkRequest.field, n));
        }
    }
    if (cells == 0) {
        RC_ASSERT(!result);
        return;
    }
    RC_ASSERT(bool(result));
    RC_ASSERT(result->cells == cells);
    RC_ASSERT(result->changing == changing);
    RC_ASSERT(result->same == same);
    RC_ASSERT(result->leftOut == leftOut);
    qint64 found = 0;
    for (const BulkFinding &f : result->findings) found += isLeftOut(f.conflict) ? f.cells : 0;
    RC_ASSERT(found == leftOut);
}

const BulkFinding *find(const BulkPlan &plan, BulkConflict conflict)
{
    for (const BulkFinding &f : plan.findings) {
        if (f.conflict == conflict) return &f;
    }
    return nullptr;
}

BulkRequest set(const HotelView &view, CellField field, int type, Night first, int nights,
                qint64 amount)
{
    BulkRequest bulkRequest;
    bulkRequest.field = field;
    bulkRequest.rows = {typeRow(view, type, field == CellField::Rate ? kBar : -1)};
    bulkRequest.ranges = {{first, nights}};
    bulkRequest.entry = {CellEntry::Kind::Set, amount};
    return bulkRequest;
}

}  // namespace

class TestBulkPlan : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(kEnglish); }
    void init() { view_ = HotelView(tests::sampleHotel(120)); }

    void everyPreviewIsWhatAModelSaysCellByCell()
    {
        // A random hotel with some values set, so that there are values to derive from and to copy.
        Random random{11};
        for (int i = 0; i < 60; ++i) {
            const int type = random.between(0, 7);
            const Night n = kToday - 8 + random.between(0, 100);
            const RoomTypeId id = view_.catalogue().roomTypes[size_t(type)].id;
            play(view_, {{{CellField::ForSale, id, {}, {}, 0}, {n, 2}, {random.between(0, 40)}},
                         {{CellField::MaxStay, id, {}, {}, 0}, {n, 3}, {random.between(2, 9)}},
                         {{CellField::Rate, id, {}, RatePlanId{2}, 0},
                          {n, 2},
                          {random.between(5'000, 20'000)}}});
        }
        const auto model = [this] { checkAgainstModel(view_, anyRequest(view_)); };
        for (int round = 0; round < tests::rounds(1); ++round)
            QVERIFY(rc::check("preview equals the model", model));
    }

    void numbersAreThoseOfTheGrid()
    {
        const auto raise = parseEntry(QStringLiteral("+12.5%"), CellField::Rate,
                                      view_.property().currency, kEnglish);
        BulkRequest bulkRequest = set(view_, CellField::Rate, kTwin, kToday, 9, 0);
        bulkRequest.entry = *raise;
        const auto bulk = planBulk(view_, bulkRequest);
        const auto typed =
            typedRuns(view_, {{{{typeRow(view_, kTwin)}, kToday, 9}}}, CellField::Rate, *raise);
        QVERIFY(bulk && typed);
        QCOMPARE(bulk->runs.size(), size_t(1));
        QCOMPARE(bulk->runs.front().values, typed->front().values);
    }

    void rangesThatOverlapCountOnce()
    {
        BulkRequest bulkRequest = set(view_, CellField::ForSale, kTwin, kToday, 10, 3);
        bulkRequest.ranges.push_back({kToday + 5, 10});
        bulkRequest.rows.push_back(bulkRequest.rows.front());
        const auto plan = planBulk(view_, bulkRequest);
        QCOMPARE(plan->cells, 15);
        QCOMPARE(plan->changing, 15);
        QCOMPARE(plan->lines.size(), size_t(1));
        QCOMPARE(plan->runs.size(), size_t(1));
    }

    void weekdaysLeaveTheOthersAlone()
    {
        BulkRequest bulkRequest = set(view_, CellField::ForSale, kTwin, kToday, 14, 3);
        bulkRequest.weekdays = 0x60;  // Saturday and Sunday
        const auto plan = planBulk(view_, bulkRequest);
        QCOMPARE(plan->cells, 4);
        QCOMPARE(plan->lines.size(), size_t(1));  // the same change, by position in the date range
        QCOMPARE(plan->lines.front().nights, 4);
        QVERIFY(bulkNightsText(plan->lines.front(), kEnglish).contains(QStringLiteral("4")));
        QCOMPARE(plan->runs.size(), size_t(2));
    }

    void whatCannotBeIsLeftOutAndSaid()
    {
        BulkRequest bulkRequest = set(view_, CellField::ForSale, kTwin, kToday - 3, 200, 3);
        const auto plan = planBulk(view_, bulkRequest);
        QCOMPARE(find(*plan, BulkConflict::Past)->cells, 3);
        QCOMPARE(find(*plan, BulkConflict::Beyond)->cells,
                 200 - 3 - (view_.ledger().end() - kToday));
        QCOMPARE(plan->leftOut + plan->changing + plan->same, plan->cells);

        play(view_, planBulk(view_, set(view_, CellField::MaxStay, kTwin, kToday, 2, 3))->runs);
        const auto tooLong = planBulk(view_, set(view_, CellField::MinStay, kTwin, kToday, 4, 5));
        const BulkFinding *lengths = find(*tooLong, BulkConflict::MinAboveMax);
        QVERIFY(lengths);
        QCOMPARE(lengths->cells, 2);
        const QString said = findingText(view_, CellField::MinStay, *lengths, kEnglish);
        QVERIFY2(said.contains(QStringLiteral("Standard Twin, 11 Jul 2026")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("max LOS 3")), qPrintable(said));

        bulkRequest = set(view_, CellField::ForSale, kTwin, kToday, 2, 0);
        bulkRequest.entry = {CellEntry::Kind::Add, -50};
        QCOMPARE(find(*planBulk(view_, bulkRequest), BulkConflict::OutOfRange)->cells, 2);
    }

    void sellingLessThanIsSoldIsSaid()
    {
        // On the 18th Standard Doubles are oversold by 24, and the rest of the pool is sold.
        const Night night = Night::of(2026, 7, 18);
        const int sold = view_.ledger().type(kDouble, night).sold;
        QVERIFY(sold > 10);
        const auto plan = planBulk(view_, set(view_, CellField::ForSale, kDouble, night, 1, 10));
        const BulkFinding *f = find(*plan, BulkConflict::Oversells);
        QVERIFY(f);
        QCOMPARE(f->limit, qint64(sold));
        QVERIFY(!isLeftOut(f->conflict));
        QCOMPARE(plan->changing, 1);
    }

    void moreThanThePoolHasIsSaid()
    {
        const auto plan = planBulk(view_, set(view_, CellField::ForSale, kSuperior, kToday, 3, 31));
        const BulkFinding *f = find(*plan, BulkConflict::AbovePool);
        QVERIFY(f);
        QCOMPARE(f->limit, 30);
        QCOMPARE(f->cells, 3);
        QVERIFY(!find(*planBulk(view_, set(view_, CellField::ForSale, kSuperior, kToday, 3, 30)),
                      BulkConflict::AbovePool));
    }

    void derivedRatesFollowOrBecomeExceptions()
    {
        BulkRequest bulkRequest = set(view_, CellField::Rate, kTwin, kToday, 5, 200'00);
        const auto base = planBulk(view_, bulkRequest);
        QCOMPARE(base->following, 5);
        QVERIFY(!find(*base, BulkConflict::Exception));

        bulkRequest.rows = {typeRow(view_, kTwin, kSaver)};
        const auto saver = planBulk(view_, bulkRequest);
        QCOMPARE(saver->following, 0);
        QCOMPARE(find(*saver, BulkConflict::Exception)->cells, 5);
        play(view_, saver->runs);
        QVERIFY(!find(*planBulk(view_, bulkRequest), BulkConflict::Exception));

        // Resets to the derived rate, while the parent plan changes in the same update.
        bulkRequest.rows.push_back(typeRow(view_, kTwin, kBar));
        bulkRequest.entry = {CellEntry::Kind::Set, 300'00};
        play(view_, planBulk(view_, bulkRequest)->runs);
        bulkRequest.rows = {typeRow(view_, kTwin, kSaver)};
        bulkRequest.how = BulkRequest::How::Default;
        const auto back = planBulk(view_, bulkRequest);
        QCOMPARE(back->lines.size(), size_t(1));
        QCOMPARE(back->lines.front().after.value, qint64(270'00));
        QVERIFY(!back->lines.front().after.byHand);
    }

    void aLongPreviewCanBeCancelled()
    {
        BulkRequest bulkRequest = set(view_, CellField::ForSale, kTwin, kToday, 100'000, 1);
        int asked = 0;
        const auto plan = planBulk(view_, bulkRequest, [&asked](qint64) { return ++asked < 3; });
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::Cancelled);
        QCOMPARE(asked, 3);
    }

private:
    HotelView view_;
};

QTEST_GUILESS_MAIN(TestBulkPlan)
#include "test_bulk_plan.moc"
