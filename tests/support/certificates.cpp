// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/certificates.h"

#include "support/patience.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

namespace roomrack::tests {

namespace {

const QByteArray kConfiguration = R"([ca]
default_ca = own
[own]
database = index
serial = serial
new_certs_dir = .
certificate = ca.pem
private_key = ca.key
default_md = sha256
policy = any
unique_subject = no
copy_extensions = copy
[any]
commonName = supplied
)";

}  // namespace

Certificates::Certificates()
{
    if (QStandardPaths::findExecutable(QStringLiteral("openssl")).isEmpty()) {
        why_ = QStringLiteral("there is no openssl program on this machine");
        return;
    }
    write("ca.cnf", kConfiguration);
    write("index", {});
    write("serial", "01\n");
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    const QString key = QStringLiteral("-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes");
    const auto make = [&](const char *name, const char *subject, const char *names) {
        const QString n = QString::fromLatin1(name);
        run(words("req -new") + key.split(u' ')
            + QStringList{QStringLiteral("-keyout"), n + QStringLiteral(".key"),
                          QStringLiteral("-out"), n + QStringLiteral(".csr"),
                          QStringLiteral("-subj"), QString::fromLatin1(subject),
                          QStringLiteral("-addext"),
                          QStringLiteral("subjectAltName=") + QString::fromLatin1(names)});
    };
    const auto sign = [&](const char *name, const char *from, const char *to) {
        const QString n = QString::fromLatin1(name);
        run(words("ca -batch -notext -config ca.cnf -startdate") + words(from) + words("-enddate")
            + words(to)
            + QStringList{QStringLiteral("-in"), n + QStringLiteral(".csr"), QStringLiteral("-out"),
                          n + QStringLiteral(".pem")});
    };
    const char *here = "DNS:localhost,IP:127.0.0.1";
    run(words("req -x509 -days 3650 -keyout ca.key -out ca.pem -subj /CN=Test-authority")
        + key.split(u' '));
    make("good", "/CN=localhost", here);
    sign("good", "20200101000000Z", "20491231235959Z");
    make("expired", "/CN=localhost", here);
    sign("expired", "20200101000000Z", "20200201000000Z");
    make("other", "/CN=other.example", "DNS:other.example");
    sign("other", "20200101000000Z", "20491231235959Z");
    run(words("req -x509 -days 3650 -keyout selfsigned.key -out selfsigned.pem -subj /CN=localhost")
        + key.split(u' ')
        + QStringList{QStringLiteral("-addext"),
                      QStringLiteral("subjectAltName=") + QString::fromLatin1(here)});
}

QList<QSslCertificate> Certificates::authority() const
{
    return QSslCertificate::fromPath(path(QStringLiteral("ca.pem")));
}

Certificates::Pair Certificates::pair(const char *name) const
{
    const QString n = QString::fromLatin1(name);
    return {path(n + QStringLiteral(".pem")), path(n + QStringLiteral(".key"))};
}

void Certificates::run(const QStringList &arguments)
{
    if (!why_.isEmpty()) return;
    QProcess process;
    process.setWorkingDirectory(folder_.path());
    process.start(QStringLiteral("openssl"), arguments);
    process.waitForFinished(kTryForMs);
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return;
    why_ = QStringLiteral("openssl %1: %2")
               .arg(arguments.first(), QString::fromLocal8Bit(process.readAllStandardError()));
}

void Certificates::write(const char *name, const QByteArray &text)
{
    QFile file(path(QString::fromLatin1(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        why_ = file.errorString();
}

void Certificates::addRows()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<bool>("trusted");
    QTest::addRow("good") << 0 << true;
    QTest::addRow("expired") << 1 << false;
    QTest::addRow("another host's") << 2 << false;
    QTest::addRow("self-signed") << 3 << false;
}

Certificates::Pair Certificates::ofRow() const
{
    QFETCH(const int, which);
    const Pair all[] = {good(), expired(), otherHost(), selfSigned()};
    return all[which];
}

TrustedAuthority::TrustedAuthority(const Certificates &certificates)
{
    QSslConfiguration trusting = before_;
    trusting.addCaCertificates(certificates.authority());
    QSslConfiguration::setDefaultConfiguration(trusting);
}

}  // namespace roomrack::tests
