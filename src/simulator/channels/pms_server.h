// SPDX-License-Identifier: GPL-3.0-or-later
// Serves a mock PMS over TCP on localhost, with injected faults. Lives in the thread that created
// it, which needs an event loop.
#pragma once

#include "simulator/channels/faults.h"
#include "simulator/channels/fias_pms.h"

#include <QtCore/QTimer>

#include <deque>
#include <memory>

class QTcpServer;
class QTcpSocket;

namespace roomrack::simulator {

/// Probability of each fault per record sent, 0 to 1.
struct ConnectionFaults {
    double twice = 0;       ///< sent twice
    double cut = 0;         ///< half of it is sent, then the connection is closed
    double unfinished = 0;  ///< first sent once without its end
    double garbage = 0;     ///< preceded by bytes that are not a record
    double huge = 0;        ///< preceded by a record of 1 MB
    double slow = 0;        ///< delayed by half a second, with all that follow
    double reordered = 0;   ///< sent after the record that follows it

    static ConnectionFaults all(double rate) { return {rate, rate, rate, rate, rate, rate, rate}; }
    friend bool operator==(const ConnectionFaults &, const ConnectionFaults &) = default;
};
std::span<const FaultName<ConnectionFaults>> lineFaultNames();

class PmsServer final : public QObject {
    Q_OBJECT

public:
    /// The PMS and the clock must outlive this object.
    PmsServer(FiasPms &pms, const core::Clock &clock, quint64 seed, QObject *parent = nullptr);
    ~PmsServer() override;

    /// Listens on the loopback address; port 0: chosen by the system. Returns the port or an error.
    Result<quint16> listen(quint16 port = 0);
    void setFaults(const ConnectionFaults &faults) { faults_ = faults; }
    const ConnectionFaults &faults() const { return faults_; }
    /// Sends the records one by one, with injected faults.
    void say(const QByteArray &records);
    /// Sends these bytes unchanged.
    void sayRaw(const QByteArray &bytes);
    void cut();
    int connections() const { return connections_; }
    bool isConnected() const { return socket_ != nullptr; }

private:
    void accept();
    struct Record {
        QByteArray bytes;
        bool isNews = false;  ///< otherwise link control or resync: always in order
    };
    /// `waited`: the first record was already delayed.
    void sayOn(bool waited);
    void sayOne(const QByteArray &record);
    void forget();

    FiasPms &pms_;
    const core::Clock &clock_;
    core::Random random_;
    ConnectionFaults faults_;
    std::unique_ptr<QTcpServer> server_;
    QTcpSocket *socket_ = nullptr;  ///< the latest connection; owned by the server
    int connections_ = 0;
    std::deque<Record> queue_;  ///< to be sent, oldest first
    QByteArray overtaken_;      ///< to be sent after the next one
    QTimer slow_, connectTimer_;
};

}  // namespace roomrack::simulator
