// SPDX-License-Identifier: GPL-3.0-or-later
// Candidates in a property's own tables: rows written with a commit come back into a register, one
// key has one active row, and eviction deletes only inactive rows.
#include "dedup/register.h"
#include "storage/reader.h"
#include "storage/sample_hotel.h"

using namespace roomrack;
using namespace roomrack::storage;
using namespace roomrack::storage::tests;

namespace {

dedup::Candidate roomFor(const char *name, qint64 id, BookingId booking = {})
{
    const auto guest = dedup::person(QString::fromUtf8(name), QStringLiteral("a@example.org"),
                                     QStringLiteral("912000111"), QStringLiteral("PT"));
    auto c = dedup::candidate(dedup::Product::RoomBooking,
                              dedup::roomContext(guest, Stay(kFirst, 2), RoomTypeId{1}), kBegin);
    c.id = dedup::CandidateId{id};
    c.booking = booking;
    c.channel = ChannelId{2};
    return c;
}

std::vector<dedup::Candidate> activeIn(const HotelFile &file, Store &store)
{
    std::vector<dedup::Candidate> all;
    const auto done = store.loadCandidates(
        file.property(), [&](dedup::Candidate c) { all.push_back(std::move(c)); });
    if (!done) qFatal("%s", qPrintable(done.error().text()));
    return all;
}

}  // namespace

class TestCandidates : public QObject {
    Q_OBJECT

private slots:
    void initTestCase_data() { roomrack::tests::HotelPlace::addColumns(); }
    void whatWasCommittedFillsARegisterAgain();
    void aKeyHasOneActiveRow();
    void aKeyIsFreeAgainWithinABatch();
    void evictionNeverTouchesWhatIsActive();
    void theReaderTellsOfABookingsCandidates();
};

void TestCandidates::whatWasCommittedFillsARegisterAgain()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    auto kept = roomFor("Ana Example", 5, BookingId{77});
    kept.expires = kBegin + 3;
    auto gone = roomFor("Rui Sample", 6);
    s.batch.candidates.candidates = {{file.property(), kept}, {file.property(), gone}};
    s.commit(file.store());
    QCOMPARE(activeIn(file, file.store()), (std::vector{kept, gone}));
    s.batch.candidates.candidates = {booking::endOfCandidate(file.property(), gone.id, kBegin + 5)};
    s.commit(file.store());
    file.close();

    QCOMPARE(activeIn(file, file.open()), std::vector{kept});
    dedup::Register all;
    for (auto &c : activeIn(file, file.store())) all.insert(dedup::asked(std::move(c)));
    const dedup::Asked again = dedup::asked(roomFor("EXAMPLE, Aná", 9));
    const auto answer = all.look(std::span(&again, 1), kBegin);
    QCOMPARE(answer.verdict, dedup::Verdict::Duplicate);
    QCOMPARE(answer.matches.front().booking, BookingId{77});
    QVERIFY(verify(file.path())->findings.empty());
}

void TestCandidates::aKeyHasOneActiveRow()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    s.batch.candidates.candidates = {{file.property(), roomFor("Ana Example", 5)}};
    s.commit(file.store());
    booking::Batch twice;
    twice.candidates.candidates = {{file.property(), roomFor("Ana Example", 6)}};
    QVERIFY(!file.store().commit(twice));
    file.close();
    QCOMPARE(activeIn(file, file.open()).size(), size_t(1));

    // The next ordinal, another product and an inactive one can be stored beside it.
    Script t(file, file.store().state().lastSeq);
    auto next = roomFor("Ana Example", 7);
    next.ordinal = 2;
    auto group = roomFor("Ana Example", 8);
    group.product = dedup::Product::GroupBooking;
    auto refused = roomFor("Ana Example", 9);
    refused.status = dedup::Status::Inactive;
    refused.ended = kBegin;
    for (const auto &c : {next, group, refused})
        t.batch.candidates.candidates.push_back({file.property(), c});
    t.commit(file.store());
    QCOMPARE(activeIn(file, file.store()).size(), size_t(3));
}

void TestCandidates::aKeyIsFreeAgainWithinABatch()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    auto first = roomFor("Ana Example", 5), second = roomFor("Ana Example", 6);
    second.booking = BookingId{3};
    s.batch.candidates.candidates = {{file.property(), first},
                                     booking::endOfCandidate(file.property(), first.id, kBegin + 1),
                                     {file.property(), second}};
    s.commit(file.store());
    QCOMPARE(activeIn(file, file.store()), std::vector{second});
}

void TestCandidates::evictionNeverTouchesWhatIsActive()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    for (qint64 id = 1; id <= 6; ++id) {
        auto c = roomFor("Ana Example", id, BookingId{1});
        c.ordinal = qint32(id);
        s.batch.candidates.candidates.push_back({file.property(), c});
        if (id % 2 == 0)
            s.batch.candidates.candidates.push_back(
                booking::endOfCandidate(file.property(), c.id, kBegin + id));
    }
    s.batch.candidates.forget = {{file.property(), kBegin + 5}};
    s.commit(file.store());
    const auto reader = Reader::open(file.path());
    QVERIFY(reader);
    std::vector<qint64> left;
    const auto found = (*reader)->ask(storage::CandidatesOf{file.property(), BookingId{1}});
    QVERIFY(found);
    for (const auto &c : *found) left.push_back(c.id.value);
    QCOMPARE(left, (std::vector<qint64>{1, 3, 5, 6}));
    s.batch.candidates.forget = {{file.property(), kBegin + 1'000'000 * kSecond}};
    s.commit(file.store());
    QCOMPARE(activeIn(file, file.store()).size(), size_t(3));
    QCOMPARE((*reader)->ask(storage::CandidatesOf{file.property(), BookingId{1}})->size(),
             size_t(3));
}

void TestCandidates::theReaderTellsOfABookingsCandidates()
{
    HotelFile file;
    Script s(file, file.open().state().lastSeq);
    const auto mine = roomFor("Ana Example", 5, BookingId{77});
    s.batch.candidates.candidates = {{file.property(), mine},
                                     {file.property(), roomFor("Rui Sample", 6)}};
    s.commit(file.store());
    const auto reader = Reader::open(file.path());
    QVERIFY(reader);
    QCOMPARE(*(*reader)->ask(storage::CandidatesOf{file.property(), BookingId{77}}),
             std::vector{mine});
    QVERIFY((*reader)->ask(storage::CandidatesOf{file.property(), BookingId{78}})->empty());
}

QTEST_GUILESS_MAIN(TestCandidates)
#include "test_candidates.moc"
