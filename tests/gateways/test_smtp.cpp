// SPDX-License-Identifier: GPL-3.0-or-later
// Mail over real sockets: the result matches the server's replies, wherever the connection is lost;
// and no secret is sent without TLS.
#include "gateways/mail/mailer.h"
#include "gateways/smtp_server.h"
#include "http/server.h"
#include "support/certificates.h"
#include "support/patience.h"

#include <QFile>
#include <QTemporaryDir>

using namespace roomrack;
using namespace roomrack::gateways;
using namespace roomrack::tests;

namespace {

using Kind = MailAnswer::Kind;
const QByteArray kPassword = "canary-secret";

Mail mail()
{
    Mail m;
    m.key = "outbox-1";
    m.from = {QStringLiteral("Quinta do Mar"), QStringLiteral("desk@quinta.example")};
    m.to = {QStringLiteral("Zoë"), QStringLiteral("zoe@guest.example")};
    m.subject = QStringLiteral("Grüße");
    m.text = QStringLiteral("Liebe Zoë,\n.\nbis bald.\n");
    return m;
}

}  // namespace

class TestSmtp : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void mailArrives_data();
    void mailArrives();
    void repliesAreToldApart_data();
    void repliesAreToldApart();
    void cutLineIsKnownOrUnknown_data();
    void cutLineIsKnownOrUnknown();
    void silentServerIsGivenUp();
    void wrongPasswordIsSaid();
    void passwordNeverLeavesInClear();
    void onlyTheRightCertificateWillDo_data();
    void onlyTheRightCertificateWillDo();
    void addressesOfAllScriptsNeedAServerThatTakesThem();
    void badMailNeverLeaves();
    void sendersDoNotWaitAndAllAreAnsweredAtTheEnd();
    void settingsMustBeSafe();

private:
    MailAnswer send(SmtpBehaviour behaviour, SmtpSettings settings = {}, const Mail &m = mail());
    SmtpBehaviour secured(const Certificates::Pair &pair) const;
    SmtpSettings signedIn() const;

    Certificates certificates_;
    QTemporaryDir folder_;
    QString authorities_;
    std::unique_ptr<SmtpServer> server_;
};

void TestSmtp::initTestCase()
{
    ROOMRACK_NEEDS_OPENSSL(certificates_);
    authorities_ = folder_.filePath(QStringLiteral("ca.pem"));
    QFile file(authorities_);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(certificates_.authority().first().toPem());
}

SmtpBehaviour TestSmtp::secured(const Certificates::Pair &pair) const
{
    SmtpBehaviour b;
    b.tls = http::tlsFrom(pair.first, pair.second).value();
    b.password = kPassword;
    return b;
}

SmtpSettings TestSmtp::signedIn() const
{
    SmtpSettings s;
    s.user = QStringLiteral("hotel");
    s.password = kPassword;
    s.authorities = authorities_;
    return s;
}

/// Without authentication: plaintext on localhost.
MailAnswer TestSmtp::send(SmtpBehaviour behaviour, SmtpSettings settings, const Mail &m)
{
    server_ = std::make_unique<SmtpServer>(std::move(behaviour));
    settings.host = QStringLiteral("localhost");
    settings.port = server_->open();
    if (settings.authorities.isEmpty()) settings.security = MailSecurity::None;
    Mailer mailer(settings);
    const auto answer = mailer.send(m);
    [&] { QTRY_VERIFY(answer.isFinished()); }();
    return answer.result();
}

void TestSmtp::mailArrives_data()
{
    QTest::addColumn<int>("security");
    QTest::addRow("STARTTLS") << int(MailSecurity::StartTls);
    QTest::addRow("TLS") << int(MailSecurity::Tls);
    QTest::addRow("this machine") << int(MailSecurity::None);
}

void TestSmtp::mailArrives()
{
    QFETCH(int, security);
    SmtpBehaviour b;
    SmtpSettings s;
    if (MailSecurity(security) != MailSecurity::None) {
        b = secured(certificates_.good());
        s = signedIn();
        s.security = MailSecurity(security);
        b.fromTheFirstByte = s.security == MailSecurity::Tls;
    }
    const MailAnswer answer = send(b, s);
    QVERIFY2(answer.kind == Kind::Sent, qPrintable(answer.said));
    QCOMPARE(answer.status, 250);
    QCOMPARE(server_->mails.size(), 1);
    QCOMPARE(server_->mails.first(), mailBytes(mail()).value());
    QVERIFY(server_->commands.join('\n').contains("MAIL FROM:<desk@quinta.example>"));
    QVERIFY(server_->commands.join('\n').contains("RCPT TO:<zoe@guest.example>"));
    QCOMPARE(server_->signInsInClear, 0);
    QCOMPARE(server_->signIns, s.user.isEmpty() ? 0 : 1);
}

void TestSmtp::repliesAreToldApart_data()
{
    QTest::addColumn<QByteArray>("at");
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<int>("kind");
    const auto row = [](const char *at, const char *reply, Kind kind) {
        QTest::addRow("%s %s", at, reply) << QByteArray(at) << QByteArray(reply) << int(kind);
    };
    row("", "554 5.3.2 not today", Kind::TryLater);
    row("EHLO", "421 4.3.2 busy", Kind::TryLater);
    row("MAIL", "451 4.7.1 greylisted", Kind::TryLater);
    row("MAIL", "550 5.7.1 who are you", Kind::Refused);
    row("RCPT", "450 4.2.0 mailbox busy", Kind::TryLater);
    row("RCPT", "550 5.1.1 no such user", Kind::Refused);
    row("DATA", "451 4.3.0 later", Kind::TryLater);
    row("DATA", "554 5.5.1 no", Kind::Refused);
    row(".", "452 4.3.1 disk full", Kind::TryLater);
    row(".", "554 5.7.1 looks like spam", Kind::Refused);
}

void TestSmtp::repliesAreToldApart()
{
    QFETCH(QByteArray, at);
    QFETCH(QByteArray, reply);
    QFETCH(int, kind);
    SmtpBehaviour b;
    b.says[at] = reply;
    if (at == "EHLO") b.says["HELO"] = reply;  // libcurl tries that next
    const MailAnswer answer = send(b);
    QCOMPARE(int(answer.kind), kind);
    QCOMPARE(answer.said, QString::fromLatin1(reply));
    QCOMPARE(answer.status, reply.left(3).toInt());
}

void TestSmtp::cutLineIsKnownOrUnknown_data()
{
    QTest::addColumn<QByteArray>("at");
    QTest::addColumn<int>("kind");
    for (const char *at : {"", "EHLO", "MAIL", "RCPT", "DATA"})
        QTest::addRow("%s", at) << QByteArray(at) << int(Kind::TryLater);
    QTest::addRow("at the end") << QByteArray(".") << int(Kind::Unknown);
    QTest::addRow("behind it") << QByteArray("QUIT") << int(Kind::Sent);
}

void TestSmtp::cutLineIsKnownOrUnknown()
{
    QFETCH(QByteArray, at);
    QFETCH(int, kind);
    SmtpBehaviour b;
    b.cutsAt = at;
    const MailAnswer answer = send(b);
    QCOMPARE(int(answer.kind), kind);
    QVERIFY(!answer.said.isEmpty());
}

void TestSmtp::silentServerIsGivenUp()
{
    for (const char *at : {"RCPT", "."}) {
        SmtpBehaviour b;
        b.silentAt = at;
        SmtpSettings s;
        s.timeoutSeconds = 2;
        // On a stalled machine the two seconds can pass before the server is silent.
        MailAnswer answer;
        const auto falls = [&] {
            answer = send(b, s);
            return server_->isSilent;
        };
        QTRY_VERIFY(falls());
        QCOMPARE(answer.kind, b.silentAt == "." ? Kind::Unknown : Kind::TryLater);
    }
}

void TestSmtp::wrongPasswordIsSaid()
{
    SmtpSettings s = signedIn();
    s.password = "another";
    const MailAnswer answer = send(secured(certificates_.good()), s);
    QCOMPARE(answer.kind, Kind::NotAllowed);
    QVERIFY(server_->mails.isEmpty());
    // Secrets repeated by the server are masked.
    SmtpBehaviour echo = secured(certificates_.good());
    echo.says["AUTH"] = "535 wrong: " + kPassword;
    const MailAnswer echoed = send(echo, signedIn());
    QCOMPARE(echoed.kind, Kind::NotAllowed);
    QCOMPARE(echoed.said, QStringLiteral("535 wrong: *****"));
    echo.says["AUTH"] = "535 " + kPassword.toBase64() + ' '
                        + (QByteArray("\0hotel\0", 7) + kPassword).toBase64() + " no";
    QCOMPARE(send(echo, signedIn()).said, QStringLiteral("535 ***** ***** no"));
    SmtpBehaviour busy = secured(certificates_.good());
    busy.says["AUTH"] = "454 4.7.0 later";
    QCOMPARE(send(busy, signedIn()).kind, Kind::TryLater);
}

/// A server, or an attacker in between, that offers no TLS.
void TestSmtp::passwordNeverLeavesInClear()
{
    SmtpBehaviour b;
    b.password = kPassword;
    QCOMPARE(send(b, signedIn()).kind, Kind::NotTrusted);
    QCOMPARE(server_->signIns, 0);
    QVERIFY(server_->mails.isEmpty());
    SmtpBehaviour refuses = secured(certificates_.good());
    refuses.says["STARTTLS"] = "454 4.7.0 not now";
    QVERIFY(send(refuses, signedIn()).kind != Kind::Sent);
    QCOMPARE(server_->signIns, 0);
}

void TestSmtp::onlyTheRightCertificateWillDo_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<bool>("first");
    for (const bool first : {false, true}) {
        const char *how = first ? "TLS" : "STARTTLS";
        QTest::addRow("expired, %s", how) << 0 << first;
        QTest::addRow("another host's, %s", how) << 1 << first;
        QTest::addRow("self-signed, %s", how) << 2 << first;
        QTest::addRow("unknown authority, %s", how) << 3 << first;
    }
}

void TestSmtp::onlyTheRightCertificateWillDo()
{
    QFETCH(int, which);
    QFETCH(bool, first);
    const Certificates::Pair all[] = {certificates_.expired(), certificates_.otherHost(),
                                      certificates_.selfSigned(), certificates_.good()};
    SmtpBehaviour b = secured(all[which]);
    b.fromTheFirstByte = first;
    SmtpSettings s = signedIn();
    s.security = first ? MailSecurity::Tls : MailSecurity::StartTls;
    const bool unknown = which == 3;
    if (unknown) s.authorities = certificates_.selfSigned().first;
    const MailAnswer answer = send(b, s);
    QCOMPARE(answer.kind, Kind::NotTrusted);
    QVERIFY(!answer.said.isEmpty());
    QCOMPARE(server_->signIns, 0);
    QVERIFY(server_->mails.isEmpty());
}

void TestSmtp::addressesOfAllScriptsNeedAServerThatTakesThem()
{
    Mail m = mail();
    m.to.address = QStringLiteral("zoë@münchen.example");
    SmtpBehaviour takes;
    takes.utf8 = true;
    QCOMPARE(send(takes, {}, m).kind, Kind::Sent);
    const QByteArray said = server_->commands.join('\n');
    QVERIFY2(said.contains("SMTPUTF8"), said.constData());
    QVERIFY2(said.contains("RCPT TO:<zo\xc3\xab@xn--mnchen-3ya.example>"), said.constData());
}

void TestSmtp::badMailNeverLeaves()
{
    Mail m = mail();
    m.to.name = QStringLiteral("a\r\nBcc: everybody@example.org");
    const MailAnswer answer = send({}, {}, m);
    QCOMPARE(answer.kind, Kind::Refused);
    QVERIFY(answer.said.contains(QStringLiteral("control characters")));
    QVERIFY(server_->commands.isEmpty());
}

void TestSmtp::sendersDoNotWaitAndAllAreAnsweredAtTheEnd()
{
    SmtpBehaviour b;
    b.silentAt = "RCPT";
    server_ = std::make_unique<SmtpServer>(b);
    SmtpSettings s;
    s.security = MailSecurity::None;
    s.host = QStringLiteral("127.0.0.1");
    s.port = server_->open();
    auto mailer = std::make_unique<Mailer>(s);
    QList<QFuture<MailAnswer>> answers;
    for (int i = 0; i < 3; ++i) answers += mailer->send(mail());
    QTRY_VERIFY(server_->commands.join('\n').contains("RCPT"));
    QVERIFY(!answers.first().isFinished());
    mailer.reset();
    for (const auto &answer : answers) {
        QVERIFY(answer.isFinished());
        QCOMPARE(answer.result().kind, Kind::TryLater);
    }
    QVERIFY(server_->mails.isEmpty());
}

void TestSmtp::settingsMustBeSafe()
{
    SmtpSettings s = signedIn();
    s.host = QStringLiteral("mail.example");
    QVERIFY(validate(s));
    const auto refused = [s](auto change) {
        SmtpSettings other = s;
        change(other);
        return !validate(other).has_value();
    };
    QVERIFY(refused([](SmtpSettings &x) { x.security = MailSecurity::None; }));
    QVERIFY(refused([](SmtpSettings &x) { x.host.clear(); }));
    QVERIFY(refused([](SmtpSettings &x) { x.host = QStringLiteral("mail.example/x?y"); }));
    QVERIFY(refused([](SmtpSettings &x) { x.host = QStringLiteral("u@mail.example"); }));
    QVERIFY(refused([](SmtpSettings &x) { x.password = "a\r\nRCPT TO:<x@y>"; }));
    QVERIFY(refused([](SmtpSettings &x) { x.password.clear(); }));
    QVERIFY(refused([](SmtpSettings &x) { x.port = 0; }));
    QVERIFY(refused([](SmtpSettings &x) { x.timeoutSeconds = 601; }));
}

QTEST_GUILESS_MAIN(TestSmtp)
#include "test_smtp.moc"
