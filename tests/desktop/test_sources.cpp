// SPDX-License-Identifier: GPL-3.0-or-later
// Sources of direct bookings: made, renamed and removed in the settings, chosen in a new booking,
// and the channel of what is booked.
#include "desktop/new_booking/new_booking_dialog.h"
#include "desktop/settings/hotel_card.h"
#include "desktop/settings/settings_page.h"
#include "desktop/settings/source_dialog.h"
#include "engine/engine.h"
#include "held_pool.h"
#include "shown_page.h"
#include "themed_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTableView>

using namespace roomrack;
using namespace roomrack::desktop;
using tests::SmallHotel;

namespace {

using Shown = tests::ShownPage<SettingsPage>;

QStringList namesOf(SmallHotel &hotel)
{
    QStringList names;
    for (const inventory::Channel &channel : hotel.session().view().catalogue().channels)
        names << channel.name;
    return names;
}

/// The name is entered in the dialog that the button opens, and saved.
void enter(Shown &shown, const char *button, const QString &name)
{
    QTest::mouseClick(shown.find<QPushButton>(button), Qt::LeftButton);
    auto *edit = shown.inDialog<QLineEdit>("source.name");
    QVERIFY(edit);
    edit->selectAll();
    QTest::keyClicks(edit, name);
    QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
}

/// Adds a source and waits until it is selected in the card.
ChannelId added(Shown &shown, const QString &name)
{
    enter(shown, "sources.add", name);
    auto *table = shown.find<QTableView>("sources.table");
    const auto isSelected = [&] { return table->currentIndex().data().toString() == name; };
    if (!tests::waitFor([&] { return !shown.dialog() && isSelected(); }))
        qFatal("the source is not selected");
    return shown.hotel.session().view().catalogue().channels.back().id;
}

/// Asks to remove the selected source and confirms.
void confirmRemoval(Shown &shown)
{
    QTest::mouseClick(shown.find<QPushButton>("sources.remove"), Qt::LeftButton);
    auto *confirm = shown.inDialog<QPushButton>("confirm");
    QVERIFY(confirm);
    QTest::mouseClick(confirm, Qt::LeftButton);
}

/// What the dialog says when it refuses.
QString refusal(const Shown &shown)
{
    const auto *problem = shown.inDialog<QLabel>("problem");
    return problem ? problem->text() : QString();
}

booking::Answer bookOn(SmallHotel &hotel, ChannelId source, int in)
{
    booking::HoldAndConfirm book;
    book.what.caller = hotel.desk();
    book.what.caller.channel = source;
    book.what.roomType = hotel.type("STD");
    book.what.stay = Stay(hotel.today() + in, 1);
    book.what.plan = hotel.session().view().rates().plans().front().id;
    book.guest.name = QStringLiteral("Ada Lovelace");
    return hotel.run(book);
}

}  // namespace

class TestSources : public tests::ThemedTest {
    Q_OBJECT

private slots:
    void oneIsMadeRenamedAndChosen()
    {
        Shown shown(*theme_);
        SmallHotel &hotel = shown.hotel;
        const qsizetype before = namesOf(hotel).size();
        enter(shown, "sources.add", QStringLiteral(" Telefon "));
        QTRY_COMPARE(namesOf(hotel).size(), before + 1);
        QCOMPARE(namesOf(hotel).back(), QStringLiteral("Telefon"));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(shown.find<QTableView>("sources.table")->currentIndex().data().toString(),
                     QStringLiteral("Telefon"));

        enter(shown, "sources.rename", QStringLiteral("Telephone"));
        QTRY_COMPARE(namesOf(hotel).back(), QStringLiteral("Telephone"));
        QCOMPARE(namesOf(hotel).size(), before + 1);
    }

    void anAgencyHasACommission()
    {
        Shown shown(*theme_);
        QTest::mouseClick(shown.find<QPushButton>("sources.add"), Qt::LeftButton);
        auto *name = shown.inDialog<QLineEdit>("source.name");
        auto *commission = shown.inDialog<QDoubleSpinBox>("source.commission");
        QVERIFY(name && commission);
        QTest::keyClicks(name, QStringLiteral("Agency"));
        commission->setValue(12.5);
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        const auto &channels = shown.hotel.session().view().catalogue().channels;
        QTRY_COMPARE(channels.back().name, QStringLiteral("Agency"));
        QCOMPARE(channels.back().commissionBasisPoints, 1'250);
    }

    /// A dialog writes only what was changed in it.
    void whatAnotherUserSavedMeanwhileStays()
    {
        Shown shown(*theme_);
        SmallHotel &hotel = shown.hotel;
        const ChannelId agency = added(shown, QStringLiteral("Agency"));
        QTest::mouseClick(shown.find<QPushButton>("sources.rename"), Qt::LeftButton);
        auto *name = shown.inDialog<QLineEdit>("source.name");
        QVERIFY(name);
        HotelSession &session = hotel.session();
        engine::HotelSetup setup =
            engine::settingsOf(**session.engine().snapshot(session.property()), kDeskActor);
        setup.catalogue.channels.back().commissionBasisPoints = 1'250;
        QVERIFY(session.engine().saveHotel(setup));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Agency Sol"));
        QTest::mouseClick(shown.inDialog<QPushButton>("confirm"), Qt::LeftButton);
        QTRY_VERIFY(!shown.dialog());
        const auto now = (*session.engine().snapshot(session.property()))->catalogue;
        QCOMPARE(now.channel(agency)->name, QStringLiteral("Agency Sol"));
        QCOMPARE(now.channel(agency)->commissionBasisPoints, 1'250);
    }

    /// The card above has another line for the new source.
    void theCardStaysWhereItIs()
    {
        Shown shown(*theme_);
        shown.page->resize(1000, 420);
        const auto *above = shown.page->findChild<HotelCard *>();
        auto *add = shown.find<QPushButton>("sources.add");
        add->setFocus();
        tests::handlePosted();
        shown.page->findChild<QScrollArea *>()->ensureWidgetVisible(add);
        tests::handlePosted();
        const int height = above->height();
        const int before = add->mapTo(shown.page.get(), QPoint()).y();
        QVERIFY(before > 0 && before < shown.page->height());
        enter(shown, "sources.add", QStringLiteral("Telephone"));
        QTRY_VERIFY(!shown.dialog());
        QTRY_VERIFY(above->height() > height);
        tests::handlePosted();
        QCOMPARE(add->mapTo(shown.page.get(), QPoint()).y(), before);
    }

    void aNameOfAnotherChannelIsRefused()
    {
        Shown shown(*theme_);
        const QStringList before = namesOf(shown.hotel);
        enter(shown, "sources.add", QStringLiteral("front DESK"));
        auto *name = shown.inDialog<QLineEdit>("source.name");
        QVERIFY(name);
        QTRY_VERIFY(name->property("wrong").toBool());
        // The front desk is a source, and no channel.
        QStringList said;
        for (const QLabel *label : shown.dialog()->findChildren<QLabel *>()) said << label->text();
        QVERIFY2(
            said.contains(QStringLiteral("Another source has this name. Enter a different one.")),
            qPrintable(said.join(u'|')));
        QCOMPARE(namesOf(shown.hotel), before);
        QTest::keyClicks(name, QStringLiteral(" 2"));
        QVERIFY(!name->property("wrong").toBool());
        delete shown.dialog();
    }

    void theDialogIsNotLeftWhileItSaves()
    {
        Shown shown(*theme_);
        const qsizetype before = namesOf(shown.hotel).size();
        {
            const tests::HeldPool held;
            enter(shown, "sources.add", QStringLiteral("Telephone"));
            QTRY_VERIFY(!shown.inDialog<QPushButton>("leave")->isEnabled());
            QTest::keyClick(shown.dialog(), Qt::Key_Escape);
            tests::handlePosted();
            QVERIFY(qobject_cast<SourceDialog *>(shown.dialog()));
            QCOMPARE(namesOf(shown.hotel).size(), before);
        }
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(namesOf(shown.hotel).size(), before + 1);
    }

    /// The engine that it writes to may be destroyed next.
    void aDialogThatIsDestroyedHasSaved()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        const auto before = (*session.engine().snapshot(session.property()))->catalogue.channels;
        const tests::HeldPool held;
        enter(shown, "sources.add", QStringLiteral("Telephone"));
        QTRY_VERIFY(!shown.inDialog<QPushButton>("leave")->isEnabled());
        delete shown.dialog();
        const auto after = session.engine().snapshot(session.property());
        QVERIFY(after);
        QCOMPARE((*after)->catalogue.channels.size(), before.size() + 1);
    }

    void aBookingIsOfTheChosenSource()
    {
        Shown shown(*theme_);
        SmallHotel &hotel = shown.hotel;
        {
            NewBookingDialog one(hotel.session(), *theme_, {});
            QVERIFY(one.findChild<QComboBox *>(QStringLiteral("source"))->isHidden());
        }
        enter(shown, "sources.add", QStringLiteral("Telephone"));
        QTRY_VERIFY(!shown.dialog());
        QTRY_COMPARE(namesOf(hotel).back(), QStringLiteral("Telephone"));
        const ChannelId phone = hotel.session().view().catalogue().channels.back().id;
        QVERIFY(phone != hotel.session().desk().channel);

        const BookingPreset preset{hotel.type("STD"), Stay(hotel.today() + 8, 2)};
        auto *dialog = new NewBookingDialog(hotel.session(), *theme_, preset);
        dialog->open();
        auto *source = dialog->findChild<QComboBox *>(QStringLiteral("source"));
        QVERIFY(source->isVisible());
        QCOMPARE(source->currentIndex(), 0);
        source->setCurrentIndex(source->findText(QStringLiteral("Telephone")));
        QSignalSpy booked(dialog, &NewBookingDialog::booked);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("next")), Qt::LeftButton);
        QTRY_COMPARE(dialog->draft()->stage(), BookingDraft::Stage::Held);
        QTRY_VERIFY(!hotel.session().view().holds().empty());
        QCOMPARE(hotel.session().view().holds().begin()->second.channel, phone);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("name"));
        QVERIFY(name);
        QTest::keyClicks(name, QStringLiteral("Ada Lovelace"));
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("next")), Qt::LeftButton);
        QTRY_COMPARE(booked.size(), 1);
        const auto id = booked.front().front().value<core::BookingId>();
        QCOMPARE(hotel.read(id).booking.channel, phone);
    }

    void aSourceThatNothingRestsOnIsRemoved()
    {
        Shown shown(*theme_);
        const QStringList before = namesOf(shown.hotel);
        added(shown, QStringLiteral("Telephone"));
        confirmRemoval(shown);
        QTRY_COMPARE(namesOf(shown.hotel), before);
        QTRY_VERIFY(!shown.dialog());
        QVERIFY(shown.find<QLabel>("sources.said")->text().contains(QStringLiteral("Telephone")));
        // The front desk needs the source that is left.
        QTRY_VERIFY(!shown.find<QPushButton>("sources.remove")->isEnabled());
        QVERIFY(!shown.find<QPushButton>("sources.remove")->toolTip().isEmpty());
    }

    void whatWasRemovedIsNotOfAnotherHotel()
    {
        Shown shown(*theme_);
        HotelSession &session = shown.hotel.session();
        engine::HotelSetup other;
        other.catalogue = session.view().catalogue();
        other.plans = session.view().rates().plans();
        other.catalogue.property.id = {};
        other.catalogue.property.name = QStringLiteral("Second");
        const auto second = session.engine().saveHotel(other);
        QVERIFY2(second, second ? "" : qPrintable(second.error().text()));
        added(shown, QStringLiteral("Telephone"));
        confirmRemoval(shown);
        QTRY_VERIFY(!shown.dialog());
        const auto *said = shown.find<QLabel>("sources.said");
        QTRY_VERIFY(said->text().contains(QStringLiteral("Telephone")));
        session.selectProperty(*second);
        QTRY_COMPARE(session.property(), *second);
        QTRY_COMPARE(said->text(), QString());
    }

    void whatRestsOnASourceIsListed()
    {
        Shown shown(*theme_);
        SmallHotel &hotel = shown.hotel;
        const ChannelId phone = added(shown, QStringLiteral("Telephone"));
        const booking::Answer gone = bookOn(hotel, phone, 5);
        hotel.run(booking::CancelBooking{hotel.desk(), gone.booking, 0});
        booking::TakeHold hold;
        hold.caller = hotel.desk();
        hold.caller.channel = phone;
        hold.roomType = hotel.type("STE");
        hold.stay = Stay(hotel.today() + 3, 1);
        hotel.run(hold);
        const QStringList before = namesOf(hotel);
        confirmRemoval(shown);
        QTRY_VERIFY(!refusal(shown).isEmpty());
        const QString text = refusal(shown);
        QVERIFY2(text.contains(QStringLiteral("BK-%1").arg(gone.booking.value)), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("hold")), qPrintable(text));
        QCOMPARE(namesOf(hotel), before);
        delete shown.dialog();
    }

    void deleteAsksAndEscapeKeepsTheSource()
    {
        Shown shown(*theme_);
        added(shown, QStringLiteral("Telephone"));
        const QStringList before = namesOf(shown.hotel);
        shown.find<QTableView>("sources.table")->setFocus();
        shown.type(Qt::Key_Delete);
        QVERIFY(shown.inDialog<QPushButton>("confirm"));
        // The button that keeps it is the default.
        QVERIFY(shown.inDialog<QPushButton>("leave")->isDefault());
        QTest::keyClick(shown.dialog(), Qt::Key_Escape);
        QTRY_VERIFY(!shown.dialog());
        QCOMPARE(namesOf(shown.hotel), before);
    }
};

QTEST_MAIN(TestSources)
#include "test_sources.moc"
