// SPDX-License-Identifier: GPL-3.0-or-later
// The real window with a property whose OTA is a local server with simulated faults.
#pragma once

#include "core/clock.h"
#include "desktop/channels/channels_page.h"
#include "desktop/shell/main_window.h"
#include "simulator/channels/json_ota.h"
#include "simulator/channels/mock_server.h"

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QDialog>

#include <memory>

namespace roomrack::tests {

class LinkedWindow {
public:
    /// The theme must outlive it.
    explicit LinkedWindow(desktop::Theme &theme);
    ~LinkedWindow();

    desktop::MainWindow &window() { return *window_; }
    desktop::HotelSession &session() { return *window_->session(); }
    desktop::HotelChannels &channels() { return *window_->actions()->channels; }
    desktop::ChannelsPage &page();
    simulator::JsonOta &ota() { return *ota_; }
    simulator::MockServer &server() { return *server_; }
    /// Stops the OTA's server, or starts it again.
    void hangUp() { server_.reset(); }
    void answerAgain();
    Night today() const { return today_; }
    QString address() const { return QStringLiteral("http://127.0.0.1:%1").arg(port_); }
    /// The OTA's mapping: Standard Double and Suite, each with its best rate.
    sync::ChannelSettings settings() const;
    /// Saves them as a manager would, with a passphrase if required, and waits.
    void link(const sync::ChannelSettings &settings);
    const desktop::ChannelState &state() { return *channels().find(channel()); }
    /// Sets the engine's number of rooms for sale.
    void setForSale(Night first, int nights, int rooms);
    /// A guest books there, and the property receives it at the next poll.
    void guestBooks(const QString &room, Stay stay);
    QDialog *dialog() const;
    template <typename Widget>
    Widget *find(const char *name)
    {
        return window_->findChild<Widget *>(QString::fromLatin1(name));
    }
    template <typename Widget>
    Widget *inDialog(const char *name) const
    {
        return dialog() ? static_cast<QWidget *>(dialog())->findChild<Widget *>(
                   QString::fromLatin1(name))
                        : nullptr;
    }

    static constexpr const char *kKey = "the key of this hotel";
    static constexpr const char *kPassphrase = "a good passphrase";
    static ChannelId channel() { return ChannelId{2}; }

private:
    core::SystemClock clock_;
    QTemporaryDir folder_;
    Night today_;
    std::unique_ptr<QSettings> settings_;
    std::unique_ptr<simulator::JsonOta> ota_;
    std::unique_ptr<simulator::MockServer> server_;
    std::unique_ptr<desktop::MainWindow> window_;
    quint16 port_ = 0;
};

}  // namespace roomrack::tests
