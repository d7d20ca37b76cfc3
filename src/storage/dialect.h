// SPDX-License-Identifier: GPL-3.0-or-later
// SQL is written once for every database; words in braces stand for what differs.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <utility>
#include <vector>

namespace roomrack::storage {

/// In definitions {key}, {int}, {real}, {bytes}, {rows} and {sorted}. In keys {property}: what is
/// unique in a file is unique together with its property in a database that several engines share.
/// {log} before a property makes it the number of its log: a file has one log, number 0.
/// A statement that begins with the name of a database is for that one only.
struct Dialect {
    QString name;                                    ///< "{sqlite}" or "{postgresql}"
    std::vector<std::pair<QString, QString>> words;  ///< "{int}" and what it is here

    /// With the words filled in; a text without braces is given back as it is.
    QByteArray filledIn(const QByteArray &sql) const;
    QString filledIn(QString sql) const;
    /// Fills the words in and takes the text apart into single statements without comments.
    QStringList statements(const QString &sql) const;
};

const Dialect &sqliteDialect();
const Dialect &postgresDialect();

}  // namespace roomrack::storage
