// SPDX-License-Identifier: GPL-3.0-or-later
// Any stream is split into records and faults; every record is refused or decoded, and handled by
// both sides of a link.
#include "protocols/fias/dialogue.h"
#include "protocols/fias/framing.h"
#include "protocols/fias/link.h"
#include "protocols/fuzz/fuzz.h"
#include "support/environment.h"

#include <QTest>

using namespace roomrack;
using namespace roomrack::protocols::fias;

namespace {

const Stamp kNow{Night::of(2016, 7, 14), 0};

std::vector<QByteArray> streams()
{
    QByteArray dialogue, records;
    for (const QString &line : tests::fiasGolden(QStringLiteral("start_and_resync")))
        if (line.startsWith(u"pms ")) dialogue += framed(line.mid(4).toUtf8()) + "\r\n";
    for (const QString &line : tests::fiasGolden(QStringLiteral("records")))
        records += framed(line.toUtf8());
    return {dialogue, records};
}

QString changed(const Record &record, Charset charset)
{
    const QByteArray bytes = encode(record, charset);
    if (!bytes.startsWith(kStx) || !bytes.endsWith(kEtx) || bytes.count(kStx) != 1)
        return QStringLiteral("the frame is broken");
    const auto again = decode(bytes.mid(1, bytes.size() - 2), charset);
    if (!again) return QStringLiteral("what was written cannot be read: ") + again.error().text();
    return *again == record ? QString() : QStringLiteral("it changes: ") + QString::fromUtf8(bytes);
}

tests::Checked check(const QByteArray &stream)
{
    tests::Checked out;
    Framer framer;
    Interface us;
    Pms pms;
    pms.start(kNow);
    const qsizetype half = stream.size() / 2;
    auto frames = framer.feed(QByteArrayView(stream).first(half));
    for (Frame &f : framer.feed(QByteArrayView(stream).sliced(half)))
        frames.push_back(std::move(f));
    for (const Frame &frame : frames) {
        if (frame.kind != Frame::Record) continue;
        for (const Charset charset : {Charset::Latin1, Charset::Utf8}) {
            const auto record = decode(frame.bytes, charset);
            if (!record) continue;
            out.understood = true;
            const QString wrong = changed(*record, charset);
            if (!wrong.isEmpty()) return {true, wrong};
            us.hear(*record, kNow);
            pms.hear(*record, kNow);
        }
    }
    return out;
}

}  // namespace

class FuzzFiasTest : public QObject {
    Q_OBJECT

private slots:
    void anyStreamIsReadOrRefused();
};

void FuzzFiasTest::anyStreamIsReadOrRefused()
{
    const tests::FuzzedCodec codec{QStringLiteral("fias"), streams(), check};
    const QString wrong = tests::fuzz(codec, tests::fuzzSeconds(tests::soaking()));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

QTEST_GUILESS_MAIN(FuzzFiasTest)
#include "test_fuzz_fias.moc"
