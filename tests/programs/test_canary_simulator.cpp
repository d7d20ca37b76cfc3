// SPDX-License-Identifier: GPL-3.0-or-later
// Data that the canary hotel sends to others: roomrack-sim acts as a channel of each protocol, the
// PMS and the payment gateway, and journals all received data. The journal must contain no card, no
// secrets except those agreed with the receiving part, and guest data only where it belongs.
#include "programs/canary_guests.h"
#include "programs/canary_lines.h"
#include "support/patience.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

using namespace roomrack;
using namespace roomrack::tests;

namespace {

const ChannelId kGateway{9};

QByteArray secretOf(ChannelId part)
{
    return part == kGateway ? CanaryHotel::kGatewayKey : CanaryHotel::channelSecret(part);
}

class Simulator {
public:
    explicit Simulator(const QString &journal)
        : journal_(journal), started_(QStringLiteral("roomrack-sim"),
                                      {QStringLiteral("--empty"), QStringLiteral("--record"),
                                       journal, QStringLiteral("--with-parent")})
    {}
    bool isUp() const { return started_.isUp(); }
    QJsonObject ask(const QByteArray &method, const QByteArray &target,
                    const QJsonObject &body = {}) const
    {
        const QByteArray text = method == "GET" ? QByteArray() : QJsonDocument(body).toJson();
        return QJsonDocument::fromJson(call(started_.port(), method, target, {}, text).body)
            .object();
    }
    /// The control API's reply for a part that it created.
    QJsonObject add(ChannelId id, const char *kind) const;
    /// Whether each part has received a message, and the PMS a booking.
    bool allHaveHeard() const;
    /// Terminates it; returns its output.
    QString end() { return started_.end() == 0 ? started_.errors() : started_.howItEnded(); }

    /// The data received by each part, with base64 of the journal decoded.
    std::map<qint64, QByteArray> journal() const;

private:
    const QString journal_;
    Started started_;
};

QJsonObject Simulator::add(ChannelId id, const char *kind) const
{
    QJsonObject plan{{QStringLiteral("id"), id.value},
                     {QStringLiteral("kind"), QLatin1String(kind)},
                     {QStringLiteral("name"), QStringLiteral("C%1X").arg(id.value)},
                     {QStringLiteral("hotel"), QStringLiteral("H1")},
                     {QStringLiteral("account"), CanaryHotel::kChannelUser},
                     {QStringLiteral("secret"), QString::fromUtf8(secretOf(id))},
                     {QStringLiteral("nights"), 100}};
    const QString room = QStringLiteral("DBL");
    if (id == kHousePms)
        plan.insert(QStringLiteral("rooms"),
                    QJsonArray{QJsonObject{{QStringLiteral("number"), QStringLiteral("101")},
                                           {QStringLiteral("types"), QJsonArray{room}}}});
    else if (id != kGateway)
        plan.insert(QStringLiteral("offers"),
                    QJsonArray{QJsonObject{{QStringLiteral("room"), room},
                                           {QStringLiteral("rate"), QStringLiteral("BAR")}}});
    return ask("POST", "/channels", plan);
}

bool Simulator::allHaveHeard() const
{
    const QJsonArray all = ask("GET", "/channels").value(QLatin1String("channels")).toArray();
    return std::all_of(all.begin(), all.end(), [](const auto &one) {
        const QJsonObject part = one.toObject();
        const bool told = !part.contains(QLatin1String("told_at"))
                          || part.value(QLatin1String("reservations")).toInt() > 0;
        return told && part.value(QLatin1String("requests")).toInt() > 0;
    });
}

std::map<qint64, QByteArray> Simulator::journal() const
{
    std::map<qint64, QByteArray> said;
    QFile file(journal_);
    if (!file.open(QIODevice::ReadOnly)) return said;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        const QJsonObject act = QJsonDocument::fromJson(line).object();
        const QJsonObject plan = act.value(QLatin1String("plan")).toObject();
        QByteArray &all = said[plan.isEmpty() ? act.value(QLatin1String("channel")).toInteger()
                                              : plan.value(QLatin1String("id")).toInteger()];
        all += line;
        const auto add = [&all](const QJsonValue &bytes) {
            const QByteArray text = QByteArray::fromBase64(bytes.toString().toLatin1());
            all += text + '\n';
            if (text.startsWith("Basic ")) all += QByteArray::fromBase64(text.mid(6)) + '\n';
        };
        for (const auto &header : act.value(QLatin1String("headers")).toArray()) add(header);
        add(act.value(QLatin1String("body")));
    }
    return said;
}

/// All secrets except those agreed with this part.
Canaries notFor(ChannelId part)
{
    std::vector<Canary> others = CanaryHotel::canaries();
    std::erase_if(others, [&](const Canary &c) { return c.value == secretOf(part); });
    return Canaries(others);
}

QStringList foundIn(const std::map<qint64, QByteArray> &journal)
{
    QStringList found;
    for (const auto &[part, said] : journal)
        found += notFor(ChannelId{part})
                     .in(said, QStringLiteral("the journal of %1").arg(part),
                         Canary::Card | Canary::Secret);
    return found;
}

}  // namespace

class TestCanarySimulator : public QObject {
    Q_OBJECT

private slots:
    void searchFindsWhatACarelessHotelTells();
    void othersHearNeitherCardsNorSecretsOfOthers();

private:
    const Canaries canaries_{CanaryHotel::canaries()};
};

void TestCanarySimulator::searchFindsWhatACarelessHotelTells()
{
    const QTemporaryDir folder;
    Simulator simulator(folder.filePath(QStringLiteral("journal")));
    QVERIFY(simulator.isUp());
    const QString address =
        simulator.add(kGateway, "payments").value(QLatin1String("address")).toString();
    const auto port = quint16(address.section(u':', -1).toInt());
    const auto tell = [&](const QByteArray &login, const QByteArray &body) {
        call(port, "POST", "/v1/payment_intents", {{"Authorization", login}}, body);
        return foundIn(simulator.journal());
    };
    const QByteArray own = "Bearer " + CanaryHotel::kGatewayKey;
    QCOMPARE(tell(own, "payment_method=pm_good"), QStringList());
    QVERIFY(simulator.journal()[kGateway.value].contains(own));
    const QByteArray other =
        CanaryHotel::kChannelUser.toUtf8() + ':' + CanaryHotel::channelSecret(kAlpineOta);
    QVERIFY(!tell("Basic " + other.toBase64(), {}).isEmpty());
    QVERIFY(!tell(own, "payment_method=" + card("%20")).filter(QStringLiteral("card")).isEmpty());
    QCOMPARE(simulator.end(), QString());
}

void TestCanarySimulator::othersHearNeitherCardsNorSecretsOfOthers()
{
    CanaryHotel hotel;
    ROOMRACK_NEEDS_OPENSSL(hotel.peers().certificates());
    const QString path = hotel.given(QStringLiteral("journal"));
    Simulator simulator(path);
    QVERIFY(simulator.isUp());
    for (const auto &[id, kind] : {std::pair{kJsonPolled, "ota_json"},
                                   {kTravelGds, "opentravel"},
                                   {kAlpineOta, "alpinebits"},
                                   {kHousePms, "fias"},
                                   {kGateway, "payments"}}) {
        const QJsonObject made = simulator.add(id, kind);
        const QString address = made.value(QLatin1String("address")).toString();
        QVERIFY2(!address.isEmpty(), kind);
        if (id == kGateway)
            hotel.payAt(address);
        else
            hotel.link(id, address, made.value(QLatin1String("told_at")).toString());
    }
    const QStringList trouble = hotel.begin();
    QVERIFY2(trouble.isEmpty(), qPrintable(trouble.join(u'\n')));
    CanaryGuests guests(hotel);
    guests.book();
    guests.pay();
    guests.changeAndDecide();
    QTRY_VERIFY(simulator.allHaveHeard());
    QStringList found = hotel.end();
    const QString said = simulator.end();
    found += canaries_.in(said.toUtf8(), QStringLiteral("what roomrack-sim said"));
    const auto journal = simulator.journal();
    found += foundIn(journal);
    for (const QString &one : found) qInfo("%s", qPrintable(one));
    QCOMPARE(found.size(), qsizetype(0));
    // The search covers the received data; and other users of the machine cannot read the file.
    QVERIFY(!canaries_.in(journal.at(kHousePms.value), {}, Canary::Guest).isEmpty());
    QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
}

QTEST_GUILESS_MAIN(TestCanarySimulator)
#include "test_canary_simulator.moc"
