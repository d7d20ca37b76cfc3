// SPDX-License-Identifier: GPL-3.0-or-later
// The API server of a window, with keys only: enabled in the settings, then a channel pushes over a
// real socket; rejected pushes are on the Channels page; errors that keep it closed are shown.
#include "by_keyboard.h"
#include "channels/inbound/reservation_plan.h"
#include "desktop/api_server/window_api_server.h"
#include "desktop/connections/channel_list.h"
#include "desktop/requests/hotel_reservations.h"
#include "desktop/widgets/rows_table.h"
#include "linked_window.h"
#include "protocols/ota_json/signature.h"
#include "reservations/settings/setups.h"
#include "simulator/channels/pushes.h"
#include "support/certificates.h"
#include "support/http_caller.h"
#include "support/own_port.h"
#include "support/patience.h"
#include "support/widget_test.h"

#include <QtGui/QClipboard>
#include <QtNetwork/QTcpServer>
#include <QtTest/QtTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSpinBox>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::LinkedWindow;
using tests::press;
using tests::tabTo;

class TestWindowApiServer : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init()
    {
        failOnWarnings();
        shown_ = std::make_unique<LinkedWindow>(*theme_);
        QTRY_VERIFY(shown_->channels().setups().isLoaded());
    }
    void cleanup() { shown_.reset(); }
    void itIsClosedUntilAUserOpensIt();
    void aPushIsBookedWithoutAQuestion();
    void whatIsRefusedIsOnThePage();
    void aPortThatIsTakenIsSaidInWords();
    void beyondThisComputerACertificateIsNeeded();
    void withACertificateItIsEncrypted();
    void aTokenIsShownOnceAndOnlyItsHashKept();
    void theAddressToPushToIsThereToCopy();
    void thePaymentGatewayIsHeard();
    void itClosesAgain();

private:
    WindowApiServer &apiServer() { return *shown_->window().actions()->apiServer; }
    QString state() { return shown_->find<QLabel>("door.state")->text(); }
    void type(const char *name, const QString &text);
    void open(quint16 port);
    simulator::WireRequest signedPush(const simulator::Told &told, const QByteArray &secret);
    tests::Called push(const simulator::WireRequest &request);
    simulator::Told guest();
    int bookings(const simulator::Told &told);
    /// As counted by the server; -1: it does not count.
    int storedPushes();
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<LinkedWindow> shown_;
};

void TestWindowApiServer::type(const char *name, const QString &text)
{
    auto *input = shown_->find<QWidget>(name);
    QVERIFY(input);
    QVERIFY(tabTo(input));
    QTest::keyClick(input, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(input, Qt::Key_Delete);
    QTest::keyClicks(input, text);
}

/// Enabled by keys on the Settings page.
void TestWindowApiServer::open(quint16 port)
{
    QVERIFY(shown_->window().showPage(QStringLiteral("settings")));
    auto *on = shown_->find<QCheckBox>("door.on");
    QVERIFY(on);
    if (!on->isChecked()) QVERIFY(press(on));
    type("door.port", QString::number(port));
    QVERIFY(press(shown_->find<QPushButton>("door.save")));
    QTRY_VERIFY(apiServer().state() != WindowApiServer::State::Opening);
}

simulator::WireRequest TestWindowApiServer::signedPush(const simulator::Told &told,
                                                       const QByteArray &secret)
{
    return simulator::jsonPush(told, {"H1", secret}, shown_->channels().now());
}

tests::Called TestWindowApiServer::push(const simulator::WireRequest &request)
{
    const auto port = quint16(apiServer().settings().port);
    return tests::call(port, "POST", "/hooks/2", request.headers, request.body);
}

/// Books at the channel, which does not push by itself.
simulator::Told TestWindowApiServer::guest()
{
    const QString room = QStringLiteral("DBL");
    const auto told =
        shown_->ota().shop().book({room, QStringLiteral("DBL-BAR")}, Stay(shown_->today() + 2, 2),
                                  1, 2, shown_->channels().now());
    if (!told) qFatal("nobody can book that");
    return *told;
}

int TestWindowApiServer::bookings(const simulator::Told &told)
{
    const auto digest = channels::reservationDigest(told.reservation.id);
    const PropertyId id = shown_->session().property();
    const auto asked =
        shown_->session().reads().ask(storage::BookingsOf{id, LinkedWindow::channel(), digest});
    return int(asked.result()->size());
}

int TestWindowApiServer::storedPushes()
{
    const auto page = tests::call(quint16(apiServer().settings().port), "GET", "/metrics").body;
    const QByteArray name = "\nroomrack_webhook_reservations_total ";
    const auto at = page.indexOf(name);
    const auto behind = at + name.size();
    return at < 0 ? -1 : page.mid(behind, page.indexOf('\n', behind) - behind).toInt();
}

void TestWindowApiServer::itIsClosedUntilAUserOpensIt()
{
    QVERIFY(!apiServer().isWanted());
    QCOMPARE(apiServer().state(), WindowApiServer::State::Closed);
    QVERIFY(shown_->window().showPage(QStringLiteral("settings")));
    QVERIFY(!shown_->find<QPushButton>("door.save")->isEnabled());
    QVERIFY(state().startsWith(QStringLiteral("Disabled")));
    const quint16 port = tests::ownPort();
    open(port);
    QCOMPARE(apiServer().state(), WindowApiServer::State::Open);
    QVERIFY2(state().contains(QStringLiteral("http://127.0.0.1:%1").arg(port)),
             qPrintable(state()));
    QTRY_COMPARE(tests::call(port, "GET", "/healthz").status, 200);
    QVERIFY(tests::call(port, "GET", "/metrics").body.contains("roomrack_up"));
    QCOMPARE(tests::namelessControls(shown_->window()), QStringList());
    QCOMPARE(tests::cutButtons(shown_->window()), QStringList());
}

void TestWindowApiServer::aPushIsBookedWithoutAQuestion()
{
    sync::ChannelSettings settings = shown_->settings();
    settings.pollSeconds = 0;
    shown_->link(settings);
    QTRY_COMPARE(shown_->state().link->state, channels::ConnectionState::InSync);
    open(tests::ownPort());
    QCOMPARE(apiServer().state(), WindowApiServer::State::Open);
    QTRY_COMPARE(tests::call(quint16(apiServer().settings().port), "GET", "/healthz").status, 200);
    const auto told = guest();
    // The API server receives the secret a moment later. Repeated until accepted, and once more:
    // with the same bytes each time, because a new signature in another second would make it
    // another push.
    const auto request = signedPush(told, LinkedWindow::kKey);
    QTRY_COMPARE(push(request).status, 200);
    QCOMPARE(bookings(told), 1);
    QCOMPARE(storedPushes(), 1);
    // One with a new signature is stored again, and still booked once.
    const auto later = simulator::jsonPush(told, {"H1", LinkedWindow::kKey},
                                           shown_->channels().now() + 2 * kSecond);
    QCOMPARE(push(later).status, 200);
    QCOMPARE(storedPushes(), 2);
    QCOMPARE(bookings(told), 1);
}

void TestWindowApiServer::whatIsRefusedIsOnThePage()
{
    sync::ChannelSettings settings = shown_->settings();
    settings.pollSeconds = 0;
    shown_->link(settings);
    open(tests::ownPort());
    const auto told = guest();
    const auto forged = signedPush(told, "another key");
    QTRY_COMPARE(push(forged).status, 401);
    QVERIFY(shown_->window().showPage(QStringLiteral("channels")));
    shown_->page().setView(ChannelsPage::Log);
    QVERIFY(press(shown_->find<QCheckBox>("channels.onlyTrouble")));
    auto *log = shown_->find<RowsTable>("channels.log");
    const auto model = log->model();
    const auto cell = [&](int column) { return model->index(0, column).data().toString(); };
    QTRY_COMPARE(model->rowCount(), 1);
    QCOMPARE(cell(2), QStringLiteral("POST /hooks/2"));
    QVERIFY2(cell(5).contains(QStringLiteral("Rejected")), qPrintable(cell(5)));
    QVERIFY(tabTo(log));
    auto *answer = shown_->find<QPlainTextEdit>("channels.answer");
    QTRY_VERIFY2(answer->toPlainText().contains(QStringLiteral("X-Signature")),
                 qPrintable(answer->toPlainText()));
    QVERIFY(shown_->find<QPlainTextEdit>("channels.request")
                ->toPlainText()
                .contains(told.reservation.id));
    QCOMPARE(bookings(told), 0);
    // The link works.
    QTRY_COMPARE(shown_->state().link->state, channels::ConnectionState::InSync);
    QCOMPARE(push(signedPush(told, LinkedWindow::kKey)).status, 200);
    QCOMPARE(bookings(told), 1);
}

void TestWindowApiServer::aPortThatIsTakenIsSaidInWords()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress(QHostAddress::LocalHost)));
    open(other.serverPort());
    QCOMPARE(apiServer().state(), WindowApiServer::State::Failed);
    QVERIFY2(state().contains(QStringLiteral("already in use")), qPrintable(state()));
    QVERIFY(shown_->find<QSpinBox>("door.port")->property("wrong").toBool());
    const quint16 port = tests::ownPort();
    open(port);
    QCOMPARE(apiServer().state(), WindowApiServer::State::Open);
    QVERIFY(!shown_->find<QSpinBox>("door.port")->property("wrong").toBool());
}

void TestWindowApiServer::beyondThisComputerACertificateIsNeeded()
{
    QVERIFY(shown_->window().showPage(QStringLiteral("settings")));
    type("door.address", QStringLiteral("0.0.0.0"));
    open(tests::ownPort());
    QCOMPARE(apiServer().state(), WindowApiServer::State::Failed);
    QVERIFY2(state().contains(QStringLiteral("certificate")), qPrintable(state()));
    QVERIFY(shown_->find<QLineEdit>("door.certificate")->property("wrong").toBool());
    type("door.address", QStringLiteral("somewhere"));
    QVERIFY(press(shown_->find<QPushButton>("door.save")));
    QTRY_VERIFY(shown_->find<QLineEdit>("door.address")->property("wrong").toBool());
    type("door.address", QStringLiteral("127.0.0.1"));
    type("door.names", QStringLiteral("a.example, https://b.example/"));
    QVERIFY(press(shown_->find<QPushButton>("door.save")));
    QTRY_VERIFY(shown_->find<QLineEdit>("door.names")->property("wrong").toBool());
    type("door.names", QString());
    type("door.certificate", QStringLiteral("/nowhere.pem"));
    type("door.key", QStringLiteral("/nowhere.key"));
    QVERIFY(press(shown_->find<QPushButton>("door.save")));
    QTRY_VERIFY(state().contains(QStringLiteral("/nowhere.pem")));
    QCOMPARE(apiServer().state(), WindowApiServer::State::Failed);
}

void TestWindowApiServer::withACertificateItIsEncrypted()
{
    const tests::Certificates certificates;
    ROOMRACK_NEEDS_OPENSSL(certificates);
    QVERIFY(shown_->window().showPage(QStringLiteral("settings")));
    const auto files = certificates.good();
    type("door.names", QStringLiteral("localhost"));
    type("door.certificate", files.first);
    type("door.key", files.second);
    const quint16 port = tests::ownPort();
    open(port);
    QCOMPARE(apiServer().state(), WindowApiServer::State::Open);
    QVERIFY2(state().contains(QStringLiteral("https://localhost:%1").arg(port)),
             qPrintable(state()));
    // Unencrypted requests get no answer.
    QCOMPARE(tests::call(port, "GET", "/healthz").status, 0);
}

void TestWindowApiServer::aTokenIsShownOnceAndOnlyItsHashKept()
{
    QVERIFY(shown_->window().showPage(QStringLiteral("settings")));
    auto *token = shown_->find<QLineEdit>("door.token");
    QVERIFY(!token->isVisible());
    QVERIFY(press(shown_->find<QPushButton>("door.newToken")));
    QVERIFY(token->isVisible());
    QVERIFY(token->hasFocus());
    const QByteArray word = token->text().toLatin1();
    QCOMPARE(word.size(), 32);
    const quint16 port = tests::ownPort();
    open(port);
    QCOMPARE(apiServer().state(), WindowApiServer::State::Open);
    QVERIFY(!apiServer().settings().tokenHash.contains(word));
    QCOMPARE(tests::call(port, "GET", "/metrics").status, 401);
    QCOMPARE(tests::call(port, "GET", "/metrics", {{"Authorization", "Bearer " + word}}).status,
             200);
    QVERIFY(press(shown_->find<QPushButton>("door.dropToken")));
    QVERIFY(!token->isVisible());
    QVERIFY(press(shown_->find<QPushButton>("door.save")));
    QTRY_COMPARE(tests::call(port, "GET", "/metrics").status, 200);
}

void TestWindowApiServer::theAddressToPushToIsThereToCopy()
{
    shown_->link(shown_->settings());
    const auto address = [this] {
        auto *list = shown_->find<ChannelList>("channels.list");
        if (!tabTo(list)) qFatal("no key leads there");
        QTest::keyClick(list, Qt::Key_Return);
        [&] { QTRY_VERIFY(shown_->dialog()); }();
        auto *copy = shown_->inDialog<QPushButton>("channel.copyPushAddress");
        const QString shown = shown_->inDialog<QLineEdit>("channel.pushAddress")->text();
        if (copy->isEnabled() && !press(copy)) qFatal("no key leads there");
        shown_->dialog()->reject();
        [&] { QTRY_VERIFY(!shown_->dialog()); }();
        return shown;
    };
    QCOMPARE(address(), QString());
    const quint16 port = tests::ownPort();
    open(port);
    QVERIFY(shown_->window().showPage(QStringLiteral("channels")));
    const QString there = QStringLiteral("http://127.0.0.1:%1/hooks/2").arg(port);
    QCOMPARE(address(), there);
    QCOMPARE(QGuiApplication::clipboard()->text(), there);
}

/// Once its signing secret is set; no payment is under way that it could wake.
void TestWindowApiServer::thePaymentGatewayIsHeard()
{
    HotelReservations *reservations = shown_->window().actions()->reservations;
    QVERIFY(reservations);
    QTRY_VERIFY(reservations->host());
    const quint16 port = tests::ownPort();
    open(port);
    const QByteArray body =
        R"({"id":"evt_1","data":{"object":{"id":"pi_1","object":"payment_intent"}}})";
    const auto signature =
        protocols::ota_json::sign("whsec_canary", body, shown_->channels().now());
    const auto told = [&](const QByteArray &value) {
        return tests::call(port, "POST", "/hooks/payments", {{"Stripe-Signature", value}}, body)
            .status;
    };
    const QByteArray good = "t=" + signature.timestamp + ",v1=" + signature.value;
    QCOMPARE(told(good), 404);
    std::optional<Result<void>> kept;
    const auto take = [&kept](const Result<void> &done) { kept = done; };
    reservations->secrets().begin();
    reservations->secrets().unlock(QStringLiteral("correct horse"), &shown_->window(), take);
    QTRY_VERIFY(kept && *kept);
    kept.reset();
    reservations->save(
        booking::SetupKind::Payment,
        toText(reservations::PaymentSetup{QStringLiteral("https://127.0.0.1:9"), 30}), {},
        &shown_->window(), take, "whsec_canary");
    QTRY_VERIFY(kept && *kept);
    QTRY_COMPARE(told(good), 200);
    QCOMPARE(told("t=" + signature.timestamp + ",v1=00"), 401);
}

void TestWindowApiServer::itClosesAgain()
{
    const quint16 port = tests::ownPort();
    open(port);
    QCOMPARE(apiServer().state(), WindowApiServer::State::Open);
    QVERIFY(press(shown_->find<QCheckBox>("door.on")));
    QVERIFY(press(shown_->find<QPushButton>("door.discard")));
    QVERIFY(shown_->find<QCheckBox>("door.on")->isChecked());
    QVERIFY(press(shown_->find<QCheckBox>("door.on")));
    QVERIFY(press(shown_->find<QPushButton>("door.save")));
    QCOMPARE(apiServer().state(), WindowApiServer::State::Closed);
    QCOMPARE(tests::call(port, "GET", "/healthz").status, 0);
    // The typed values are kept for the next time.
    QCOMPARE(apiServer().settings().port, int(port));
}

QTEST_MAIN(TestWindowApiServer)
#include "test_window_api_server.moc"
