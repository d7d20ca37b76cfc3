// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of the Rooms & rates page: the pool that a room type brings is named before it is
// added, Tab leads to the button that saves, and no button discards entries unasked.
#include "by_keyboard.h"
#include "keyboard_walk.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::catalogueOf;
using tests::press;
using tests::retype;

namespace {

using Shown = tests::ShownRoomsRates;

/// Opens the form that adds to a view, such as "rooms".
void openForm(Shown &shown, const QByteArray &view)
{
    shown.find<QAbstractButton>(("roomsrates." + view).constData())->click();
    QVERIFY(press(shown.find<QPushButton>((view + ".add").constData())));
    if (view == "taxes") {
        // Its button asks which kind is added.
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        menu->actions().front()->trigger();
        menu->close();
    }
    QTRY_VERIFY(shown.dialog());
    shown.dialog()->activateWindow();
    QTRY_COMPARE(QApplication::activeWindow(), shown.dialog());
}

bool showsPreview(const Shown &shown)
{
    return shown.dialog() && shown.dialog()->objectName() == QLatin1String("effects");
}

bool showsQuestion(const Shown &shown)
{
    return shown.dialog() && shown.dialog()->objectName() == QLatin1String("discardChanges");
}

void typeRoomType(const Shown &shown, const char *code, const char *name, const char *rooms)
{
    retype(shown.inDialog<QLineEdit>("roomType.roomTypeCode"), code);
    retype(shown.inDialog<QLineEdit>("roomType.roomType"), name);
    retype(shown.inDialog<QLineEdit>("roomType.roomNumber"), rooms);
}

}  // namespace

class TestRoomsRatesForms : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void theNewPoolIsNamedBeforeItIsAdded()
    {
        // Its pool keeps the name that the room type had.
        Shown shown(*theme_, [](tests::SmallHotel &hotel) {
            booking::DescriptionItems items;
            items.roomTypes = {hotel.session().view().catalogue().roomTypes.front()};
            items.roomTypes.front().name = QStringLiteral("Classic");
            hotel.run(booking::EditDescription{hotel.desk(), items, {}, true, {}});
        });
        QTRY_COMPARE(catalogueOf(shown).roomTypes.front().name, QStringLiteral("Classic"));
        QCOMPARE(catalogueOf(shown).pools.front().name, QStringLiteral("Standard"));
        openForm(shown, "roomTypes");
        const auto *pool = shown.inDialog<QComboBox>("roomType.pool");
        QCOMPARE(pool->currentText(), QStringLiteral("New pool, with the name of the room type"));
        typeRoomType(shown, "FAM", "Family", "301");
        QCOMPARE(pool->currentText(), QStringLiteral("New pool: Family"));
        retype(shown.inDialog<QLineEdit>("roomType.roomType"), "standard");
        QCOMPARE(pool->currentText(), QStringLiteral("New pool: standard 2"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(showsPreview(shown));
        const auto *effects = shown.inDialog<QTableView>("effects.table");
        QCOMPARE(effects->model()->index(0, 1).data().toString(),
                 QStringLiteral("Pool: standard 2"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(catalogueOf(shown).pools.size(), size_t(3));
        QCOMPARE(catalogueOf(shown).pools.back().name, QStringLiteral("standard 2"));
        QCOMPARE(catalogueOf(shown).pools.back().code, QStringLiteral("FAM"));
    }

    void tabLeadsToTheButtonThatSaves_data()
    {
        QTest::addColumn<QByteArray>("view");
        for (const char *view : {"roomTypes", "rooms", "pools", "plans", "taxes"})
            QTest::newRow(view) << QByteArray(view);
    }
    void tabLeadsToTheButtonThatSaves()
    {
        QFETCH(QByteArray, view);
        Shown shown(*theme_);
        openForm(shown, view);
        const QList<QWidget *> stops = tests::tabRound(*shown.dialog());
        const auto saves = stops.indexOf(shown.inDialog<QWidget>("confirm"));
        QVERIFY(saves > 0);
        QVERIFY(!qobject_cast<QPushButton *>(stops[saves - 1]));
        QCOMPARE(stops.value(saves + 1), shown.inDialog<QWidget>("leave"));
    }

    void cancelAsksOnceBeforeItDiscardsEntries()
    {
        Shown shown(*theme_);
        openForm(shown, "pools");
        QVERIFY(press(shown.inDialog<QPushButton>("leave")));
        QTRY_VERIFY2(!shown.dialog(), "nothing was typed");
        openForm(shown, "pools");
        retype(shown.inDialog<QLineEdit>("pool.pool"), "Annex");
        QVERIFY(press(shown.inDialog<QPushButton>("leave")));
        QTRY_VERIFY(showsQuestion(shown));
        QVERIFY(press(shown.inDialog<QPushButton>("leave")));
        QTRY_VERIFY(shown.dialog() && !showsQuestion(shown));
        QCOMPARE(shown.inDialog<QLineEdit>("pool.pool")->text(), QStringLiteral("Annex"));
        QVERIFY(press(shown.inDialog<QPushButton>("leave")));
        QTRY_VERIFY(showsQuestion(shown));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!shown.dialog());
        QCOMPARE(catalogueOf(shown).pools.size(), size_t(2));
    }

    void theButtonThatSavesKeepsTheKeysIfThePreviewIsLeft()
    {
        Shown shown(*theme_);
        openForm(shown, "roomTypes");
        typeRoomType(shown, "FAM", "Family", "301");
        const QPointer<QDialog> form = shown.dialog();
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(showsPreview(shown));
        QVERIFY(press(shown.inDialog<QPushButton>("leave")));
        QTRY_COMPARE(shown.dialog(), form.data());
        QCOMPARE(form->focusWidget(), shown.inDialog<QWidget>("confirm"));
    }
};

QTEST_MAIN(TestRoomsRatesForms)
#include "test_rooms_rates_forms.moc"
