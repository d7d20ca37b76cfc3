// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/first_start/hotel_draft.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QSet>
#include <QtCore/QTimeZone>

#include <algorithm>

namespace roomrack::desktop {

using inventory::Catalogue;

namespace {

struct HotelDraftWords {
    Q_DECLARE_TR_FUNCTIONS(FirstStart)
};

constexpr int kMostRooms = 10'000;
constexpr int kMostGuests = 100;
constexpr int kTenPercentOff = -1000;

struct Finder {
    const HotelDraft &draft;
    std::vector<DraftProblem> found;

    void atCell(size_t row, DraftColumn column, const QString &reason)
    {
        found.push_back({DraftField::Types, int(row), column, reason});
    }
    void atField(DraftField field, const QString &reason)
    {
        found.push_back({field, -1, DraftColumn::Code, reason});
    }
    const DraftType *typeWithCode(const QString &code) const
    {
        for (const DraftType &t : draft.types) {
            if (t.code.trimmed() == code.trimmed()) return &t;
        }
        return nullptr;
    }

    void head();
    void names();
    void numbers();
    void sharing();
    void roomNumbersOnce();
};

void Finder::head()
{
    if (draft.name.trimmed().isEmpty())
        atField(DraftField::Name, HotelDraftWords::tr("Enter a hotel name."));
    if (!core::timeZone(draft.timeZone)) {
        atField(DraftField::TimeZone,
                HotelDraftWords::tr("Choose a time zone from the list, such as Europe/Lisbon."));
    }
    if (!Currency::make(draft.currency)) {
        atField(DraftField::Currency,
                HotelDraftWords::tr("Choose a currency from the list, such as EUR."));
    }
    if (draft.types.empty()) {
        atField(DraftField::Types, HotelDraftWords::tr("Add at least one room type."));
    }
}

void Finder::names()
{
    QSet<QString> codes;
    for (size_t i = 0; i < draft.types.size(); ++i) {
        const QString code = draft.types[i].code.trimmed();
        if (code.isEmpty()) {
            atCell(i, DraftColumn::Code, HotelDraftWords::tr("Enter a code, such as STD."));
        } else if (codes.contains(code)) {
            atCell(i, DraftColumn::Code,
                   HotelDraftWords::tr("Code %1 is used more than once. Enter a different code.")
                       .arg(code));
        }
        codes.insert(code);
        if (draft.types[i].name.trimmed().isEmpty()) {
            atCell(i, DraftColumn::Name,
                   HotelDraftWords::tr("Enter a name, such as Standard Double."));
        }
    }
}

void Finder::numbers()
{
    for (size_t i = 0; i < draft.types.size(); ++i) {
        const DraftType &t = draft.types[i];
        if (t.rooms < 1 || t.rooms > kMostRooms) {
            atCell(i, DraftColumn::Rooms, HotelDraftWords::tr("Enter 1 to 10,000 rooms."));
        }
        if (t.guests < 1 || t.guests > kMostGuests) {
            atCell(i, DraftColumn::Guests, HotelDraftWords::tr("Enter 1 to 100 guests per room."));
        }
        if (t.rate < 0)
            atCell(i, DraftColumn::Rate, HotelDraftWords::tr("A rate cannot be negative."));
    }
}

void Finder::sharing()
{
    for (size_t i = 0; i < draft.types.size(); ++i) {
        const DraftType &t = draft.types[i];
        if (t.sharesWith.trimmed().isEmpty()) continue;
        const DraftType *owner = typeWithCode(t.sharesWith);
        if (!owner || owner == &t) {
            atCell(i, DraftColumn::SharesWith,
                   HotelDraftWords::tr("No other room type has this code."));
        } else if (!owner->sharesWith.trimmed().isEmpty()) {
            atCell(i, DraftColumn::SharesWith,
                   HotelDraftWords::tr("%1 has no rooms of its own. Choose another room type.")
                       .arg(owner->code));
        } else if (t.rooms > owner->rooms) {
            atCell(i, DraftColumn::Rooms,
                   HotelDraftWords::tr("%1 has only %n room(s) to share.", nullptr, owner->rooms)
                       .arg(owner->code));
        }
    }
}

void Finder::roomNumbersOnce()
{
    QSet<QString> seen;
    for (size_t i = 0; i < draft.types.size(); ++i) {
        const DraftType &t = draft.types[i];
        if (!t.sharesWith.trimmed().isEmpty() || t.rooms > kMostRooms) continue;
        if (t.firstRoom.trimmed().isEmpty()) {
            atCell(i, DraftColumn::FirstRoom, HotelDraftWords::tr("Enter the first room number."));
            continue;
        }
        for (const QString &number : roomNumbers(t.firstRoom, t.rooms)) {
            if (!seen.contains(number)) {
                seen.insert(number);
                continue;
            }
            atCell(
                i, DraftColumn::FirstRoom,
                HotelDraftWords::tr("Room %1 is in two room types. Change the first room number.")
                    .arg(number));
            break;
        }
    }
}

void addRooms(Catalogue &c, const DraftType &t, PoolId pool)
{
    for (const QString &number : roomNumbers(t.firstRoom, t.rooms)) {
        c.rooms.push_back({RoomId{qint64(c.rooms.size()) + 1}, pool, number});
    }
}

void addType(Catalogue &c, const DraftType &t, PoolId pool)
{
    inventory::RoomType type;
    type.id = RoomTypeId{qint64(c.roomTypes.size()) + 1};
    type.pool = pool;
    type.code = t.code.trimmed();
    type.name = t.name.trimmed();
    type.cap = t.rooms;
    type.standardGuests = type.maxGuests = t.guests;
    type.position = int(c.roomTypes.size());
    c.roomTypes.push_back(type);
}

/// Types that share rooms follow the type that owns them, as in the grid.
std::vector<size_t> addPools(Catalogue &c, const HotelDraft &draft)
{
    std::vector<size_t> rows;
    for (size_t i = 0; i < draft.types.size(); ++i) {
        const DraftType &owner = draft.types[i];
        if (!owner.sharesWith.trimmed().isEmpty()) continue;
        const PoolId pool{qint64(c.pools.size()) + 1};
        c.pools.push_back({pool, owner.code.trimmed(), owner.name.trimmed(), int(c.pools.size())});
        addRooms(c, owner, pool);
        addType(c, owner, pool);
        rows.push_back(i);
        for (size_t j = 0; j < draft.types.size(); ++j) {
            if (draft.types[j].sharesWith.trimmed() != owner.code.trimmed()) continue;
            addType(c, draft.types[j], pool);
            rows.push_back(j);
        }
    }
    return rows;
}

std::vector<pricing::RatePlan> plansOf(const HotelDraft &draft)
{
    pricing::RatePlan flexible;
    flexible.id = RatePlanId{1};
    flexible.code = QStringLiteral("BAR");
    flexible.name = HotelDraftWords::tr("Flexible");
    std::vector<pricing::RatePlan> plans{flexible};
    if (!draft.nonRefundable) return plans;
    pricing::RatePlan fixed;
    fixed.id = RatePlanId{2};
    fixed.code = QStringLiteral("NRF");
    fixed.name = HotelDraftWords::tr("Non-refundable");
    fixed.parent = flexible.id;
    fixed.percentBasisPoints = kTenPercentOff;
    fixed.terms.refundable = false;
    fixed.prepayment = pricing::Prepayment::All;
    fixed.position = 1;
    plans.push_back(fixed);
    return plans;
}

QString deskName()
{
    return HotelDraftWords::tr("Front desk");
}

}  // namespace

inventory::Property propertyOf(const HotelDraft &draft, Instant now)
{
    inventory::Property p;
    p.name = draft.name.trimmed();
    p.city = draft.city.trimmed();
    p.timeZone = draft.timeZone;
    p.currency = *Currency::make(draft.currency);
    p.businessDate = core::businessDateAt(*core::timeZone(draft.timeZone), p.auditTime(), now);
    p.firstNight = p.businessDate;
    return p;
}

inventory::Channel deskChannel()
{
    inventory::Channel desk;
    desk.id = ChannelId{1};
    desk.name = deskName();
    return desk;
}

int HotelDraft::rooms() const
{
    int sum = 0;
    for (const DraftType &t : types) sum += t.sharesWith.trimmed().isEmpty() ? t.rooms : 0;
    return sum;
}

QStringList roomNumbers(const QString &first, int count)
{
    const QString text = first.trimmed();
    qsizetype digits = 0;
    while (digits < text.size() && digits < 9 && text[text.size() - 1 - digits].isDigit()) ++digits;
    const QString prefix = text.left(text.size() - digits);
    const int start = digits > 0 ? text.right(digits).toInt() : 1;
    QStringList numbers;
    for (int i = 0; i < count; ++i) {
        numbers << prefix + QStringLiteral("%1").arg(start + i, int(digits), 10, QLatin1Char('0'));
    }
    return numbers;
}

std::vector<DraftProblem> problemsOf(const HotelDraft &draft)
{
    Finder finder{draft, {}};
    finder.head();
    finder.names();
    finder.numbers();
    finder.sharing();
    finder.roomNumbersOnce();
    return finder.found;
}

Result<engine::HotelSetup> makeSetup(const HotelDraft &draft, Instant now)
{
    const auto problems = problemsOf(draft);
    if (!problems.empty()) {
        return fail(ErrorCode::Invalid, HotelDraftWords::tr("hotel"), problems.front().reason);
    }
    engine::HotelSetup setup;
    setup.catalogue.property = propertyOf(draft, now);
    const std::vector<size_t> rows = addPools(setup.catalogue, draft);
    setup.catalogue.channels.push_back(deskChannel());
    setup.plans = plansOf(draft);
    const booking::NightRange horizon{setup.catalogue.property.businessDate,
                                      setup.catalogue.property.horizonNights};
    for (size_t type = 0; type < rows.size(); ++type) {
        setup.rates.push_back({int(type), 0, horizon, draft.types[rows[type]].rate});
    }
    if (const auto ok = inventory::validate(setup.catalogue); !ok)
        return tl::unexpected(ok.error());
    return setup;
}

std::vector<HotelTemplate> hotelTemplates()
{
    const auto type = [](const char *code, const QString &name, int rooms, const char *first,
                         int guests, qint64 rate, const char *shares = "") {
        return DraftType{QString::fromLatin1(code),   name,   rooms, QString::fromLatin1(first),
                         QString::fromLatin1(shares), guests, rate};
    };
    const QString single = HotelDraftWords::tr("Single");
    const QString twin = HotelDraftWords::tr("Standard Twin");
    const QString standard = HotelDraftWords::tr("Standard Double");
    const QString superior = HotelDraftWords::tr("Superior");
    const QString family = HotelDraftWords::tr("Family");
    const QString suite = HotelDraftWords::tr("Suite");
    return {
        {HotelDraftWords::tr("Guest house (8 rooms)"),
         {type("DBL", HotelDraftWords::tr("Double"), 6, "1", 2, 8'500),
          type("FAM", family, 2, "7", 4, 12'500)}},
        {HotelDraftWords::tr("Small hotel (20 rooms)"),
         {type("SGL", single, 4, "101", 1, 7'500), type("STD", standard, 12, "201", 2, 11'000),
          type("FAM", family, 3, "301", 4, 16'000), type("STE", suite, 1, "401", 2, 24'000)}},
        {HotelDraftWords::tr("Town hotel (60 rooms)"),
         {type("STD", standard, 36, "101", 2, 11'800), type("TWN", twin, 18, "", 2, 11'800, "STD"),
          type("SUP", superior, 16, "301", 2, 14'900), type("FAM", family, 6, "401", 4, 19'400),
          type("STE", suite, 2, "501", 2, 38'500)}},
        {HotelDraftWords::tr("Resort (180 rooms)"),
         {type("STD", standard, 80, "1001", 2, 11'800), type("TWN", twin, 40, "", 2, 11'800, "STD"),
          type("SUP", superior, 48, "2001", 2, 14'900), type("FAM", family, 28, "3001", 4, 19'400),
          type("DLX", HotelDraftWords::tr("Deluxe"), 18, "4001", 3, 25'000),
          type("STE", suite, 6, "5001", 4, 38'500)}},
    };
}

QString likelyTimeZone()
{
    const QString system = QString::fromLatin1(QTimeZone::systemTimeZoneId());
    const bool place =
        system.contains(QLatin1Char('/')) && !system.startsWith(QLatin1String("Etc/"));
    return place && core::timeZone(system) ? system : QStringLiteral("UTC");
}

QString likelyCurrency(const QLocale &locale)
{
    const QString code = locale.currencySymbol(QLocale::CurrencyIsoCode);
    return Currency::make(code) ? code : QStringLiteral("EUR");
}

}  // namespace roomrack::desktop
