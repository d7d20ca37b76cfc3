// SPDX-License-Identifier: GPL-3.0-or-later
// Del over more cells than a screen shows asks first and says how to take it back.
#include "desktop/inventory/range_editor.h"
#include "desktop/shell/notice_bar.h"
#include "desktop/shell/notice_card.h"
#include "settled.h"
#include "support/patience.h"
#include "window_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using roomrack::tests::kJulyTenth;

namespace {

constexpr int kTwin = 1;

}  // namespace

class TestGridReset : public tests::WindowTest {
    Q_OBJECT

private slots:
    void removingAllRatesAsksAndCanBeUndone()
    {
        press(Qt::Key_2, Qt::AltModifier);
        press(Qt::Key_A, Qt::ControlModifier);
        const qint64 values =
            valuesByHand(view(), GridMode::Rates, real_->grid().cursor().selected());
        QVERIFY(values > kManyCells);
        const QString count = QLocale().toString(values);
        press(Qt::Key_Delete);
        QVERIFY(question());
        QVERIFY2(texts(*question()).contains(count), qPrintable(texts(*question())));
        QTest::keyClick(question(), Qt::Key_Escape);
        QTRY_VERIFY(!question());
        tests::passCommits(real_->session());
        QCOMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), 100'00);

        press(Qt::Key_Delete);
        QVERIFY(question());
        question()->findChild<QPushButton *>(QStringLiteral("confirm"))->click();
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), -1);
        QTRY_VERIFY(real_->window().notices().newest().contains(count));
        QTRY_VERIFY(undo());
        undo()->click();
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), 100'00);
    }

    /// Its rows are those of the description before.
    void theQuestionEndsWithAnotherDescription()
    {
        press(Qt::Key_2, Qt::AltModifier);
        press(Qt::Key_A, Qt::ControlModifier);
        press(Qt::Key_Delete);
        QVERIFY(question());
        engine::HotelSetup setup{
            view().catalogue(), view().rates().plans(), {}, real_->session().desk().actor};
        setup.catalogue.property.name = QStringLiteral("Another name");
        QVERIFY(real_->session().engine().saveHotel(setup));
        QTRY_VERIFY(!question());
        tests::passCommits(real_->session());
        QCOMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), 100'00);
    }

    void aFewCellsAreResetAtOnce()
    {
        press(Qt::Key_2, Qt::AltModifier);
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 2, 3);
        press(Qt::Key_Delete);
        QVERIFY(!question());
        QTRY_COMPARE(view().rates().basePrice(kTwin, kJulyTenth + 2), -1);
    }

    void onlyValuesThatAreSetCount()
    {
        // All cells of the view have their defaults: nothing would be lost.
        press(Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(valuesByHand(view(), GridMode::Availability, real_->grid().cursor().selected()),
                 qint64(0));
        press(Qt::Key_Delete);
        QVERIFY(!question());
    }

    void manyValuesTypedAtOnceCanBeUndoneFromTheNotice()
    {
        real_->grid().cursor().selectCells(kTwin, kJulyTenth, int(kManyCells) + 1);
        QTest::keyClick(&real_->grid(), Qt::Key_5);
        auto *editor = real_->window().findChild<RangeEditor *>();
        QVERIFY(editor);
        QTest::keyClick(editor->input(), Qt::Key_Return);
        QTRY_COMPARE(view().ledger().type(kTwin, kJulyTenth + 9).typed, 5);
        QTRY_VERIFY(undo());
        undo()->click();
        QTRY_COMPARE(view().ledger().type(kTwin, kJulyTenth + 9).typed,
                     inventory::kForSaleByDefault);
    }

private:
    void opened() override
    {
        QTRY_VERIFY(real_->grid().hasFocus());
        real_->grid().cursor().selectCells(kTwin, kJulyTenth + 2, 1);
    }
    const HotelView &view() { return real_->session().view(); }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(&real_->grid(), key, with);
    }
    QDialog *question()
    {
        auto *open = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        return open && open->objectName() == QLatin1String("grid.reset") ? open : nullptr;
    }
    static QString texts(const QDialog &dialog)
    {
        QStringList all;
        for (const auto *label : dialog.findChildren<QLabel *>()) all << label->text();
        return all.join(u'\n');
    }
    QPushButton *undo()
    {
        for (const auto *card : real_->window().notices().findChildren<NoticeCard *>()) {
            for (auto *button : card->findChildren<QPushButton *>())
                if (card->isVisible() && button->text() == QLatin1String("Undo")) return button;
        }
        return nullptr;
    }
};

QTEST_MAIN(TestGridReset)
#include "test_grid_reset.moc"
