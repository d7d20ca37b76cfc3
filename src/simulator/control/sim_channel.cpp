// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/control/sim_channel.h"

#include <QtNetwork/QNetworkReply>

#include <algorithm>

namespace roomrack::simulator {

namespace {

constexpr int kAgainMs = 400;  ///< after a push that was not stored
constexpr int kPushTimeoutMs = 10'000;

template <typename... F>
struct Each : F... {
    using F::operator()...;
};

}  // namespace

/// The mock as its server sees it: what the hotel says is kept before it is heard.
class SimChannel::Served final : public MockChannel {
public:
    Served(MockChannel &mock, int channel, Keep keep)
        : mock_(mock), channel_(channel), keep_(std::move(keep))
    {}
    WireReply handle(const WireRequest &request, Instant now) override
    {
        if (!keep_({channel_, now, HotelSays{request}})) return failure();
        return mock_.handle(request, now);
    }
    WireReply failure() const override { return mock_.failure(); }
    WireReply tooMany(int seconds) const override { return mock_.tooMany(seconds); }
    void tell(const Told &told) override { mock_.tell(told); }
    int untold() const override { return mock_.untold(); }
    Shop &shop() override { return mock_.shop(); }

private:
    MockChannel &mock_;
    const int channel_;
    const Keep keep_;
};

SimChannel::SimChannel(ChannelPlan plan, const core::Clock &clock, quint64 seed, Keep keep)
    : plan_(std::move(plan)), kind_(*channelKind(plan_.kind)), clock_(clock),
      keep_(std::move(keep)), mock_(kind_.make(plan_))
{
    served_ = std::make_unique<Served>(*mock_, plan_.id, keep_);
    server_ = std::make_unique<MockServer>(*served_, clock_, seed);
    again_.setSingleShot(true);
    again_.setInterval(kAgainMs);
    connect(&again_, &QTimer::timeout, this, [this] { push(); });
}

SimChannel::~SimChannel() = default;

Result<void> SimChannel::listen()
{
    const auto port = server_->listen(plan_.port);
    if (!port) return tl::unexpected(port.error());
    plan_.port = *port;
    return {};
}

std::optional<Told> SimChannel::apply(const Act &act)
{
    Shop &shop = mock_->shop();
    const Each does{
        [&](const HotelSays &deed) -> std::optional<Told> {
            mock_->handle(deed.request, act.at);
            return std::nullopt;
        },
        [&](const GuestBooks &deed) {
            return shop.book(deed.offer, deed.stay, deed.rooms, deed.adults, act.at);
        },
        [&](const GuestChanges &deed) { return shop.change(deed.reservation, deed.stay, act.at); },
        [&](const GuestCancels &deed) { return shop.cancel(deed.reservation, act.at); },
        [&](const HotelStored &deed) -> std::optional<Told> {
            std::erase_if(toPush_, [&](const Told &t) { return t.revision == deed.revision; });
            return std::nullopt;
        }};
    const auto told = std::visit(does, act.deed);
    if (told) tell(*told);
    return told;
}

void SimChannel::tell(const Told &told)
{
    if (plan_.pushTo.isEmpty()) {
        mock_->tell(told);
        return;
    }
    toPush_.push_back(told);
    push();
}

void SimChannel::setPushTo(const QString &address)
{
    plan_.pushTo = address;
    // What is not pushed is fetched.
    if (address.isEmpty()) {
        for (const Told &told : std::exchange(toPush_, {})) mock_->tell(told);
    }
    startPushing();
}

void SimChannel::startPushing()
{
    if (!toPush_.empty()) again_.start();
}

/// The oldest first, one at a time: the next when this one is stored.
void SimChannel::push()
{
    // Nothing leaves before it listens: until then the journal is read.
    if (pushing_ || toPush_.empty() || plan_.pushTo.isEmpty() || plan_.port == 0) return;
    pushing_ = true;
    ++pushes_;
    const Told &told = toPush_.front();
    const WireRequest wire = kind_.push(told, plan_.login, clock_.wall());
    QNetworkRequest request{QUrl(plan_.pushTo)};
    for (const auto &[name, value] : wire.headers) request.setRawHeader(name, value);
    request.setTransferTimeout(kPushTimeoutMs);
    QNetworkReply *reply = network_.sendCustomRequest(request, wire.method, wire.body);
    connect(reply, &QNetworkReply::finished, this, [this, reply, revision = told.revision] {
        reply->deleteLater();
        pushing_ = false;
        pushed(revision, *reply);
    });
}

void SimChannel::pushed(const QString &revision, QNetworkReply &reply)
{
    WireReply answer;
    answer.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.body = reply.readAll();
    const Act stored{plan_.id, clock_.wall(), HotelStored{revision}};
    if (kind_.pushed(answer) && keep_(stored)) {
        apply(stored);
        push();
        return;
    }
    ++pushFailures_;
    again_.start();
}

}  // namespace roomrack::simulator

#include "moc_sim_channel.cpp"
