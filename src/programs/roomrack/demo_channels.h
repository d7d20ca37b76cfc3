// SPDX-License-Identifier: GPL-3.0-or-later
// Channels of the demo property: starts their mocks, connects them, and provides the dialog that
// controls them.
#pragma once

#include "desktop/shell/desktop.h"
#include "programs/roomrack/demo_requests.h"
#include "programs/roomrack/simulator_client.h"

#include <QtCore/QPointer>
#include <QtWidgets/QDialog>

namespace roomrack::programs {

class DemoChannels final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive it.
    DemoChannels(desktop::Desktop &desktop, desktop::HotelSession &session, quint64 seed);
    ~DemoChannels() override;

private:
    void link();
    void linkOne(const inventory::Channel &channel, sync::Protocol protocol);
    void linkPms(const inventory::Channel &channel);
    void add(ChannelId channel, const QJsonObject &plan, const sync::ChannelSettings &agreed);

    desktop::Desktop &desktop_;
    desktop::HotelSession &session_;
    const quint64 seed_;
    SimulatorClient client_;
    std::unique_ptr<DemoRequests> requests_;  ///< of its own website
    QPointer<QDialog> dialog_;
};

}  // namespace roomrack::programs
