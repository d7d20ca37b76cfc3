// SPDX-License-Identifier: GPL-3.0-or-later
// Serves a mock PMS over TCP on this machine, with whatever is to go wrong on the line. Lives in
// the thread that made it, which needs an event loop.
#pragma once

#include "simulator/channels/faults.h"
#include "simulator/channels/fias_pms.h"

#include <QtCore/QTimer>

#include <deque>
#include <memory>

class QTcpServer;
class QTcpSocket;

namespace roomrack::simulator {

/// How often each happens to a record that is said, 0 to 1.
struct LineFaults {
    double twice = 0;       ///< said twice
    double cut = 0;         ///< half of it is said, then the line is cut
    double unfinished = 0;  ///< said once without its end before
    double garbage = 0;     ///< something that is no record comes before it
    double huge = 0;        ///< a record of 1 MB comes before it
    double slow = 0;        ///< said half a second later, and everything behind it, too
    double reordered = 0;   ///< said behind the one that comes after it

    static LineFaults all(double rate) { return {rate, rate, rate, rate, rate, rate, rate}; }
    friend bool operator==(const LineFaults &, const LineFaults &) = default;
};
std::span<const FaultName<LineFaults>> lineFaultNames();

class PmsServer final : public QObject {
    Q_OBJECT

public:
    /// PMS and clock must outlive it.
    PmsServer(FiasPms &pms, const core::Clock &clock, quint64 seed, QObject *parent = nullptr);
    ~PmsServer() override;

    /// On the loopback address; 0: a port that the system chooses. The port, or why not.
    Result<quint16> listen(quint16 port = 0);
    void setFaults(const LineFaults &faults) { faults_ = faults; }
    const LineFaults &faults() const { return faults_; }
    /// Says what the PMS has to say, record by record, with what goes wrong.
    void say(const QByteArray &records);
    /// Says these bytes as they are.
    void sayRaw(const QByteArray &bytes);
    void cut();
    int connections() const { return connections_; }
    bool isConnected() const { return socket_ != nullptr; }

private:
    void accept();
    struct Record {
        QByteArray bytes;
        bool isNews = false;  ///< else the link itself, or who is in house: always in order
    };
    /// `waited`: the first of them was late already.
    void sayOn(bool waited);
    void sayOne(const QByteArray &record);
    void forget();

    FiasPms &pms_;
    const core::Clock &clock_;
    core::Random random_;
    LineFaults faults_;
    std::unique_ptr<QTcpServer> server_;
    QTcpSocket *socket_ = nullptr;  ///< the last that connected; owned by the server
    int connections_ = 0;
    std::deque<Record> queue_;  ///< to be said, oldest first
    QByteArray overtaken_;      ///< to be said behind the next one
    QTimer slow_, nobodyCame_;
};

}  // namespace roomrack::simulator
