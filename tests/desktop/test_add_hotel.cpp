// SPDX-License-Identifier: GPL-3.0-or-later
// Another hotel is added to the open file: a new one, a copy and one from a description file. It is
// created after its summary, selected, and sold at once.
#include "desktop/first_start/add_hotel_dialog.h"
#include "desktop/first_start/hotel_copy.h"
#include "desktop/first_start/welcome.h"
#include "desktop/rooms_rates/description_file.h"
#include "desktop/shell/top_bar.h"
#include "desktop/theme/theme.h"
#include "keyboard_walk.h"
#include "pricing/tax_hotel.h"
#include "small_hotel.h"
#include "storage/store.h"
#include "support/patience.h"
#include "themed_test.h"

#include <QtCore/QPointer>
#include <QtCore/QSettings>
#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QCompleter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

#include <memory>

using namespace roomrack;
using namespace roomrack::desktop;

namespace {

constexpr int kCopy = 1;  ///< the choice after "New rooms and rates"

struct Shown {
    explicit Shown(const Theme &theme) : dialog(hotel.session(), theme)
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
    void type(const char *field, const QString &text)
    {
        auto *edit = find<QLineEdit>(field);
        edit->setFocus();
        QTest::keyClicks(edit, text);
    }
    void choose(int source) { find<QComboBox>("source")->setCurrentIndex(source); }
    void chooseFile() { choose(find<QComboBox>("source")->count() - 1); }
    void pressMake() { QTest::mouseClick(find<QPushButton>("make"), Qt::LeftButton); }
    bool showsSummary() { return find<QTableView>("addHotel.types")->isVisible(); }
    /// The value of the summary beside this label.
    QString fact(const char *label)
    {
        for (const QLabel *l : dialog.findChildren<QLabel *>())
            if (l->isVisible() && l->accessibleName() == QLatin1String(label)) return l->text();
        return {};
    }
    QString problem() { return find<QLabel>("problem")->text(); }
    size_t hotels() { return hotel.session().service().properties().size(); }
    const HotelView &view() { return hotel.session().view(); }

    tests::SmallHotel hotel;
    AddHotelDialog dialog;
};

HotelDraft miramar(const char *currency)
{
    HotelDraft draft;
    draft.name = QStringLiteral("Miramar");
    draft.timeZone = QStringLiteral("Europe/Lisbon");
    draft.currency = QString::fromLatin1(currency);
    return draft;
}

}  // namespace

class TestAddHotel : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void aNewHotelIsAddedAfterItsSummary()
    {
        Shown shown(*theme_);
        QSignalSpy added(&shown.dialog, &AddHotelDialog::added);
        QCOMPARE(tests::keyboardProblems(shown.dialog), QStringList());
        shown.type("name", QStringLiteral("Miramar"));
        shown.type("city", QStringLiteral("Lisbon"));
        shown.pressMake();
        QTRY_VERIFY(shown.showsSummary());
        QCOMPARE(tests::keyboardProblems(shown.dialog), QStringList());
        QCOMPARE(shown.hotels(), size_t(1));
        shown.pressMake();
        QTRY_COMPARE(added.size(), 1);
        QTRY_COMPARE(shown.view().property().name, QStringLiteral("Miramar"));
        QCOMPARE(shown.hotel.session().properties().size(), size_t(2));
        QVERIFY(shown.hotel.book("STD", Stay(shown.hotel.today() + 1, 2), QStringLiteral("Ana")));
        QCOMPARE(shown.hotel.bookings(), qint64(1));
        shown.hotel.session().engine().flush();
        const auto report = storage::verify(shown.hotel.session().file());
        QVERIFY(report && report->findings.empty());
    }

    /// What the summary of the first hotel says.
    void theSummaryHasTimeThereRatesAndWhatIsLocked()
    {
        Shown shown(*theme_);
        shown.type("name", QStringLiteral("Miramar"));
        shown.type("city", QStringLiteral("Lisbon"));
        shown.pressMake();
        QTRY_VERIFY(shown.showsSummary());
        QVERIFY(shown.fact("Time zone").startsWith(QLatin1String("Europe/Lisbon, Portugal")));
        QVERIFY(shown.fact("Time zone").contains(QLatin1String("local time")));
        QCOMPARE(shown.fact("Rate plans"),
                 QStringLiteral("Flexible; non-refundable and prepaid, 10 % less"));
        QVERIFY(shown.find<QLabel>("addHotel.notes")
                    ->text()
                    .contains(QLatin1String("Cannot be changed later: the currency (EUR)")));
        const QAbstractItemModel *types = shown.find<QTableView>("addHotel.types")->model();
        QCOMPARE(types->columnCount(), 7);
        QVERIFY(!types->index(0, 3).data().toString().isEmpty());
        QVERIFY(types->index(0, 6).data().toString().contains(QLatin1String(".00")));
    }

    void theZoneOfTheCityIsOfferedInsteadOfAChosenOne()
    {
        Shown shown(*theme_);
        auto *zone = shown.find<QComboBox>("zone");
        auto *offer = shown.find<QPushButton>("zoneOffer");
        zone->setCurrentText(QStringLiteral("Asia/Tokyo"));
        QTest::keyClick(zone, Qt::Key_Down);
        shown.type("city", QStringLiteral("Lisbon"));
        QCOMPARE(shown.find<QLabel>("zoneOrigin")->text(),
                 QStringLiteral("Lisbon is in another time zone."));
        QVERIFY(offer->isVisible());
        QCOMPARE(offer->text(), QStringLiteral("Use Europe/Lisbon"));
        offer->setFocus();
        QTest::keyClick(offer, Qt::Key_Space);
        QCOMPARE(zone->currentText(), QStringLiteral("Europe/Lisbon"));
        QCOMPARE(shown.find<QComboBox>("currency")->currentText(), QStringLiteral("EUR"));
        QVERIFY(!offer->isVisible());
        QVERIFY(zone->hasFocus() || zone->lineEdit()->hasFocus());
        QVERIFY(shown.find<QLabel>("zoneOrigin")->text().contains(QLatin1String("From the city")));
    }

    void aZoneThatIsCompletedInTheFieldIsComparedWithTheCity()
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
        shown.type("city", QStringLiteral("Lisbon"));
        typeAndLeave("Asia/Toky");
        QCOMPARE(zone->currentText(), QStringLiteral("Asia/Tokyo"));
        QCOMPARE(shown.find<QLabel>("zoneOrigin")->text(),
                 QStringLiteral("Lisbon is in another time zone."));
        QVERIFY(shown.find<QPushButton>("zoneOffer")->isVisible());
        shown.find<QLineEdit>("city")->clear();
        shown.type("city", QStringLiteral("Delhi"));
        QVERIFY(shown.find<QPushButton>("zoneOffer")->isVisible());
        for (const char *same : {"Asia/Calcutta", "Asia/Kolkata"}) {
            typeAndLeave(same);
            QVERIFY2(!shown.find<QPushButton>("zoneOffer")->isVisible(), same);
        }
    }

    void theSummaryNamesTheHotelThatTheZoneIsAssumedFrom()
    {
        Shown shown(*theme_);
        shown.type("name", QStringLiteral("Miramar"));
        shown.pressMake();
        QTRY_VERIFY(shown.showsSummary());
        const QString zone = shown.fact("Time zone");
        QVERIFY2(zone.endsWith(QStringLiteral("The same as Bellavista")), qPrintable(zone));
        QVERIFY(!zone.contains(QStringLiteral("computer")));
    }

    void theNewHotelIsSavedBeforeTheDialogEnds()
    {
        tests::SmallHotel hotel;
        auto dialog = std::make_unique<AddHotelDialog>(hotel.session(), *theme_);
        dialog->show();
        dialog->findChild<QComboBox *>(QStringLiteral("source"))->setCurrentIndex(kCopy);
        dialog->findChild<QLineEdit *>(QStringLiteral("name"))->setText(QStringLiteral("Miramar"));
        auto *make = dialog->findChild<QPushButton *>(QStringLiteral("make"));
        make->click();
        const auto *types = dialog->findChild<QTableView *>(QStringLiteral("addHotel.types"));
        QTRY_VERIFY(types->isVisible());
        make->click();
        QVERIFY(!make->isEnabled());
        dialog.reset();
        QCOMPARE(hotel.session().service().properties().size(), size_t(2));
    }

    void aCopyHasTheDescriptionOnly()
    {
        Shown shown(*theme_);
        const PropertyId first = shown.view().property().id;
        shown.hotel.book("STD", Stay(shown.hotel.today() + 1, 2), QStringLiteral("Ana"));
        shown.choose(kCopy);
        QVERIFY(!shown.find<QWidget>("types")->isVisible());
        QVERIFY(!shown.find<QWidget>("currency")->isVisible());
        shown.type("name", QStringLiteral("Miramar"));
        shown.pressMake();
        QTRY_VERIFY(shown.showsSummary());
        QVERIFY(shown.find<QLabel>("addHotel.notes")->text().contains(QLatin1String("no rates")));
        shown.pressMake();
        QTRY_COMPARE(shown.view().property().name, QStringLiteral("Miramar"));
        const inventory::Catalogue &copy = shown.view().catalogue();
        QStringList codes;
        for (const inventory::RoomType &type : copy.roomTypes) codes << type.code;
        QCOMPARE(codes, QStringList(
                            {QStringLiteral("STD"), QStringLiteral("TWN"), QStringLiteral("STE")}));
        QCOMPARE(copy.physical(), 4);
        QCOMPARE(copy.property.currency.code(), QStringLiteral("EUR"));
        QVERIFY(!copy.property.zoneFrozen);
        QCOMPARE(shown.view().rates().plans().size(), size_t(2));
        QCOMPARE(shown.view().rates().basePrice(0, shown.hotel.today()), qint64(-1));
        QCOMPARE(shown.hotel.bookings(), qint64(0));
        shown.hotel.session().selectProperty(first);
        QTRY_COMPARE(shown.view().property().id, first);
        QCOMPARE(shown.hotel.bookings(), qint64(1));
    }

    void fieldsStayTogetherInALargeWindow()
    {
        Shown shown(*theme_);
        shown.choose(kCopy);
        const auto placeOf = [&shown](const char *name) {
            tests::handlePosted();
            auto *field = shown.find<QWidget>(name);
            return QRect(field->mapTo(&shown.dialog, QPoint()), field->size());
        };
        const QRect name = placeOf("name"), zone = placeOf("zone");
        shown.dialog.resize(1800, 1100);
        QCOMPARE(placeOf("name").topLeft(), name.topLeft());
        QCOMPARE(placeOf("zone").top(), zone.top());
        QVERIFY(placeOf("city").right() < shown.dialog.width() / 2);
    }

    void aDescriptionFileIsRead()
    {
        Shown shown(*theme_);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("rooms-and-rates.json"));
        QVERIFY(writeFile(path, descriptionFile(shown.view())));
        shown.chooseFile();
        shown.type("name", QStringLiteral("Miramar"));
        shown.type("city", QStringLiteral("Lisbon"));
        shown.pressMake();
        QVERIFY(!shown.problem().isEmpty());
        QVERIFY(shown.find<QLineEdit>("descriptionFile")->hasFocus());
        shown.type("descriptionFile", path);
        shown.pressMake();
        QTRY_VERIFY(shown.showsSummary());
        shown.pressMake();
        QTRY_COMPARE(shown.view().property().name, QStringLiteral("Miramar"));
        QCOMPARE(shown.view().catalogue().physical(), 4);
        QCOMPARE(shown.view().catalogue().channels.size(), size_t(1));
        QCOMPARE(shown.view().rates().plans().back().parent,
                 shown.view().rates().plans().front().id);
    }

    void wrongFilesNameTheField()
    {
        tests::SmallHotel hotel;
        const QByteArray file = descriptionFile(hotel.session().view());
        const Instant now = hotel.clock.wall();
        QVERIFY(setupFromFile(file, miramar("EUR"), now));
        QCOMPARE(setupFromFile(file, miramar("USD"), now).error().field,
                 QStringLiteral("currency"));
        QCOMPARE(setupFromFile("{\"format\":99}", miramar("EUR"), now).error().field,
                 QStringLiteral("format"));
        QCOMPARE(setupFromFile("{\"format\":1}", miramar("EUR"), now).error().field,
                 QStringLiteral("room types"));
    }

    /// A new hotel has the desk only.
    void channelsOfTaxesAreLeftOut()
    {
        tests::SmallHotel hotel;
        const auto channels = hotel.session().view().catalogue().channels;
        booking::DescriptionItems items;
        items.fees = {tests::fee(-1, pricing::FeeBasis::Stay, 4'000)};
        items.cityTaxes = {tests::cityTax(-2, 200)};
        items.fees[0].position = items.cityTaxes[0].position = 1;
        items.segments.resize(1);
        items.segments[0].code = items.segments[0].name = QStringLiteral("LEI");
        for (const inventory::Channel &channel : channels) {
            items.segments[0].channels.push_back(channel.id);
            items.fees[0].channels.push_back(channel.id);
            items.cityTaxes[0].tariffs[0].channels.push_back(channel.id);
        }
        hotel.run(booking::EditDescription{hotel.desk(), items, {}, false, {}});
        QTRY_VERIFY(!hotel.session().view().rates().taxes().fees.empty());
        QByteArray file = descriptionFile(hotel.session().view());
        file.replace(channels.back().name.toUtf8(), "Wayfarer");
        QStringList leftOut;
        const auto setup = setupFromFile(file, miramar("EUR"), hotel.clock.wall(), &leftOut);
        QVERIFY2(setup, setup ? "" : qPrintable(setup.error().text()));
        QVERIFY2(leftOut.contains(QStringLiteral("Wayfarer")), qPrintable(leftOut.join(u' ')));
        QCOMPARE(setup->taxes.fees.size(), size_t(1));
        QCOMPARE(setup->catalogue.segments.size(), size_t(1));
        QVERIFY(setup->catalogue.segments[0].channels == setup->taxes.fees[0].channels);
        for (const ChannelId id : setup->taxes.fees[0].channels) QCOMPARE(id, ChannelId{1});
        QVERIFY(setup->taxes.cityTaxes[0].tariffs[0].channels == setup->taxes.fees[0].channels);
    }

    void enterInAFieldCreatesNothing()
    {
        Shown shown(*theme_);
        shown.choose(kCopy);
        shown.type("name", QStringLiteral("Miramar"));
        for (int i = 0; i < 10 && !shown.find<QPushButton>("make")->hasFocus(); ++i) {
            QTest::keyClick(shown.dialog.focusWidget(), Qt::Key_Return);
            QVERIFY(!shown.showsSummary());
        }
        QVERIFY(shown.find<QPushButton>("make")->hasFocus());
        QCOMPARE(shown.hotels(), size_t(1));
    }

    void aNameIsUsedOnce()
    {
        Shown shown(*theme_);
        shown.choose(kCopy);
        shown.type("name", QStringLiteral("bellavista"));
        shown.pressMake();
        QVERIFY(shown.problem().contains(QLatin1String("Bellavista")));
        QVERIFY(shown.find<QLineEdit>("name")->hasFocus());
        QVERIFY(!shown.showsSummary());
    }

    void onlyAManagerAddsOne()
    {
        tests::SmallHotel hotel;
        HotelSession &session = hotel.session();
        QCOMPARE(AddHotelDialog::whyNot(session), QString());
        const auto add = [&](const char *name, booking::Role role, ActorId by) {
            booking::SaveUser save;
            save.caller = hotel.desk();
            if (by) save.caller.actor = by;
            save.name = QString::fromLatin1(name);
            save.role = role;
            const auto saved =
                session.engine().accounts().saveUserLater(save, QStringLiteral("2468")).result();
            return saved ? saved->user : ActorId();
        };
        const ActorId ana = add("Ana", booking::Role::Administrator, {});
        const ActorId ben = add("Ben", booking::Role::Manager, ana);
        const ActorId cleo = add("Cleo", booking::Role::Clerk, ana);
        QVERIFY(ana && ben && cleo);
        QTRY_COMPARE(session.view().users().size(), size_t(3));
        QVERIFY(!AddHotelDialog::whyNot(session).isEmpty());
        session.users().takeDesk(ben);
        QCOMPARE(AddHotelDialog::whyNot(session), QString());
        session.users().takeDesk(cleo);
        QVERIFY(AddHotelDialog::whyNot(session).contains(QLatin1String("manager")));
    }

    void theListOfHotelsOffersIt()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("test.ini")), QSettings::IniFormat);
        settings.setValue(QStringLiteral("secrets/file"),
                          folder.filePath(QStringLiteral("secrets.sealed")));
        tests::SmallHotel hotel;
        Welcome welcome(settings, hotel.clock);
        Desktop desk(*theme_, settings, hotel.clock, welcome.beginnings());
        welcome.attach(desk, {});
        const QString file = folder.filePath(QStringLiteral("hotel.roomrack"));
        {
            auto engine = engine::Engine::open(file, hotel.clock);
            QVERIFY(engine);
            const auto snapshot = *hotel.session().engine().snapshot(hotel.session().property());
            const auto setup = copyOf(*snapshot, miramar("EUR"), hotel.clock.wall());
            QVERIFY(setup && (*engine)->saveHotel(*setup));
        }
        desk.window().show();
        desk.open(file);
        QTRY_VERIFY(desk.window().session());
        const QMenu *hotels = nullptr;
        const auto *bar = desk.window().findChild<TopBar *>();
        QVERIFY(bar);
        for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
            if (button->accessibleName() == QLatin1String("Hotel")) hotels = button->menu();
        }
        QVERIFY(hotels);
        hotels->actions().last()->trigger();
        QTRY_VERIFY(desk.window().findChild<AddHotelDialog *>());
        const QPointer<AddHotelDialog> dialog = desk.window().findChild<AddHotelDialog *>();
        QVERIFY(dialog->isVisible());
        bool ended = false;
        connect(desk.window().actions(), &QObject::destroyed, this, [&] { ended = !dialog; });
        desk.close();
        QVERIFY2(ended, "it uses the session, which is destroyed next");
    }
};

QTEST_MAIN(TestAddHotel)
#include "test_add_hotel.moc"
