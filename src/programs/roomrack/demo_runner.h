// SPDX-License-Identifier: GPL-3.0-or-later
// `--demo`, and "Show the demo" at first start: creates the property on a thread of its own, opens
// it in the window, and starts and stops the simulated guests.
#pragma once

#include "desktop/shell/desktop.h"
#include "programs/roomrack/demo_channels.h"
#include "simulator/demo.h"

#include <QtCore/QObject>

#include <atomic>
#include <memory>

namespace roomrack::programs {

class DemoRunner : public QObject {
    Q_OBJECT

public:
    /// `clock` must outlive it, and it must outlive the desktop's session.
    DemoRunner(desktop::Desktop &desktop, const core::Clock &clock, quint64 seed);
    ~DemoRunner() override;

    void start();
    bool isRunning() const { return demo_ != nullptr; }
    /// Whether this is the file of the demo's hotel.
    bool isOf(const QString &file) const { return demo_ && demo_->file() == file; }

private:
    void opened(desktop::HotelSession *session);
    void closing();
    desktop::Desktop &desktop_;
    const core::Clock &clock_;
    quint64 seed_;
    std::shared_ptr<std::atomic<bool>> stop_;
    std::unique_ptr<simulator::Demo> demo_;
    std::unique_ptr<DemoChannels> channels_;  ///< while its hotel is open
    bool making_ = false;
    bool open_ = false;
};

}  // namespace roomrack::programs
