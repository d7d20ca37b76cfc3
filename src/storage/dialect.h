// SPDX-License-Identifier: GPL-3.0-or-later
// SQL is written once for every database; words in braces stand for the differences.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <utility>
#include <vector>

namespace roomrack::storage {

/// In definitions {key}, {int}, {real}, {bytes}, {rows} and {sorted}. In keys {property}: what is
/// unique in a file is unique per property in a database that several engines share. {log} before a
/// property makes it the number of its log: a file has one log, number 0. A statement that begins
/// with the name of a database runs on that one only.
struct Dialect {
    QString name;                                    ///< "{sqlite}" or "{postgresql}"
    std::vector<std::pair<QString, QString>> words;  ///< "{int}" and its replacement

    /// With the words filled in; a text without braces is returned unchanged.
    QByteArray filledIn(const QByteArray &sql) const;
    QString filledIn(QString sql) const;
    /// Fills in the words and splits the text into single statements without comments.
    QStringList statements(const QString &sql) const;
};

const Dialect &sqliteDialect();
const Dialect &postgresDialect();

}  // namespace roomrack::storage
