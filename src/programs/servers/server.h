// SPDX-License-Identifier: GPL-3.0-or-later
// A server started by a benchmark or a test: in a folder of its own, reachable only through a
// socket file in it, stopped with its owner, and by the kernel if the owner is killed.
#pragma once

#include <QtCore/QProcess>
#include <QtCore/QStringList>

#include <functional>
#include <stdexcept>

namespace roomrack::servers {

/// The server is not installed or does not start: reported, but not an error.
struct Unavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Finds a program by name in PATH or in `folders` (globs); empty if there is none.
QString findProgram(const QString &name, const QStringList &folders = {});

/// The account for servers if we run as root, which PostgreSQL refuses.
struct Account {
    uint user = 0;
    uint group = 0;
    bool changes = false;  ///< false: keep the current account
};
Account serverAccount();

/// Creates a folder inside `folder`, owned by the account.
QString makeServerFolder(const QString &folder, const QString &name, const Account &account);

class Server {
public:
    /// Starts the program; `stopSignal` requests its end.
    Server(const QString &program, const QStringList &arguments, const QString &workingFolder,
           const Account &account, int stopSignal);
    ~Server();
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    /// Waits until `ready` returns true; throws Unavailable with the server's last output if it
    /// ends first.
    void waitUntil(const std::function<bool()> &ready);
    /// Sends the stop signal, or another, and waits until the server ends.
    void stop() { stop(stopSignal_); }
    void stop(int signal);
    /// Runs a program to its end under the account; throws Unavailable if it fails.
    static void runOnce(const QString &program, const QStringList &arguments,
                        const QString &workingFolder, const Account &account);

private:
    QProcess process_;
    int stopSignal_;
};

}  // namespace roomrack::servers
