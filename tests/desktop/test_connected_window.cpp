// SPDX-License-Identifier: GPL-3.0-or-later
// A window connected to a server, through the real API server: the same window, live, beside
// another one; and what it shows when the connection is lost.
#include "api/api_hotel.h"
#include "by_keyboard.h"
#include "desktop/remote/server_connector.h"
#include "desktop/settings/source_dialog.h"
#include "desktop/shell/foot_bar.h"
#include "desktop/shell/main_window.h"
#include "desktop/shell/notice_bar.h"
#include "remote/remote_property_service.h"
#include "support/own_port.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QSettings>
#include <QSignalSpy>
#include <QtCore/QPointer>
#include <QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using namespace roomrack::tests;

namespace {

/// Secrets in memory.
class Pocket final : public secrets::Secrets {
public:
    State state() const override { return State::Ready; }
    void begin() override {}
    void get(const QString &name, QObject *context, Found found) override
    {
        QMetaObject::invokeMethod(
            context, [found, secret = kept.value(name)] { found(secret); }, Qt::QueuedConnection);
    }
    void set(const QString &name, const QByteArray &secret, QObject *context, Done done) override
    {
        kept.insert(name, secret);
        QMetaObject::invokeMethod(
            context, [done] { done({}); }, Qt::QueuedConnection);
    }
    void remove(const QString &name, QObject *, Done) override { kept.remove(name); }
    void unlock(const QString &, QObject *, Done) override {}
    QHash<QString, QByteArray> kept;
};

}  // namespace

class TestConnectedWindow : public ThemedTest {
    Q_OBJECT

    QString address() const { return QStringLiteral("http://127.0.0.1:%1").arg(house_->port()); }
    std::unique_ptr<HotelSession> session(TokenRole role = TokenRole::Manager)
    {
        auto hotel = OpenHotel::connect(address(), ApiHotel::token(role), clock_);
        if (!hotel) qWarning("%s", qPrintable(hotel.error().text()));
        return hotel ? std::make_unique<HotelSession>(std::move(**hotel)) : nullptr;
    }
    std::unique_ptr<MainWindow> window(TokenRole role = TokenRole::Manager)
    {
        auto made = std::make_unique<MainWindow>(*theme_, *settings_, FileCommands());
        made->setSession(session(role));
        made->resize(1600, 980);  // narrower, buttons have shorter texts
        made->show();
        return made;
    }
    static QString foot(MainWindow &window)
    {
        QStringList texts;
        for (const auto *label : window.findChild<FootBar *>()->findChildren<QLabel *>())
            texts << label->text();
        return texts.join(u'|');
    }

    /// The button on a page, or in the bar above it; null: not visible.
    static QPushButton *button(MainWindow &window, const char *page, const char *text)
    {
        window.showPage(QString::fromLatin1(page));
        for (auto *one : window.findChildren<QPushButton *>())
            if (one->isVisible() && one->text().remove(u'&') == QString::fromUtf8(text)) return one;
        return nullptr;
    }
    static bool says(MainWindow &window, const char *page, const char *text)
    {
        window.showPage(QString::fromLatin1(page));
        for (const auto *label : window.currentPage()->findChildren<QLabel *>())
            if (label->isVisible() && label->text() == QLatin1String(text)) return true;
        return false;
    }

    std::unique_ptr<ApiHotel> house_;
    std::unique_ptr<QSettings> settings_;
    QTemporaryDir folder_;
    core::SystemClock clock_;

private slots:
    void init()
    {
        failOnWarnings();
        house_ = std::make_unique<ApiHotel>();
        api::ApiServerOptions options;
        options.port = tests::ownPort();  // some tests open it again
        QVERIFY(house_->open(options));
        settings_ = std::make_unique<QSettings>(folder_.filePath(QStringLiteral("s.ini")),
                                                QSettings::IniFormat);
    }
    void cleanup() { house_.reset(); }

    void itIsTheSameWindowWithoutWhatTheServerDoes()
    {
        const auto shown = window();
        QVERIFY(!shown->session()->keepsHotel());
        QVERIFY(!shown->pageIds().contains(QStringLiteral("channels")));
        for (const QString &id : shown->pageIds()) QVERIFY(shown->showPage(id));
        QVERIFY(foot(*shown).contains(QStringLiteral("Connected")));
        QVERIFY(foot(*shown).contains(QStringLiteral("127.0.0.1:%1").arg(house_->port())));
        QCOMPARE(shown->session()->view().property().name, QStringLiteral("Test"));
    }

    void twoWindowsSeeWhatEitherDoes()
    {
        const auto one = window(), two = window();
        QSignalSpy cells(&two->session()->changes(), &HotelChanges::cellsChanged);
        QSignalSpy steps(&two->session()->changes(), &HotelChanges::stepsChanged);
        booking::EditCells edit;
        edit.caller = one->session()->desk();
        edit.roomTypes = {RoomTypeId{1}};
        edit.ranges = {{kToday + 1, 2}};
        edit.value = 2;
        const HotelView &seen = one->session()->view();
        edit.seen = {seen.epoch(), seen.ledger().version(0, kToday + 1)};
        const auto answer = one->session()->submit(booking::EditBlock(edit));
        QTRY_VERIFY(answer.isFinished());
        QVERIFY(answer.result());
        QTRY_VERIFY(cells.size() > 0 && steps.size() > 0);
        QCOMPARE(two->session()->view().ledger().forSale(0, kToday + 1), 2);
        // An edit based on values from before the other's change is refused, and overwrites
        // nothing.
        edit.value = 3;
        const auto stale = two->session()->submit(booking::EditBlock(edit));
        QTRY_VERIFY(stale.isFinished());
        QCOMPARE(stale.result().error().code, ErrorCode::Stale);
        // A hold of one window counts down in the other, to the same deadline.
        booking::TakeHold hold = house_->hotel().hold(1, 4, 1);
        hold.caller = one->session()->desk();
        const auto taken = one->session()->submit(hold);
        QTRY_VERIFY(taken.isFinished() && taken.result());
        QTRY_VERIFY(two->session()->view().hold(taken.result()->hold));
        QCOMPARE(two->session()->view().hold(taken.result()->hold)->deadline,
                 taken.result()->deadline);
        QVERIFY(std::abs(two->session()->now() - house_->engine().now()) < 30 * kSecond);
    }

    void aCutLineIsSaidAndMended()
    {
        const auto shown = window();
        auto &session = *shown->session();
        QVERIFY(session.whyNot(booking::Act::Book).isEmpty());
        const quint16 port = house_->port();
        house_->closeApiServer();
        QTRY_VERIFY(!session.server().state().up);
        QTRY_VERIFY(
            shown->notices().newest().contains(QStringLiteral("Connection to 127.0.0.1 lost")));
        QVERIFY(foot(*shown).contains(QStringLiteral("No connection")));
        QVERIFY(!session.whyNot(booking::Act::Book).isEmpty());
        // The last state is still shown.
        QCOMPARE(session.view().property().name, QStringLiteral("Test"));
        const auto refused =
            session.submit(booking::HoldAndConfirm{house_->hotel().hold(1, 1, 1), {}});
        QTRY_VERIFY(refused.isFinished());
        QCOMPARE(refused.result().error().code, ErrorCode::NotSaved);

        QVERIFY(house_->engine().run(booking::HoldAndConfirm{house_->hotel().hold(1, 6, 1), {}}));
        api::ApiServerOptions same;
        same.port = port;
        QVERIFY(house_->open(same));
        const auto buttons = shown->notices().findChildren<QPushButton *>();
        const auto now = std::find_if(buttons.begin(), buttons.end(), [](const auto *button) {
            return button->text() == QStringLiteral("Retry now");
        });
        QVERIFY(now != buttons.end());
        QTest::mouseClick(*now, Qt::LeftButton);
        QTRY_VERIFY(session.server().state().up);
        QTRY_VERIFY(shown->notices().newest().isEmpty());
        QVERIFY(foot(*shown).contains(QStringLiteral("Connected")));
        // The changes made meanwhile are loaded.
        QTRY_COMPARE(session.view().ledger().type(0, kToday + 6).sold, 1);
    }

    void whileTheLineIsCutNothingThatChangesIsOffered()
    {
        const booking::Command hold = house_->hotel().hold(1, 4, 1);
        QVERIFY(house_->engine().run(hold));
        const auto booked =
            house_->engine().run(booking::HoldAndConfirm{house_->hotel().hold(1, 6, 1), {}});
        QVERIFY(booked);
        const auto shown = window();
        auto &session = *shown->session();
        const std::pair<const char *, const char *> changes[] = {
            {"inventory", "New booking"}, {"holds", "Confirm…"},   {"holds", "Release…"},
            {"bookings", "Change…"},      {"bookings", "Cancel…"}, {"frontdesk", "Night audit…"}};
        shown->actions()->openBooking(booked->booking);
        for (const auto &[page, text] : changes)
            QTRY_VERIFY2(button(*shown, page, text) && button(*shown, page, text)->isEnabled(),
                         text);

        const quint16 port = house_->port();
        house_->closeApiServer();
        QTRY_VERIFY(!session.server().state().up);
        for (const auto &[page, text] : changes) {
            const auto *one = button(*shown, page, text);
            QVERIFY2(one && !one->isEnabled(), text);
            QVERIFY2(one->toolTip().contains(QStringLiteral("No connection")), text);
        }
        // A list that was never shown is not loaded, and is loaded on demand.
        const char *const lists[] = {"audit", "duplicates"};
        const char *const notLoaded =
            "No connection. The list loads automatically when the connection is restored.";
        for (const char *page : lists) {
            QTRY_VERIFY2(says(*shown, page, notLoaded), page);
            QVERIFY2(says(*shown, page, "No connection"), page);
        }

        api::ApiServerOptions same;
        same.port = port;
        QVERIFY(house_->open(same));
        session.service().tryNow();
        QTRY_VERIFY(session.server().state().up);
        for (const auto &[page, text] : changes) {
            QTRY_VERIFY2(button(*shown, page, text) && button(*shown, page, text)->isEnabled(),
                         text);
            QVERIFY(
                !button(*shown, page, text)->toolTip().contains(QStringLiteral("No connection")));
        }
        for (const char *page : lists) QTRY_VERIFY2(!says(*shown, page, notLoaded), page);
    }

    void whereThereAreUsersAPersonSignsInAsAtTheFirstDesk()
    {
        booking::SaveUser save;
        save.caller = house_->hotel().desk();
        save.name = QStringLiteral("Ana");
        save.role = booking::Role::Administrator;
        save.active = true;
        const auto ana =
            house_->engine().accounts().saveUserLater(save, QStringLiteral("1234")).result();
        QVERIFY(ana);
        const auto shown = window();
        auto &session = *shown->session();
        QVERIFY(shown->isLocked());
        const auto signIn = [&](const QString &secret) {
            auto *field = shown->findChild<QLineEdit *>(QStringLiteral("signIn.secret"));
            QTRY_VERIFY(field && field->isVisible());
            QTest::keyClicks(field, secret);
            QTest::keyClick(field, Qt::Key_Return);
        };
        signIn(QStringLiteral("1234"));
        QTRY_VERIFY(!shown->isLocked());
        QCOMPARE(session.users().person()->name, QStringLiteral("Ana"));
        const auto booked =
            session.submit(booking::HoldAndConfirm{house_->hotel().hold(1, 2, 1), {}});
        QTRY_VERIFY(booked.isFinished() && booked.result());
        const auto reader = *storage::Reader::open(house_->hotel().file());
        QCOMPARE(reader->ask(storage::BookingHistory{session.property(), booked.result()->booking})
                     ->front()
                     .actor,
                 ana->user);
        // A restarted API server has no signed-in sessions.
        const quint16 port = house_->port();
        house_->closeApiServer();
        QTRY_VERIFY(!session.server().state().up);
        api::ApiServerOptions same;
        same.port = port;
        QVERIFY(house_->open(same));
        session.service().tryNow();
        QTRY_VERIFY(session.server().state().up);
        QTRY_VERIFY(shown->isLocked());
        signIn(QStringLiteral("1234"));
        QTRY_VERIFY(!shown->isLocked());
    }

    void closingDoesNotWaitForTheLine()
    {
        auto shown = window();
        house_->closeApiServer();
        QTRY_VERIFY(!shown->session()->server().state().up);
        shown->showPage(QStringLiteral("bookings"));
        shown->showPage(QStringLiteral("audit"));
        shown.reset();
    }

    /// It is modal: the window could not be closed either.
    void aSourceDialogIsLeftWithoutAConnection()
    {
        const auto desk = session();
        const QPointer<QDialog> dialog = new SourceDialog(*desk, {});
        const auto press = [&dialog](const char *button) {
            dialog->findChild<QPushButton *>(QString::fromLatin1(button))->click();
        };
        dialog->open();
        dialog->findChild<QLineEdit *>(QStringLiteral("source.name"))
            ->setText(QStringLiteral("Telephone"));
        house_->closeApiServer();
        QTRY_VERIFY(!desk->server().state().up);
        press("confirm");
        QTRY_COMPARE(dialog->findChild<QLabel *>(QStringLiteral("problem"))->text(),
                     QStringLiteral("No connection to the hotel."));
        press("leave");
        QTRY_VERIFY(!dialog);
    }

    void aTokenIsAskedForOnceAndKept()
    {
        QWidget parent;
        parent.show();
        auto kept = std::make_unique<Pocket>();
        Pocket &pocket = *kept;
        ServerConnector servers(std::move(kept), clock_, parent);
        QSignalSpy opened(&servers, &ServerConnector::opened),
            failed(&servers, &ServerConnector::failed);
        servers.open(address());
        ServerDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = parent.findChild<ServerDialog *>()));
        auto *token = dialog->findChild<QLineEdit *>(QStringLiteral("server.token"));
        QCOMPARE(token->echoMode(), QLineEdit::Password);
        // An empty, a wrong, then the right input: by keys alone.
        const auto problem = [&] {
            QStringList texts;
            for (const auto *label : dialog->findChildren<QLabel *>())
                if (label->isVisible()) texts << label->text();
            return texts.join(u'|');
        };
        auto *connecting = dialog->findChild<QPushButton *>(QStringLiteral("server.connect"));
        QTest::keyClick(connecting, Qt::Key_Space);
        QVERIFY(problem().contains(QStringLiteral("Enter the token for this desk.")));
        QTest::keyClicks(token, QStringLiteral("a wrong one"));
        QTest::keyClick(connecting, Qt::Key_Space);
        QTRY_VERIFY(problem().contains(QStringLiteral("rejected by the server")));
        token->clear();
        QTest::keyClicks(token, QString::fromLatin1(ApiHotel::token(TokenRole::Desk)));
        QTest::keyClick(connecting, Qt::Key_Space);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(pocket.kept.size(), 1);
        QTRY_VERIFY(!parent.findChild<ServerDialog *>());
        // The next time there is no prompt.
        servers.open(address());
        QTRY_COMPARE(opened.size(), 2);
        QVERIFY(!parent.findChild<ServerDialog *>());
        QVERIFY(failed.isEmpty());
        // After it was revoked, there is a prompt again.
        house_->revoke(TokenRole::Desk);
        servers.open(address());
        QTRY_VERIFY(parent.findChild<ServerDialog *>());
    }

    void itsDialogHasNamesAndFits_data() { addLooks(); }
    void itsDialogHasNamesAndFits()
    {
        const Look look(*theme_);
        QWidget parent;
        parent.show();
        auto *dialog = new ServerDialog(QStringLiteral("https://hotel.example:8470"), &parent);
        dialog->open();
        QTRY_VERIFY(dialog->isVisible());
        dialog->showProblem(QStringLiteral("the server is not reached ").repeated(12));
        QCOMPARE(namelessControls(*dialog), QStringList());
        QCOMPARE(cutButtons(*dialog), QStringList());
        const auto *address = dialog->findChild<QLineEdit *>(QStringLiteral("server.address"));
        const int middle = address->mapTo(dialog, address->rect().center()).x();
        QCOMPARE(middle < dialog->width() / 2, look.rightToLeft);
        QVERIFY(dialog->width() <= 900);
    }

    void anAddressMustBeSafe_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("fine");
        QTest::newRow("https") << QStringLiteral("https://hotel.example:8470") << true;
        QTest::newRow("this machine") << QStringLiteral("http://localhost:8470/") << true;
        QTest::newRow("plain, elsewhere") << QStringLiteral("http://hotel.example:8470") << false;
        QTest::newRow("a path") << QStringLiteral("https://hotel.example/x") << false;
        QTest::newRow("a password") << QStringLiteral("https://me:secret@hotel.example") << false;
        QTest::newRow("another scheme") << QStringLiteral("ftp://hotel.example") << false;
        QTest::newRow("no host") << QStringLiteral("https://") << false;
        QTest::newRow("a word") << QStringLiteral("hotel") << false;
    }
    void anAddressMustBeSafe()
    {
        QFETCH(QString, typed);
        QTEST(remote::deskAddress(typed).has_value(), "fine");
    }

    void aDesksTokenDoesNotSetRates()
    {
        const auto desk = session(TokenRole::Desk);
        booking::EditCells edit;
        edit.caller = desk->desk();
        edit.roomTypes = {RoomTypeId{1}};
        edit.ranges = {{kToday + 1, 1}};
        edit.value = 1;
        const auto answer = desk->submit(booking::EditBlock(edit));
        QTRY_VERIFY(answer.isFinished());
        QCOMPARE(answer.result().error().code, ErrorCode::Forbidden);
        QVERIFY(!OpenHotel::connect(address(), ApiHotel::token(TokenRole::Read), clock_));
        QVERIFY(!OpenHotel::connect(address(), ApiHotel::token(TokenRole::Channel), clock_));
    }
};

QTEST_MAIN(TestConnectedWindow)
#include "test_connected_window.moc"
