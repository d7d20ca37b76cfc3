// SPDX-License-Identifier: GPL-3.0-or-later
// The codes (core/failure_text.h) of what Qt and HTTP report.
#pragma once

#include <QtCore/QString>
#include <QtNetwork/QAbstractSocket>
#include <QtNetwork/QNetworkReply>

namespace roomrack::http {

/// "HTTP 401".
QString failureCode(int status);
/// "connection refused"; `otherwise` for errors without a code.
QString failureCode(QNetworkReply::NetworkError error, const QString &otherwise);
QString failureCode(QAbstractSocket::SocketError error, const QString &otherwise);

}  // namespace roomrack::http
