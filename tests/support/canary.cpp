// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/canary.h"

#include "support/pdf_text.h"

#include <QDirIterator>
#include <QFile>

namespace roomrack::tests {

namespace {

/// The three possible base64 forms of embedded bytes, without their edges.
QList<QByteArray> inBase64(const QByteArray &bytes)
{
    QList<QByteArray> all;
    for (qsizetype before = 0; before < 3; ++before) {
        const QByteArray text = (QByteArray(before, 'x') + bytes).toBase64();
        const qsizetype first = (before * 8 + 5) / 6, end = (before + bytes.size()) * 8 / 6;
        all += text.mid(first, end - first);
    }
    return all;
}

QByteArray each(const QByteArray &bytes, const std::function<QByteArray(char)> &write)
{
    QByteArray out;
    for (const char c : bytes) out += write(c);
    return out;
}

QList<QByteArray> written(const QByteArray &text)
{
    QList<QByteArray> all = inBase64(text);
    all += text;
    all += text.toHex();
    all += each(text, [](char c) { return QByteArray(1, c) + '\0'; });  // UTF-16, both byte orders
    all += each(text, [](char c) { return '%' + QByteArray(1, c).toHex(); });
    all += each(text, [](char c) { return "\\u00" + QByteArray(1, c).toHex(); });
    all += each(text, [](char c) { return "&#" + QByteArray::number(int(c)) + ';'; });
    all += each(text, [](char c) { return "&#x" + QByteArray(1, c).toHex() + ';'; });
    return all;
}

}  // namespace

QByteArray byFours(const QByteArray &card, const QByteArray &between)
{
    QByteArrayList fours;
    for (qsizetype at = 0; at < card.size(); at += 4) fours += card.mid(at, 4);
    return fours.join(between);
}

QList<QByteArray> formsOf(const Canary &canary)
{
    QList<QByteArray> all = written(canary.value);
    if (canary.kind != Canary::Card) return all;
    all += written(byFours(canary.value, " "));
    for (const char *between : {"-", "%20", "%2d", "+", ".", "\xc2\xa0", "\xe2\x80\x93"})
        all += byFours(canary.value, between);
    return all;
}

Canaries::Canaries(const std::vector<Canary> &all)
{
    for (const Canary &canary : all) {
        for (const QByteArray &form : formsOf(canary))
            forms_.push_back({canary.kind, canary.name, form.toLower()});
    }
}

QStringList Canaries::in(const QByteArray &bytes, const QString &place, CanaryKinds kinds) const
{
    QStringList found;
    const QByteArray small = bytes.toLower();
    for (const Form &form : forms_) {
        const auto at = (form.kind & kinds) != 0 ? small.indexOf(form.bytes) : -1;
        if (at < 0) continue;
        found += QStringLiteral("%1 as %2 in %3 at %4: ...%5")
                     .arg(QString::fromUtf8(form.name),
                          QString::fromLatin1(form.bytes.toPercentEncoding(" &;#\\@")), place)
                     .arg(at)
                     .arg(QString::fromLatin1(bytes.mid(std::max<qsizetype>(0, at - 60), 160)
                                                  .toPercentEncoding(" \"{}[]():,;=@<>/&#\\%")));
    }
    return found;
}

QStringList Canaries::inFolder(const QString &folder, CanaryKinds kinds,
                               const std::function<bool(const QString &)> &skips) const
{
    QStringList found;
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::System,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (skips && skips(path)) continue;
        found += in(path.toUtf8(), QStringLiteral("the name of ") + path, kinds);
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) continue;
        const QByteArray bytes = file.readAll();
        found += in(bytes, path, kinds);
        if (!bytes.startsWith("%PDF-")) continue;
        const QByteArrayList streams = pdfStreams(bytes);
        for (const QByteArray &stream : streams)
            found += in(stream, QStringLiteral("a stream of ") + path, kinds);
        for (const QString &text : pdfTexts(streams))
            found += in(text.toUtf8(), QStringLiteral("what is drawn in ") + path, kinds);
    }
    return found;
}

}  // namespace roomrack::tests
