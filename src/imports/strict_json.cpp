// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/strict_json.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QSet>

#include <optional>
#include <vector>

namespace roomrack::imports {

namespace {

/// The position after the closing quote of the string that opens at `at`.
qsizetype endOfString(const QByteArray &json, qsizetype at)
{
    for (++at; at < json.size(); ++at) {
        if (json[at] == '\\')
            ++at;
        else if (json[at] == '"')
            return at + 1;
    }
    return json.size();
}

/// Keys are compared decoded ("\u0061" is "a").
QString decoded(const QByteArray &quoted)
{
    return QJsonDocument::fromJson('[' + quoted + ']').array().at(0).toString();
}

/// The first duplicate key in one object of a well-formed document.
std::optional<QString> duplicateKey(const QByteArray &json)
{
    std::vector<QSet<QString>> open;
    for (qsizetype at = 0; at < json.size();) {
        const char c = json[at];
        if (c == '{' || c == '[') open.emplace_back();
        if ((c == '}' || c == ']') && !open.empty()) open.pop_back();
        if (c != '"') {
            ++at;
            continue;
        }
        const qsizetype end = endOfString(json, at);
        qsizetype next = end;
        while (next < json.size() && QByteArrayView(" \t\r\n").contains(json[next])) ++next;
        if (next < json.size() && json[next] == ':' && !open.empty()) {
            const QString key = decoded(json.mid(at, end - at));
            if (open.back().contains(key)) return key;
            open.back().insert(key);
        }
        at = end;
    }
    return std::nullopt;
}

}  // namespace

Result<QJsonObject> strictObject(const QByteArray &json, qsizetype maxBytes)
{
    const QString what = QStringLiteral("JSON");
    if (json.size() > maxBytes) {
        return fail(ErrorCode::Invalid, what,
                    ErrorText::tr("is larger than %1 KiB").arg(maxBytes / 1024));
    }
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError) {
        return fail(ErrorCode::Invalid, what,
                    ErrorText::tr("syntax error at byte %1: %2")
                        .arg(error.offset)
                        .arg(error.errorString()));
    }
    if (!document.isObject()) {
        return fail(ErrorCode::Invalid, what, ErrorText::tr("must be an object"));
    }
    if (const auto key = duplicateKey(json)) {
        return fail(ErrorCode::Invalid, *key, ErrorText::tr("appears more than once"));
    }
    return document.object();
}

}  // namespace roomrack::imports
