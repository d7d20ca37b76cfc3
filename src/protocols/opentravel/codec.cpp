// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/opentravel/codec.h"

#include "protocols/opentravel/message_io.h"

namespace roomrack::protocols::opentravel {

namespace {

constexpr const char *kSoap = "http://schemas.xmlsoap.org/soap/envelope/";
constexpr const char16_t *kSoap16 = u"http://schemas.xmlsoap.org/soap/envelope/";
constexpr const char *kWsse =
    "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";
constexpr const char *kWsu =
    "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";
constexpr const char *kProfile =
    "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0";
constexpr const char *kBase64 =
    "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0"
    "#Base64Binary";

struct Root {
    const char16_t *name;
    Message (*read)(Reading &);
};

template <Acknowledged what>
Message acknowledgement(Reading &r)
{
    return readAcknowledgement(r, what);
}

const Root kRoots[] = {
    {u"OTA_HotelAvailNotifRQ", [](Reading &r) -> Message { return readAvailNotif(r); }},
    {u"OTA_HotelAvailNotifRS", acknowledgement<Acknowledged::AvailNotif>},
    {u"OTA_HotelRateAmountNotifRQ", [](Reading &r) -> Message { return readRateAmountNotif(r); }},
    {u"OTA_HotelRateAmountNotifRS", acknowledgement<Acknowledged::RateAmountNotif>},
    {u"OTA_HotelInvCountNotifRQ", [](Reading &r) -> Message { return readInvCountNotif(r); }},
    {u"OTA_HotelInvCountNotifRS", acknowledgement<Acknowledged::InvCountNotif>},
    {u"OTA_HotelResNotifRQ", [](Reading &r) -> Message { return readResNotif(r); }},
    {u"OTA_HotelResNotifRS", [](Reading &r) -> Message { return readResNotifAnswer(r); }},
    {u"OTA_ReadRQ", [](Reading &r) -> Message { return readRead(r); }},
    {u"OTA_ResRetrieveRS", [](Reading &r) -> Message { return readResRetrieve(r); }},
    {u"OTA_NotifReportRQ", [](Reading &r) -> Message { return readNotifReport(r); }},
    {u"OTA_NotifReportRS", acknowledgement<Acknowledged::NotifReport>},
    {u"OTA_PingRQ", [](Reading &r) -> Message { return readPing(r); }},
    {u"OTA_PingRS", [](Reading &r) -> Message { return readPingAnswer(r); }},
};

Fault readFault(xml::Reader &in)
{
    Fault fault;
    in.children([&] {
        if (in.name() == u"faultcode")
            fault.code = in.text().section(u':', -1);
        else if (in.name() == u"faultstring")
            fault.text = in.text();
        else
            return false;
        return true;
    });
    return fault;
}

class Decoder {
public:
    Decoder(const QByteArray &bytes, const xml::Limits &limits) : in_(bytes, limits), r_{in_, {}} {}

    Result<Decoded> decode()
    {
        if (in_.open()) {
            if (in_.name() == u"Envelope")
                readEnvelope();
            else
                readBody();
        }
        const auto end = in_.finish();
        if (in_.fatal()) return tl::unexpected(end.error());
        if (!found_)
            return fail(core::ErrorCode::Invalid, QStringLiteral("SOAP"),
                        ErrorText::tr("has no message in its Body"));
        r_.settle({});
        d_.problems = std::move(r_.problems);
        d_.unknown = in_.unknown();
        d_.firstUnknown = in_.firstUnknown();
        return std::move(d_);
    }

private:
    void readEnvelope()
    {
        d_.soap = true;
        if (in_.space() != kSoap16)
            return in_.failWith(ErrorText::tr("is not a SOAP 1.1 envelope"));
        in_.children([&] {
            if (in_.name() == u"Header") {
                in_.allChildren([&] { return readHeader(); });
            } else if (in_.name() == u"Body") {
                in_.allChildren([&] {
                    if (!found_) readBody();
                    return true;
                });
            } else {
                return false;
            }
            return true;
        });
    }

    bool readHeader()
    {
        if (in_.name() == u"Security" && in_.space() == QLatin1String(kWsse)) {
            in_.allChildren([&] {
                if (in_.name() != u"UsernameToken") return false;
                readToken();
                return true;
            });
            return true;
        }
        if (in_.string(kSoap16, u"mustUnderstand") == u"1" && d_.notUnderstood.isEmpty())
            d_.notUnderstood = in_.name().toString();
        return false;
    }

    void readToken()
    {
        Security s;
        in_.allChildren([&] {
            if (in_.name() == u"Username") {
                s.username = in_.text();
            } else if (in_.name() == u"Password") {
                s.digest = in_.string(u"Type").endsWith(u"#PasswordDigest");
                s.password = in_.text();
            } else if (in_.name() == u"Nonce") {
                s.nonce = QByteArray::fromBase64(in_.text().toLatin1());
            } else if (in_.name() == u"Created") {
                s.created = in_.text().left(64);
            } else {
                return false;
            }
            return true;
        });
        d_.security = s;
    }

    void readBody()
    {
        found_ = true;
        if (in_.name() == u"Fault" && in_.space() == kSoap16) {
            d_.message = readFault(in_);
            return;
        }
        if (!in_.space().isEmpty() && in_.space() != QLatin1String(kNamespace)) {
            return in_.failWith(
                ErrorText::tr("is in namespace \"%1\" instead of \"%2\"")
                    .arg(in_.space().left(100).toString(), QString::fromLatin1(kNamespace)));
        }
        for (const Root &root : kRoots) {
            if (in_.name() != root.name) continue;
            d_.message = root.read(r_);
            return;
        }
        in_.failWith(ErrorText::tr("message \"%1\" is not supported").arg(in_.name().left(100)));
    }

    xml::Reader in_;
    Reading r_;
    Decoded d_;
    bool found_ = false;
};

}  // namespace

void write(xml::ElementWriter &out, const Fault &fault)
{
    out.start("soap:Fault").element("faultcode", QStringLiteral("soap:") + fault.code);
    out.element("faultstring", fault.text).end();
}

namespace {

void writeMessage(xml::ElementWriter &out, const Message &message)
{
    std::visit([&out](const auto &m) { write(out, m); }, message);
}

void writeSecurity(xml::ElementWriter &out, const Security &s)
{
    const QString profile = QString::fromLatin1(kProfile);
    out.start("wsse:Security").attribute("xmlns:wsse", QString::fromLatin1(kWsse));
    out.attribute("xmlns:wsu", QString::fromLatin1(kWsu)).attribute("soap:mustUnderstand", 1);
    out.start("wsse:UsernameToken").element("wsse:Username", s.username);
    out.start("wsse:Password");
    out.attribute(
        "Type",
        profile + (s.digest ? QStringLiteral("#PasswordDigest") : QStringLiteral("#PasswordText")));
    out.text(s.password).end();
    if (!s.nonce.isEmpty()) {
        out.start("wsse:Nonce").attribute("EncodingType", QString::fromLatin1(kBase64));
        out.text(QString::fromLatin1(s.nonce.toBase64())).end();
    }
    if (!s.created.isEmpty()) out.element("wsu:Created", s.created);
    out.end().end();
}

struct Name {
    QString operator()(const AvailNotif &) const { return QStringLiteral("OTA_HotelAvailNotifRQ"); }
    QString operator()(const RateAmountNotif &) const
    {
        return QStringLiteral("OTA_HotelRateAmountNotifRQ");
    }
    QString operator()(const InvCountNotif &) const
    {
        return QStringLiteral("OTA_HotelInvCountNotifRQ");
    }
    QString operator()(const ResNotif &) const { return QStringLiteral("OTA_HotelResNotifRQ"); }
    QString operator()(const ResNotifAnswer &) const
    {
        return QStringLiteral("OTA_HotelResNotifRS");
    }
    QString operator()(const Read &) const { return QStringLiteral("OTA_ReadRQ"); }
    QString operator()(const ResRetrieve &) const { return QStringLiteral("OTA_ResRetrieveRS"); }
    QString operator()(const NotifReport &) const { return QStringLiteral("OTA_NotifReportRQ"); }
    QString operator()(const Ping &) const { return QStringLiteral("OTA_PingRQ"); }
    QString operator()(const PingAnswer &) const { return QStringLiteral("OTA_PingRS"); }
    QString operator()(const Acknowledgement &a) const
    {
        return QString::fromLatin1(nameOf(a.what));
    }
    QString operator()(const Fault &) const { return QStringLiteral("Fault"); }
};

}  // namespace

Result<Decoded> decode(const QByteArray &bytes, const xml::Limits &limits)
{
    return Decoder(bytes, limits).decode();
}

QByteArray encode(const Message &message)
{
    if (std::holds_alternative<Fault>(message)) return encodeSoap(message);
    xml::ElementWriter out;
    writeMessage(out, message);
    return out.finish();
}

QByteArray encodeSoap(const Message &message, const std::optional<Security> &security)
{
    xml::ElementWriter out;
    out.start("soap:Envelope").attribute("xmlns:soap", QString::fromLatin1(kSoap));
    if (security) {
        out.start("soap:Header");
        writeSecurity(out, *security);
        out.end();
    }
    out.start("soap:Body");
    writeMessage(out, message);
    return out.finish();
}

QString nameOf(const Message &message)
{
    return std::visit(Name(), message);
}

}  // namespace roomrack::protocols::opentravel
