// SPDX-License-Identifier: GPL-3.0-or-later
// However many desks one token opens, the desks of other tokens stay signed in.
#include "remote/desk_visits.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::remote;

namespace {

const PropertyId kHotel{1}, kOtherHotel{2};
const ActorId kAna{5'001};
const DeskPermit kOne{ActorId{9'001}, kHotel, true}, kTwo{ActorId{9'002}, kHotel, false};

}  // namespace

class TestDeskVisits : public QObject {
    Q_OBJECT

private slots:
    void aTokenSignsOutNoOtherDesk();
    void whoWasSilentLongestGoesFirst();
    void tokensOfTwoHotelsMayHaveOneNumber();
    void aVisitIsItsTokensOwn();
};

void TestDeskVisits::aTokenSignsOutNoOtherDesk()
{
    DeskVisits visits;
    const QByteArray signedIn = visits.open({}, kTwo);
    visits.setPerson(signedIn, kHotel, kAna);
    for (size_t i = 0; i < 20 * DeskVisits::kMostOfToken; ++i) visits.open({}, kOne);
    QVERIFY(visits.isKnown(signedIn, kTwo));
    QCOMPARE(visits.person(signedIn, kHotel), kAna);
}

void TestDeskVisits::whoWasSilentLongestGoesFirst()
{
    DeskVisits visits;
    const QByteArray busy = visits.open({}, kOne), silent = visits.open({}, kOne);
    visits.setPerson(silent, kHotel, kAna);
    for (size_t i = 2; i < DeskVisits::kMostOfToken; ++i) visits.open({}, kOne);
    QVERIFY(visits.isKnown(busy, kOne));
    visits.open({}, kOne);
    QVERIFY(!visits.isKnown(silent, kOne));
    QCOMPARE(visits.person(silent, kHotel), ActorId());
    QVERIFY(visits.isKnown(busy, kOne));
    QCOMPARE(visits.open(busy, kOne), busy);
}

void TestDeskVisits::tokensOfTwoHotelsMayHaveOneNumber()
{
    DeskVisits visits;
    const DeskPermit there{kOne.token, kOtherHotel, true};
    const QByteArray here = visits.open({}, kOne);
    for (size_t i = 0; i <= DeskVisits::kMostOfToken; ++i) visits.open({}, there);
    QVERIFY(visits.isKnown(here, kOne));
    QVERIFY(!visits.isKnown(here, there));
}

void TestDeskVisits::aVisitIsItsTokensOwn()
{
    DeskVisits visits;
    const QByteArray mine = visits.open({}, kOne);
    QVERIFY(!visits.isKnown(mine, kTwo));
    QVERIFY(visits.open(mine, kTwo) != mine);
    QVERIFY(!visits.isKnown({}, kOne));
}

QTEST_GUILESS_MAIN(TestDeskVisits)
#include "test_desk_visits.moc"
