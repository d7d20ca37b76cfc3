// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/metrics.h"

#include "core/version.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roomrack::api {

namespace {

using channels::ConnectionState;

constexpr std::array kStates{
    std::pair{ConnectionState::Paused, "paused"},
    std::pair{ConnectionState::InSync, "in_sync"},
    std::pair{ConnectionState::Batching, "batching"},
    std::pair{ConnectionState::Sending, "sending"},
    std::pair{ConnectionState::Waiting, "rate_limited"},
    std::pair{ConnectionState::Retrying, "retrying"},
    std::pair{ConnectionState::Offline, "offline"},
    std::pair{ConnectionState::AuthenticationFailed, "authentication_failed"},
    std::pair{ConnectionState::Rejected, "rejected"}};

/// Label value with backslash, quote and line break escaped.
QByteArray label(const QString &text)
{
    QByteArray out = text.toUtf8();
    out.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    return '"' + out + '"';
}

QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 15);
}

class Page {
public:
    /// Header of a metric, followed by its samples; `help` is for readers.
    void metric(const char *name, const char *type, const char *help)
    {
        name_ = name;
        out_ += "# HELP " + name_ + ' ' + help + "\n# TYPE " + name_ + ' ' + type + '\n';
    }
    void sample(const QByteArray &labels, double value)
    {
        out_ +=
            name_ + (labels.isEmpty() ? labels : '{' + labels + '}') + ' ' + number(value) + '\n';
    }
    QByteArray take() { return std::move(out_); }

private:
    QByteArray name_, out_;
};

QByteArray labels(const ServedProperty &hotel)
{
    return "property=" + label(QString::number(hotel.property.value))
           + ",hotel=" + label(hotel.name);
}

QByteArray labels(const ServedProperty &hotel, const ServedChannel &channel)
{
    return labels(hotel) + ",channel=" + label(QString::number(channel.status.channel.value))
           + ",name=" + label(channel.name);
}

double lagSeconds(const channels::ConnectionStatus &link, Instant now)
{
    if (link.behindSince.micros == 0) return 0;
    return double(std::max<qint64>(0, now - link.behindSince)) / double(kSecond);
}

template <typename Value>
void each(Page &page, const ApiServerState &state, Value value)
{
    for (const ServedProperty &hotel : state.hotels) {
        for (const ServedChannel &channel : hotel.channels)
            page.sample(labels(hotel, channel), double(value(channel)));
    }
}

void engines(Page &page, const ApiServerState &state)
{
    page.metric("roomrack_up", "gauge", "1 if the channels of the hotel are served, otherwise 0.");
    for (const ServedProperty &hotel : state.hotels)
        page.sample(labels(hotel), hotel.loaded && hotel.failed.isEmpty() ? 1 : 0);
    page.metric("roomrack_engine_committed_records_total", "counter",
                "Number of the last committed record.");
    for (const ServedProperty &hotel : state.hotels)
        page.sample(labels(hotel), double(hotel.committedSeq));
}

void states(Page &page, const ApiServerState &state)
{
    page.metric("roomrack_channel_state", "gauge",
                "1 for the current status of the channel, 0 for all others.");
    for (const ServedProperty &hotel : state.hotels) {
        for (const ServedChannel &channel : hotel.channels) {
            const bool wrong = !channel.status.wrong.isEmpty();
            for (const auto &[which, name] : kStates) {
                page.sample(labels(hotel, channel) + ",state=\"" + name + '"',
                            !wrong && channel.status.link.state == which ? 1 : 0);
            }
            page.sample(labels(hotel, channel) + ",state=\"not_connected\"", wrong ? 1 : 0);
        }
    }
}

}  // namespace

QByteArray metricsText(const ApiServerState &state, const ApiServerCounts &counts, Instant now)
{
    Page page;
    page.metric("roomrack_build_info", "gauge", "Version of Roomrack.");
    page.sample("version=" + label(core::version()), 1);
    engines(page, state);
    states(page, state);
    const auto gauge = [&](const char *name, const char *help, auto value) {
        page.metric(name, "gauge", help);
        each(page, state, value);
    };
    const auto counter = [&](const char *name, const char *help, auto value) {
        page.metric(name, "counter", help);
        each(page, state, value);
    };
    gauge("roomrack_channel_lag_seconds", "Age of the oldest unacknowledged change.",
          [now](const ServedChannel &c) { return lagSeconds(c.status.link, now); });
    gauge("roomrack_channel_pending_nights", "Nights with pending updates.",
          [](const ServedChannel &c) { return c.status.link.counts.dirty; });
    gauge("roomrack_channel_unconfirmed_nights", "Nights sent without a response.",
          [](const ServedChannel &c) { return c.status.link.counts.unknown; });
    gauge("roomrack_channel_in_flight_nights", "Nights being sent.",
          [](const ServedChannel &c) { return c.status.link.counts.inFlight; });
    gauge("roomrack_channel_rejected_nights", "Nights rejected by the channel.",
          [](const ServedChannel &c) { return c.status.link.counts.refused; });
    gauge("roomrack_channel_unmapped_reservations", "Unmapped reservations.",
          [](const ServedChannel &c) { return c.waiting; });
    gauge("roomrack_channel_undelivered_bookings", "Bookings not yet delivered to the channel.",
          [](const ServedChannel &c) { return c.status.link.untold; });
    gauge("roomrack_channel_rejected_bookings", "Bookings rejected by the channel.",
          [](const ServedChannel &c) { return c.status.link.turnedDown; });
    gauge("roomrack_channel_consecutive_failures", "Failures since the last success.",
          [](const ServedChannel &c) { return c.status.link.failures; });
    counter("roomrack_channel_messages_total", "Messages sent since startup.",
            [](const ServedChannel &c) { return c.status.link.messages; });
    counter("roomrack_channel_items_total", "Items in the messages sent since startup.",
            [](const ServedChannel &c) { return c.status.link.entries; });
    page.metric("roomrack_http_requests_total", "counter", "HTTP requests received since startup.");
    page.sample({}, double(counts.requests));
    page.metric("roomrack_webhook_reservations_total", "counter",
                "Reservations received by webhook since startup.");
    page.sample({}, double(counts.stored));
    page.metric("roomrack_http_rejected_total", "counter", "HTTP requests rejected since startup.");
    page.sample({}, double(counts.refused));
    return page.take();
}

}  // namespace roomrack::api
