// SPDX-License-Identifier: GPL-3.0-or-later
// The clipboard in the real window: copying with headers; pasting, typing and filling over derived
// rates.
#include "desktop/inventory/range_editor.h"
#include "desktop/shell/notice_bar.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QtTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;
using roomrack::tests::RealWindow;

namespace {

constexpr int kDouble = 0, kTwin = 1;
constexpr int kSaver = 1;

}  // namespace

class TestGridClipboard : public tests::WindowTest {
    Q_OBJECT

private slots:
    void pasteSkipsDerivedRatesAndOffersThem()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("EUR 150\n170 €\n1.190,50\n"));
        QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), 1'190'50);
        QCOMPARE(view().rates().basePrice(kDouble, kJulyTenth + 2), 150'00);
        QCOMPARE(view().rates().ownPrice(kDouble, kSaver, kJulyTenth + 2), -1);
        QCOMPARE(view().rates().price(kDouble, kSaver, kJulyTenth + 2), 135'00);
        QPushButton *also = offer("Paste into derived rates too");
        QVERIFY(also);
        also->click();
        QTRY_COMPARE(view().rates().ownPrice(kDouble, kSaver, kJulyTenth + 2), 170'00);
    }

    void newPasteEndsTheOffer()
    {
        QGuiApplication::clipboard()->setText(QStringLiteral("150\n170\n"));
        QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(offer("Paste into derived rates too"));
        grid().cursor().selectCells(kTwin, kJulyTenth + 3, 1);
        QGuiApplication::clipboard()->setText(QStringLiteral("160"));
        QTest::keyClick(&grid(), Qt::Key_V, Qt::ControlModifier);
        QTRY_VERIFY(!offer("Paste into derived rates too"));
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 3), 160'00);
    }

    void typingOverSeveralRowsSkipsDerivedRatesAndOffersThem()
    {
        for (int i = 0; i < 2; ++i) QTest::keyClick(&grid(), Qt::Key_Down, Qt::ShiftModifier);
        type(QStringLiteral("+10%"));
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), 110'00);
        QTRY_COMPARE(view().rates().basePrice(kDouble, kJulyTenth + 2), 110'00);
        QCOMPARE(view().rates().ownPrice(kDouble, kSaver, kJulyTenth + 2), -1);
        QCOMPARE(view().rates().price(kDouble, kSaver, kJulyTenth + 2), 99'00);
        QPushButton *also = offer("Change derived rates too");
        QVERIFY(also);
        also->click();
        // 10 % more than before, not than what the parent plan made of it.
        QTRY_COMPARE(view().rates().ownPrice(kDouble, kSaver, kJulyTenth + 2), 99'00);
        // Selected alone, the derived rate is overridden at once.
        grid().cursor().selectCells(kDouble, kJulyTenth + 4, 1);
        QTest::keyClick(&grid(), Qt::Key_Down);
        type(QStringLiteral("77"));
        QTRY_COMPARE(view().rates().ownPrice(kDouble, kSaver, kJulyTenth + 4), 77'00);
        QTRY_VERIFY(!offer("Change derived rates too"));
    }

    void fillingFromAnotherRowSkipsDerivedRatesAndOffersThem()
    {
        type(QStringLiteral("150"));
        QTRY_COMPARE(view().rates().basePrice(kDouble, kJulyTenth + 2), 150'00);
        QTest::keyClick(&grid(), Qt::Key_F);
        for (int i = 0; i < 2; ++i) QTest::keyClick(&grid(), Qt::Key_Down);
        QTest::keyClick(&grid(), Qt::Key_Return);
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), 150'00);
        QCOMPARE(view().rates().ownPrice(kDouble, kSaver, kJulyTenth + 2), -1);
        QPushButton *also = offer("Fill derived rates too");
        QVERIFY(also);
        also->click();
        QTRY_COMPARE(view().rates().ownPrice(kDouble, kSaver, kJulyTenth + 2), 150'00);
    }

    void headersAreCopiedByKey()
    {
        QTest::keyClick(&grid(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("Room type\tRate plan\t2026-07-12\n"
                                "Standard Double\tBAR\t100.00\n"));
        QTest::keyClick(&grid(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("100.00\n"));
    }

private:
    void opened() override
    {
        QTRY_VERIFY(grid().hasFocus());
        QTest::keyClick(&grid(), Qt::Key_2, Qt::AltModifier);
        grid().grid().fold({0, kDouble, false}, false);
        grid().cursor().selectCells(kDouble, kJulyTenth + 2, 1);
    }
    GridView &grid() { return real_->grid(); }
    const HotelView &view() { return real_->session().view(); }
    void type(const QString &text)
    {
        QTest::keyClick(&grid(), text.at(0).toLatin1());
        auto *editor = real_->window().findChild<RangeEditor *>();
        QVERIFY(editor);
        QTest::keyClicks(editor->input(), text.mid(1));
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QTRY_VERIFY(!real_->window().findChild<RangeEditor *>());
        QTRY_VERIFY(grid().hasFocus());
    }
    QPushButton *offer(const char *text)
    {
        const auto buttons = real_->window().notices().findChildren<QPushButton *>();
        for (QPushButton *each : buttons) {
            if (each->isVisible() && each->text() == QLatin1String(text)) return each;
        }
        return nullptr;
    }
};

QTEST_MAIN(TestGridClipboard)
#include "test_grid_clipboard.moc"
