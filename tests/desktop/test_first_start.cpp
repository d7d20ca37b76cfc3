// SPDX-License-Identifier: GPL-3.0-or-later
// The first start: creating a property in a minute, errors at their field, and the other ways to
// begin.
#include "desktop/first_start/first_start_dialog.h"
#include "desktop/first_start/hotel_draft.h"
#include "desktop/first_start/hotel_form.h"
#include "desktop/first_start/hotel_maker.h"
#include "desktop/first_start/hotel_types_model.h"
#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"
#include "keyboard_walk.h"
#include "support/widget_test.h"

#include <QtCore/QTemporaryDir>
#include <QtGui/QWindow>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

#include <memory>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

struct Shown {
    explicit Shown(const Theme &theme) : dialog(theme, clock, folder.path())
    {
        dialog.show();
        dialog.activateWindow();
        if (!QTest::qWaitForWindowActive(&dialog, tests::kTryForMs))
            qWarning("the dialog did not become active");
    }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return dialog.findChild<Widget *>(QString::fromLatin1(name));
    }
    QPushButton *button(const char *text)
    {
        for (auto *b : dialog.findChildren<QPushButton *>()) {
            if (b->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text))) return b;
        }
        return nullptr;
    }

    void type(const char *field, const char *text)
    {
        auto *edit = find<QLineEdit>(field);
        edit->setFocus();
        QTest::keyClicks(edit, QString::fromUtf8(text));
    }
    /// The keys go where the focus is, as from a keyboard.
    void enter() { QTest::keyClick(dialog.focusWidget(), Qt::Key_Return); }
    QCheckBox *nonRefundable() { return find<QCheckBox>("nonRefundable"); }
    /// By the window, which gives a press to an open list first.
    void clickNonRefundable()
    {
        const QCheckBox *box = nonRefundable();
        QTest::mouseClick(dialog.windowHandle(), Qt::LeftButton, {},
                          box->mapTo(&dialog, box->rect().center()));
    }
    QString zone() { return find<QComboBox>("zone")->currentText(); }
    QString currency() { return find<QComboBox>("currency")->currentText(); }
    QAbstractItemView *cities() { return find<QLineEdit>("city")->completer()->popup(); }
    /// The value of the summary beside this label.
    QString fact(const char *label)
    {
        for (const QLabel *l : dialog.findChildren<QLabel *>())
            if (l->isVisible() && l->accessibleName() == QLatin1String(label)) return l->text();
        return {};
    }
    bool showsSummary() { return find<QTableView>("summaryTypes")->isVisible(); }
    void pressMake() { QTest::mouseClick(find<QPushButton>("make"), Qt::LeftButton); }

    QTemporaryDir folder;
    core::SystemClock clock;
    FirstStartDialog dialog;
};

}  // namespace

class TestFirstStart : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }

    void aHotelIsMadeAfterItsSummary()
    {
        Shown shown(*theme_);
        QSignalSpy made(&shown.dialog, &FirstStartDialog::made);
        QVERIFY2(shown.find<QLineEdit>("name")->hasFocus(), "typing can begin at once");
        shown.type("name", "Bellavista");
        shown.type("city", "Lisbon");
        QCOMPARE(shown.zone(), QStringLiteral("Europe/Lisbon"));
        shown.pressMake();
        QVERIFY(shown.showsSummary());
        QCOMPARE(made.size(), 0);
        QCOMPARE(shown.fact("Name"), QStringLiteral("Bellavista"));
        QVERIFY(shown.fact("Time zone").startsWith(QLatin1String("Europe/Lisbon, Portugal")));
        QVERIFY(shown.fact("Time zone").contains(QLatin1String("local time")));
        QCOMPARE(shown.fact("Currency"), QStringLiteral("EUR"));
        QCOMPARE(shown.fact("Total rooms"), QStringLiteral("20"));
        QCOMPARE(shown.fact("Rate plans"),
                 QStringLiteral("Flexible; non-refundable and prepaid, 10 % less"));
        QVERIFY(shown.find<QLabel>("locked")->text().contains(QLatin1String("EUR")));
        QCOMPARE(tests::keyboardProblems(shown.dialog), QStringList());
        shown.pressMake();
        QTRY_COMPARE(made.size(), 1);
        const QString file = made[0][0].toString();
        QCOMPARE(file, shown.folder.filePath(QStringLiteral("Bellavista.roomrack")));
        const auto hotel = OpenHotel::open(file, shown.clock);
        QVERIFY(hotel);
        const auto &c = (*hotel)->snapshot->catalogue;
        QCOMPARE(c.property.timeZone, QStringLiteral("Europe/Lisbon"));
        QCOMPARE(c.physical(), 20);
        const pricing::RateBook &rates = (*hotel)->snapshot->rateBook;
        QVERIFY(rates.price(0, rates.basePlan(), (*hotel)->snapshot->ledger.first(), 0).value_or(-1)
                > 0);
    }

    void enterGoesThroughTheFieldsAndMakesNothing()
    {
        Shown shown(*theme_);
        QSignalSpy made(&shown.dialog, &FirstStartDialog::made);
        shown.type("name", "Bellavista");
        for (const char *next : {"city", "zone", "currency", "preset"}) {
            shown.enter();
            QCOMPARE(shown.dialog.focusWidget()->objectName(), QString::fromLatin1(next));
        }
        shown.enter();
        QVERIFY(shown.find<QTableView>("types")->isAncestorOf(shown.dialog.focusWidget())
                || shown.find<QTableView>("types")->hasFocus());
        shown.find<QWidget>("nonRefundable")->setFocus();
        shown.enter();
        QVERIFY(shown.find<QLineEdit>("file")->hasFocus());
        shown.enter();
        QVERIFY(shown.find<QPushButton>("make")->hasFocus());
        QVERIFY(!shown.showsSummary());
        shown.enter();
        QVERIFY(shown.showsSummary());
        QTest::mouseClick(shown.find<QPushButton>("back"), Qt::LeftButton);
        QVERIFY(shown.find<QLineEdit>("name")->hasFocus());
        QCOMPARE(made.size(), 0);
        QVERIFY(QDir(shown.folder.path()).isEmpty());
    }

    void aPartOfACityChoosesNoZone()
    {
        Shown shown(*theme_);
        shown.type("city", "Vie");
        QCOMPARE(shown.zone(), likelyTimeZone());
        QVERIFY(!shown.dialog.form()->zoneAssumedFrom().isEmpty());
        QVERIFY(shown.find<QLabel>("zoneOrigin")->isVisible());
        QVERIFY(shown.cities()->isVisible());
        QVERIFY2(!shown.cities()->currentIndex().isValid(), "Enter takes no city by itself");
        QTest::keyClick(shown.cities(), Qt::Key_Down);
        QTest::keyClick(shown.cities(), Qt::Key_Return);
        QVERIFY(!shown.cities()->isVisible());
        QCOMPARE(shown.dialog.focusWidget()->objectName(), QStringLiteral("zone"));
        QCOMPARE(shown.find<QLineEdit>("city")->text(), QStringLiteral("Vienna"));
        QCOMPARE(shown.zone(), QStringLiteral("Europe/Vienna"));
        QVERIFY(shown.dialog.form()->zoneAssumedFrom().isEmpty());
        QVERIFY(shown.find<QLabel>("zoneOrigin")->text().contains(QLatin1String("Austria")));
        shown.type("city", "x");
        QCOMPARE(shown.zone(), likelyTimeZone());
        QVERIFY2(!shown.dialog.form()->zoneAssumedFrom().isEmpty(), "an unknown city has no zone");
        shown.type("name", "Bellavista");
        shown.pressMake();
        QVERIFY(shown.fact("Time zone").contains(QLatin1String("Assumed")));
    }

    void onlyZoneThatMatchesIsTaken()
    {
        Shown shown(*theme_);
        auto *zone = shown.find<QComboBox>("zone");
        const auto typeAndLeave = [&](const char *text) {
            zone->lineEdit()->setFocus();
            zone->lineEdit()->selectAll();
            QTest::keyClicks(zone->lineEdit(), QLatin1String(text));
            zone->completer()->popup()->hide();
            shown.find<QLineEdit>("name")->setFocus();
        };
        typeAndLeave("Europe/Berl");
        QCOMPARE(shown.zone(), QStringLiteral("Europe/Berlin"));
        typeAndLeave("Europe/");
        QVERIFY2(shown.zone() == QStringLiteral("Europe/"), "many match");
    }

    void oneEnterClosesTheCitiesAndGoesOn()
    {
        Shown shown(*theme_);
        shown.type("city", "Vie");
        QVERIFY(shown.cities()->isVisible());
        QTest::keyClick(shown.cities(), Qt::Key_Return);
        QVERIFY(!shown.cities()->isVisible());
        QCOMPARE(shown.find<QLineEdit>("city")->text(), QStringLiteral("Vie"));
        QCOMPARE(shown.dialog.focusWidget()->objectName(), QStringLiteral("zone"));
    }

    void aClickThatClosesAListDoesWhatItHits_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addRow("city") << QStringLiteral("city") << QStringLiteral("San");
        QTest::addRow("time zone") << QStringLiteral("zone") << QStringLiteral("Europe/");
        QTest::addRow("currency") << QStringLiteral("currency") << QStringLiteral("A");
    }
    void aClickThatClosesAListDoesWhatItHits()
    {
        QFETCH(QString, field);
        QFETCH(QString, typed);
        Shown shown(*theme_);
        auto *input = shown.find<QWidget>(qPrintable(field));
        auto *edit = qobject_cast<QLineEdit *>(input);
        if (const auto *box = qobject_cast<QComboBox *>(input)) edit = box->lineEdit();
        input->setFocus();
        edit->selectAll();
        QTest::keyClicks(input, typed);
        const QWidget *list = edit->completer()->popup();
        const QCheckBox *box = shown.nonRefundable();
        QVERIFY(list->isVisible());
        QVERIFY(!list->geometry().contains(box->mapToGlobal(box->rect().center())));
        const bool before = box->isChecked();
        shown.clickNonRefundable();
        QVERIFY(!list->isVisible());
        QCOMPARE(box->isChecked(), !before);
        QCOMPARE(edit->text(), typed);
        shown.clickNonRefundable();
        QCOMPARE(box->isChecked(), before);
    }

    void theListOfCitiesClosesWhenOneIsChosen()
    {
        Shown shown(*theme_);
        shown.type("city", "Vie");
        QAbstractItemView *list = shown.cities();
        QVERIFY(list->isVisible());
        const QPoint first = list->visualRect(list->model()->index(0, 0)).center();
        QTest::mouseClick(list->windowHandle(), Qt::LeftButton, {},
                          list->viewport()->mapTo(list, first));
        QVERIFY(!list->isVisible());
        QCOMPARE(shown.zone(), QStringLiteral("Europe/Vienna"));
        const bool before = shown.nonRefundable()->isChecked();
        shown.clickNonRefundable();
        QCOMPARE(shown.nonRefundable()->isChecked(), !before);
    }

    void theNewHotelIsWrittenBeforeTheDialogEnds()
    {
        const QTemporaryDir folder;
        core::SystemClock clock;
        auto dialog = std::make_unique<FirstStartDialog>(*theme_, clock, folder.path());
        dialog->show();
        dialog->findChild<QLineEdit *>(QStringLiteral("name"))->setText(QStringLiteral("Miramar"));
        dialog->findChild<QLineEdit *>(QStringLiteral("city"))->setText(QStringLiteral("Lisbon"));
        auto *make = dialog->findChild<QPushButton *>(QStringLiteral("make"));
        make->click();
        make->click();
        QVERIFY(!make->isEnabled());
        dialog.reset();
        QVERIFY(OpenHotel::open(folder.filePath(QStringLiteral("Miramar.roomrack")), clock));
    }

    void theCurrencyFollowsUntilItIsChosen()
    {
        Shown shown(*theme_);
        shown.type("city", "Tokyo");
        QCOMPARE(shown.zone(), QStringLiteral("Asia/Tokyo"));
        QCOMPARE(shown.currency(), QStringLiteral("JPY"));
        auto *currency = shown.find<QComboBox>("currency");
        currency->setFocus();
        QTest::keyClick(currency, Qt::Key_Down);
        const QString chosen = shown.currency();
        QVERIFY(chosen != QLatin1String("JPY"));
        shown.find<QLineEdit>("city")->clear();
        shown.type("city", "Lisbon");
        QCOMPARE(shown.zone(), QStringLiteral("Europe/Lisbon"));
        QCOMPARE(shown.currency(), chosen);
    }

    void aChosenZoneStays()
    {
        Shown shown(*theme_);
        auto *zone = shown.find<QComboBox>("zone");
        zone->setFocus();
        QTest::keyClick(zone, Qt::Key_Up);
        const QString chosen = shown.zone();
        QVERIFY(chosen != likelyTimeZone());
        shown.type("city", "Lisbon");
        QCOMPARE(shown.zone(), chosen);
        QVERIFY(shown.dialog.form()->zoneAssumedFrom().isEmpty());
    }

    void errorsStandAtTheirField()
    {
        Shown shown(*theme_);
        QSignalSpy made(&shown.dialog, &FirstStartDialog::made);
        shown.pressMake();
        QVERIFY(shown.find<QLabel>("nameProblem")->isVisible());
        QVERIFY(shown.find<QLineEdit>("name")->hasFocus());
        QTest::keyClicks(shown.find<QLineEdit>("name"), QStringLiteral("B"));
        QVERIFY2(!shown.find<QLabel>("nameProblem")->isVisible(), "it goes when it is put right");
        shown.find<QComboBox>("zone")->setEditText(QStringLiteral("Atlantis"));
        shown.pressMake();
        QVERIFY(shown.find<QLabel>("zoneProblem")->isVisible());
        shown.find<QComboBox>("zone")->setEditText(QStringLiteral("Europe/Lisbon"));
        HotelTypesModel *types = shown.dialog.form()->types();
        types->setData(types->index(1, int(DraftColumn::Rooms)), QStringLiteral("0"));
        shown.pressMake();
        QVERIFY(shown.find<QLabel>("typesProblem")->isVisible());
        QCOMPARE(shown.find<QTableView>("types")->currentIndex().row(), 1);
        QCOMPARE(made.size(), 0);
        QVERIFY(QDir(shown.folder.path()).isEmpty());
    }

    void aHotelIsNotWrittenOverAnother()
    {
        Shown shown(*theme_);
        QSignalSpy made(&shown.dialog, &FirstStartDialog::made);
        QTest::keyClicks(shown.find<QLineEdit>("name"), QStringLiteral("Bellavista"));
        shown.pressMake();
        shown.pressMake();
        QTRY_COMPARE(made.size(), 1);
        shown.dialog.endWaiting();
        shown.pressMake();
        shown.pressMake();
        QTRY_VERIFY(shown.find<QLabel>("fileProblem")->isVisible());
        QCOMPARE(made.size(), 1);
        QCOMPARE(fileForHotel(shown.folder.path(), QStringLiteral("Bellavista")),
                 shown.folder.filePath(QStringLiteral("Bellavista 2.roomrack")));
    }

    /// Opening takes a while: the form must not look as if nothing had been created.
    void nothingIsEnteredUntilTheNewHotelIsOpen()
    {
        Shown shown(*theme_);
        QSignalSpy made(&shown.dialog, &FirstStartDialog::made);
        shown.type("name", "Bellavista");
        shown.pressMake();
        shown.pressMake();
        QTRY_COMPARE(made.size(), 1);
        QVERIFY(shown.showsSummary());
        auto *make = shown.find<QPushButton>("make");
        QVERIFY(!make->isEnabled());
        QCOMPARE(make->text(), QStringLiteral("Opening hotel…"));
        QVERIFY(!shown.button("Start demo")->isEnabled());
        QTest::keyClick(&shown.dialog, Qt::Key_Escape);
        QVERIFY(shown.dialog.isVisible());
        shown.dialog.showError(Error{ErrorCode::Busy, {}, QStringLiteral("locked"), -1});
        QVERIFY(!shown.showsSummary());
        QVERIFY(shown.find<QLabel>("problem")->isVisible());
        QVERIFY(make->isEnabled() && shown.button("Start demo")->isEnabled());
        QVERIFY(shown.find<QLineEdit>("name")->hasFocus());
    }

    void aFolderThatIsNotThereIsAnError()
    {
        Shown shown(*theme_);
        QTest::keyClicks(shown.find<QLineEdit>("name"), QStringLiteral("Bellavista"));
        shown.dialog.form()->setFile(shown.folder.filePath(QStringLiteral("none/x.roomrack")));
        shown.pressMake();
        shown.pressMake();
        QTRY_VERIFY(shown.find<QLabel>("problem")->isVisible()
                    || shown.find<QLabel>("fileProblem")->isVisible());
    }

    void roomTypesAreAddedAndRemovedInPlace()
    {
        Shown shown(*theme_);
        HotelTypesModel *types = shown.dialog.form()->types();
        QCOMPARE(types->rowCount(), 4);
        QTest::mouseClick(shown.find<QPushButton>("add"), Qt::LeftButton);
        QCOMPARE(types->rowCount(), 5);
        auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY2(editor && shown.find<QTableView>("types")->isAncestorOf(editor),
                 "its code can be typed at once");
        QTest::keyClicks(editor, QStringLiteral("dlx"));
        QTest::keyClick(editor, Qt::Key_Tab);
        QCOMPARE(types->types()[4].code, QStringLiteral("DLX"));
        auto *remove = shown.find<QPushButton>("remove");
        QTest::mouseClick(remove, Qt::LeftButton);
        QCOMPARE(types->rowCount(), 4);
        auto *table = shown.find<QTableView>("types");
        QCOMPARE(table->currentIndex().row(), 3);
        QVERIFY2(!table->isAncestorOf(QApplication::focusWidget()), "no other row is edited");
        // Another template has no current row.
        shown.find<QComboBox>("preset")->setCurrentIndex(0);
        QVERIFY(!remove->isEnabled());
    }

    void otherWaysToBeginAreOffered()
    {
        Shown shown(*theme_);
        QSignalSpy demo(&shown.dialog, &FirstStartDialog::demoWanted);
        QSignalSpy open(&shown.dialog, &FirstStartDialog::openWanted);
        QTest::mouseClick(shown.button("Start demo"), Qt::LeftButton);
        QCOMPARE(demo.size(), 1);
        const QString file = shown.folder.filePath(QStringLiteral("Old.roomrack"));
        QFile(file).open(QIODevice::WriteOnly);
        shown.dialog.setRecent({file, shown.folder.filePath(QStringLiteral("Gone.roomrack"))});
        QVERIFY(!shown.button("Gone"));
        QTest::mouseClick(shown.button("Old"), Qt::LeftButton);
        QCOMPARE(open.size(), 1);
        shown.dialog.offer(false, true);
        QVERIFY(!shown.button("Import bookings")->isVisible());
    }

    void filesAreNamedAfterTheirHotel()
    {
        const QString folder = QDir::tempPath();
        QVERIFY(fileForHotel(folder, QStringLiteral("a/b:c"))
                    .endsWith(QStringLiteral("/a-b-c.roomrack")));
        QVERIFY(
            fileForHotel(folder, QStringLiteral("..")).endsWith(QStringLiteral("/Hotel.roomrack")));
    }

private:
    std::unique_ptr<Theme> theme_;
};

QTEST_MAIN(TestFirstStart)
#include "test_first_start.moc"
