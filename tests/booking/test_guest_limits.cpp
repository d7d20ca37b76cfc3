// SPDX-License-Identifier: GPL-3.0-or-later
// How many adults and children a room type takes, besides its maximum of guests: for one room and
// for several, against counting room by room.
#include "booking/small_hotel.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// Whether the guests can be spread over the rooms, by trying.
bool fits(const inventory::RoomType &type, int adults, int children, int rooms)
{
    if (rooms == 0) return adults == 0 && children == 0;
    const int mostAdults = type.maxAdults.value_or(type.maxGuests);
    const int mostChildren = type.maxChildren.value_or(type.maxGuests);
    for (int a = 0; a <= std::min(adults, mostAdults); ++a) {
        for (int c = 0; c <= std::min(children, mostChildren) && a + c <= type.maxGuests; ++c) {
            if (fits(type, adults - a, children - c, rooms - 1)) return true;
        }
    }
    return false;
}

}  // namespace

class TestGuestLimits : public QObject {
    Q_OBJECT

private slots:
    void guestsWhoCanBeSpreadAreTaken()
    {
        inventory::RoomType type;
        type.maxGuests = 4;
        for (const std::optional<int> most : {std::optional<int>(), std::optional(2)}) {
            for (const std::optional<int> young :
                 {std::optional<int>(), std::optional(0), std::optional(1)}) {
                type.maxAdults = most;
                type.maxChildren = young;
                for (int rooms = 1; rooms <= 3; ++rooms) {
                    for (int adults = 1; adults <= 13; ++adults) {
                        for (int children = 0; children <= 13; ++children)
                            QCOMPARE(type.canHold(adults, children, rooms),
                                     fits(type, adults, children, rooms));
                    }
                }
            }
        }
    }

    void theRefusalSaysWhich()
    {
        HouseInput in = smallHotel();
        inventory::RoomType &type = in.catalogue.roomTypes[0];
        type.maxGuests = 3;
        type.maxAdults = 2;
        type.maxChildren = 1;
        const auto taken = [&in](int adults, int children) {
            TestHouse h(in);
            TakeHold hold = h.hold(in.catalogue.roomTypes[0].id, 1, 1);
            hold.adults = adults;
            hold.children = children;
            return h(hold);
        };
        QVERIFY(taken(2, 1));
        QCOMPARE(taken(3, 0).error().field, QStringLiteral("guests"));
        QVERIFY(taken(3, 0).error().reason.contains(QStringLiteral("at most 2 adult")));
        QVERIFY(taken(1, 2).error().reason.contains(QStringLiteral("at most 1 child")));
        in.catalogue.roomTypes[0].maxGuests = 2;
        in.catalogue.roomTypes[0].maxChildren = 0;
        QVERIFY(taken(1, 1).error().reason.contains(QStringLiteral("no children")));
    }

    void impossibleLimitsAreRefused()
    {
        const auto wrong = [](std::optional<int> adults, std::optional<int> children) {
            inventory::Catalogue c = smallHotel().catalogue;
            c.roomTypes[0].standardGuests = 2;
            c.roomTypes[0].maxGuests = 3;
            c.roomTypes[0].maxAdults = adults;
            c.roomTypes[0].maxChildren = children;
            const auto checked = inventory::validate(c);
            return checked ? QString() : checked.error().field;
        };
        QCOMPARE(wrong(3, 3), QString());
        QCOMPARE(wrong(0, 0), QStringLiteral("max adults"));
        QCOMPARE(wrong(4, 0), QStringLiteral("max adults"));
        QCOMPARE(wrong(2, 4), QStringLiteral("max children"));
        QCOMPARE(wrong(2, -1), QStringLiteral("max children"));
        QCOMPARE(wrong(2, 1), QString());
        QCOMPARE(wrong(1, 1), QStringLiteral("max adults"));  // three could never stay
        QCOMPARE(wrong(1, {}), QString());
    }
};

QTEST_GUILESS_MAIN(TestGuestLimits)
#include "test_guest_limits.moc"
