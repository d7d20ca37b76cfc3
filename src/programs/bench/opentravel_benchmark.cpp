// SPDX-License-Identifier: GPL-3.0-or-later
// codec.opentravel: messages of a busy day, hundreds of restrictions and rates, reservations.
#include "codec_play.h"
#include "protocols/opentravel/codec.h"

#include <algorithm>

namespace roomrack::bench {

namespace {

using namespace protocols;
using namespace protocols::opentravel;

constexpr int kRecords = 400;
constexpr int kReservations = 40;

Head head()
{
    Head h;
    h.echoToken = QStringLiteral("5d0f2b6c-0001");
    h.timeStamp = core::Instant{1'782'895'600'000'000};
    h.version = QStringLiteral("1.003");
    h.requestorType = QStringLiteral("22");
    h.requestorId = QStringLiteral("quinta");
    return h;
}

Target targetOf(int i)
{
    Target t;
    t.roomType = QStringLiteral("TYPE%1").arg(i % 20);
    t.ratePlan = QStringLiteral("BAR");
    const core::Night first = core::Night(20'454) + i / 20 * 14;
    t.nights = NightRange{first, first + 13, static_cast<quint8>(i % 3 == 0 ? 0x30 : 0x7f)};
    return t;
}

Message limits()
{
    AvailNotif m{head(), QStringLiteral("FAO01"), {}, {}};
    for (int i = 0; i < kRecords; ++i) {
        AvailStatus s;
        s.target = targetOf(i);
        s.locator = i + 1;
        if (i % 4 == 0)
            s.restriction = Restriction{Restricts::Arrival, true};
        else if (i % 4 == 1)
            s.lengths.push_back({StayLimit::MinArrival, 2});
        else
            s.limit = i % 9;
        m.statuses.push_back(s);
    }
    return m;
}

Message rates()
{
    RateAmountNotif m{head(), NotifType::Overlay, QStringLiteral("FAO01"), {}, {}};
    for (int i = 0; i < kRecords; ++i) {
        RateAmount a{targetOf(i), i + 1, {}};
        Rate rate;
        rate.base = {{1, {9'900 + i, {}}}, {2, {11'900 + i, {}}}};
        a.rates.push_back(rate);
        m.amounts.push_back(a);
    }
    return m;
}

Message reservations()
{
    ResNotif m{head(), {}};
    for (int i = 0; i < kReservations; ++i) {
        Reservation r;
        r.id = QStringLiteral("XG-%1").arg(774'000 + i);
        r.hotelCode = QStringLiteral("FAO01");
        r.created = core::Instant{1'782'895'600'000'000};
        r.currency = core::Currency();
        RoomStay s;
        s.roomTypeCode = QStringLiteral("DBL");
        s.ratePlanCode = QStringLiteral("BAR");
        s.stay = core::Stay(core::Night(20'454 + i), 4);
        s.guests = {{AgeClass::Adult, 2, -1}, {AgeClass::Child, 1, 6}};
        for (int n = 0; n < 4; ++n) s.rates.push_back({s.stay.checkIn() + n, {11'850, {}}});
        s.total = {47'400, {}};
        r.stays.push_back(s);
        Person p;
        p.reference = QStringLiteral("1");
        p.givenName = QStringLiteral("Mar\u00eda");
        p.surname = QStringLiteral("O'Neill & S\u00f6hne");
        p.email = QStringLiteral("maria@example.com");
        p.address.lines << QStringLiteral("Rua do Sol 4");
        p.address.city = QStringLiteral("Faro");
        p.address.country = QStringLiteral("PT");
        r.guests.push_back(p);
        r.comment = QStringLiteral("Late arrival, about 23:00. A cot, please.");
        m.reservations.push_back(r);
    }
    return m;
}

std::vector<Figure> run(const Options &options)
{
    const std::vector<Message> messages = {limits(), rates(), reservations()};
    CodecPlay play;
    play.name = QStringLiteral("codec.opentravel");
    play.peer = QStringLiteral("QXmlStreamReader");
    for (const Message &m : messages) play.messages.push_back(encodeSoap(m));
    play.decode = [](const QByteArray &bytes) {
        const auto decoded = decode(bytes);
        return decoded && decoded->problems.empty();
    };
    play.encode = [&messages](size_t i) { return encodeSoap(messages[i]); };
    play.walk = walkXml;
    for (size_t i = 0; i < messages.size(); ++i) {
        const auto decoded = decode(play.messages[i]);
        if (!decoded || !(decoded->message == messages[i]))
            throw Wrong("a message differs after encoding and decoding");
    }
    return playCodec(options, play);
}

}  // namespace

void addOpenTravelBenchmark(std::vector<Benchmark> &all)
{
    all.push_back(
        {QStringLiteral("codec.opentravel"),
         QStringLiteral("limits, rates and reservations in SOAP, against the bare parser"), run});
}

}  // namespace roomrack::bench
