// SPDX-License-Identifier: GPL-3.0-or-later
// The Rooms & rates page by keyboard: wrong entries, oversold nights, changes of other desks, undo,
// the file of a description, and users who may not edit.
#include "by_keyboard.h"
#include "shown_rooms_rates.h"
#include "themed_test.h"

#include <QtCore/QFile>
#include <QtTest/QtTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::catalogueOf;
using tests::isWrong;
using tests::press;
using tests::retype;

namespace {

using Shown = tests::ShownRoomsRates;

/// Another desk changes the first room type.
void changeFirstType(Shown &shown, void (*change)(inventory::RoomType &))
{
    booking::DescriptionItems items;
    items.roomTypes = {catalogueOf(shown).roomTypes.front()};
    change(items.roomTypes.front());
    shown.hotel.run(booking::EditDescription{shown.hotel.desk(), items, {}, true, {}});
}

bool showsEffects(Shown &shown)
{
    return shown.dialog() && shown.dialog()->objectName() == QLatin1String("effects");
}

void addUser(Shown &shown, const char *name, booking::Role role, ActorId by)
{
    booking::SaveUser save;
    save.caller = shown.hotel.desk();
    save.caller.actor = by;
    save.name = QString::fromLatin1(name);
    save.role = role;
    auto &accounts = shown.hotel.session().engine().accounts();
    QVERIFY(accounts.saveUserLater(save, QStringLiteral("2468")).result());
}

}  // namespace

class TestRoomsRatesActs : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void wrongEntriesOfARoomTypeAreMarked()
    {
        Shown shown(*theme_);
        QVERIFY(press(shown.find<QPushButton>("roomTypes.add")));
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("roomType.roomTypeCode"), "STD");
        retype(shown.inDialog<QLineEdit>("roomType.roomNumber"), "301");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QVERIFY2(isWrong(shown, "roomType.roomType"), "it has no name");
        retype(shown.inDialog<QLineEdit>("roomType.roomType"), "Other");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY2(isWrong(shown, "roomType.roomTypeCode"), "the code is used");
        QVERIFY(!isWrong(shown, "roomType.roomType"));
        QVERIFY(shown.inDialog<QLabel>("problem")->isVisible());
        QVERIFY(shown.inDialog<QLabel>("problem")->text().startsWith(QStringLiteral("Code: ")));
        retype(shown.inDialog<QLineEdit>("roomType.roomTypeCode"), "OTH");
        QVERIFY2(!isWrong(shown, "roomType.roomTypeCode"), "another one was typed");
        QVERIFY(!shown.inDialog<QLabel>("problem")->isVisible());
        retype(shown.inDialog<QLineEdit>("roomType.roomNumber"), "101");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY2(isWrong(shown, "roomType.roomNumber"), "the number is used");
        QCOMPARE(catalogueOf(shown).roomTypes.size(), size_t(3));
    }

    void aPoolGetsAFreeCode()
    {
        Shown shown(*theme_);
        changeFirstType(shown,
                        [](inventory::RoomType &type) { type.code = QStringLiteral("CLS"); });
        QTRY_COMPARE(catalogueOf(shown).roomTypes.front().code, QStringLiteral("CLS"));
        QVERIFY(press(shown.find<QPushButton>("roomTypes.add")));
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("roomType.roomTypeCode"), "STD");
        retype(shown.inDialog<QLineEdit>("roomType.roomType"), "Studio");
        retype(shown.inDialog<QLineEdit>("roomType.roomNumber"), "301");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(showsEffects(shown));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(catalogueOf(shown).pools.size(), size_t(3));
        QCOMPARE(catalogueOf(shown).pools.back().code, QStringLiteral("STD-2"));
        QCOMPARE(catalogueOf(shown).roomTypes.back().code, QStringLiteral("STD"));
    }

    void aCodeOfAPlanUsedTwiceIsMarked()
    {
        Shown shown(*theme_);
        shown.find<QAbstractButton>("roomsrates.plans")->click();
        QVERIFY(press(shown.find<QPushButton>("plans.add")));
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("plan.planCode"), "BAR");
        retype(shown.inDialog<QLineEdit>("plan.ratePlan"), "Other");
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(isWrong(shown, "plan.planCode"));
    }

    void oversoldNightsAreAcceptedFirst()
    {
        Shown shown(*theme_, [](tests::SmallHotel &hotel) {
            hotel.book("STD", Stay(hotel.today() + 2, 1), QStringLiteral("Ana Sousa"), 3);
        });
        const Night today = shown.hotel.today();
        const QString number = QStringLiteral("101");
        shown.find<QAbstractButton>("roomsrates.rooms")->click();
        auto *table = shown.find<QTableView>("rooms.table");
        QCOMPARE(table->model()->index(0, 0).data().toString(), number);
        QVERIFY(press(shown.find<QPushButton>("rooms.retire")));
        QTRY_VERIFY(shown.dialog());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(showsEffects(shown));
        QVERIFY(!shown.inDialog<QPushButton>("confirm")->isEnabled());
        QVERIFY(press(shown.inDialog<QCheckBox>("effects.accept")));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(catalogueOf(shown).room(number, today)->retiredFrom == today);
        QTRY_VERIFY(!shown.dialog());

        // It is listed again only if the user wants to see it.
        QTRY_COMPARE(table->model()->rowCount(), 3);
        shown.find<QCheckBox>("roomsrates.retired")->setChecked(true);
        QCOMPARE(table->model()->rowCount(), 4);
        QCOMPARE(table->model()->index(0, 0).data().toString(), number);
        table->setCurrentIndex(table->model()->index(0, 0));
        QVERIFY(press(shown.find<QPushButton>("rooms.back")));
        QTRY_VERIFY(showsEffects(shown));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_VERIFY(!catalogueOf(shown).room(number, today)->retiredFrom);
    }

    void roomTypesAreReorderedAndUndone()
    {
        Shown shown(*theme_);
        Notice said;
        shown.actions.notify = [&said](const Notice &notice) { said = notice; };
        auto *table = shown.find<QTableView>("roomTypes.table");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(catalogueOf(shown).roomTypes.front().code, QStringLiteral("TWN"));
        QTRY_COMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("TWN"));
        QTRY_VERIFY(said.action);
        QVERIFY2(!shown.dialog(), "an order affects nothing");
        said.action();
        QTRY_COMPARE(catalogueOf(shown).roomTypes.front().code, QStringLiteral("STD"));
    }

    void whatAnotherDeskChangedIsLoadedIntoTheForm()
    {
        Shown shown(*theme_);
        auto *table = shown.find<QTableView>("roomTypes.table");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(shown.dialog());
        retype(shown.inDialog<QLineEdit>("roomType.roomType"), "Classic");
        changeFirstType(shown, [](inventory::RoomType &type) { type.maxGuests = 4; });
        QTRY_COMPARE(shown.inDialog<QSpinBox>("roomType.maxGuests")->value(), 4);
        QCOMPARE(shown.inDialog<QLineEdit>("roomType.roomType")->text(), QStringLiteral("Classic"));
        QVERIFY(shown.inDialog<QLabel>("problem")->isVisible());
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(catalogueOf(shown).roomTypes.front().name, QStringLiteral("Classic"));
        QCOMPARE(catalogueOf(shown).roomTypes.front().maxGuests, 4);
    }

    void aFileIsImportedAfterItsPreview()
    {
        Shown shown(*theme_);
        const QString path = shown.folder.filePath(QStringLiteral("hotel.json"));
        shown.page->exportTo(path);
        QTRY_COMPARE(shown.notices.size(), 1);
        shown.page->importFrom(path);
        QTRY_VERIFY(
            shown.notices.contains(QStringLiteral("The file has no changes for this hotel.")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray content = file.readAll();
        file.close();
        QVERIFY(content.contains("Standard"));
        content.replace("Standard", "Classic");
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        shown.page->importFrom(path);
        QTRY_VERIFY(showsEffects(shown));
        QCOMPARE(catalogueOf(shown).roomTypes.front().name, QStringLiteral("Standard"));
        QVERIFY(press(shown.inDialog<QPushButton>("confirm")));
        QTRY_COMPARE(catalogueOf(shown).roomTypes.front().name, QStringLiteral("Classic"));
    }

    void aClerkIsToldWhoMayEdit()
    {
        Shown shown(*theme_);
        addUser(shown, "Ana", booking::Role::Administrator, shown.hotel.desk().actor);
        addUser(shown, "Cleo", booking::Role::Clerk, kFirstUser);
        DeskUsers &users = shown.hotel.session().users();
        QTRY_COMPARE(shown.hotel.session().view().users().size(), size_t(2));
        users.takeDesk(ActorId{kFirstUser.value + 1});
        auto *add = shown.find<QPushButton>("roomTypes.add");
        QTRY_VERIFY(add->toolTip().contains(QStringLiteral("Cleo")));
        QVERIFY(!add->isEnabled());
        QVERIFY(!shown.find<QPushButton>("roomsrates.import")->isEnabled());
        auto *table = shown.find<QTableView>("roomTypes.table");
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(!shown.dialog());
        users.takeDesk(kFirstUser);
        QTRY_VERIFY(add->isEnabled());
    }
};

QTEST_MAIN(TestRoomsRatesActs)
#include "test_rooms_rates_acts.moc"
