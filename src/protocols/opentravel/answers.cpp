// SPDX-License-Identifier: GPL-3.0-or-later
// Pings, acknowledgements, and the matching of responses to requests.
#include "protocols/opentravel/message_io.h"

namespace roomrack::protocols::opentravel {

namespace {

struct Answer {
    const Outcome &outcome;
    Instant now;

    Head head(const Head &asked) const
    {
        Head h;
        h.echoToken = asked.echoToken;
        h.timeStamp = now;
        h.version = asked.version;
        h.target = asked.target;
        return h;
    }
    Message acknowledge(Acknowledged what, const Head &asked) const
    {
        return Acknowledgement{what, head(asked), outcome};
    }
    Message operator()(const AvailNotif &m) const
    {
        return acknowledge(Acknowledged::AvailNotif, m.head);
    }
    Message operator()(const RateAmountNotif &m) const
    {
        return acknowledge(Acknowledged::RateAmountNotif, m.head);
    }
    Message operator()(const InvCountNotif &m) const
    {
        return acknowledge(Acknowledged::InvCountNotif, m.head);
    }
    Message operator()(const NotifReport &m) const
    {
        return acknowledge(Acknowledged::NotifReport, m.head);
    }
    Message operator()(const ResNotif &m) const
    {
        return ResNotifAnswer{head(m.head), outcome, {}};
    }
    Message operator()(const Read &m) const { return ResRetrieve{head(m.head), outcome, {}}; }
    Message operator()(const Ping &m) const
    {
        return PingAnswer{head(m.head), outcome, outcome.ok() ? m.echo : QString()};
    }
    template <typename T>
    Message operator()(const T &) const
    {
        return Fault{QStringLiteral("Client"), QStringLiteral("The message is not a request.")};
    }
};

}  // namespace

const char *nameOf(Acknowledged what)
{
    switch (what) {
    case Acknowledged::RateAmountNotif: return "OTA_HotelRateAmountNotifRS";
    case Acknowledged::InvCountNotif: return "OTA_HotelInvCountNotifRS";
    case Acknowledged::NotifReport: return "OTA_NotifReportRS";
    case Acknowledged::AvailNotif: break;
    }
    return "OTA_HotelAvailNotifRS";
}

Problem problem(Code code, const QString &text, const QString &recordId)
{
    return {static_cast<int>(typeOf(code)),
            static_cast<int>(code),
            standardText(code),
            text,
            recordId,
            {}};
}

std::optional<Night> NightRange::firstNight() const
{
    // Seven nights cover every weekday.
    for (Night n = first; n <= last && n - first < 7; ++n) {
        if (contains(n)) return n;
    }
    return std::nullopt;
}

Message answerTo(const Message &request, const Outcome &outcome, Instant now)
{
    return std::visit(Answer{outcome, now}, request);
}

Ping readPing(Reading &r)
{
    Ping m;
    readHead(r.in, m.head);
    r.in.children([&] {
        if (r.in.name() != u"EchoData") return false;
        m.echo = r.in.text();
        return true;
    });
    return m;
}

void write(xml::ElementWriter &out, const Ping &m)
{
    startMessage(out, "OTA_PingRQ", m.head);
    out.element("EchoData", m.echo).end();
}

PingAnswer readPingAnswer(Reading &r)
{
    PingAnswer m;
    readHead(r.in, m.head);
    OutcomeReader outcome;
    r.in.children([&] {
        if (r.in.name() != u"EchoData") return outcome.take(r.in);
        m.echo = r.in.text();
        return true;
    });
    m.outcome = outcome.finish(r.in);
    if (!m.outcome.ok()) m.echo.clear();
    return m;
}

void write(xml::ElementWriter &out, const PingAnswer &m)
{
    startMessage(out, "OTA_PingRS", m.head);
    writeOutcome(out, m.outcome);
    if (m.outcome.ok()) out.element("EchoData", m.echo);
    out.end();
}

Acknowledgement readAcknowledgement(Reading &r, Acknowledged what)
{
    Acknowledgement m{what, {}, {}};
    readHead(r.in, m.head);
    OutcomeReader outcome;
    r.in.children([&] { return outcome.take(r.in); });
    m.outcome = outcome.finish(r.in);
    return m;
}

void write(xml::ElementWriter &out, const Acknowledgement &m)
{
    startMessage(out, nameOf(m.what), m.head);
    writeOutcome(out, m.outcome);
    out.end();
}

}  // namespace roomrack::protocols::opentravel
