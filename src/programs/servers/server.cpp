// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/servers/server.h"

#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QStandardPaths>

#include <csignal>
#include <grp.h>
#include <pwd.h>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace roomrack::servers {

namespace {

constexpr int kPatienceMs = 60'000;

void prepare(QProcess &process, const QString &workingFolder, const Account &account,
             int onOrphaned)
{
    process.setWorkingDirectory(workingFolder);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardInputFile(QProcess::nullDevice());
    process.setChildProcessModifier([account, onOrphaned = onOrphaned] {
        if (account.changes
            && (setgroups(0, nullptr) != 0 || setgid(account.group) != 0
                || setuid(account.user) != 0))
            _exit(126);
#ifdef Q_OS_LINUX
        prctl(PR_SET_PDEATHSIG, onOrphaned);
#endif
    });
}

std::string lastWords(QProcess &process)
{
    const QByteArray all = process.readAll().trimmed();
    return all.mid(all.lastIndexOf('\n') + 1).toStdString();
}

}  // namespace

QString findProgram(const QString &name, const QStringList &folders)
{
    const QString inPath = QStandardPaths::findExecutable(name);
    if (!inPath.isEmpty()) return inPath;
    for (const QString &glob : folders) {
        const int star = int(glob.indexOf(QLatin1Char('*')));
        const QDir parent(glob.left(star));
        const QStringList versions =
            parent.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name | QDir::Reversed);
        for (const QString &version : versions) {
            const QString file =
                parent.filePath(version) + glob.mid(star + 1) + QLatin1Char('/') + name;
            if (QFileInfo(file).isExecutable()) return file;
        }
    }
    return {};
}

Account serverAccount()
{
    if (geteuid() != 0) return {};
    for (const char *name : {"postgres", "nobody"}) {
        if (const passwd *p = getpwnam(name)) return {p->pw_uid, p->pw_gid, true};
    }
    return {};
}

QString makeServerFolder(const QString &folder, const QString &name, const Account &account)
{
    const QString path = folder + QLatin1Char('/') + name;
    QDir().mkpath(path);
    if (account.changes) {
        // The account needs to traverse the folder, not to list it.
        QFile::setPermissions(folder, QFile::permissions(folder) | QFile::ExeOther);
        if (chown(QFile::encodeName(path).constData(), account.user, account.group) != 0)
            throw Unavailable("cannot change the owner of the server folder");
    }
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

Server::Server(const QString &program, const QStringList &arguments, const QString &workingFolder,
               const Account &account, int stopSignal)
    : stopSignal_(stopSignal)
{
    prepare(process_, workingFolder, account, stopSignal);
    process_.start(program, arguments, QIODevice::ReadOnly);
    if (!process_.waitForStarted())
        throw Unavailable("cannot start " + program.toStdString() + ": "
                          + process_.errorString().toStdString());
}

Server::~Server()
{
    stop();
}

void Server::stop(int signal)
{
    if (process_.state() == QProcess::NotRunning) return;
    kill(pid_t(process_.processId()), signal);
    if (!process_.waitForFinished(kPatienceMs)) process_.kill();
    process_.waitForFinished(kPatienceMs);
}

void Server::waitUntil(const std::function<bool()> &ready)
{
    QElapsedTimer since;
    since.start();
    while (!ready()) {
        if (process_.waitForFinished(20))
            throw Unavailable("the server exited during startup: " + lastWords(process_));
        if (since.elapsed() > kPatienceMs) throw Unavailable("the server did not start in time");
    }
}

void Server::runOnce(const QString &program, const QStringList &arguments,
                     const QString &workingFolder, const Account &account)
{
    QProcess process;
    prepare(process, workingFolder, account, SIGTERM);
    process.start(program, arguments, QIODevice::ReadOnly);
    const bool ended = process.waitForFinished(kPatienceMs);
    if (!ended || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        throw Unavailable(program.toStdString() + " failed: " + lastWords(process));
}

}  // namespace roomrack::servers
