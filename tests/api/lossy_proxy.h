// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP proxy for tests: forwards requests, loses them or their answers, forwards them twice, or
// repeats one after a later one.
#pragma once

#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

#include <functional>
#include <map>

namespace roomrack::tests {

class LossyProxy final : public QObject {
    Q_OBJECT

public:
    enum class Fate : quint8 { Passed, RequestLost, AnswerLost, Twice, AgainLater };
    using Decide = std::function<Fate(const QByteArray &request)>;

    LossyProxy(quint16 target, Decide decide);
    ~LossyProxy() override;
    quint16 port() const { return server_.serverPort(); }
    void setTarget(quint16 target) { target_ = target; }
    void setDecide(Decide decide) { decide_ = std::move(decide); }
    int count(Fate fate) const
    {
        const auto it = counts_.find(fate);
        return it == counts_.end() ? 0 : it->second;
    }

private:
    void read(QTcpSocket *from);
    void pass(QTcpSocket *from, const QByteArray &request);
    void forward(const QByteArray &request, std::function<void(const QByteArray &)> then);

    quint16 target_;
    Decide decide_;
    QTcpServer server_;
    std::map<QTcpSocket *, QByteArray> heard_;
    std::vector<QByteArray> late_;
    std::map<Fate, int> counts_;
};

}  // namespace roomrack::tests
