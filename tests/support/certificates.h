// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates for a test, created with the openssl program: a private authority, and certificates
// with one defect each.
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
    /// Why no certificates were created; empty: they were.
    const QString &why() const { return why_; }

    QList<QSslCertificate> authority() const;
    Pair good() const { return pair("good"); }              ///< for localhost and 127.0.0.1
    Pair expired() const { return pair("expired"); }        ///< expired in 2020
    Pair otherHost() const { return pair("other"); }        ///< for other.example
    Pair selfSigned() const { return pair("selfsigned"); }  ///< for localhost

    /// One row per certificate, with "trusted": whether a verifying client may proceed.
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

/// During its lifetime this program trusts the tests' own authority like a system authority.
class TrustedAuthority {
public:
    explicit TrustedAuthority(const Certificates &certificates);
    ~TrustedAuthority() { QSslConfiguration::setDefaultConfiguration(before_); }

private:
    Q_DISABLE_COPY(TrustedAuthority)
    const QSslConfiguration before_ = QSslConfiguration::defaultConfiguration();
};

}  // namespace roomrack::tests

/// Skips the test when they cannot be created.
#define ROOMRACK_NEEDS_OPENSSL(certificates)                                                       \
    if (!(certificates).why().isEmpty()) QSKIP(qPrintable((certificates).why()))
