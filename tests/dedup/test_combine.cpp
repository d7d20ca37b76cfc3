// SPDX-License-Identifier: GPL-3.0-or-later
// Local and central databases combined: every pair of verdicts, and the settlement after an outage
// of the central store.
#include "dedup/combine.h"

#include <QTest>
#include <rapidcheck.h>

#include <map>
#include <set>

using namespace roomrack;
using namespace roomrack::dedup;

namespace {

const Instant kNow{1'780'000'000'000'000};

Candidate roomOf(const char *name, qint64 id, int ordinal = 1)
{
    const Person guest = person(QString::fromUtf8(name), QStringLiteral("office@example.org"), {},
                                QStringLiteral("PT"));
    Candidate c = candidate(Product::RoomBooking,
                            roomContext(guest, Stay(Night(20'000), 2), RoomTypeId{1}), kNow);
    c.id = CandidateId{id};
    c.ordinal = ordinal;
    c.booking = BookingId{id};
    return c;
}

Candidate ended(Candidate c)
{
    c.status = Status::Inactive;
    c.ended = kNow;
    return c;
}

}  // namespace

class TestCombine : public QObject {
    Q_OBJECT

private slots:
    void equalAnswersStandAndDifferentOnesMeanDuplicate();
    void aDuplicateStandsUnlessTheFilterKnowsBetter();
    void settlingInsertsWhatWasDecidedAlone();
    void settlingTakesBackWhatWasRefused();
    void twoBookedMeanwhileGoToAPerson();
    void settlingKeepsKeysUniqueAndSettlesOnce();
    void windowsAreAskedBeyond();
    void filtersSayWhy();
    void theStrongestConclusionCounts();
};

void TestCombine::equalAnswersStandAndDifferentOnesMeanDuplicate()
{
    const auto yes = Verdict::Continue, no = Verdict::Duplicate;
    QCOMPARE(combine(Central::Continue, yes), (Combined{yes, false, false}));
    QCOMPARE(combine(Central::Continue, no), (Combined{no, true, false}));
    QCOMPARE(combine(Central::Duplicate, no), (Combined{no, false, false}));
    QCOMPARE(combine(Central::Duplicate, yes), (Combined{no, false, false}));
    QCOMPARE(combine(Central::None, yes), (Combined{yes, false, false}));
    QCOMPARE(combine(Central::None, no), (Combined{no, false, false}));
    QCOMPARE(combine(Central::Away, yes), (Combined{yes, false, true}));
    QCOMPARE(combine(Central::Away, no), (Combined{no, false, false}));
    QCOMPARE(combine(Central::Late, yes), (Combined{yes, false, true}));
    QCOMPARE(combine(Central::Late, no), (Combined{no, false, true}));
}

void TestCombine::aDuplicateStandsUnlessTheFilterKnowsBetter()
{
    const Combined goesOn = combine(Central::Continue, Verdict::Continue);
    const Combined twice = combine(Central::Duplicate, Verdict::Continue);
    const Conclusion nothing;
    Conclusion doubt;
    doubt.what = What::Ask;
    doubt.why = Why::NameOnly;
    QCOMPARE(conclude(goesOn, nothing, false), nothing);
    QCOMPARE(conclude(goesOn, doubt, true), doubt);
    QCOMPARE(conclude(twice, doubt, true), doubt);
    QCOMPARE(conclude(twice, nothing, true), nothing);  // e.g. it had ended
    const Conclusion stands = conclude(twice, nothing, false);
    QCOMPARE(stands.what, What::Duplicate);
    QCOMPARE(stands.why, Why::SameKey);
}

void TestCombine::settlingInsertsWhatWasDecidedAlone()
{
    const Candidate a = roomOf("Ana Example", 1), b = roomOf("Rui Sample", 2);
    const Settlement s = settle(std::vector{b, a}, {});
    QCOMPARE(s.upserts, (std::vector{a, b}));
    QVERIFY(s.pairs.empty());
    QVERIFY(settle(std::vector{ended(a)}, {}).upserts.empty());
}

void TestCombine::settlingTakesBackWhatWasRefused()
{
    // The store inserted it although its answer was late, and here it was refused.
    const Candidate a = roomOf("Ana Example", 1);
    const Settlement s = settle(std::vector{ended(a)}, std::vector{a});
    QCOMPARE(s.upserts, std::vector{ended(a)});
    QVERIFY(s.pairs.empty());
}

void TestCombine::twoBookedMeanwhileGoToAPerson()
{
    const Candidate ours = roomOf("Ana Example", 1), theirs = roomOf("Example Ana", 2);
    const Settlement s = settle(std::vector{ours}, std::vector{theirs});
    QCOMPARE(s.pairs.size(), size_t(1));
    QCOMPARE(s.pairs[0].theirs, theirs.id);
    QCOMPARE(s.pairs[0].conclusion.why, Why::SameKey);
    QCOMPARE(s.upserts.size(), size_t(1));
    QCOMPARE(s.upserts[0].ordinal, 2);
    QCOMPARE(s.upserts[0].id, ours.id);
    // A near match is a pair as well, and needs no other ordinal.
    const Candidate near = roomOf("Ana Exampel", 3);
    const Settlement t = settle(std::vector{near}, std::vector{theirs});
    QCOMPARE(t.pairs.size(), size_t(1));
    QCOMPARE(t.upserts, std::vector{near});
}

void TestCombine::settlingKeepsKeysUniqueAndSettlesOnce()
{
    const bool ok = rc::check("settling twice changes nothing the second time", [] {
        const std::vector<const char *> names{"Ana Example", "Rui Sample", "Eva Muster"};
        std::vector<Candidate> ours, central;
        const int count = *rc::gen::inRange(1, 9);
        for (int id = 1; id <= count; ++id) {
            Candidate c = roomOf(names[size_t(*rc::gen::inRange(0, 3))], id);
            const auto taken = [&c](const std::vector<Candidate> &all) {
                return std::any_of(all.begin(), all.end(), [&](const Candidate &o) {
                    return o.hash == c.hash && o.ordinal == c.ordinal;
                });
            };
            auto &where = *rc::gen::arbitrary<bool>() ? ours : central;
            while (taken(where)) ++c.ordinal;
            if (&where == &ours && *rc::gen::inRange(0, 4) == 0) {
                if (*rc::gen::arbitrary<bool>() && !taken(central)) central.push_back(c);
                c = ended(c);
            }
            where.push_back(c);
        }
        std::map<CandidateId, Candidate> held;
        for (const Candidate &c : central) held[c.id] = c;
        const auto values = [&held] {
            std::vector<Candidate> all;
            for (const auto &[id, c] : held) all.push_back(c);
            return all;
        };
        for (const Candidate &c : settle(ours, values()).upserts) held[c.id] = c;
        std::set<std::pair<ContextHash, int>> keys;
        for (const Candidate &c : values()) {
            if (c.status == Status::Active) RC_ASSERT(keys.insert({c.hash, c.ordinal}).second);
        }
        for (const Candidate &c : ours) {
            const auto there = held.find(c.id);
            RC_ASSERT((there != held.end() && there->second.status == Status::Active)
                      == (c.status == Status::Active));
        }
        RC_ASSERT(settle(ours, values()).upserts.empty());
    });
    QVERIFY(ok);
}

void TestCombine::windowsAreAskedBeyond()
{
    const Window w = windowOf(Product::RoomBooking);
    Candidate first = roomOf("Ana Example", 1), second = roomOf("Ana Example", 2);
    second.created = first.created + w.sameKey;
    QCOMPARE(judge(asked(second), matchOf(first), w).why, Why::SameKey);
    second.created = second.created + 1;
    const Conclusion late = judge(asked(second), matchOf(first), w);
    QCOMPARE(late.why, Why::SameLongAgo);
    QCOMPARE(late.what, What::Ask);
    QCOMPARE(late.evidence.apartMicros, w.sameKey + 1);

    Candidate typo = roomOf("Ana Exampel", 3);
    typo.created = first.created + w.almost;
    QCOMPARE(judge(asked(typo), matchOf(first), w).why, Why::Alike);  // no telephone: not certain
    typo.created = first.created + w.alike + 1;
    QCOMPARE(judge(asked(typo), matchOf(first), w).why, Why::TooOld);
}

void TestCombine::filtersSayWhy()
{
    const Window w = windowOf(Product::RoomBooking);
    const Candidate own = roomOf("Ana Example", 9);
    const auto why = [&](const Match &m) { return judge(asked(own), m, w).why; };
    Match other = matchOf(roomOf("Ana Example", 1));
    other.over = true;
    QCOMPARE(why(other), Why::Over);
    QCOMPARE(why(matchOf(ended(roomOf("Ana Example", 1)))), Why::Inactive);
    QCOMPARE(why(matchOf(roomOf("Ana Example", 1, 2))), Why::OtherOrdinal);
    QCOMPARE(why(matchOf(roomOf("Rui Sample", 1))), Why::OtherGuest);
    Match elsewhen = matchOf(roomOf("Ana Example", 1));
    elsewhen.hash = {};
    elsewhen.traits.stay = Stay(Night(20'002), 2);
    QCOMPARE(why(elsewhen), Why::OtherStay);
    elsewhen.traits.stay = Stay(Night(20'000), 3);
    QCOMPARE(why(elsewhen), Why::OtherDates);
    QCOMPARE(judge(asked(own), elsewhen, w).what, What::Ask);

    // A walk-in with only a name can have a namesake: never refused, but put up for review.
    const Person nameless = person(QStringLiteral("Smith"), {}, {}, {});
    Candidate a = candidate(Product::RoomBooking,
                            roomContext(nameless, Stay(Night(20'000), 1), RoomTypeId{1}), kNow);
    a.id = CandidateId{1};
    Candidate b = a;
    b.id = CandidateId{2};
    QCOMPARE(judge(asked(b), matchOf(a), w).why, Why::NameOnly);

    Candidate message = candidate(Product::ChannelMessage,
                                  R"({"channel":1,"reservation":"R1","revision":"2"})", kNow);
    message.id = CandidateId{1};
    Candidate again = message;
    again.id = CandidateId{2};
    QCOMPARE(judge(asked(again), matchOf(message), windowOf(Product::ChannelMessage)).what,
             What::Duplicate);
}

void TestCombine::theStrongestConclusionCounts()
{
    const Window w = windowOf(Product::RoomBooking);
    const Candidate own = roomOf("Ana Example", 9);
    const std::vector<Match> found{matchOf(roomOf("Rui Sample", 1)),
                                   matchOf(roomOf("Ana Exampel", 4)),
                                   matchOf(roomOf("Ana Exmple", 3)), matchOf(own)};
    const Conclusion c = conclude(asked(own), found, w);
    QCOMPARE(c.why, Why::Alike);
    QCOMPARE(c.other, CandidateId{3});  // the earliest match
    QCOMPARE(conclude(asked(own), {}, w), Conclusion{});
    QCOMPARE(c.evidence.fields.front().field, Field::Name);
    QCOMPARE(c.evidence.fields.front().how, Agreement::Similar);
    QCOMPARE(c.evidence.fields.front().by, 1);
}

QTEST_GUILESS_MAIN(TestCombine)
#include "test_combine.moc"
