// SPDX-License-Identifier: GPL-3.0-or-later
// A value that must not appear where it does not belong: planted wherever a test can, then searched
// for in all remaining bytes, in every encoding.
#pragma once

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <functional>
#include <vector>

namespace roomrack::tests {

struct Canary {
    enum Kind : quint8 { Card = 1, Secret = 2, Guest = 4 };
    Kind kind = Card;
    QByteArray name;   ///< display name: "the gateway's key"
    QByteArray value;  ///< for a card: its digits
};
using CanaryKinds = int;  ///< a sum of Canary::Kind
inline constexpr CanaryKinds kEveryCanary = Canary::Card | Canary::Secret | Canary::Guest;

/// The digits of a card in groups of four with this separator: "4556-7375-...".
QByteArray byFours(const QByteArray &card, const QByteArray &between);
/// All encodings of the value: plain, in groups of four, percent-encoded, JSON escapes and XML
/// references, base64 at any offset, hexadecimal, UTF-16.
QList<QByteArray> formsOf(const Canary &canary);

class Canaries {
public:
    explicit Canaries(const std::vector<Canary> &all);

    /// "the card as 4556%20... in PLACE at 17", one entry per occurrence.
    QStringList in(const QByteArray &bytes, const QString &place,
                   CanaryKinds kinds = kEveryCanary) const;
    /// Searches all files of a folder, recursively, except those that `skips` excludes; in a PDF
    /// also the inflated streams and the drawn text.
    QStringList inFolder(const QString &folder, CanaryKinds kinds = kEveryCanary,
                         const std::function<bool(const QString &)> &skips = {}) const;

private:
    struct Form {
        Canary::Kind kind;
        QByteArray name, bytes;
    };
    std::vector<Form> forms_;  ///< lower case
};

}  // namespace roomrack::tests
