// SPDX-License-Identifier: GPL-3.0-or-later
// SQL is written once for every database; words in braces stand for what differs.
#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <utility>
#include <vector>

namespace roomrack::storage {

struct Dialect {
    std::vector<std::pair<QString, QString>> words;  ///< "{int}" and what it is here

    /// With the words filled in; a text without braces is given back as it is.
    QByteArray filledIn(const QByteArray &sql) const;
    QString filledIn(QString sql) const;
};

Dialect sqliteDialect();

}  // namespace roomrack::storage
