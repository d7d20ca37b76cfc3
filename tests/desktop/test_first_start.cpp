// SPDX-License-Identifier: GPL-3.0-or-later
// The first start: a hotel in a minute, errors at their field, and the other ways to begin.
#include "desktop/first_start/first_start_dialog.h"
#include "desktop/first_start/hotel_form.h"
#include "desktop/first_start/hotel_maker.h"
#include "desktop/first_start/hotel_types_model.h"
#include "desktop/session/hotel_session.h"
#include "desktop/theme/theme.h"
#include "support/widget_test.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

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

    void aNameAndEnterMakeAHotel()
    {
        Shown shown(*theme_);
        QSignalSpy made(&shown.dialog, &FirstStartDialog::made);
        QVERIFY2(shown.find<QLineEdit>("name")->hasFocus(), "typing can begin at once");
        QTest::keyClicks(shown.find<QLineEdit>("name"), QStringLiteral("Bellavista"));
        QTest::keyClicks(shown.find<QLineEdit>("city"), QStringLiteral("Lisbon"));
        QCOMPARE(shown.find<QComboBox>("zone")->currentText(), QStringLiteral("Europe/Lisbon"));
        QTest::keyClick(shown.find<QLineEdit>("name"), Qt::Key_Return);
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

    void errorsStandAtTheirField()
    {
        Shown shown(*theme_);
        QSignalSpy made(&shown.dialog, &FirstStartDialog::made);
        QTest::mouseClick(shown.find<QPushButton>("make"), Qt::LeftButton);
        QVERIFY(shown.find<QLabel>("nameProblem")->isVisible());
        QVERIFY(shown.find<QLineEdit>("name")->hasFocus());
        QTest::keyClicks(shown.find<QLineEdit>("name"), QStringLiteral("B"));
        QVERIFY2(!shown.find<QLabel>("nameProblem")->isVisible(), "it goes when it is put right");
        shown.find<QComboBox>("zone")->setEditText(QStringLiteral("Atlantis"));
        QTest::mouseClick(shown.find<QPushButton>("make"), Qt::LeftButton);
        QVERIFY(shown.find<QLabel>("zoneProblem")->isVisible());
        shown.find<QComboBox>("zone")->setEditText(QStringLiteral("Europe/Lisbon"));
        HotelTypesModel *types = shown.dialog.form()->types();
        types->setData(types->index(1, int(DraftColumn::Rooms)), QStringLiteral("0"));
        QTest::mouseClick(shown.find<QPushButton>("make"), Qt::LeftButton);
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
        QTest::mouseClick(shown.find<QPushButton>("make"), Qt::LeftButton);
        QTRY_COMPARE(made.size(), 1);
        QTRY_VERIFY(shown.find<QPushButton>("make")->isEnabled());
        QTest::mouseClick(shown.find<QPushButton>("make"), Qt::LeftButton);
        QTRY_VERIFY(shown.find<QLabel>("fileProblem")->isVisible());
        QCOMPARE(made.size(), 1);
        QCOMPARE(fileForHotel(shown.folder.path(), QStringLiteral("Bellavista")),
                 shown.folder.filePath(QStringLiteral("Bellavista 2.roomrack")));
    }

    void aFolderThatIsNotThereIsAnError()
    {
        Shown shown(*theme_);
        QTest::keyClicks(shown.find<QLineEdit>("name"), QStringLiteral("Bellavista"));
        shown.dialog.form()->setFile(shown.folder.filePath(QStringLiteral("none/x.roomrack")));
        QTest::mouseClick(shown.find<QPushButton>("make"), Qt::LeftButton);
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
        QTest::mouseClick(shown.find<QPushButton>("remove"), Qt::LeftButton);
        QCOMPARE(types->rowCount(), 4);
    }

    void otherWaysToBeginAreOffered()
    {
        Shown shown(*theme_);
        QSignalSpy demo(&shown.dialog, &FirstStartDialog::demoWanted);
        QSignalSpy open(&shown.dialog, &FirstStartDialog::openWanted);
        QTest::mouseClick(shown.button("Show the demo"), Qt::LeftButton);
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
