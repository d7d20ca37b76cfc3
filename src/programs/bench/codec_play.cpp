// SPDX-License-Identifier: GPL-3.0-or-later
#include "codec_play.h"

#include <QtCore/QXmlStreamReader>

namespace roomrack::bench {

namespace {

/// Repeats the messages for about one round; returns the rate.
double rate(const Options &options, size_t messages, const std::function<qsizetype(size_t)> &one)
{
    qint64 bytes = 0;
    const double start = nowSeconds();
    double elapsed = 0;
    do {
        for (size_t i = 0; i < messages; ++i) bytes += one(i);
        elapsed = nowSeconds() - start;
    } while (elapsed < options.seconds);
    return double(bytes) / elapsed / 1e6;
}

}  // namespace

std::vector<Figure> playCodec(const Options &options, const CodecPlay &play)
{
    const auto decode = [&play](size_t i) {
        if (!play.decode(play.messages[i])) throw Wrong("a message cannot be decoded");
        return play.messages[i].size();
    };
    const auto encode = [&play](size_t i) {
        if (play.encode(i).isEmpty()) throw Wrong("a message cannot be encoded");
        return play.messages[i].size();
    };
    const auto walk = [&play](size_t i) {
        if (!play.walk(play.messages[i])) throw Wrong("the parser rejects a message");
        return play.messages[i].size();
    };
    const size_t n = play.messages.size();
    const auto theirs = [&] { return rate(options, n, walk); };
    std::vector<Figure> figures;
    for (const bool reads : {true, false}) {
        const auto ours = [&] {
            return reads ? rate(options, n, decode) : rate(options, n, encode);
        };
        const Compared c = compare(options, ours, theirs);
        const QString name =
            play.name + (reads ? QStringLiteral(".decode") : QStringLiteral(".encode"));
        figures.push_back({name, QStringLiteral("MB/s"), c.ours, play.peer, c.theirs, {}});
    }
    return figures;
}

bool walkXml(const QByteArray &document)
{
    QXmlStreamReader reader(document);
    while (!reader.atEnd()) reader.readNext();
    return !reader.hasError();
}

}  // namespace roomrack::bench
