// SPDX-License-Identifier: GPL-3.0-or-later
// Something that must not be found where it does not belong: planted wherever a test can, then
// looked for in every byte that is left, in each of the ways in which it may be written.
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
    QByteArray name;   ///< for people: "the gateway's key"
    QByteArray value;  ///< of a card: its digits
};
using CanaryKinds = int;  ///< a sum of Canary::Kind
inline constexpr CanaryKinds kEveryCanary = Canary::Card | Canary::Secret | Canary::Guest;

/// The digits of a card by fours, with this between them: "4556-7375-...".
QByteArray byFours(const QByteArray &card, const QByteArray &between);
/// All ways in which it may stand somewhere: as it is, in fours, percent-encoded, as escapes of
/// JSON and references of XML, in base64 wherever it begins, in hexadecimal digits, in UTF-16.
QList<QByteArray> formsOf(const Canary &canary);

class Canaries {
public:
    explicit Canaries(const std::vector<Canary> &all);

    /// "the card as 4556%20... in PLACE at 17", for each that is there.
    QStringList in(const QByteArray &bytes, const QString &place,
                   CanaryKinds kinds = kEveryCanary) const;
    /// In all files of a folder and those below, but for those that `skips` says; in a PDF also
    /// where it is deflated, and what it draws.
    QStringList inFolder(const QString &folder, CanaryKinds kinds = kEveryCanary,
                         const std::function<bool(const QString &)> &skips = {}) const;

private:
    struct Form {
        Canary::Kind kind;
        QByteArray name, bytes;
    };
    std::vector<Form> forms_;  ///< small letters
};

}  // namespace roomrack::tests
