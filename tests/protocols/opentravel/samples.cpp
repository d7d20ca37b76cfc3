// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/opentravel/samples.h"

#include "support/environment.h"

#include <QDir>
#include <QFile>

namespace roomrack::tests {

using namespace protocols;
using namespace protocols::opentravel;

namespace {

/// Realistic texts in every script, with characters that need escaping in XML.
QString words(core::Random &r, int most = 6)
{
    static const QStringList list = {
        QStringLiteral("Ana"),          QStringLiteral("O'Neill & S\u00f6hne"),
        QStringLiteral("<b>"),          QStringLiteral("late"),
        QStringLiteral("\u6c49\u5b57"), QStringLiteral("]]>"),
        QStringLiteral("\U0001f3e8"),   QStringLiteral("\"quoted\""),
        QStringLiteral("a\nb"),         QStringLiteral("20 %"),
        QStringLiteral("\u0627\u0644"), QStringLiteral("tab\tx")};
    QStringList text;
    for (int i = r.between(1, most); i > 0; --i) text << list[r.below(int(list.size()))];
    return text.join(u' ');
}

QString code(core::Random &r, int most = 16)
{
    QString text;
    for (int i = r.between(1, most); i > 0; --i)
        text += QChar(u"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."[r.below(39)]);
    return text;
}

Night night(core::Random &r)
{
    return Night::of(2026, 1, 1) + r.below(900);
}

Instant instant(core::Random &r)
{
    return Instant{qint64(r.between(1'700'000'000, 1'900'000'000)) * kSecond
                   + (r.chance(0.5) ? r.below(1000) * 1000 : 0)};
}

Currency currency(core::Random &r)
{
    static const auto all = Currency::all();
    return r.chance(0.5) ? Currency() : all[size_t(r.below(int(all.size())))];
}

Amounts amounts(core::Random &r)
{
    Amounts a;
    const int which = r.below(3);
    if (which != 1) a.afterTax = r.below(10'000'000);
    if (which != 0) a.beforeTax = r.below(10'000'000);
    return a;
}

Head head(core::Random &r, bool withPos)
{
    Head h;
    if (r.chance(0.8)) h.echoToken = code(r, 128);
    if (r.chance(0.8)) h.timeStamp = instant(r);
    h.version = r.chance(0.5) ? QStringLiteral("1.003") : QStringLiteral("1.0");
    if (r.chance(0.3))
        h.target = r.chance(0.5) ? QStringLiteral("Test") : QStringLiteral("Production");
    if (withPos && r.chance(0.7)) {
        h.requestorId = code(r, 32);
        h.requestorType = QString::number(r.between(1, 99));
        if (r.chance(0.3)) h.requestorContext = code(r, 32);
        if (r.chance(0.3)) h.requestorPassword = code(r, 16);
    }
    if (withPos && r.chance(0.3)) {
        h.channelType = QStringLiteral("7");
        h.company = words(r, 2);
    }
    return h;
}

/// Records of one message are months apart, so that their nights do not overlap.
NightRange range(core::Random &r, int place)
{
    const Night first = Night::of(2026, 1, 1) + place * 60 + r.below(20);
    NightRange n{first, first + r.below(30)};
    if (r.chance(0.3)) n.weekdays = static_cast<quint8>(r.between(1, 0x7f));
    if (!n.firstNight()) n.weekdays = 0x7f;
    return n;
}

Target target(core::Random &r, int place)
{
    Target t;
    t.roomType = code(r);
    t.allRoomTypes = r.chance(0.1);
    if (r.chance(0.6)) t.ratePlan = code(r, 64);
    t.allRatePlans = r.chance(0.1);
    t.nights = range(r, place);
    return t;
}

Outcome outcome(core::Random &r)
{
    Outcome o;
    const auto some = [&r] {
        Problem p = problem(Code::InvalidRoomType, r.chance(0.7) ? words(r) : QString(),
                            r.chance(0.5) ? code(r, 64) : QString());
        if (r.chance(0.3)) p.status = code(r, 64);
        if (r.chance(0.3)) p.code = 0;
        return p;
    };
    auto &list = r.chance(0.4) ? o.errors : o.warnings;
    for (int i = r.below(4); i > 0; --i) list.push_back(some());
    return o;
}

Message availNotif(core::Random &r)
{
    AvailNotif m{head(r, true), code(r), r.chance(0.5) ? words(r, 3) : QString(), {}};
    for (int i = r.between(1, 8); i > 0; --i) {
        AvailStatus s;
        s.target = target(r, i);
        s.locator = r.chance(0.5) ? 1000 + i : 0;
        const int kind = r.below(3);
        if (kind == 0) {
            s.limitKind = static_cast<LimitKind>(r.below(3));
            if (s.limitKind != LimitKind::Remove) s.limit = r.below(50);
        } else if (kind == 1) {
            s.arrivalBased = r.chance(0.5);
            s.lengths.push_back({StayLimit::MinArrival, r.between(1, 5)});
            if (r.chance(0.5)) s.lengths.push_back({StayLimit::MaxArrival, r.between(5, 20)});
            if (r.chance(0.3)) s.lengths.push_back({StayLimit::MinThrough, std::nullopt});
            for (int n = r.chance(0.3) ? r.between(1, 7) : 0; n > 0; --n)
                s.pattern.push_back({n, r.chance(0.5)});
        } else {
            s.restriction = Restriction{static_cast<Restricts>(r.below(3)), r.chance(0.5)};
        }
        m.statuses.push_back(s);
    }
    return m;
}

Message rateAmountNotif(core::Random &r)
{
    RateAmountNotif m{head(r, true), static_cast<NotifType>(r.below(3)), code(r), {}, {}};
    for (int i = r.between(1, 6); i > 0; --i) {
        RateAmount a{target(r, i), r.chance(0.5) ? i : 0, {}};
        if (a.target.ratePlan.isEmpty()) a.target.ratePlan = code(r, 64);
        Rate rate;
        if (r.chance(0.3)) rate.nights = a.target.nights;
        rate.currency = currency(r);
        for (int guests = r.between(1, 4); guests > 0; --guests)
            rate.base.push_back({guests, amounts(r)});
        if (r.chance(0.4)) {
            ExtraAmount extra{AgeClass::Child, 2, 12, r.below(100'000), r.chance(0.5)};
            rate.extra.push_back(extra);
        }
        a.rates.push_back(rate);
        m.amounts.push_back(a);
    }
    return m;
}

Message invCountNotif(core::Random &r)
{
    InvCountNotif m{head(r, true), code(r), {}, {}};
    for (int i = r.between(1, 8); i > 0; --i) {
        Inventory inventory{target(r, i), {}};
        for (const int type : {kCountAvailable, kCountOutOfOrder, kCountOffMarket}) {
            if (r.chance(0.6)) inventory.counts.push_back({type, r.below(200)});
        }
        m.inventories.push_back(inventory);
    }
    return m;
}

Person person(core::Random &r)
{
    Person p;
    p.surname = words(r, 2);
    if (r.chance(0.7)) p.givenName = words(r, 2);
    if (r.chance(0.3)) p.prefix = QStringLiteral("Dr.");
    if (r.chance(0.5)) p.email = QStringLiteral("a@example.com");
    if (r.chance(0.5)) p.phones << QStringLiteral("+49 89 123456");
    if (r.chance(0.5)) {
        p.address.lines << words(r, 2);
        p.address.city = words(r, 1);
        p.address.postalCode = QStringLiteral("8000-001");
        if (r.chance(0.5)) p.address.region = words(r, 1);
        p.address.country = r.chance(0.5) ? QStringLiteral("PT") : QStringLiteral("Portugal");
    }
    if (r.chance(0.3)) p.language = QStringLiteral("pt-br");
    if (r.chance(0.3)) p.gender = QStringLiteral("Female");
    if (r.chance(0.3)) p.birthDate = Night::of(1970, 1, 1) + r.below(10'000);
    if (r.chance(0.2)) p.company = words(r, 2);
    return p;
}

RoomStay roomStay(core::Random &r)
{
    RoomStay s;
    if (r.chance(0.5)) s.reference = QString::number(r.between(1, 999));
    s.roomTypeCode = code(r);
    if (r.chance(0.3)) s.roomTypeName = words(r, 3);
    if (r.chance(0.8)) s.ratePlanCode = code(r, r.chance(0.8) ? 16 : 64);
    if (r.chance(0.3)) s.ratePlanName = words(r, 3);
    if (r.chance(0.3)) s.mealPlan = QStringLiteral("19");
    s.stay = Stay(night(r), r.between(1, 14));
    s.rooms = r.between(1, 3);
    s.guests.push_back({AgeClass::Adult, r.between(1, 4), -1});
    if (r.chance(0.3)) s.guests.push_back({AgeClass::Child, 1, r.between(0, 17)});
    if (r.chance(0.7)) {
        for (Night n = s.stay.checkIn(); n < s.stay.checkOut(); ++n)
            s.rates.push_back({n, amounts(r)});
    }
    if (r.chance(0.7)) s.total = amounts(r);
    if (r.chance(0.5)) s.guestReferences = {QStringLiteral("1")};
    if (r.chance(0.3)) s.comment = words(r);
    if (r.chance(0.3)) s.specialRequests = {words(r), words(r)};
    if (r.chance(0.2)) s.commission = r.below(10'000);
    if (r.chance(0.2)) s.commissionBasisPoints = r.below(10'001);
    return s;
}

Guarantee guarantee(core::Random &r)
{
    Guarantee g;
    g.kind = static_cast<GuaranteeKind>(r.below(6));
    if (g.kind == GuaranteeKind::Card) {
        g.cardBrand = QStringLiteral("VI");
        g.lastFour = QStringLiteral("1111");
    }
    if (r.chance(0.3)) g.text = words(r);
    // A type that is written states who collects the payment, unless it may be either.
    g.atProperty =
        g.kind == GuaranteeKind::Card || (g.kind == GuaranteeKind::None && r.chance(0.5));
    if (g.kind == GuaranteeKind::None && !g.atProperty) g.text.clear();
    return g;
}

Reservation reservation(core::Random &r)
{
    Reservation v;
    v.status = static_cast<ReservationStatus>(r.below(4));
    v.id = code(r, 32);
    if (r.chance(0.3)) v.idContext = code(r, 32);
    if (r.chance(0.3)) v.revision = code(r, 32);
    if (v.status == ReservationStatus::Cancelled) v.cancellationId = code(r, 32);
    if (r.chance(0.5)) v.hotelId = code(r, 64);
    v.hotelCode = code(r);
    if (r.chance(0.3)) v.source = words(r, 2);
    if (r.chance(0.7)) v.created = instant(r);
    if (r.chance(0.7)) v.modified = instant(r);
    v.currency = currency(r);
    const bool bare = v.status == ReservationStatus::Cancelled && r.chance(0.5);
    for (int i = bare ? 0 : r.between(1, 3); i > 0; --i) v.stays.push_back(roomStay(r));
    for (int i = r.below(3); i > 0; --i) {
        v.guests.push_back(person(r));
        v.guests.back().reference = QString::number(i);
    }
    if (r.chance(0.3)) v.booker = person(r);
    v.total = amounts(r);
    if (r.chance(0.3)) v.commission = r.below(10'000);
    if (r.chance(0.3)) v.commissionBasisPoints = r.below(10'001);
    if (r.chance(0.3)) v.deposit = r.below(10'000);
    v.guarantee = guarantee(r);
    if (r.chance(0.3)) v.comment = words(r);
    if (r.chance(0.3)) v.specialRequests = {words(r)};
    if (r.chance(0.3)) v.penalty = words(r);
    return v;
}

std::vector<Reservation> reservations(core::Random &r)
{
    std::vector<Reservation> all;
    for (int i = r.between(1, 3); i > 0; --i) all.push_back(reservation(r));
    return all;
}

std::vector<Confirmation> confirmations(core::Random &r)
{
    std::vector<Confirmation> all;
    for (int i = r.below(4); i > 0; --i) {
        Confirmation c;
        c.id = code(r, 32);
        if (r.chance(0.3)) c.revision = code(r, 32);
        if (r.chance(0.3)) c.idContext = code(r, 32);
        if (r.chance(0.3)) c.cancellationId = code(r, 32);
        if (r.chance(0.5)) c.hotelId = code(r, 64);
        if (r.chance(0.5)) c.status = static_cast<ReservationStatus>(r.below(4));
        all.push_back(c);
    }
    return all;
}

Message answer(core::Random &r)
{
    switch (r.below(4)) {
    case 0: {
        ResNotifAnswer m{head(r, false), outcome(r), {}};
        if (m.outcome.ok()) m.confirmations = confirmations(r);
        return m;
    }
    case 1: {
        ResRetrieve m{head(r, false), outcome(r), {}};
        if (m.outcome.ok()) m.reservations = reservations(r);
        return m;
    }
    case 2: {
        PingAnswer m{head(r, false), outcome(r), {}};
        if (m.outcome.ok()) m.echo = words(r);
        return m;
    }
    default: break;
    }
    return Acknowledgement{static_cast<Acknowledged>(r.below(4)), head(r, false), outcome(r)};
}

}  // namespace

QByteArray otaFile(const QString &name)
{
    QFile file(sourcePath(QStringLiteral("tests/protocols/opentravel/") + name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList otaGoldens()
{
    const QDir folder(sourcePath(QStringLiteral("tests/protocols/opentravel/goldens")));
    return folder.entryList({QStringLiteral("*.xml")}, QDir::Files, QDir::Name);
}

Message randomMessage(core::Random &random)
{
    switch (random.below(8)) {
    case 0: return availNotif(random);
    case 1: return rateAmountNotif(random);
    case 2: return invCountNotif(random);
    case 3: return ResNotif{head(random, true), reservations(random)};
    case 4: {
        Read m;
        m.head = head(random, true);
        if (random.chance(0.3)) m.id = code(random, 32);
        m.hotelCode = code(random);
        m.selection = static_cast<Selection>(random.below(3));
        if (random.chance(0.5)) m.changedSince = instant(random);
        return m;
    }
    case 5: return NotifReport{head(random, false), outcome(random), confirmations(random)};
    case 6: return Ping{head(random, false), words(random)};
    default: break;
    }
    return answer(random);
}

}  // namespace roomrack::tests
