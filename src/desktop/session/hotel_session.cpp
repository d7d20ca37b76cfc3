// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/hotel_session.h"

#include "remote/remote_property_service.h"
#include "storage/place.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QMutex>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

/// Commits are collected for about a frame, so that a thousand of them cause one repaint.
constexpr int kFrameMs = 20;

}  // namespace

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

/// Receives the commits from the writer thread; shared, so that it outlives both sides.
struct HotelSession::Inbox {
    QMutex mutex;
    std::vector<engine::ChangeSetPtr> changes;
    bool called = false;  ///< the GUI thread has been notified
};

/// The combined changes of several commits.
struct HotelSession::News {
    std::vector<CellSpan> spans;
    std::vector<BookingId> bookings;
    std::vector<booking::Record> records;
    std::vector<booking::Step> steps;
    Instant at;
    qint64 seq = 0;
    bool holds = false;
    bool dateMoved = false;
    bool users = false;
    bool sagas = false;
    bool duplicates = false;
    bool notices = false;
    bool tokens = false;
    bool setups = false;
    bool reload = false;
};

HotelSession::HotelSession(OpenHotel hotel, QObject *parent)
    : QObject(parent), service_(std::move(hotel.service)), engine_(hotel.engine),
      reads_(std::move(hotel.reads)), clock_(hotel.clock), properties_(std::move(hotel.properties)),
      inbox_(std::make_shared<Inbox>())
{
    frame_.setSingleShot(true);
    frame_.setInterval(kFrameMs);
    connect(&frame_, &QTimer::timeout, this, &HotelSession::deliver);
    if (hotel.snapshot) adopt(*hotel.snapshot);
    subscription_ =
        service_->subscribe([this](engine::ChangeSetPtr change) { receive(std::move(change)); });
    // Commits between the snapshot and the subscription were not delivered.
    if (hotel.snapshot && service_->committedSeq() > hotel.snapshot->seq) {
        takeSnapshot(hotel.snapshot->catalogue.property.id);
    }
    watchConnection();
}

HotelSession::~HotelSession()
{
    service_->watchConnection({});
    service_->unsubscribe(subscription_);
    service_->hangUp();
    reads_.reset();
    service_.reset();
}

/// The callback is called from the connection's own thread.
void HotelSession::watchConnection()
{
    service_->watchConnection([this](const engine::ServerConnectionState &line) {
        QMetaObject::invokeMethod(
            this, [this, line] { noteLine(line); }, Qt::QueuedConnection);
    });
}

void HotelSession::noteLine(const engine::ServerConnectionState &line)
{
    if (line == line_) return;
    // A restarted server has lost its sign-ins.
    const bool forgotten = line_.visit != 0 && line.visit != line_.visit;
    line_ = line;
    if (forgotten) lockDesk();
    emit lineChanged();
    emit personChanged();  // the permitted actions have changed
}

QString HotelSession::file() const
{
    return storage::withoutPassword(service_->file());
}

void HotelSession::adopt(const engine::Snapshot &snapshot)
{
    // Each property has its own users.
    if (snapshot.catalogue.property.id != property()) person_ = {};
    view_ = HotelView(snapshot);
    for (inventory::Property &known : properties_) {
        if (known.id == view_.property().id) known = view_.property();
    }
    zone_ = QTimeZone(view_.property().timeZone.toLatin1());
    if (!zone_.isValid()) zone_ = QTimeZone::utc();
}

void HotelSession::selectProperty(PropertyId property)
{
    if (property != this->property()) takeSnapshot(property);
}

void HotelSession::takeSnapshot(PropertyId property)
{
    snapshotUnderWay_ = true;
    const auto later = service_->snapshotLater(property);
    engine::whenDone(later, this, [this](const Result<engine::SnapshotPtr> &taken) {
        snapshotUnderWay_ = false;
        if (!taken) {
            emit failed(taken.error());
            return;
        }
        adopt(**taken);
        emit loaded();
        emit usersChanged();
        emit personChanged();
        deliver();
    });
}

// Called in the writer thread: must not access any member of the session but the inbox.
void HotelSession::receive(engine::ChangeSetPtr change)
{
    {
        const QMutexLocker lock(&inbox_->mutex);
        inbox_->changes.push_back(std::move(change));
        if (std::exchange(inbox_->called, true)) return;
    }
    QMetaObject::invokeMethod(
        this, [this] { frame_.start(); }, Qt::QueuedConnection);
}

void HotelSession::deliver()
{
    if (snapshotUnderWay_) return;
    std::vector<engine::ChangeSetPtr> changes;
    {
        const QMutexLocker lock(&inbox_->mutex);
        changes.swap(inbox_->changes);
        inbox_->called = false;
    }
    News news;
    for (const engine::ChangeSetPtr &change : changes) {
        if (change->property == property()) collect(*change, news);
        news.at = std::max(news.at, change->at);
        news.seq = std::max(news.seq, change->seq);
    }
    if (!changes.empty()) announce(news);
    if (news.reload) takeSnapshot(property());
}

void HotelSession::collect(const engine::ChangeSet &change, News &news)
{
    if (change.reload) {
        news.reload = true;
        return;
    }
    if (change.commitNumber <= view_.commitNumber()) return;
    const std::vector<CellSpan> spans = view_.apply(change);
    news.spans.insert(news.spans.end(), spans.begin(), spans.end());
    news.bookings.insert(news.bookings.end(), change.bookings.begin(), change.bookings.end());
    news.records.insert(news.records.end(), change.records.begin(), change.records.end());
    news.steps.insert(news.steps.end(), change.steps.begin(), change.steps.end());
    news.users = news.users || change.users.has_value();
    news.sagas = news.sagas || !change.sagas.empty();
    news.duplicates = news.duplicates || !change.duplicates.empty();
    news.notices = news.notices || !change.notices.empty();
    news.tokens = news.tokens || change.tokens.has_value();
    news.setups = news.setups || !change.setups.empty();
    news.holds = news.holds || !change.holdsTaken.empty() || !change.holdsGone.empty();
    for (const booking::Record &record : change.records) {
        if (record.kind == booking::RecordKind::BusinessDateMoved) news.dateMoved = true;
        // Rules are part of the catalogue; a ChangeSet has only their effect on cells.
        if (record.kind == booking::RecordKind::CatalogueChanged
            || record.kind == booking::RecordKind::PolicyChanged) {
            news.reload = true;
        }
    }
}

void HotelSession::announce(const News &news)
{
    if (!news.spans.empty()) emit cellsChanged(news.spans);
    if (news.holds) emit holdsChanged();
    if (!news.bookings.empty()) emit bookingsChanged(news.bookings);
    if (news.dateMoved) emit businessDateMoved();
    if (!news.steps.empty()) emit stepsChanged(news.steps);
    if (news.users) {
        emit usersChanged();
        emit personChanged();
    }
    if (news.sagas) emit sagasChanged();
    if (news.duplicates) emit duplicatesChanged();
    if (news.notices) emit noticesChanged();
    if (news.tokens) emit tokensChanged();
    if (news.setups) emit setupsChanged();
    if (!news.records.empty()) emit happened(news.records);
    if (news.seq > 0) emit committed(news.at, news.seq);
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
    if (person()) caller.actor = person_;  // a deactivated user is not recorded
    if (it != channels.end()) caller.channel = it->id;
    return caller;
}

bool HotelSession::hasUsers() const
{
    const auto &users = view_.users();
    return std::any_of(users.begin(), users.end(),
                       [](const booking::User &user) { return user.active; });
}

const booking::User *HotelSession::person() const
{
    const booking::User *user = person_ ? view_.user(person_) : nullptr;
    return user && user->active ? user : nullptr;
}

QString HotelSession::whyNot(booking::Act act) const
{
    if (!line_.up) return tr("No connection to the hotel.");
    if (!hasUsers()) return {};
    const booking::User *user = person();
    if (!user) return tr("You are not signed in.");
    return booking::may(user->role, act) ? QString() : booking::whyNot(act, *user);
}

void HotelSession::signIn(ActorId user, const QString &secret, QObject *context,
                          std::function<void(const Result<booking::User> &)> done)
{
    const PropertyId hotel = property();
    const auto later = service_->signInLater(hotel, user, secret);
    engine::whenDone(later, context,
                     [this, hotel, done = std::move(done)](const Result<booking::User> &found) {
                         if (found && hotel == property()) takeDesk(found->id);
                         done(found);
                     });
}

void HotelSession::takeDesk(ActorId user)
{
    if (user == person_) return;
    person_ = user;
    if (!user) service_->signOut(property());
    emit personChanged();
}

booking::SeenVersion HotelSession::seen(int type, Night night) const
{
    return {view_.epoch(), view_.ledger().version(type, night)};
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
