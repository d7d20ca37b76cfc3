// SPDX-License-Identifier: GPL-3.0-or-later
// One window per hotel and user: a second start of the program brings the running window forward
// and ends. Windows are found by local sockets in the user's runtime folder.
#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>
#include <map>
#include <memory>

class QLocalServer;

namespace roomrack::programs {

class RunningWindow final : public QObject {
    Q_OBJECT

public:
    /// The user's folder for sockets; empty if the system has none.
    static QString runtimeFolder();
    /// Key of any window, for a start without a hotel.
    static QString anyWindow() { return QStringLiteral("window"); }
    /// Key of the demo.
    static QString demo() { return QStringLiteral("demo"); }
    /// Key of a hotel: the canonical path of its file, or its address without the password.
    static QString keyOf(const QString &place);

    /// Sockets are created in `folder`; if it is empty, windows do not find each other.
    explicit RunningWindow(const QString &folder);
    ~RunningWindow() override;

    /// Asks the window that serves `key` to come forward. True: it did, and this process can end.
    /// Otherwise this process serves the key from now on. Blocks for a while; call before the event
    /// loop runs.
    bool passOn(const QString &key);
    /// Serves a key unless another window does.
    void serve(const QString &key);
    /// Serves the key of the hotel that is now open instead of the previous one; empty: none.
    void setPlace(const QString &key);
    QString place() const { return place_; }
    /// Called when another start asks for this window; returns whether it came forward.
    void setAnswer(std::function<bool()> answer) { answer_ = std::move(answer); }

    static constexpr int kPatienceMs = 5'000;
    /// A window that listens and does not answer yet is busy with the hotel, so that this process
    /// could not open it.
    static constexpr int kReplyPatienceMs = 30'000;

private:
    enum class Reply : quint8 { Accepted, NoReply, NoWindow };
    QString socketOf(const QString &key) const;
    static Reply ask(const QString &socket);
    void listen(const QString &key);
    void receive(QLocalServer &server);
    QString folder_;
    QString place_;
    std::map<QString, std::unique_ptr<QLocalServer>> servers_;
    std::function<bool()> answer_;
};

}  // namespace roomrack::programs
