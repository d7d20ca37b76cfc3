// SPDX-License-Identifier: GPL-3.0-or-later
// Runs an external program (a schema validator) on messages written by our code.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace roomrack::tests {

/// The program's output about the files, which are its last arguments: empty when all are valid.
/// None when the program is not installed (or exits with 77 and a reason).
std::optional<QString> outsideSays(const QString &program, const QStringList &arguments,
                                   const std::vector<QByteArray> &messages, const QString &suffix);

/// The output of xmllint for documents by a schema, as above; none when the schema does not exist.
std::optional<QString> xmllintSays(const QString &schema, const std::vector<QByteArray> &documents);

/// The bytes of a file below the source folder; the test fails if it does not exist.
QByteArray sourceBytes(const QString &relative);

/// Validates the messages by tests/protocols/ota_json/schemas/SCHEMA.json, as above.
std::optional<QString> jsonSchemaSays(const QString &schema,
                                      const std::vector<QByteArray> &messages);

}  // namespace roomrack::tests

/// Fails the test when the validator reports errors; skips it without a validator.
#define ROOMRACK_OUTSIDE_AGREES(says)                                                              \
    do {                                                                                           \
        const std::optional<QString> words = (says);                                               \
        if (!words) QSKIP("the validator is not on this machine");                                 \
        QVERIFY2(words->isEmpty(), qPrintable(*words));                                            \
    } while (false)
