// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_hotel.h"
#include "pricing/tax_hotel.h"
#include "remote/random_value.h"
#include "support/environment.h"

#include <QCborValue>
#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;
using remote::fromBytes;
using remote::toBytes;

namespace {

constexpr size_t kMostBytes = 1 << 20;

/// Calls see(value) for the arguments and the reply of every call.
template <typename See, typename... C>
void forAll(RandomValue &random, See see, remote::Calls<C...>)
{
    const auto one = [&]<typename Asked>(Asked *) {
        see(random.make<typename Asked::Args>());
        if constexpr (!std::is_same_v<Asked, remote::TakeSnapshot>)
            see(random.make<typename Asked::Reply>());
    };
    (one(static_cast<C *>(nullptr)), ...);
}

template <typename See, typename... Q>
void forAll(RandomValue &random, See see, storage::QuestionList<Q...>)
{
    forAll(random, see, remote::Calls<remote::Ask<Q>...>());
}

template <typename See>
void forAllCalls(RandomValue &random, See see)
{
    forAll(random, see, remote::ServiceCalls());
    forAll(random, see, storage::Questions());
}

/// Random damage, as by errors or an attack.
QByteArray damaged(QByteArray bytes, core::Random &random)
{
    const auto somewhere = [&] { return qsizetype(random.below(int(bytes.size()) + 1)); };
    switch (random.below(5)) {
    case 0: bytes.truncate(somewhere()); break;
    case 1: bytes.insert(somewhere(), char(random.below(256))); break;
    case 2: bytes.insert(somewhere(), QByteArray::fromHex("9bffffffffffffffff")); break;
    case 3: bytes.insert(somewhere(), QByteArray(50, char(0x81))); break;
    default:
        for (int i = random.between(1, 4); i > 0 && !bytes.isEmpty(); --i)
            bytes[random.below(int(bytes.size()))] = char(random.below(256));
    }
    return bytes;
}

}  // namespace

class TestWire : public QObject {
    Q_OBJECT

private slots:
    void everyValueComesBackAsItWas()
    {
        core::Random random(1);
        RandomValue values(random);
        for (int round = 0; round < rounds(20); ++round) {
            forAllCalls(values, [](const auto &value) {
                const QByteArray bytes = toBytes(value);
                const auto back = fromBytes<std::remove_cvref_t<decltype(value)>>(bytes);
                QVERIFY(back);
                QCOMPARE(toBytes(*back), bytes);
            });
            if (QTest::currentTestFailed()) return;
        }
    }

    void whatCanBeComparedIsEqual()
    {
        core::Random random(2);
        RandomValue values(random);
        const auto same = [](const auto &value) {
            const auto back = fromBytes<std::remove_cvref_t<decltype(value)>>(toBytes(value));
            return back && *back == value;
        };
        for (int round = 0; round < 200; ++round) {
            QVERIFY(same(values.make<booking::Record>()));
            QVERIFY(same(values.make<booking::Booking>()));
            QVERIFY(same(values.make<booking::Hold>()));
            QVERIFY(same(values.make<booking::Answer>()));
            QVERIFY(same(values.make<booking::Guest>()));
            QVERIFY(same(values.make<booking::SagaRow>()));
            QVERIFY(same(values.make<booking::DuplicateRow>()));
            QVERIFY(same(values.make<sync::ChannelSettings>()));
            QVERIFY(same(values.make<storage::AuditRow>()));
            QVERIFY(same(values.make<Error>()));
            QVERIFY(same(values.make<Result<booking::Answer>>()));
        }
    }

    void whatIsWrittenIsCbor()
    {
        core::Random random(3);
        RandomValue values(random);
        forAllCalls(values, [](const auto &value) {
            QCborParserError wrong;
            const QByteArray bytes = toBytes(value);
            QCborValue::fromCbor(bytes, &wrong);
            QCOMPARE(wrong.error, QCborError::NoError);
            QCOMPARE(wrong.offset, bytes.size());
        });
        QCOMPARE(toBytes(QStringLiteral("ü")), QByteArray::fromHex("62c3bc"));
        QCOMPARE(toBytes(qint64(-1)), QByteArray::fromHex("20"));
        QCOMPARE(toBytes(qint64(1000)), QByteArray::fromHex("1903e8"));
    }

    /// Refused or read, at low cost; and a value that is read has only one encoding.
    void damagedBytesAreRefusedOrMeanSomething()
    {
        core::Random random(4);
        RandomValue values(random);
        int taken = 0, refused = 0;
        for (int round = 0; round < rounds(40); ++round) {
            forAllCalls(values, [&](const auto &value) {
                const QByteArray bytes = damaged(toBytes(value), random);
                if (size_t(bytes.size()) > kMostBytes) return;
                const auto back = fromBytes<std::remove_cvref_t<decltype(value)>>(bytes);
                ++(back ? taken : refused);
                if (back) QCOMPARE(toBytes(*back), bytes);
            });
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(taken > 0);
        QVERIFY(refused > taken);
    }

    void noCountIsBelieved_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("a count of 2^64 - 1") << QByteArray::fromHex("9bffffffffffffffff00");
        QTest::newRow("a text of 2^32 bytes") << QByteArray::fromHex("7b0000000100000000");
        QTest::newRow("an array without end") << QByteArray::fromHex("9f0000ff");
        QTest::newRow("the long way to write it") << QByteArray::fromHex("98020000");
        QTest::newRow("a tag") << QByteArray::fromHex("c1820000");
        QTest::newRow("a million arrays in another") << QByteArray(1'000'000, char(0x81));
        QTest::newRow("more than there should be") << QByteArray::fromHex("81000000");
        QTest::newRow("nothing") << QByteArray();
    }
    void noCountIsBelieved()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(!fromBytes<std::vector<qint64>>(bytes));
        QVERIFY(!fromBytes<std::vector<QString>>(bytes));
        QVERIFY(!fromBytes<std::vector<booking::Guest>>(bytes));
        QVERIFY(!fromBytes<remote::Submit::Args>(bytes));
    }

    void nothingImpossibleComesIn()
    {
        QVERIFY(!fromBytes<booking::Role>(toBytes(qint64(4))));
        QVERIFY(!fromBytes<booking::Role>(toBytes(qint64(0))));
        QVERIFY(!fromBytes<booking::RecordKind>(toBytes(qint64(29))));
        QVERIFY(fromBytes<booking::RecordKind>(toBytes(qint64(30))));
        QVERIFY(!fromBytes<quint8>(toBytes(qint64(256))));
        QVERIFY(!fromBytes<qint32>(toBytes(qint64(1) << 31)));
        QVERIFY(!fromBytes<Night>(toBytes(remote::kFarthestDay + 1)));
        QVERIFY(!fromBytes<Stay>(toBytes(std::pair(qint32(0), remote::kLongestRange + 1))));
        QVERIFY(!fromBytes<Stay>(toBytes(std::pair(qint32(0), qint32(-1)))));
        QVERIFY(!fromBytes<Currency>(toBytes(QStringLiteral("XXX"))));
        QVERIFY(!fromBytes<pricing::FxFactor>(toBytes(std::pair(qint64(0), qint32(2)))));
        QVERIFY(!fromBytes<QString>(QByteArray::fromHex("62c328")));  // invalid UTF-8
        QVERIFY(!fromBytes<double>(QByteArray::fromHex("fb7ff8000000000000")));
    }

    void whatOnlyTheEngineSaysCannotBeSaid()
    {
        QVERIFY(!remote::deskCommand(booking::NoteSignIn{}));
        QVERIFY(!remote::deskCommand(booking::RecordReservation{}));
        QVERIFY(!remote::deskCommand(booking::AdvanceSaga{}));
        QVERIFY(!remote::deskCommand(booking::MoveBusinessDate{}));
        QVERIFY(!remote::deskCommand(booking::SaveUser{}));  // sent together with its secret
        QVERIFY(remote::deskCommand(booking::HoldAndConfirm{}));
        booking::UndoStep undo;
        undo.content = std::make_shared<booking::StepContent>();
        const auto back = fromBytes<booking::UndoStep>(toBytes(undo));
        QVERIFY(back && !back->content);
    }

    void aSnapshotIsTheHotelAgain()
    {
        EngineHotel hotel;
        QVERIFY(hotel.make(5));
        auto block = booking::EditBlock{hotel.desk(), {}, {}, {}};
        block.cells.push_back({{booking::CellField::Rate, RoomTypeId{1}, {}, RatePlanId{1}, 3},
                               {kToday + 3, 4},
                               {12'345}});
        block.cells.push_back(
            {{booking::CellField::MinStay, RoomTypeId{2}, {}, {}, 0}, {kToday + 5, 2}, {3}});
        block.cells.push_back(
            {{booking::CellField::StopSell, RoomTypeId{2}, {}, RatePlanId{1}, 0, ChannelId{1}},
             {kToday + 5, 3},
             {1}});
        block.cells.push_back(
            {{booking::CellField::MaxStay, RoomTypeId{2}, {}, {}, 0, ChannelId{1}},
             {kToday + 6, 4},
             {2, 2, 0, 5}});
        QVERIFY(hotel.engine->run(block));
        QVERIFY(hotel.engine->run(hotel.hold(1, 2, 3)));
        QVERIFY(hotel.engine->run(booking::HoldAndConfirm{hotel.hold(2, 4, 2), {}}));
        booking::EditDescription taxes{hotel.desk(), {}, {}, false, {}};
        taxes.items.vats = {roomVat(-1, always(600))};
        taxes.items.mealParts = {breakfast(1'200, -1)};
        taxes.items.mealParts[0].id = {};
        QVERIFY(hotel.engine->run(engine::Command(taxes)));
        const auto before = *hotel.engine->snapshot(hotel.property);
        const QByteArray bytes = toBytes(*before);
        const auto after = fromBytes<engine::Snapshot>(bytes);
        QVERIFY(after);
        QCOMPARE(toBytes(*after), bytes);
        QCOMPARE(after->holds, before->holds);
        QCOMPARE(after->roomsHeld, before->roomsHeld);
        QCOMPARE(after->bookings, before->bookings);
        QVERIFY(!before->rateBook.taxes().isEmpty());
        QVERIFY(after->rateBook.taxes() == before->rateBook.taxes());
        const inventory::Ledger &was = before->ledger, &is = after->ledger;
        QCOMPARE(is.nights(), was.nights());
        QCOMPARE(was.scoped().of(1).size(), size_t(2));
        QVERIFY(is.scoped() == was.scoped());
        for (Night n = was.first(); n < was.end(); ++n) {
            for (int type = 0; type < was.types(); ++type) {
                QCOMPARE(is.type(type, n), was.type(type, n));
                QCOMPARE(is.left(type, n), was.left(type, n));
                QCOMPARE(is.forSale(type, n), was.forSale(type, n));
                for (const int guests : {0, 1, 2, 3}) {
                    QCOMPARE(after->rateBook.price(type, RatePlanId{1}, n, guests),
                             before->rateBook.price(type, RatePlanId{1}, n, guests));
                }
            }
            for (int pool = 0; pool < was.pools(); ++pool)
                QCOMPARE(is.pool(pool, n), was.pool(pool, n));
        }
    }

    void aDamagedSnapshotIsRefusedOrWhole()
    {
        EngineHotel hotel;
        QVERIFY(hotel.make());
        const QByteArray bytes = toBytes(**hotel.engine->snapshot(hotel.property));
        core::Random random(5);
        for (int round = 0; round < rounds(2'000); ++round) {
            const auto back = fromBytes<engine::Snapshot>(damaged(bytes, random));
            if (back) QVERIFY(back->ledger.nights() <= remote::kLongestRange);
        }
    }
};

QTEST_GUILESS_MAIN(TestWire)
#include "test_wire.moc"
