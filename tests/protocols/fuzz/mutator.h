// SPDX-License-Identifier: GPL-3.0-or-later
// Makes wrong messages out of right ones, the same ones from the same seed: bytes flipped, pieces
// of two messages joined, elements, attributes and fields doubled, moved and taken out, numbers and
// dates at their extremes, messages cut off. It knows the brackets of XML and JSON and the bars of
// FIAS, so that most of what it makes still reaches the codec behind the parser.
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
    /// A made input that was understood: later ones begin from it too.
    void understood(const QByteArray &input);

private:
    using Change = void (Mutator::*)(QByteArray &);
    const QByteArray &pick();
    qsizetype place(const QByteArray &in);
    /// A place where one of `marks` stands, from a random place on; -1: there is none.
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
