// SPDX-License-Identifier: GPL-3.0-or-later
// The history of a cell shows the previous value, the user's text and the reason.
#include "engine/engine_hotel.h"
#include "storage/reader.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

class TestStories : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        hotel_ = std::make_unique<EngineHotel>();
        const auto made = hotel_->make();
        QVERIFY2(made, made ? "" : qPrintable(made.error().text()));
        begin_ = hotel_->engine->committedSeq();
    }
    void cleanup() { hotel_.reset(); }

    void settingsTellWhatTheyFound()
    {
        set(5, 0, 3, {QStringLiteral("Easter"), QStringLiteral("the fair"), {}});
        set(6, 1, 1, {QStringLiteral("One more"), {}, QStringLiteral("Inventory")});
        const auto first = stories(0);
        QCOMPARE(first.size(), size_t(1));
        QCOMPARE(first[0].before, std::optional<qint64>(inventory::kForSaleByDefault));
        QCOMPARE(first[0].text.label, QStringLiteral("Easter"));
        QCOMPARE(first[0].text.reason, QStringLiteral("the fair"));
        const auto second = stories(1);
        QCOMPARE(second.size(), size_t(2));
        QCOMPARE(second[0].before, std::optional<qint64>(5));
        QCOMPARE(second[0].text.origin, QStringLiteral("Inventory"));
        QCOMPARE(second[1].before, std::optional<qint64>(inventory::kForSaleByDefault));
        QVERIFY(stories(3).empty());
    }

    void whatIsNoSettingHasNoStory()
    {
        QVERIFY(hotel_->engine->run(hotel_->hold(1, 0, 1)));
        const auto told = stories(0);
        QCOMPARE(told.size(), size_t(1));
        QVERIFY(!told[0].before);
        QVERIFY(told[0].text.isEmpty());
    }

    void undoneSettingsTellWhatTheyTookBack()
    {
        const Answer step = set(5, 0, 2, {QStringLiteral("Easter"), {}, {}});
        QVERIFY(hotel_->engine->run(UndoStep{hotel_->desk(), step.step, false, {}}));
        const auto told = stories(1);
        QCOMPARE(told.size(), size_t(2));
        QCOMPARE(told[0].before, std::optional<qint64>(5));
        QCOMPARE(told[0].text.label, QStringLiteral("Easter"));
    }

private:
    Answer set(int rooms, int in, int nights, const StepText &text)
    {
        EditCells edit;
        edit.caller = hotel_->desk();
        edit.roomTypes = {RoomTypeId{1}};
        edit.ranges = {{kToday + in, nights}};
        edit.value = rooms;
        edit.text = text;
        const auto answer = hotel_->engine->run(EditBlock(edit));
        if (!answer) qFatal("%s", qPrintable(answer.error().text()));
        return *answer;
    }
    std::vector<storage::SettingStory> stories(int in)
    {
        auto reader = storage::Reader::open(hotel_->file());
        auto history =
            (*reader)->ask(storage::CellHistory{hotel_->property, RoomTypeId{1}, kToday + in});
        std::erase_if(*history, [this](const Record &r) { return r.seq <= begin_; });
        const auto told =
            (*reader)->ask(storage::SettingStories{hotel_->property, *history, kToday + in});
        if (!told) qFatal("%s", qPrintable(told.error().text()));
        return *told;
    }

    std::unique_ptr<EngineHotel> hotel_;
    qint64 begin_ = 0;  ///< the last record of creating the property
};

QTEST_GUILESS_MAIN(TestStories)
#include "test_stories.moc"
