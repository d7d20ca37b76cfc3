// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/hotel_session.h"

#include "remote/remote_property_service.h"
#include "storage/place.h"

#include <QtConcurrent/QtConcurrentRun>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

Result<std::shared_ptr<OpenHotel>> OpenHotel::open(const QString &file, const core::Clock &clock,
                                                   engine::EngineOptions options)
{
    auto hotel = std::make_shared<OpenHotel>();
    hotel->clock = &clock;
    auto engine = engine::Engine::open(file, clock, options);
    if (!engine) return tl::unexpected(engine.error());
    hotel->engine = engine->get();
    hotel->service = std::move(*engine);
    auto reads = engine::AsyncReader::open(file);
    if (!reads) return tl::unexpected(reads.error());
    hotel->reads = std::move(*reads);
    hotel->properties = hotel->service->properties();
    if (!hotel->properties.empty()) {
        auto snapshot = hotel->service->snapshot(hotel->properties.front().id);
        if (!snapshot) return tl::unexpected(snapshot.error());
        hotel->snapshot = *snapshot;
    }
    return hotel;
}

Result<std::shared_ptr<OpenHotel>> OpenHotel::connect(const QString &address,
                                                      const QByteArray &token,
                                                      const core::Clock &clock)
{
    auto service = remote::RemotePropertyService::open(address, token, clock);
    if (!service) return tl::unexpected(service.error());
    auto reads = engine::AsyncReader::open((*service)->opener());
    if (!reads) return tl::unexpected(reads.error());
    auto hotel = std::make_shared<OpenHotel>();
    hotel->clock = &clock;
    hotel->reads = std::move(*reads);
    hotel->properties = (*service)->properties();
    auto snapshot = (*service)->snapshot(hotel->properties.front().id);
    if (!snapshot) return tl::unexpected(snapshot.error());
    hotel->snapshot = std::move(*snapshot);
    hotel->service = std::move(*service);
    return hotel;
}

QFuture<Result<std::shared_ptr<OpenHotel>>> OpenHotel::openLater(const QString &file,
                                                                 const core::Clock &clock,
                                                                 engine::EngineOptions options)
{
    return QtConcurrent::run([file, &clock, options] { return open(file, clock, options); });
}

HotelSession::HotelSession(OpenHotel hotel, QObject *parent)
    : QObject(parent), service_(std::move(hotel.service)), engine_(hotel.engine),
      reads_(std::move(hotel.reads)), clock_(hotel.clock), properties_(std::move(hotel.properties)),
      changes_(*service_, view_), users_(*service_, view_), server_(*service_)
{
    connect(&changes_, &HotelChanges::outdated, this, [this] { takeSnapshot(property()); });
    connect(&changes_, &HotelChanges::committed, this, [this] {
        if (outdated_) takeSnapshot(property());
    });
    connect(&changes_, &HotelChanges::usersChanged, &users_, &DeskUsers::personChanged);
    connect(&server_, &ServerWatch::restarted, &users_, &DeskUsers::lockDesk);
    // The permitted actions change with the connection.
    connect(&server_, &ServerWatch::changed, &users_, &DeskUsers::personChanged);
    builder_.setMaxThreadCount(1);
    if (!hotel.snapshot) return;
    adopt(HotelView(*hotel.snapshot));
    selected_ = property();
    // Commits between the snapshot and the subscription were not delivered.
    if (service_->committedSeq() > hotel.snapshot->seq) takeSnapshot(property());
}

HotelSession::~HotelSession()
{
    service_->hangUp();
}

QString HotelSession::file() const
{
    return storage::withoutPassword(service_->file());
}

void HotelSession::adopt(HotelView view)
{
    // Each property has its own users.
    if (view.property().id != property()) users_.forget();
    std::swap(view_, view);
    // To free the memory of a large hotel takes as long as to fill it.
    builder_.start([old = std::make_shared<HotelView>(std::move(view))] {});
    const auto at = std::find_if(properties_.begin(), properties_.end(), [this](const auto &known) {
        return known.id == view_.property().id;
    });
    if (at != properties_.end())
        *at = view_.property();
    else
        properties_.push_back(view_.property());  // it was added while the place is open
    zone_ = QTimeZone(view_.property().timeZone.toLatin1());
    if (!zone_.isValid()) zone_ = QTimeZone::utc();
}

void HotelSession::selectProperty(PropertyId property)
{
    if (std::exchange(selected_, property) != property) takeSnapshot(property);
}

/// The copy for the window is made in a thread of its own: of a large hotel it takes a while.
void HotelSession::takeSnapshot(PropertyId property)
{
    changes_.hold();
    const auto later = service_->snapshotLater(property);
    engine::whenDone(later, this, [this, property](const Result<engine::SnapshotPtr> &taken) {
        if (!taken) {
            changes_.resume();
            // After the commits that were kept: these do not mean that the snapshot can be taken.
            if (property == this->property()) outdated_ = true;
            if (property == selected_) selected_ = this->property();
            emit failed(taken.error(), outdated_);
            return;
        }
        const auto built = QtConcurrent::run(
            &builder_, [snapshot = *taken] { return std::make_shared<HotelView>(*snapshot); });
        engine::whenDone(built, this, [this, property](const std::shared_ptr<HotelView> &view) {
            // Not if another property was selected meanwhile.
            if (property == selected_ || property == this->property()) {
                adopt(std::move(*view));
                outdated_ = false;
                emit loaded();
                emit changes_.usersChanged();
            }
            changes_.resume();
        });
    });
}

QDateTime HotelSession::local(Instant at) const
{
    return at.utc().toTimeZone(zone_);
}

booking::Caller HotelSession::desk() const
{
    const std::vector<inventory::Channel> &channels = view_.catalogue().channels;
    const auto it = std::find_if(channels.begin(), channels.end(), [](const auto &channel) {
        return channel.kind == inventory::ChannelKind::Desk;
    });
    booking::Caller caller;
    caller.property = property();
    if (const booking::User *user = users_.person()) caller.actor = user->id;
    if (it != channels.end()) caller.channel = it->id;
    return caller;
}

QString HotelSession::whyNot(booking::Act act) const
{
    return server_.state().up ? users_.whyNot(act) : tr("No connection to the hotel.");
}

void HotelSession::submit(booking::Command command, QObject *context,
                          std::function<void(Result<booking::Answer>)> done)
{
    const auto answered = service_->submit(std::move(command));
    if (done) engine::whenDone(answered, context, std::move(done));
}

QFuture<Result<booking::Answer>> HotelSession::submit(booking::Command command)
{
    return service_->submit(std::move(command));
}

}  // namespace roomrack::desktop
