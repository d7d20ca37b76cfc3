// SPDX-License-Identifier: GPL-3.0-or-later
// Stored channel settings and boards may be damaged: any bytes are either refused, or parsed and
// identical when stored and read again.
#include "protocols/fuzz/fuzz.h"
#include "support/environment.h"
#include "sync/board.h"
#include "sync/board_chunks.h"
#include "sync/settings.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::sync;

namespace {

constexpr double kCodecs = 2;  // sharing the time budget
constexpr ChunkKey kChunkKey{{RowKind::Rooms, RoomTypeId{1}, {}, 0}, 700};

std::vector<QByteArray> settingsTexts()
{
    ChannelSettings plain;
    plain.address = QStringLiteral("https://channel.example/ari");
    ChannelSettings full = plain;
    full.protocol = Protocol::OpenTravel;
    full.account = QStringLiteral("hotel-17");
    full.hotelCode = QStringLiteral("H17");
    full.reservationsTo = QStringLiteral("https://pms.example.org/ota");
    full.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true},
                  {RoomTypeId{2}, QStringLiteral("SUI"), false}};
    full.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("DBL-BAR"), {0, 1}},
                  {RoomTypeId{2}, RatePlanId{2}, QStringLiteral("SUI-NRF"), {0}}};
    full.offset = -1;
    full.mostShown = 9;
    full.currency = *Currency::make(QStringLiteral("JPY"));
    full.supportedRestrictions = {false, true, false, true, false};
    return {toText(plain), toText(full)};
}

/// A board of two months with nothing known.
Board empty()
{
    return Board({kChunkKey.row}, Night(kChunkKey.number * kChunk), 2 * kChunk);
}

/// A month as a channel leaves it: acknowledged, refused, and unanswered.
std::vector<QByteArray> chunks()
{
    Board board = empty();
    const PassLimits limits{bit(RowKind::Rooms), 1'000, false};
    for (int i = 0; i < kChunk; ++i) board.row(0).want(board.first() + i, i % 5);
    Pass pass = board.take(limits);
    board.acknowledge(pass, {{0, QStringLiteral("no such room")}});
    const QByteArray settled = storedChunk(board, kChunkKey);
    for (int i = 0; i < kChunk; i += 3) board.row(0).want(board.first() + i, 7);
    pass = board.take(limits);
    board.loseTrack(pass);
    return {settled, storedChunk(board, kChunkKey)};
}

tests::Checked checkChunk(const QByteArray &bytes)
{
    Board board = empty();
    if (!restoreChunk(board, kChunkKey, bytes)) {
        const bool same =
            storedChunk(board, kChunkKey).isEmpty() && board.counts() == BoardCounts{};
        return {false, same ? QString() : QStringLiteral("it was refused, and changed the board")};
    }
    constexpr int kLeast = 1 + kChunk * 9;  // the format; per night a number and its bits
    if (bytes.size() < kLeast) return {true, QStringLiteral("it is cut off")};
    const QByteArray stored = storedChunk(board, kChunkKey);
    Board again = empty();
    if (!stored.isEmpty() && !restoreChunk(again, kChunkKey, stored))
        return {true, QStringLiteral("what was stored cannot be read")};
    if (storedChunk(again, kChunkKey) != stored)
        return {true, QStringLiteral("it changes when it is stored and read again")};
    // Whatever the board contained, the channel can be brought in sync from there.
    for (Night n = board.first(); n < board.end(); ++n) {
        board.row(0).want(n, kNothing);
        board.row(0).want(n, 3);
    }
    for (int i = 0; i < 3 && !board.counts().inParity(); ++i)
        board.acknowledge(board.take({bit(RowKind::Rooms), 1'000, false}), {});
    return {true, board.counts().inParity() ? QString() : QStringLiteral("it does not settle")};
}

}  // namespace

class FuzzSyncTest : public QObject {
    Q_OBJECT

private slots:
    void anySettingsAreReadOrRefused()
    {
        play({QStringLiteral("settings"), settingsTexts(), tests::roundTrip(fromText, toText)});
    }
    void anyBoardIsReadOrRefused() { play({QStringLiteral("board"), chunks(), checkChunk}); }

private:
    void play(const tests::FuzzedCodec &codec)
    {
        const double seconds = tests::fuzzSeconds(tests::soaking()) / kCodecs;
        const QString wrong = tests::fuzz(codec, seconds);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    }
};

QTEST_GUILESS_MAIN(FuzzSyncTest)
#include "test_fuzz_sync.moc"
