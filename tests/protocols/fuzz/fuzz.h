// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzing of a codec: it is one function and a list of seeds. For each input that the mutator
// makes: no crash, no more than a second of the processor, no more than 256 MB, and what was
// understood reads the same after it was written and read again.
//
// Prints its seed, which makes the same inputs again (ROOMRACK_FUZZ_SEED). How long it runs is for
// the caller to say (fuzzSeconds). The input in work is in a file all the time, so that it is there
// after a crash as well: fuzz-<name>.input in the folder it is run in, or in ROOMRACK_FUZZ_FOLDER.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace roomrack::tests {

struct Checked {
    bool understood = false;
    QString wrong;  ///< empty: all is well
};

struct FuzzedCodec {
    QString name;
    std::vector<QByteArray> seeds;  ///< messages that are right, goldens above all
    std::function<Checked(const QByteArray &)> check;
};

/// The check of a codec whose decode(bytes) gives a Result<T>, whose encode(T) gives bytes.
template <typename Decode, typename Encode>
std::function<Checked(const QByteArray &)> roundTrip(Decode decode, Encode encode)
{
    return [decode, encode](const QByteArray &input) -> Checked {
        const auto first = decode(input);
        if (!first) return {};
        const QByteArray bytes = encode(*first);
        const auto second = decode(bytes);
        if (!second) {
            return {true, QStringLiteral("what was written cannot be read: %1\n%2")
                              .arg(second.error().text(), QString::fromUtf8(bytes.left(20'000)))};
        }
        if (!(*first == *second)) {
            return {true, QStringLiteral("it changes when it is written and read again:\n%1")
                              .arg(QString::fromUtf8(bytes.left(20'000)))};
        }
        return {true, {}};
    };
}

/// ROOMRACK_FUZZ_SECONDS, or else 600 in a soak, 60 under the address sanitizer, 5 elsewhere.
double fuzzSeconds(bool soaking);

/// Runs it; what went wrong with how to repeat it, or nothing.
QString fuzz(const FuzzedCodec &codec, double seconds);

/// The contents of the files of tests/protocols/`folder` that match `pattern` ("*.xml").
std::vector<QByteArray> goldenFiles(const QString &folder, const QString &pattern);

}  // namespace roomrack::tests
