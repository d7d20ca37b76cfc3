// SPDX-License-Identifier: GPL-3.0-or-later
// Why a request to another system failed. What is stored and logged is a code in English, the same
// in every language; what is shown are sentences with what to do.
#pragma once

#include <QtCore/QString>

namespace roomrack::core {

/// Codes of failures without an answer; of one with a status: "HTTP 401".
namespace failure {
inline const QString kRefused = QStringLiteral("connection refused");
inline const QString kNoHost = QStringLiteral("host not found");
inline const QString kNoResponse = QStringLiteral("no response in time");
inline const QString kCut = QStringLiteral("connection closed before the response");
inline const QString kNotSecure = QStringLiteral("no secure connection");
inline const QString kNoProxy = QStringLiteral("proxy not available");
inline const QString kNoNetwork = QStringLiteral("network not available");
inline const QString kOtherProtocol = QStringLiteral("not the expected protocol");
inline const QString kTooLarge = QStringLiteral("response too large");
/// Followed by the reasons.
inline const QString kUntrusted = QStringLiteral("certificate not trusted: ");
}  // namespace failure

/// The sentences for a code: "Authentication failed (401). Check account and password." Empty if it
/// is none, but the text of the other system.
QString failureWords(const QString &code);
/// The same, or the text itself.
QString failureText(const QString &code);
/// The first sentence of failureText() without its full stop, for a longer sentence: "Connection
/// refused".
QString failureTitle(const QString &code);

}  // namespace roomrack::core
