// SPDX-License-Identifier: GPL-3.0-or-later
// A server that a benchmark or a test starts for itself: in a folder of its own, reachable only
// through a socket file in it, stopped with its owner, and by the kernel should that be killed.
#pragma once

#include <QtCore/QProcess>
#include <QtCore/QStringList>

#include <functional>
#include <stdexcept>

namespace roomrack::servers {

/// There is no such server here, or it does not start: said, and not an error.
struct Unavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// The program by name from PATH or one of `folders` (globs); empty when there is none.
QString findProgram(const QString &name, const QStringList &folders = {});

/// The account that servers run under when we are root, which PostgreSQL refuses to be.
struct Account {
    uint user = 0;
    uint group = 0;
    bool changes = false;  ///< false: stay who we are
};
Account serverAccount();

/// Makes a folder inside `folder` that the account owns.
QString makeServerFolder(const QString &folder, const QString &name, const Account &account);

class Server {
public:
    /// Starts the program; `stopSignal` asks it to end.
    Server(const QString &program, const QStringList &arguments, const QString &workingFolder,
           const Account &account, int stopSignal);
    ~Server();
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    /// Waits until `ready` says so; throws Unavailable with the server's last words when it ends
    /// first.
    void waitUntil(const std::function<bool()> &ready);
    /// Asks it to end, by the signal for that or another, and waits until it did.
    void stop() { stop(stopSignal_); }
    void stop(int signal);
    /// Runs a program to its end under the account; throws Unavailable when it fails.
    static void runOnce(const QString &program, const QStringList &arguments,
                        const QString &workingFolder, const Account &account);

private:
    QProcess process_;
    int stopSignal_;
};

}  // namespace roomrack::servers
