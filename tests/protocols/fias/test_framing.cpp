// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/framing.h"

#include <QTest>
#include <rapidcheck.h>

using namespace roomrack::protocols::fias;

namespace {

/// The frames of a stream received in pieces of at most `most` bytes.
std::vector<Frame> inPieces(const QByteArray &stream, qsizetype most, qsizetype limit = kMaxRecord)
{
    Framer framer(limit);
    std::vector<Frame> out;
    for (qsizetype at = 0; at < stream.size(); at += most) {
        for (Frame &f :
             framer.feed(QByteArrayView(stream).sliced(at, std::min(most, stream.size() - at))))
            out.push_back(std::move(f));
    }
    return out;
}

Frame record(const char *text)
{
    return {Frame::Record, text};
}

}  // namespace

class TestFraming : public QObject {
    Q_OBJECT

private slots:
    void recordsAreFoundHoweverTheStreamIsCut();
    void lineBreaksBetweenRecordsAreNothing();
    void junkBetweenRecordsIsToldOnce();
    void aRecordWithoutEndIsDroppedAtTheNextStart();
    void aRecordThatIsTooLongIsRefusedAndTheLinkGoesOn();
    void aCutLineForgetsWhatHadBegun();
};

void TestFraming::recordsAreFoundHoweverTheStreamIsCut()
{
    QVERIFY(rc::check([] {
        const auto alphabet = rc::gen::elementOf(std::string("\x02\x03\x02\x03|AB\r\n"));
        const auto text = *rc::gen::container<std::string>(alphabet);
        const QByteArray stream(text.data(), qsizetype(text.size()));
        const auto whole = inPieces(stream, std::max<qsizetype>(1, stream.size()), 6);
        RC_ASSERT(inPieces(stream, *rc::gen::inRange(1, 9), 6) == whole);
        RC_ASSERT(inPieces(stream, 1, 6) == whole);
    }));
}

void TestFraming::lineBreaksBetweenRecordsAreNothing()
{
    const QByteArray stream = "\r\n" + framed("LS|") + "\r\n" + framed("") + framed("LA|") + "\n";
    const std::vector<Frame> expected{record("LS|"), record(""), record("LA|")};
    QVERIFY(inPieces(stream, 3) == expected);
}

void TestFraming::junkBetweenRecordsIsToldOnce()
{
    const QByteArray junk(1'000'000, 'x');
    const QByteArray stream = junk + framed("LS|") + "\x03?" + framed("LA|") + "rest";
    const std::vector<Frame> expected{
        {Frame::Junk, QByteArray(80, 'x')}, record("LS|"), {Frame::Junk, "\x03?"}, record("LA|")};
    QVERIFY(inPieces(stream, 1000) == expected);
}

void TestFraming::aRecordWithoutEndIsDroppedAtTheNextStart()
{
    const QByteArray stream = "\x02GI|RN1|" + framed("GO|RN2|");
    const std::vector<Frame> expected{{Frame::Unfinished, "GI|RN1|"}, record("GO|RN2|")};
    QVERIFY(inPieces(stream, 1) == expected);
    QVERIFY(inPieces("\x02GI|RN1|", 1).empty());
}

void TestFraming::aRecordThatIsTooLongIsRefusedAndTheLinkGoesOn()
{
    const QByteArray most(kMaxRecord, 'a');
    QCOMPARE(inPieces(framed(most), 7).front().kind, Frame::Record);
    for (const QByteArray &body : {most + 'a', QByteArray(1 << 20, 'a')}) {
        for (const qsizetype piece : {qsizetype(1), qsizetype(4096), qsizetype(4 << 20)}) {
            const auto frames = inPieces(framed(body) + "\r\n" + framed("LA|"), piece);
            const std::vector<Frame> expected{{Frame::TooLong, QByteArray(80, 'a')}, record("LA|")};
            QVERIFY(frames == expected);
        }
    }
    // An unterminated record is reported when it is too long, not when the connection is lost.
    Framer framer(10);
    QCOMPARE(framer
                 .feed("\x02"
                       "12345678901")
                 .size(),
             size_t(1));
    QVERIFY(framer.feed("12345678901234567890").empty());
}

void TestFraming::aCutLineForgetsWhatHadBegun()
{
    Framer framer;
    QVERIFY(framer.feed("\x02GI|").empty());
    framer.reset();
    const auto frames = framer.feed("RN1|\x03" + framed("LA|"));
    const std::vector<Frame> expected{{Frame::Junk, "RN1|\x03"}, record("LA|")};
    QVERIFY(frames == expected);
}

QTEST_APPLESS_MAIN(TestFraming)
#include "test_framing.moc"
