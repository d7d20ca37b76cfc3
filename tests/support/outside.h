// SPDX-License-Identifier: GPL-3.0-or-later
// Asks a program of others (a schema validator) about messages that our code has written.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace roomrack::tests {

/// What the program said about the files, which it gets as its last arguments: empty where all are
/// right. None where the program is not on this machine (or exits with 77, saying so).
std::optional<QString> outsideSays(const QString &program, const QStringList &arguments,
                                   const std::vector<QByteArray> &messages, const QString &suffix);

/// What xmllint says of documents by a schema, as above; none where the schema is not there.
std::optional<QString> xmllintSays(const QString &schema, const std::vector<QByteArray> &documents);

/// The bytes of a file below the source folder; the test fails where there is none.
QByteArray sourceBytes(const QString &relative);

/// Whether the messages keep to tests/protocols/ota_json/schemas/SCHEMA.json, as above.
std::optional<QString> jsonSchemaSays(const QString &schema,
                                      const std::vector<QByteArray> &messages);

}  // namespace roomrack::tests

/// Fails the test where the validator found something, skips it where there is no validator.
#define ROOMRACK_OUTSIDE_AGREES(says)                                                              \
    do {                                                                                           \
        const std::optional<QString> words = (says);                                               \
        if (!words) QSKIP("the validator is not on this machine");                                 \
        QVERIFY2(words->isEmpty(), qPrintable(*words));                                            \
    } while (false)
