// SPDX-License-Identifier: GPL-3.0-or-later
// The register against a linear list: identical answers for any sequence of operations.
#include "dedup/register.h"
#include "support/environment.h"

#include <QTest>
#include <rapidcheck.h>

#include <set>

using namespace roomrack;
using namespace roomrack::dedup;

namespace {

constexpr Instant kBegin{1'780'000'000'000'000};

/// Reference implementation: a list of candidates.
struct Naive {
    std::vector<Asked> all;

    Answer look(std::span<const Asked> request, Instant now) const
    {
        std::vector<Match> same, near;
        for (const Asked &own : request) {
            for (const Asked &other : all) {
                const Candidate &c = other.candidate;
                if (c.product != own.candidate.product || !c.countsAt(now)) continue;
                const bool key =
                    c.context == own.candidate.context && c.ordinal == own.candidate.ordinal;
                (key ? same : near).push_back(matchOf(c));
            }
        }
        Answer answer;
        if (!same.empty()) answer.verdict = Verdict::Duplicate;
        answer.matches = mostAlike(request, std::move(same), std::move(near));
        return answer;
    }
    template <typename Gone>
    std::set<CandidateId> erase(Gone gone)
    {
        std::set<CandidateId> ids;
        std::erase_if(all, [&](const Asked &a) {
            if (gone(a.candidate)) ids.insert(a.candidate.id);
            return gone(a.candidate);
        });
        return ids;
    }
};

std::vector<CandidateId> idsOf(const std::vector<Match> &matches)
{
    std::vector<CandidateId> ids;
    for (const Match &m : matches) ids.push_back(m.id);
    return ids;
}

QByteArray someContext(Product product)
{
    if (product == Product::ChannelMessage) {
        return "{\"reservation\":" + QByteArray::number(*rc::gen::inRange(0, 6)) + '}';
    }
    static const char *const kNames[] = {"Ana Silva", "Anna Silva", "Silva Ana", "Rui Costa",
                                         "Rui Silva", "Eva Lima",   "Li",        ""};
    static const char *const kMails[] = {"", "ana@example.org", "rui@example.org"};
    static const char *const kPhones[] = {"", "912000111", "912000112"};
    const Person guest =
        person(QString::fromLatin1(kNames[*rc::gen::inRange(0, 8)]),
               QString::fromLatin1(kMails[*rc::gen::inRange(0, 3)]),
               QString::fromLatin1(kPhones[*rc::gen::inRange(0, 3)]), QStringLiteral("PT"));
    const Stay stay(Night(20'000 + *rc::gen::inRange(0, 12)), *rc::gen::inRange(1, 12));
    return roomContext(guest, stay, RoomTypeId{*rc::gen::inRange(1, 3)});
}

/// Both implementations, and the operations applied to them.
struct Play {
    Register fast;
    Naive slow;
    Instant now = kBegin;
    qint64 lastId = 0;

    std::vector<Asked> request()
    {
        const Product product =
            *rc::gen::inRange(0, 4) == 0 ? Product::ChannelMessage : Product::RoomBooking;
        std::vector<Candidate> own;
        const int contexts = *rc::gen::inRange(1, 4);
        for (int i = 0; i < contexts; ++i) {
            Candidate c = candidate(product, someContext(product), now);
            c.id = CandidateId{++lastId};
            c.booking = BookingId{*rc::gen::inRange(0, 20)};
            if (product == Product::ChannelMessage)
                c.expires = now + *rc::gen::inRange<qint64>(1, 30);
            own.push_back(c);
        }
        numberEqualOnes(own);
        std::vector<Asked> all;
        for (Candidate &c : own) all.push_back(asked(std::move(c)));
        return all;
    }
    void ask()
    {
        const std::vector<Asked> own = request();
        const bool insert = *rc::gen::inRange(0, 4) != 0;
        if (insert) evict();  // an outdated candidate keeps its key until eviction
        const Answer a = fast.look(own, now), b = slow.look(own, now);
        RC_ASSERT(a.verdict == b.verdict);
        RC_ASSERT(idsOf(a.matches) == idsOf(b.matches));
        for (size_t i = 0; i < a.matches.size(); ++i) RC_ASSERT(a.matches[i] == b.matches[i]);
        if (!insert || a.verdict == Verdict::Duplicate) return;
        for (const Asked &one : own) {
            fast.insert(one);
            slow.all.push_back(one);
        }
    }
    void keepBoth()
    {
        if (slow.all.empty()) return;
        Asked again = slow.all[size_t(*rc::gen::inRange(0, int(slow.all.size())))];
        qint32 last = 0;
        for (const Asked &a : slow.all) {
            if (a.candidate.hash == again.candidate.hash)
                last = std::max(last, a.candidate.ordinal);
        }
        Candidate &c = again.candidate;
        c.ordinal = fast.nextOrdinal(c.product, c.hash);
        RC_ASSERT(c.ordinal == last + 1);
        c.id = CandidateId{++lastId};
        fast.insert(again);
        slow.all.push_back(again);
    }
    void endBooking()
    {
        const BookingId booking{*rc::gen::inRange(0, 20)};
        const auto gone = fast.endBooking(booking);
        const auto wanted =
            slow.erase([booking](const Candidate &c) { return booking && c.booking == booking; });
        RC_ASSERT(std::set<CandidateId>(gone.begin(), gone.end()) == wanted);
        RC_ASSERT(gone.size() == wanted.size());
    }
    void evict()
    {
        const auto gone = fast.evict(now, 1'000'000);
        const auto wanted = slow.erase([this](const Candidate &c) { return !c.countsAt(now); });
        RC_ASSERT(std::set<CandidateId>(gone.begin(), gone.end()) == wanted);
    }
    void step()
    {
        now = now + *rc::gen::inRange<qint64>(0, 5);
        switch (*rc::gen::inRange(0, 12)) {
        case 0: endBooking(); break;
        case 1:
        case 2: evict(); break;
        case 3: endBooking(); break;
        case 5: keepBoth(); break;
        default: ask();
        }
        RC_ASSERT(fast.size() == slow.all.size());
    }
};

}  // namespace

class TestRegisterModel : public QObject {
    Q_OBJECT

private slots:
    void answersAsAListDoes();
    void keepsItsShapeWhenManyComeAndGo();
    void aMillionFitInto150Megabytes();
    void ofOneKeyOneIsThere();
};

void TestRegisterModel::answersAsAListDoes()
{
    const bool ok = rc::check("register and list agree", [] {
        Play play;
        const int steps = *rc::gen::inRange(1, 120);
        for (int i = 0; i < steps; ++i) play.step();
    });
    QVERIFY(ok);
}

namespace {

Asked numbered(qint64 i)
{
    const Person guest{{"name" + std::to_string(i % 977), "surname" + std::to_string(i % 7919)},
                       "guest" + std::to_string(i) + "@example.org",
                       "+3519" + std::to_string(10'000'000 + i)};
    Candidate c = candidate(
        Product::RoomBooking,
        roomContext(guest, Stay(Night(20'000 + qint32(i % 730)), 3), RoomTypeId{1 + i % 5}),
        kBegin);
    c.id = CandidateId{i + 1};
    c.booking = BookingId{i + 1};
    return asked(std::move(c));
}

}  // namespace

void TestRegisterModel::keepsItsShapeWhenManyComeAndGo()
{
    Register r;
    constexpr qint64 kCount = 20'000;
    for (qint64 i = 0; i < kCount; ++i) r.insert(numbered(i));
    const size_t full = r.bytes();
    for (int round = 0; round < 3; ++round) {
        for (qint64 i = 0; i < kCount; ++i) {
            if (i % 10 != 0) QCOMPARE(r.endBooking(BookingId{i + 1}).size(), size_t(1));
        }
        QCOMPARE(r.size(), size_t(kCount / 10));
        for (qint64 i = 0; i < kCount; i += 10) {
            const Asked own = numbered(i);
            QCOMPARE(r.look(std::span(&own, 1), kBegin).verdict, Verdict::Duplicate);
        }
        for (qint64 i = 0; i < kCount; ++i) {
            if (i % 10 != 0) r.insert(numbered(i));
        }
    }
    QVERIFY(r.bytes() < full * 3 / 2);
}

void TestRegisterModel::aMillionFitInto150Megabytes()
{
    Register r;
    const qint64 count = roomrack::tests::soaking() ? 1'000'000 : 100'000;
    for (qint64 i = 0; i < count; ++i) r.insert(numbered(i));
    const double each = double(r.bytes()) / double(count);
    qInfo("%.1f bytes a candidate, %lld of them", each, static_cast<long long>(count));
    QVERIFY(each < 160);
}

void TestRegisterModel::ofOneKeyOneIsThere()
{
    Register r;
    Asked own = numbered(1);
    QCOMPARE(r.look(std::span(&own, 1), kBegin).verdict, Verdict::Continue);
    r.insert(own);
    own.candidate.id = CandidateId{77};
    const Answer second = r.look(std::span(&own, 1), kBegin);
    QCOMPARE(second.verdict, Verdict::Duplicate);
    QCOMPARE(second.matches.size(), size_t(1));
    QCOMPARE(second.matches[0].id, CandidateId{2});
    QCOMPARE(second.matches[0].traits, own.traits);
    // One taken key makes the whole request a duplicate.
    const std::vector<Asked> both{numbered(5), own};
    QCOMPARE(r.look(both, kBegin).verdict, Verdict::Duplicate);
    QCOMPARE(r.look(std::span(both.data(), 1), kBegin).verdict, Verdict::Continue);
    QCOMPARE(r.size(), size_t(1));
}

QTEST_GUILESS_MAIN(TestRegisterModel)
#include "test_register_model.moc"
