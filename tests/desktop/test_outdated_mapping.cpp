// SPDX-License-Identifier: GPL-3.0-or-later
// A channel whose mapping names what is retired: the Channels page says so and what to do about it.
#include "booking/description/edit_description.h"
#include "desktop/channels/code_model.h"
#include "desktop/connections/channel_words.h"
#include "linked_window.h"
#include "support/widget_test.h"

#include <QtTest/QtTest>
#include <QtWidgets/QPushButton>

using namespace roomrack;
using namespace roomrack::desktop;
using channels::ConnectionState;
using tests::LinkedWindow;

class TestOutdatedMapping : public tests::WidgetTest {
    Q_OBJECT

private slots:
    void initTestCase() { theme_ = std::make_unique<Theme>(*qApp, nullptr); }
    void cleanupTestCase() { theme_.reset(); }
    void init()
    {
        shown_ = std::make_unique<LinkedWindow>(*theme_);
        QTRY_VERIFY(shown_->channels().setups().isLoaded());
        shown_->link(shown_->settings());
        QTRY_VERIFY(shown_->state().link && shown_->state().link->state == ConnectionState::InSync);
    }
    void cleanup() { shown_.reset(); }

    void aRetiredRoomTypeIsNamedUntilItIsBack()
    {
        const auto *mapping = shown_->find<QPushButton>("channels.mapping");
        QVERIFY(shown_->window().showPage(QStringLiteral("channels")));
        QVERIFY(shown_->state().retired.isEmpty());
        QVERIFY(!needsAttention(shown_->state()));
        QVERIFY(mapping->isHidden());
        const QString name = retireSuite(shown_->today());
        QTRY_COMPARE(shown_->state().retired, QStringList{name});
        QVERIFY(needsAttention(shown_->state()));
        QVERIFY(why().contains(name));
        QVERIFY(why().contains(QStringLiteral("bring it back")));
        QTRY_VERIFY(!mapping->isHidden());
        QTRY_COMPARE(stateWords(shown_->state()).text, QStringLiteral("! Mapping outdated"));
        retireSuite(std::nullopt);
        QTRY_VERIFY(shown_->state().retired.isEmpty());
        QTRY_VERIFY(mapping->isHidden());
    }

    void whatIsRetiredLaterIsStillSold()
    {
        retireSuite(shown_->today() + 10);
        QTRY_VERIFY(shown_->session().view().catalogue().roomTypes[2].retiredFrom.has_value());
        QVERIFY(retiredInMapping(shown_->settings(), shown_->session().view()).isEmpty());
        QVERIFY(shown_->state().retired.isEmpty());
    }

    void aPmsHasNoneOfThem()
    {
        retireSuite(shown_->today());
        QTRY_COMPARE(shown_->state().retired.size(), 1);
        sync::ChannelSettings pms = shown_->settings();
        pms.protocol = sync::Protocol::Fias;
        QVERIFY(retiredInMapping(pms, shown_->session().view()).isEmpty());
    }

    void theMappingMarksItsRow()
    {
        inventory::Catalogue hotel = shown_->session().view().catalogue();
        hotel.roomTypes[2].retiredFrom = hotel.property.businessDate;
        CodeModel model;
        model.setHotel(hotel, {});
        model.setMapping(shown_->settings().rooms, {});
        const auto state = [&model](int row) {
            return model.index(row, CodeModel::State).data().toString();
        };
        QCOMPARE(state(0), QStringLiteral("✓ Mapped"));
        QCOMPARE(state(1), QStringLiteral("– Not mapped"));
        QVERIFY(state(2).contains(QStringLiteral("Retired")));
    }

private:
    QString why() { return whyText(shown_->state(), shown_->channels().now(), QLocale::c()); }
    /// Its name.
    QString retireSuite(std::optional<Night> from)
    {
        inventory::RoomType suite = shown_->session().view().catalogue().roomTypes[2];
        suite.retiredFrom = from;
        const auto done = shown_->session().engine().run(booking::EditDescription{
            shown_->session().desk(), {{}, {}, {suite}, {}}, {}, true, {}});
        if (!done) qFatal("%s", qPrintable(done.error().text()));
        return suite.name;
    }
    std::unique_ptr<Theme> theme_;
    std::unique_ptr<LinkedWindow> shown_;
};

QTEST_MAIN(TestOutdatedMapping)
#include "test_outdated_mapping.moc"
