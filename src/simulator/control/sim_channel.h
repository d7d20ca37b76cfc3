// SPDX-License-Identifier: GPL-3.0-or-later
// A mock channel that is served: the mock, its server with what is to go wrong, and the
// reservations that it still has to push.
#pragma once

#include "simulator/channels/mock_server.h"
#include "simulator/control/act.h"
#include "simulator/control/channel_plan.h"

#include <QtCore/QTimer>
#include <QtNetwork/QNetworkAccessManager>

#include <deque>

namespace roomrack::simulator {

class SimChannel final : public QObject {
    Q_OBJECT

public:
    /// Keeps an act before it is done; false: it cannot be kept.
    using Keep = std::function<bool(const Act &)>;
    SimChannel(ChannelPlan plan, const core::Clock &clock, quint64 seed, Keep keep);
    ~SimChannel() override;

    /// On the plan's port; the plan then says which.
    Result<void> listen();
    const ChannelPlan &plan() const { return plan_; }
    /// What it is called by in `Shop`.
    const std::vector<Offer> &offers() const { return mock_->shop().offers(); }
    const Shop &shop() const { return mock_->shop(); }
    MockServer &server() { return *server_; }
    /// Versions that the hotel has not acknowledged, or stored.
    int untold() const { return mock_->untold() + int(toPush_.size()); }
    qint64 pushes() const { return pushes_; }
    qint64 pushFailures() const { return pushFailures_; }

    /// Does it without keeping it: it happened before, or was just kept. The reservation that came
    /// of what a guest did; none where that was not possible.
    std::optional<Told> apply(const Act &act);
    void setPushTo(const QString &address);
    /// Pushes what is to be pushed, from now on.
    void startPushing();

private:
    class Served;
    void tell(const Told &told);
    void push();
    void pushed(const QString &revision, QNetworkReply &reply);

    ChannelPlan plan_;
    const ChannelKind &kind_;
    const core::Clock &clock_;
    Keep keep_;
    std::unique_ptr<MockChannel> mock_;
    std::unique_ptr<Served> served_;
    std::unique_ptr<MockServer> server_;
    QNetworkAccessManager network_;
    QTimer again_;
    std::deque<Told> toPush_;
    bool pushing_ = false;
    qint64 pushes_ = 0, pushFailures_ = 0;
};

}  // namespace roomrack::simulator
