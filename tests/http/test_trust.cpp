// SPDX-License-Identifier: GPL-3.0-or-later
// An HTTPS connection sends no secrets to a server whose certificate is expired, self-signed or for
// another host: nothing is sent, and the error names the reason.
#include "http/http_transport.h"
#include "http/server.h"
#include "support/certificates.h"
#include "support/patience.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using http::Reply;

class TestTrust : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void onlyWhoCanBeTrustedIsTalkedTo_data();
    void onlyWhoCanBeTrustedIsTalkedTo();

private:
    Certificates certificates_;
    std::unique_ptr<TrustedAuthority> trusted_;
};

void TestTrust::initTestCase()
{
    ROOMRACK_NEEDS_OPENSSL(certificates_);
    trusted_ = std::make_unique<TrustedAuthority>(certificates_);
}

void TestTrust::onlyWhoCanBeTrustedIsTalkedTo_data()
{
    Certificates::addRows();
}

void TestTrust::onlyWhoCanBeTrustedIsTalkedTo()
{
    QFETCH(bool, trusted);
    http::ServerOptions options;
    const auto [certificate, key] = certificates_.ofRow();
    options.tls = *http::tlsFrom(certificate, key);
    int heard = 0;
    http::Server server(
        [&heard](const http::Request &, const http::Server::Answer &answer) {
            ++heard;
            answer(http::textResponse(200, "hello"));
        },
        options);
    const quint16 port = *server.open(QHostAddress(QHostAddress::LocalHost), 0);
    http::HttpTransport transport(QUrl(QStringLiteral("https://localhost:%1").arg(port)));
    std::optional<Reply> reply;
    http::Outgoing request;
    request.path = "/x";
    request.headers = {{"user-api-key", "a secret"}};
    request.timeoutSeconds = 30;
    transport.send(request, [&reply](const Reply &came) { reply = came; });
    QTRY_VERIFY(reply);
    QCOMPARE(heard, trusted ? 1 : 0);
    QCOMPARE(reply->came, trusted ? Reply::Came::Answer : Reply::Came::NotReached);
    QCOMPARE(reply->trouble.contains(QStringLiteral("certificate")), !trusted);
}

QTEST_GUILESS_MAIN(TestTrust)
#include "test_trust.moc"
