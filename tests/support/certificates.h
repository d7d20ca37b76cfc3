// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates for a test, made by the openssl program: an authority of its own, and what can be
// wrong with a certificate one at a time.
#pragma once

#include <QList>
#include <QString>
#include <QTemporaryDir>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslConfiguration>

namespace roomrack::tests {

class Certificates {
public:
    /// PEM files.
    using Pair = std::pair<QString, QString>;  ///< certificate, key

    Certificates();
    /// Why there are none; empty: there are.
    const QString &why() const { return why_; }

    QList<QSslCertificate> authority() const;
    Pair good() const { return pair("good"); }              ///< for localhost and 127.0.0.1
    Pair expired() const { return pair("expired"); }        ///< in 2020
    Pair otherHost() const { return pair("other"); }        ///< for other.example
    Pair selfSigned() const { return pair("selfsigned"); }  ///< for localhost

    /// A row for each of them, with "trusted": whether somebody who checks it may go on.
    static void addRows();
    Pair ofRow() const;

private:
    Pair pair(const char *name) const;
    void run(const QStringList &arguments);
    void write(const char *name, const QByteArray &text);
    QString path(const QString &name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
    QString why_;
};

/// While it lives, this program trusts the tests' own authority, as if the machine did.
class TrustedAuthority {
public:
    explicit TrustedAuthority(const Certificates &certificates);
    ~TrustedAuthority() { QSslConfiguration::setDefaultConfiguration(before_); }

private:
    Q_DISABLE_COPY(TrustedAuthority)
    const QSslConfiguration before_ = QSslConfiguration::defaultConfiguration();
};

}  // namespace roomrack::tests

/// Skips the test where they cannot be made.
#define ROOMRACK_NEEDS_OPENSSL(certificates)                                                       \
    if (!(certificates).why().isEmpty()) QSKIP(qPrintable((certificates).why()))
