// SPDX-License-Identifier: GPL-3.0-or-later
// Taxes and fees on the page Rooms & rates: one list of all kinds, a form for each, and what is
// wrong marked in it.
#include "by_keyboard.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::isWrong;
using tests::press;
using tests::retype;

namespace {

using Shown = tests::ShownRoomsRates;

const pricing::TaxRules &taxesOf(Shown &shown)
{
    return shown.hotel.session().view().rates().taxes();
}

/// `kind`: place in the menu of Add.
void openNew(Shown &shown, int kind)
{
    shown.find<QAbstractButton>("roomsrates.taxes")->click();
    shown.find<QPushButton>("taxes.add")->click();
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 4);
    menu->actions().at(kind)->trigger();
    menu->close();
    QTRY_VERIFY(shown.dialog());
    shown.dialog()->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), shown.dialog());
}

void addVat(Shown &shown, const char *name, const char *rate)
{
    openNew(shown, 0);
    retype(shown.inDialog<QLineEdit>("tax.name"), name);
    retype(shown.inDialog<QLineEdit>("tax.values"), rate);
    shown.inDialog<QCheckBox>("tax.forRooms")->setChecked(true);
    QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
    QTRY_VERIFY(!shown.dialog());
    QTRY_VERIFY(!taxesOf(shown).vats.empty());
}

/// Adds it as another desk would, and opens its form.
void openStored(Shown &shown, const pricing::CityTax &tax)
{
    booking::EditDescription edit;
    edit.caller = shown.hotel.desk();
    edit.items.cityTaxes = {tax};
    shown.hotel.run(edit);
    QTRY_COMPARE(taxesOf(shown).cityTaxes.size(), size_t(1));
    shown.find<QAbstractButton>("roomsrates.taxes")->click();
    auto *table = shown.find<QTableView>("taxes.table");
    QVERIFY(tests::tabTo(table));
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY(shown.dialog());
}

/// 2.00, in summer 3.00; from 2030 on 2.50, in a shorter summer 3.50.
pricing::CityTax taxOfSeasons()
{
    pricing::CityTax tax;
    tax.name = QStringLiteral("City tax");
    tax.tariffs = {{std::nullopt, 200, {{401, 1031, 300}}, {}},
                   {Night::of(2030, 1, 1), 250, {{501, 930, 350}}, {}}};
    return tax;
}

}  // namespace

class TestTaxDialog : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aVatIsAddedWithItsRates()
    {
        Shown shown(*theme_);
        addVat(shown, "VAT", "6; 7 from 2030-01-01");
        const pricing::Vat &vat = taxesOf(shown).vats.front();
        QVERIFY(vat.isForRooms && vat.isIncluded);
        QCOMPARE(vat.rates.size(), size_t(2));
        QCOMPARE(vat.rates[1].value, qint64(700));
        const auto *table = shown.find<QTableView>("taxes.table");
        QTRY_COMPARE(table->model()->rowCount(), 1);
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("VAT"));
    }

    void aMealNamesItsVat()
    {
        Shown shown(*theme_);
        addVat(shown, "VAT", "6");
        openNew(shown, 1);
        QVERIFY(!shown.inDialog<QLineEdit>("tax.exemptions")->isVisible());
        retype(shown.inDialog<QLineEdit>("tax.name"), "Breakfast");
        retype(shown.inDialog<QLineEdit>("tax.values"), "12.00");
        retype(shown.inDialog<QLineEdit>("tax.ages"), "0-5: 0; 6+: 100");
        shown.inDialog<QCheckBox>("tax.mealBreakfast")->setChecked(true);
        shown.inDialog<QComboBox>("tax.vatOf")->setCurrentIndex(1);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(taxesOf(shown).mealParts.size(), size_t(1));
        const pricing::MealPart &part = taxesOf(shown).mealParts.front();
        QCOMPARE(part.vat, taxesOf(shown).vats.front().id);
        QCOMPARE(part.values.front().value, qint64(1'200));
        QCOMPARE(part.ages.size(), size_t(2));
        QCOMPARE(int(part.mealPlans), 1 << int(pricing::MealPlan::Breakfast));
    }

    void whatIsWrongIsMarked()
    {
        Shown shown(*theme_);
        openNew(shown, 2);
        retype(shown.inDialog<QLineEdit>("tax.name"), "City tax");
        retype(shown.inDialog<QLineEdit>("tax.values"), "many");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "tax.values"));
        retype(shown.inDialog<QLineEdit>("tax.values"), "2.00");
        retype(shown.inDialog<QLineEdit>("tax.ages"), "0-5: 0; 7+: 100");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "tax.ages"));
        QVERIFY(taxesOf(shown).cityTaxes.empty());
        retype(shown.inDialog<QLineEdit>("tax.ages"), "0-5: 0; 6+: 100");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(taxesOf(shown).cityTaxes.size(), size_t(1));
    }

    void anEditKeepsWhatTheFormDoesNotShow()
    {
        Shown shown(*theme_);
        openStored(shown, taxOfSeasons());
        retype(shown.inDialog<QLineEdit>("tax.values"), "2.20; 2.70 from 2030-01-01");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(taxesOf(shown).cityTaxes.front().tariffs.front().value, qint64(220));
        auto expected = taxOfSeasons().tariffs;
        expected[0].value = 220;
        expected[1].value = 270;
        QVERIFY(taxesOf(shown).cityTaxes.front().tariffs == expected);
    }

    /// Which seasons another date would have, only the description file says.
    void datesAndBasisStayWhileThereAreSeasons()
    {
        Shown shown(*theme_);
        openStored(shown, taxOfSeasons());
        for (const char *typed : {"2.20; 2.70 from 2031-01-01", "2.20", "2.20 from 2029-01-01",
                                  "2.20; 2.50 from 2030-01-01; 3.00 from 2031-01-01"}) {
            retype(shown.inDialog<QLineEdit>("tax.values"), typed);
            QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
            QTRY_VERIFY2(isWrong(shown, "tax.values"), typed);
        }
        retype(shown.inDialog<QLineEdit>("tax.values"), "2; 3 from 2030-01-01");
        shown.inDialog<QComboBox>("tax.basis")->setCurrentIndex(1);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "tax.basis"));
        QVERIFY(taxesOf(shown).cityTaxes.front().tariffs == taxOfSeasons().tariffs);
    }

    void anotherBasisAsksForItsValues()
    {
        Shown shown(*theme_);
        pricing::CityTax tax;
        tax.name = QStringLiteral("City tax");
        tax.tariffs = {{std::nullopt, 200, {}, {}}};
        openStored(shown, tax);
        shown.inDialog<QComboBox>("tax.basis")->setCurrentIndex(1);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "tax.values"));
        QCOMPARE(taxesOf(shown).cityTaxes.front().tariffs.front().value, qint64(200));
        retype(shown.inDialog<QLineEdit>("tax.values"), "5 %");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(taxesOf(shown).cityTaxes.front().tariffs.front().value, qint64(500));
        QCOMPARE(taxesOf(shown).cityTaxes.front().basis, pricing::CityTaxBasis::NetRoomPrice);
    }

    /// Channels collect from one date on; another date has those of the tariff that it follows.
    void channelsStayWhereADateMoves()
    {
        Shown shown(*theme_);
        pricing::CityTax tax;
        tax.name = QStringLiteral("City tax");
        const ChannelId channel = shown.hotel.session().view().catalogue().channels.front().id;
        tax.tariffs = {{std::nullopt, 200, {}, {channel}}};
        openStored(shown, tax);
        retype(shown.inDialog<QLineEdit>("tax.values"),
               "2.00 from 2026-01-01; 3.00 from 2030-01-01");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(taxesOf(shown).cityTaxes.front().tariffs.size(), size_t(2));
        for (const auto &tariff : taxesOf(shown).cityTaxes.front().tariffs)
            QCOMPARE(tariff.channels, std::vector<ChannelId>{channel});
    }

    /// The form has no channels to take away.
    void anIncludedTaxIsCollectedWithThePrice()
    {
        Shown shown(*theme_);
        pricing::CityTax tax;
        tax.name = QStringLiteral("City tax");
        const ChannelId channel = shown.hotel.session().view().catalogue().channels.front().id;
        tax.tariffs = {{std::nullopt, 200, {}, {channel}}};
        openStored(shown, tax);
        shown.inDialog<QCheckBox>("tax.included")->setChecked(true);
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_VERIFY(taxesOf(shown).cityTaxes.front().isIncluded);
        QVERIFY(taxesOf(shown).cityTaxes.front().tariffs.front().channels.empty());
    }

    void exemptionsWithACommaStayWhole()
    {
        Shown shown(*theme_);
        pricing::CityTax tax;
        tax.name = QStringLiteral("City tax");
        tax.tariffs = {{std::nullopt, 200, {}, {}}};
        tax.exemptions = {QStringLiteral("Pupils, with a teacher"), QStringLiteral("Resident")};
        openStored(shown, tax);
        retype(shown.inDialog<QLineEdit>("tax.values"), "2.20");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(taxesOf(shown).cityTaxes.front().tariffs.front().value, qint64(220));
        QCOMPARE(taxesOf(shown).cityTaxes.front().exemptions, tax.exemptions);
    }
};

QTEST_MAIN(TestTaxDialog)
#include "test_tax_dialog.moc"
