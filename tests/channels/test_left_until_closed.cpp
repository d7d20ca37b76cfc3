// SPDX-License-Identifier: GPL-3.0-or-later
// What stays on sale at a channel and cannot be closed from here is logged once, and shown beside
// the channel's state until a user confirms that it is closed there, whatever happens meanwhile.
#include "channels/settings_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using sync::Protocol;

namespace {

/// A channel whose address changed: its rooms stay on sale at the first one.
class Moved : public SettingsHotel {
public:
    Moved() : next(settings(Protocol::OtaJson, kOld, kSecond))
    {
        serve(Protocol::OtaJson);
        serve(Protocol::OtaJson, kSecond);
        save(settings(Protocol::OtaJson));
        start();
        save(next);
    }
    void settle()
    {
        controller_->leftovers().settle(kOta);
        run();
    }
    void unlink()
    {
        const booking::SaveChannelSetup none{hotel_->desk(), kOta, {}};
        QVERIFY(hotel_->engine->run(engine::Command(none)));
        run();
    }
    using SettingsHotel::kFirst;
    using SettingsHotel::save;
    using SettingsHotel::start;
    using SettingsHotel::told;
    QString left() const { return status().left; }

    sync::ChannelSettings next;
};

}  // namespace

class TestLeftUntilClosed : public QObject {
    Q_OBJECT

private slots:
    void aStartAndOtherSettingsForgetNothing();
    void aUserSaysThatItIsClosed();
    void whatIsNotLinkedAnyMoreLeavesNothing();
};

void TestLeftUntilClosed::aStartAndOtherSettingsForgetNothing()
{
    Moved hotel;
    const QString left = hotel.left();
    QVERIFY2(left.contains(Moved::kFirst), qPrintable(left));
    hotel.start();
    QCOMPARE(hotel.left(), left);
    hotel.next.commissionBasisPoints += 100;
    hotel.save(hotel.next);
    QCOMPARE(hotel.left(), left);
    QCOMPARE(hotel.told(), QStringList{left});
}

void TestLeftUntilClosed::aUserSaysThatItIsClosed()
{
    Moved hotel;
    hotel.settle();
    QCOMPARE(hotel.left(), QString());
    hotel.start();
    QCOMPARE(hotel.left(), QString());
    // It is in the log; a second time changes nothing.
    QCOMPARE(hotel.told().size(), 2);
    hotel.settle();
    QCOMPARE(hotel.told().size(), 2);
}

void TestLeftUntilClosed::whatIsNotLinkedAnyMoreLeavesNothing()
{
    Moved hotel;
    hotel.unlink();
    hotel.save(hotel.next);
    QCOMPARE(hotel.left(), QString());
    hotel.start();
    QCOMPARE(hotel.left(), QString());
}

QTEST_GUILESS_MAIN(TestLeftUntilClosed)
#include "test_left_until_closed.moc"
