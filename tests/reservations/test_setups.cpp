// SPDX-License-Identifier: GPL-3.0-or-later
// Setups for requests are stored as text and parsed again, with validation, and never contain a
// secret.
#include "reservations/settings/setups.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::reservations;

class TestSetups : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead();
    void wrongOnesNameTheField_data();
    void wrongOnesNameTheField();
    void textsThatAreNoneAreRefused_data();
    void textsThatAreNoneAreRefused();
    void secretsHaveNamesOfTheirOwn();
    void aPasswordBelongsToTheServerAndToWhoVouchesForIt();

private:
    static MailSetup mail()
    {
        MailSetup setup;
        setup.host = QStringLiteral("mail.example.org");
        setup.port = 465;
        setup.security = gateways::MailSecurity::Tls;
        setup.user = QStringLiteral("hotel");
        setup.fromName = QStringLiteral("Quinta “da” Prova");
        setup.fromAddress = QStringLiteral("desk@hotel.example");
        setup.replyTo = QStringLiteral("answers@hotel.example");
        return setup;
    }
};

void TestSetups::whatIsWrittenIsRead()
{
    const PaymentSetup payment{QStringLiteral("https://gateway.example/v"), 20};
    QCOMPARE(paymentSetupFrom(toText(payment)).value(), payment);
    QCOMPARE(mailSetupFrom(toText(mail())).value(), mail());
    const CentralSetup central{QStringLiteral("postgresql://desk@db.example/rooms"),
                               QStringLiteral("Quinta da Prova")};
    QCOMPARE(centralSetupFrom(toText(central)).value(), central);
    MailSetup withCard = mail();
    withCard.fromName = QStringLiteral("Desk 4111 1111 1111 1111");
    QCOMPARE(mailSetupFrom(toText(withCard)).value().fromName,
             QStringLiteral("Desk **** **** **** 1111"));
    QVERIFY(gatewayOf(payment, "sk_live_1"));
    QVERIFY(!gatewayOf(payment, {}));
    QVERIFY(smtpOf(mail(), "secret"));
    QVERIFY(!smtpOf(mail(), {}));
}

void TestSetups::wrongOnesNameTheField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("found");
    int number = 0;
    const auto row = [&number](const char *field, const Result<void> &checked) {
        QTest::addRow("%s %d", field, ++number)
            << QString::fromLatin1(field)
            << (checked || checked.error().code != ErrorCode::Invalid
                        || checked.error().reason.isEmpty()
                    ? QString()
                    : checked.error().field);
    };
    row("address", validate(PaymentSetup{QStringLiteral("http://gateway.example"), 30}));
    row("address", validate(PaymentSetup{QStringLiteral("https://a:b@gateway.example"), 30}));
    row("response timeout", validate(PaymentSetup{QStringLiteral("https://gateway.example"), 0}));
    const auto changed = [](auto change) {
        MailSetup setup = mail();
        change(setup);
        return validate(setup);
    };
    row("server", changed([](MailSetup &s) { s.host.clear(); }));
    row("port", changed([](MailSetup &s) { s.port = 70'000; }));
    row("security", changed([](MailSetup &s) { s.security = gateways::MailSecurity::None; }));
    row("from", changed([](MailSetup &s) { s.fromAddress = QStringLiteral("desk"); }));
    row("from", changed([](MailSetup &s) { s.fromName = QStringLiteral("a\nb"); }));
    row("reply-to", changed([](MailSetup &s) { s.replyTo = QStringLiteral("a b"); }));
    row("language", changed([](MailSetup &s) { s.language = QStringLiteral("tlh"); }));
    row("database", validate(CentralSetup{{}, QStringLiteral("A")}));
    row("database", validate(CentralSetup{QStringLiteral("postgresql://a:secret@db.example/rooms"),
                                          QStringLiteral("A")}));
    row("name", validate(CentralSetup{QStringLiteral("central.db"), QStringLiteral(" ")}));
}

void TestSetups::wrongOnesNameTheField()
{
    QFETCH(QString, field);
    QFETCH(QString, found);
    QCOMPARE(found, field);
}

void TestSetups::textsThatAreNoneAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"", "[]", "{", "{\"timeout\":\"x\"}", "{\"timeout\":1.5}", "{\"address\":1}",
          "{\"security\":\"perhaps\"}", "{\"host\":\"a b\",\"security\":\"tls\"}"})
        QTest::addRow("%s", text) << QByteArray(text);
}

void TestSetups::textsThatAreNoneAreRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!paymentSetupFrom(text));
    QVERIFY(!mailSetupFrom(text));
    QVERIFY(!centralSetupFrom(text));
}

void TestSetups::secretsHaveNamesOfTheirOwn()
{
    using booking::SetupKind;
    const QString server = QStringLiteral("postgresql://desk:secret@db.example/rooms");
    QSet<QString> names;
    for (const auto kind : {SetupKind::Payment, SetupKind::Mail, SetupKind::Central}) {
        names << setupSecretName(server, PropertyId{1}, kind);
        names << setupSecretName(server, PropertyId{2}, kind);
        names << setupSecretName(QStringLiteral("/tmp/a.roomrack"), PropertyId{1}, kind);
    }
    QCOMPARE(names.size(), qsizetype(9));
    for (const QString &name : names) QVERIFY(!name.contains(QStringLiteral("secret@")));
    QVERIFY(setupSecretName(server, PropertyId{1}, SetupKind::Payment)
                .endsWith(QStringLiteral("#1/payment")));
}

/// A user who can change the trusted authorities could impersonate the server.
void TestSetups::aPasswordBelongsToTheServerAndToWhoVouchesForIt()
{
    const auto to = [](const MailSetup &setup) {
        return secretGoesTo(booking::SetupKind::Mail, toText(setup));
    };
    QCOMPARE(to(mail()), QStringLiteral("mail.example.org:465"));
    MailSetup other = mail();
    other.authorities = QStringLiteral("/etc/roomrack/mail.pem");
    QVERIFY(to(other) != to(mail()));
    other.authorities = QStringLiteral("/tmp/mine.pem");
    QVERIFY(to(other).endsWith(QStringLiteral(", /tmp/mine.pem")));
    MailSetup open = mail();
    open.user.clear();
    QCOMPARE(to(open), QString());
    // Changes that do not affect the destination require no secret.
    MailSetup renamed = mail();
    renamed.fromName = QStringLiteral("Front desk");
    renamed.replyTo.clear();
    QCOMPARE(to(renamed), to(mail()));
}

QTEST_GUILESS_MAIN(TestSetups)
#include "test_setups.moc"
