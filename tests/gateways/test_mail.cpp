// SPDX-License-Identifier: GPL-3.0-or-later
// A mail's bytes, checked with Python's mail library; and no input adds a header.
#include "gateways/mail/mail.h"
#include "support/outside.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::gateways;
using namespace roomrack::tests;

namespace {

Mail mail()
{
    Mail m;
    m.key = "outbox-17";
    m.from = {QStringLiteral("Quinta do Mar"), QStringLiteral("desk@quinta.example")};
    m.to = {QStringLiteral("Ana Silva"), QStringLiteral("ana@guest.example")};
    m.subject = QStringLiteral("Your booking 17");
    m.text = QStringLiteral("Dear Ana,\n\nwe look forward to seeing you.\n.\n");
    m.at = Instant::fromDateTime(QDateTime({2016, 7, 4}, {9, 5, 7}, Qt::UTC));
    return m;
}

/// Compares the mail as parsed with the arguments before the file.
const QString kReader = QStringLiteral(R"(
import email, email.policy, sys
wanted, file = sys.argv[1:-1], sys.argv[-1]
bytes = open(file, 'rb').read()
mail = email.message_from_bytes(bytes, policy=email.policy.default)
to, sender = mail['To'].addresses[0], mail['From'].addresses[0]
text = mail.get_content().replace('\r\n', '\n')
got = [mail['Subject'], sender.display_name, sender.addr_spec, to.display_name, to.addr_spec, text]
long = [l for l in bytes.split(b'\r\n') if len(l) > 98 or b'\n' in l or b'\r' in l]
if got != wanted or mail.defects or long:
    sys.exit(f'{got!r}\n{wanted!r}\n{mail.defects!r}\n{long!r}')
)");

std::optional<QString> readerSays(const Mail &m)
{
    return outsideSays(QStringLiteral("python3"),
                       {QStringLiteral("-c"), kReader, m.subject, m.from.name, m.from.address,
                        m.to.name, m.to.address, m.text},
                       {mailBytes(m).value()}, QStringLiteral("eml"));
}

}  // namespace

class TestMail : public QObject {
    Q_OBJECT

private slots:
    void mailReadsAsItWasMeant_data();
    void mailReadsAsItWasMeant();
    void sameKeyIsTheSameMessage();
    void nothingCanBeAddedToAHeader_data();
    void nothingCanBeAddedToAHeader();
    void addressesAreAddresses_data();
    void addressesAreAddresses();
    void cardNumbersAreStarred();
};

void TestMail::mailReadsAsItWasMeant_data()
{
    QTest::addColumn<QString>("spoken");
    QTest::addRow("plain") << QStringLiteral("Room 204");
    QTest::addRow("quotes") << QStringLiteral("Ana \"\\\" (and more), or so");
    QTest::addRow("looks encoded") << QStringLiteral("=?UTF-8?B?QQ==?=");
    QTest::addRow("accents") << QStringLiteral("Zoë Müller-Lüdenscheidt");
    QTest::addRow("Greek, long")
        << QString(3, u' ').trimmed()
               + QStringLiteral("Καλώς ήρθατε στο ξενοδοχείο μας ").repeated(2).trimmed();
    QTest::addRow("Japanese") << QStringLiteral("ご予約ありがとうございます。お待ちしております");
    QTest::addRow("beyond the first plane") << QStringLiteral("😀🏨 𝔐𝔲𝔰𝔦𝔨 😀😀😀😀😀😀😀😀😀😀😀😀");
}

void TestMail::mailReadsAsItWasMeant()
{
    QFETCH(QString, spoken);
    Mail m = mail();
    m.subject = spoken;
    // One encoded word each: Python inserts a blank between the words of a name.
    m.from.name = m.to.name = spoken.left(9);
    m.text = spoken + QStringLiteral("\n.\n..\n") + spoken.repeated(5) + u'\n';
    ROOMRACK_OUTSIDE_AGREES(readerSays(m));
}

void TestMail::sameKeyIsTheSameMessage()
{
    Mail again = mail();
    again.at = again.at + 3'600 * kSecond;
    QCOMPARE(messageId(mail()), messageId(again));
    Mail other = mail();
    other.key = "outbox-18";
    QVERIFY(messageId(mail()) != messageId(other));
    const QByteArray bytes = mailBytes(mail()).value();
    QVERIFY(bytes.contains("\r\nMessage-ID: " + messageId(mail()) + "\r\n"));
    QVERIFY(messageId(mail()).endsWith("@quinta.example>"));
    QVERIFY(!bytes.contains("outbox-17"));
    QVERIFY(bytes.startsWith("Date: Mon, 04 Jul 2016 09:05:07 +0000\r\n"));
}

void TestMail::nothingCanBeAddedToAHeader_data()
{
    QTest::addColumn<QString>("bad");
    const QString bads[] = {QStringLiteral("a\r\nBcc: x@y.example"),
                            QStringLiteral("a\nBcc: x@y.example"),
                            QStringLiteral("a\rb"),
                            QStringLiteral("a\u0085b"),
                            QStringLiteral("a\u2028b"),
                            QStringLiteral("a\033b"),
                            QStringLiteral("a\tb")};
    for (const QString &bad : bads)
        QTest::addRow("%s", bad.toUtf8().toPercentEncoding().constData()) << bad;
    QString zero = QStringLiteral("a b");
    zero[1] = QChar(0);
    QTest::addRow("zero") << zero;
}

void TestMail::nothingCanBeAddedToAHeader()
{
    QFETCH(QString, bad);
    const auto refused = [](auto change, const char *field) {
        Mail m = mail();
        change(m);
        const auto bytes = mailBytes(m);
        return !bytes && bytes.error().field == QLatin1String(field)
               && bytes.error().code == ErrorCode::Invalid;
    };
    QVERIFY(refused([&](Mail &m) { m.subject = bad; }, "subject"));
    QVERIFY(refused([&](Mail &m) { m.to.name = bad; }, "to"));
    QVERIFY(refused([&](Mail &m) { m.from.name = bad; }, "from"));
    QVERIFY(refused([&](Mail &m) { m.to.address = bad + QStringLiteral("@x.example"); }, "to"));
    QVERIFY(refused([&](Mail &m) { m.from.address = QStringLiteral("x@") + bad; }, "from"));
    QVERIFY(refused(
        [&](Mail &m) {
            m.replyTo = {bad, QStringLiteral("a@b.example")};
        },
        "reply-to"));
}

void TestMail::addressesAreAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("envelope");
    const auto row = [](const char *address, const char *envelope) {
        QTest::addRow("%s", address) << QString::fromUtf8(address) << QByteArray(envelope);
    };
    row("ana@example.org", "ana@example.org");
    row("o'hara+x@sub.example.org", "o'hara+x@sub.example.org");
    row("ana@münchen.example", "ana@xn--mnchen-3ya.example");
    row("zoë@example.org", "zoë@example.org");
    for (const char *bad :
         {"", "ana", "@example.org", "ana@", "a b@example.org", "ana@exa mple.org", "<a@b.c>",
          "a@b.c>", "a,b@c.d", "a@b@c.d", "\"a b\"@c.d", ".a@b.c", "a..b@c.d", "a@-b.c", "a@.b.c",
          "a@[127.0.0.1]", "a@b.c,d@e.f", "a@b.c d@e.f", "a;b@c.d"})
        row(bad, "");
}

void TestMail::addressesAreAddresses()
{
    QFETCH(QString, address);
    QFETCH(QByteArray, envelope);
    QCOMPARE(envelopeAddress(address).value_or(QByteArray()), envelope);
    QVERIFY(!envelopeAddress(QString(250, u'a') + QStringLiteral("@b.c")));
}

void TestMail::cardNumbersAreStarred()
{
    Mail m = mail();
    m.text = m.subject = m.to.name = QStringLiteral("card 4111 1111 1111 1111");
    const QByteArray bytes = mailBytes(m).value();
    QVERIFY(!bytes.contains("4111"));
    const QByteArray body = bytes.mid(bytes.indexOf("\r\n\r\n"));
    QCOMPARE(QByteArray::fromBase64(body), QByteArray("card **** **** **** 1111"));
    m.text.clear();
    QVERIFY(!mailBytes(m));
    m.text = QString(100'001, u'x');
    QVERIFY(!mailBytes(m));
}

QTEST_GUILESS_MAIN(TestMail)
#include "test_mail.moc"
