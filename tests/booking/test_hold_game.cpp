// SPDX-License-Identifier: GPL-3.0-or-later
// The hold table against a plain map: expired holds are found once, in the order of deadlines,
// whatever was added or removed in their slots and however far the clock moved.
#include "booking/hold_table.h"
#include "core/random.h"
#include "support/environment.h"

#include <QTest>

#include <map>

using namespace roomrack;
using namespace roomrack::booking;
using namespace roomrack::tests;

namespace {

/// Random operations on both; returns the difference, or nothing.
class Game {
public:
    explicit Game(quint64 seed) : random_(seed) { table_.setEpoch(3); }

    QString play(int steps)
    {
        QString wrong;
        for (int i = 0; i < steps && wrong.isEmpty(); ++i) {
            switch (random_.below(8)) {
            case 0:
            case 1:
            case 2: take(); break;
            case 3:
            case 4: giveBack(); break;
            case 5: extend(); break;
            case 6: wrong = collect(within(3)); break;
            default: wrong = collect(within(longWait())); break;
            }
        }
        return wrong.isEmpty() ? collect(qint64(100'000) * kSecond) : wrong;
    }

private:
    /// A random time in microseconds, below this many seconds.
    qint64 within(int seconds)
    {
        return random_.below(seconds) * kSecond + random_.below(int(kSecond));
    }
    int longWait() { return random_.chance(0.1) ? 20'000 : 400; }

    void take()
    {
        Hold hold;
        if (random_.chance(0.5)) hold.id = HoldId{++durable_};
        const int seconds = random_.chance(0.1) ? 86'400 : random_.between(1, 600);
        hold.deadline = now_ + within(seconds) + 1;
        const Hold *stored = table_.add(hold);
        open_[stored->id.value] = stored->deadline;
    }

    /// A random open hold; none: end().
    std::map<qint64, Instant>::iterator any()
    {
        auto at = open_.begin();
        std::advance(at, open_.empty() ? 0 : random_.below(int(open_.size())));
        return at;
    }

    void giveBack()
    {
        const auto at = any();
        if (at == open_.end()) return;
        table_.remove(HoldId{at->first});
        open_.erase(at);
    }

    void extend()
    {
        const auto at = any();
        if (at == open_.end()) return;
        at->second = at->second + within(5000);
        table_.find(HoldId{at->first})->deadline = at->second;
    }

    QString collect(qint64 micros)
    {
        now_ = now_ + micros;
        std::map<std::pair<Instant, qint64>, qint64> due;
        for (const auto &[id, deadline] : open_) {
            if (deadline <= now_) due[{deadline, std::abs(id)}] = id;
        }
        if (!due.empty() && !table_.mayHaveExpired(now_)) return QStringLiteral("not noticed");
        QList<qint64> expected, found;
        for (const auto &[when, id] : due) expected << id;
        for (const HoldId id : table_.collectExpired(now_)) {
            found << id.value;
            table_.remove(id);
            open_.erase(id.value);
        }
        if (size_t(table_.size()) != open_.size()) return QStringLiteral("another number of holds");
        return found == expected ? QString() : QStringLiteral("others ran out");
    }

    core::Random random_;
    HoldTable table_;
    std::map<qint64, Instant> open_;
    Instant now_{1'000'000 * kSecond};
    qint64 durable_ = 0;
};

}  // namespace

class TestHoldGame : public QObject {
    Q_OBJECT

private slots:
    void whatRanOutIsFoundOnceAndInOrder()
    {
        const int games = rounds(200);
        for (int seed = 1; seed <= games; ++seed) {
            const QString wrong = Game(quint64(seed)).play(400);
            QVERIFY2(wrong.isEmpty(),
                     qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(wrong)));
        }
    }
};

QTEST_GUILESS_MAIN(TestHoldGame)
#include "test_hold_game.moc"
