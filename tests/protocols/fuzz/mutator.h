// SPDX-License-Identifier: GPL-3.0-or-later
// Mutates valid messages into invalid ones, reproducible by seed: flips bytes, joins parts of two
// messages, duplicates, moves and removes elements, attributes and fields, sets numbers and dates
// to extremes, truncates. It uses the brackets of XML and JSON and the bars of FIAS, so that most
// results still pass the parser and reach the codec.
#pragma once

#include "core/random.h"

#include <QByteArray>

#include <vector>

namespace roomrack::tests {

class Mutator {
public:
    Mutator(quint64 seed, std::vector<QByteArray> seeds);

    /// The next input, at most 256 KiB.
    QByteArray next();
    /// Adds a mutated input that was decoded: later ones may start from it.
    void understood(const QByteArray &input);

private:
    using Change = void (Mutator::*)(QByteArray &);
    const QByteArray &pick();
    qsizetype place(const QByteArray &in);
    /// The position of one of `marks`, searched from a random position; -1: none.
    qsizetype placeOf(const QByteArray &in, QByteArrayView marks);

    void flip(QByteArray &in);
    void byteOut(QByteArray &in);
    void byteIn(QByteArray &in);
    void cut(QByteArray &in);
    void splice(QByteArray &in);
    void pieceTwice(QByteArray &in);
    void pieceOut(QByteArray &in);
    void elementTwice(QByteArray &in);
    void elementOut(QByteArray &in);
    void attributeOut(QByteArray &in);
    void attributeTwice(QByteArray &in);
    void number(QByteArray &in);
    void digit(QByteArray &in);
    void value(QByteArray &in);

    core::Random random_;
    std::vector<QByteArray> pool_;
    size_t seeds_ = 0;
};

}  // namespace roomrack::tests
