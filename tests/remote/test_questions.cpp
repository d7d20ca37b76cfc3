// SPDX-License-Identifier: GPL-3.0-or-later
// Every question in the list, asked over a connected desk and at the file: the answers are the
// same, and a token reads no other hotel.
#include "remote/desk_host.h"
#include "remote/random_value.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::tests;

class TestQuestions : public QObject {
    Q_OBJECT

private:
    /// Calls see(question) for each, with random fields about the property.
    template <typename See, typename... Q>
    void forEach(See see, storage::QuestionList<Q...>)
    {
        (see(about<Q>(hotel_->property)), ...);
    }
    template <typename Q>
    Q about(PropertyId property)
    {
        Q question = random_.make<Q>();
        aim(question, property);
        // Half of them about what is there.
        if (source_.chance(0.5)) return question;
        if constexpr (requires { question.booking; }) question.booking = booked_;
        if constexpr (requires { question.channel; }) question.channel = ChannelId{1};
        if constexpr (requires { question.roomType; }) question.roomType = RoomTypeId{1};
        if constexpr (requires { question.night; }) question.night = kToday + 2;
        if constexpr (requires { question.today; }) question.today = kToday + 2;
        if constexpr (requires { question.nights; }) question.nights = Stay(kToday, 7);
        if constexpr (requires { question.offset; }) question.offset = 0;
        if constexpr (requires { question.query; }) {
            question.query = {};
            aim(question, property);
        }
        if constexpr (requires { question.filter; }) question.filter = {};
        return question;
    }
    template <typename Q>
    static void aim(Q &question, PropertyId property)
    {
        if constexpr (requires { question.property; })
            question.property = property;
        else
            question.query.property = property;
        // Longer ones are cut by the server.
        if constexpr (requires { question.limit; })
            question.limit = std::min<decltype(question.limit)>(std::max(question.limit, {}), 50);
    }

    core::Random source_{1};
    RandomValue random_{source_};
    std::unique_ptr<EngineHotel> hotel_;
    std::unique_ptr<DeskHost> host_;
    std::unique_ptr<remote::RemotePropertyService> desk_;
    core::SystemClock clock_;
    BookingId booked_;

private slots:
    void initTestCase()
    {
        hotel_ = std::make_unique<EngineHotel>();
        QVERIFY(hotel_->make(3, 40));
        host_ = std::make_unique<DeskHost>(*hotel_);
        host_->open();
        auto desk = connectTo(host_->port(), clock_);
        QVERIFY(desk);
        desk_ = std::move(*desk);
        const booking::HoldAndConfirm wanted{hotel_->hold(1, 2, 3),
                                             {QStringLiteral("Maria Silva"), {}, {}, {}, {}, {}}};
        const auto booked = desk_->submit(wanted).result();
        QVERIFY(booked);
        booked_ = booked->booking;
    }
    void cleanupTestCase()
    {
        desk_.reset();
        host_.reset();
        hotel_.reset();
    }

    void whatIsAskedFarAwayIsAnsweredAsThere()
    {
        const auto far = *desk_->opener()();
        const auto near = *storage::Reader::open(hotel_->file());
        int found = 0;
        const auto same = [&]<typename Q>(const Q &question) {
            const auto there = far->ask(question);
            const bool isSame = remote::toBytes(there) == remote::toBytes(near->ask(question));
            QVERIFY2(isSame, Q::kName);
            if (there && remote::toBytes(*there) != remote::toBytes(typename Q::Answer())) ++found;
        };
        for (int round = 0; round < rounds(20); ++round) {
            forEach(same, storage::Questions());
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(found > 50);
    }

    void noQuestionReadsAnotherHotel()
    {
        const auto far = *desk_->opener()();
        forEach(
            [&]<typename Q>(Q question) {
                aim(question, PropertyId{hotel_->property.value + 1});
                const auto refused = far->ask(question);
                QVERIFY2(!refused, Q::kName);
                QCOMPARE(refused.error().code, ErrorCode::Forbidden);
            },
            storage::Questions());
    }

    /// The server finds calls and questions by their names.
    void everyCallHasANameOfItsOwn()
    {
        QByteArrayList names;
        const auto add = [&]<typename... C>(remote::Calls<C...>) {
            (names.append(C::name()), ...);
        };
        add(remote::ServiceCalls());
        forEach([&]<typename Q>(const Q &) { names.append(Q::kName); }, storage::Questions());
        QCOMPARE(QSet(names.begin(), names.end()).size(), names.size());
    }

    void noPageIsLongerThanTheServerAllows()
    {
        const auto far = *desk_->opener()();
        const PropertyId p = hotel_->property;
        QVERIFY(far->ask(storage::RecentRecords{p, std::numeric_limits<int>::max()}));
        const auto none = far->ask(storage::RecentRecords{p, -1});
        QVERIFY(none && none->empty());
    }
};

QTEST_GUILESS_MAIN(TestQuestions)
#include "test_questions.moc"
