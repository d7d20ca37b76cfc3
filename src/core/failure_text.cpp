// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/failure_text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>

namespace roomrack::core {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Failure)
};

QString statusWords(int status)
{
    switch (status) {
    case 401: return Words::tr("Authentication failed (%1). Check account and password.");
    case 403:
        return Words::tr("Access denied (%1). Check account, password and property ID, or ask the "
                         "provider to permit the access.");
    case 404:
    case 410: return Words::tr("Address not found (%1). Check the address in the settings.");
    case 405:
    case 406:
    case 415:
        return Words::tr("Wrong protocol for this address (%1). Check address and protocol in the "
                         "settings.");
    case 407:
        return Words::tr("The proxy requires a password (%1). Check the proxy settings of this "
                         "computer.");
    case 408:
    case 504:
        return Words::tr("No response in time (%1). If this persists, check the address or contact "
                         "the provider.");
    case 429:
        return Words::tr("Too many requests (%1). If this persists, lower the requests per minute "
                         "in the settings.");
    case 502:
    case 503:
        return Words::tr("Temporarily unavailable (%1). If this persists, contact the provider.");
    default: break;
    }
    if (status >= 500)
        return Words::tr("Internal error of the other system (%1). If this persists, contact the "
                         "provider.");
    if (status >= 300 && status < 400)
        return Words::tr("The address has changed (%1). Ask the provider for the new one and enter "
                         "it in the settings.");
    return Words::tr("Request rejected (%1). Contact the provider.");
}

QString networkWords(const QString &code)
{
    if (code == failure::kRefused)
        return Words::tr("Connection refused. Check address and port, and whether the other system "
                         "is running.");
    if (code == failure::kNoHost)
        return Words::tr("Host not found. Check the address and the network connection of this "
                         "computer.");
    if (code == failure::kNoResponse)
        return Words::tr("No response in time. Check address and port; if this persists, contact "
                         "the provider.");
    if (code == failure::kCut)
        return Words::tr("Connection closed before the response. Check address, port and protocol; "
                         "if this persists, contact the provider.");
    if (code == failure::kNotSecure)
        return Words::tr("No secure connection (TLS). Check address and port, or contact the "
                         "provider.");
    if (code == failure::kNoProxy)
        return Words::tr("The proxy is not available. Check the proxy settings of this computer.");
    if (code == failure::kNoNetwork)
        return Words::tr("Network not available. Check the network connection of this computer.");
    if (code == failure::kOtherProtocol)
        return Words::tr("Not the expected protocol. Check address, port and protocol in the "
                         "settings.");
    if (code == failure::kTooLarge)
        return Words::tr("The response is too large. Check address and protocol in the settings, "
                         "or contact the provider.");
    if (code.startsWith(failure::kUntrusted))
        return Words::tr("Certificate not trusted: %1. Check the address, or contact the provider.")
            .arg(code.mid(failure::kUntrusted.size()));
    return {};
}

}  // namespace

QString failureWords(const QString &code)
{
    static const QRegularExpression status(QStringLiteral("^HTTP (\\d{3})$"));
    const QString text = code.trimmed();
    if (const auto found = status.match(text); found.hasMatch())
        return statusWords(found.captured(1).toInt()).arg(found.captured(1));
    return networkWords(text);
}

QString failureText(const QString &code)
{
    const QString words = failureWords(code);
    return words.isEmpty() ? code : words;
}

QString failureTitle(const QString &code)
{
    const QString words = failureWords(code);
    return words.isEmpty() ? code : words.section(QStringLiteral(". "), 0, 0);
}

}  // namespace roomrack::core
