// SPDX-License-Identifier: GPL-3.0-or-later
// The API server of a hotel that is open in a window: for channels that push and for monitoring, if
// enabled in the settings of this machine. Runs as long as the hotel is open; never blocks.
#pragma once

#include "api/api_server_settings.h"
#include "desktop/connections/hotel_channels.h"

class QSettings;

namespace roomrack::desktop {

class WindowApiServer final : public QObject {
    Q_OBJECT

public:
    enum class State : quint8 { Closed, Opening, Open, Failed };

    /// Registers itself in the actions, which own it; all arguments must outlive it.
    WindowApiServer(HotelSession &session, HotelChannels &channels, PageActions &actions,
                    QSettings &settings);

    bool isWanted() const { return wanted_; }
    const api::ApiServerSettings &settings() const { return now_; }
    /// Saves the settings on this machine, and starts or stops the server accordingly.
    void set(bool wanted, const api::ApiServerSettings &settings);

    State state() const { return state_; }
    /// In state Failed: the setting at fault and how to correct it.
    const Error &trouble() const { return trouble_; }
    /// In state Open: "http://127.0.0.1:8470".
    QString address() const;
    /// The webhook URL of a channel; empty while the server is not running.
    QString addressOf(ChannelId channel) const;

signals:
    /// The state or the settings changed.
    void changed();

private:
    void load();
    void open();
    void listen(const api::ApiServerOptions &options);
    api::v1::Host apiHost();
    void opened(const Result<quint16> &port);
    void failed(const Error &why);
    void settle();
    void tell();

    HotelSession &session_;
    HotelChannels &channels_;
    PageActions &actions_;
    QSettings &stored_;
    bool wanted_ = false;
    api::ApiServerSettings now_;
    State state_ = State::Closed;
    Error trouble_;
    quint16 port_ = 0;
    size_t served_ = 0;  ///< hotels, when it was opened
    int round_ = 0;      ///< number of the start attempt; older answers are ignored
    std::unique_ptr<api::ApiServer> apiServer_;
    QTimer soon_;   ///< batches state updates for the server
    QTimer again_;  ///< retries: a port may become free
};

}  // namespace roomrack::desktop
