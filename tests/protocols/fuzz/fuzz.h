// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzing of a codec, given by one function and a list of seeds. For each mutated input: no crash,
// at most one second of CPU time, at most 256 MB, and a decoded message is the same after encoding
// and decoding.
//
// Prints its seed, which reproduces the inputs (ROOMRACK_FUZZ_SEED). The caller sets the duration
// (fuzzSeconds). The current input is always in a file, so that it survives a crash:
// fuzz-<name>.input in the working directory, or in ROOMRACK_FUZZ_FOLDER.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <vector>

namespace roomrack::tests {

struct Checked {
    bool understood = false;
    QString wrong;  ///< empty: no error
};

struct FuzzedCodec {
    QString name;
    std::vector<QByteArray> seeds;  ///< valid messages, mainly goldens
    std::function<Checked(const QByteArray &)> check;
};

/// The check of a codec whose decode(bytes) returns a Result<T> and whose encode(T) returns bytes.
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

/// ROOMRACK_FUZZ_SECONDS, otherwise 600 in a soak, 60 under the address sanitizer, 5 elsewhere.
double fuzzSeconds(bool soaking);

/// Runs it; returns the failure with how to reproduce it, or an empty text.
QString fuzz(const FuzzedCodec &codec, double seconds);

/// The contents of the files of tests/protocols/`folder` that match `pattern` ("*.xml").
std::vector<QByteArray> goldenFiles(const QString &folder, const QString &pattern);

}  // namespace roomrack::tests
