// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/requests/hotel_reservations.h"

#include "api/v1/booking_answers.h"

namespace roomrack::desktop {

using booking::SetupKind;
using reservations::ReservationsHost;

namespace {

constexpr SetupKind kKinds[] = {SetupKind::Payment, SetupKind::Mail, SetupKind::Central};

}  // namespace

HotelReservations::HotelReservations(HotelSession &session, PageActions &actions,
                                     secrets::Secrets &secrets)
    : QObject(&actions), session_(session), secrets_(secrets), box_(secrets)
{
    actions.reservations = this;
    offer(actions);
    connect(&session, &HotelSession::loaded, this, &HotelReservations::look);
    connect(&secrets, &secrets::Secrets::stateChanged, this, &HotelReservations::look);
    look();
}

HotelReservations::~HotelReservations()
{
    mailbox_->close();
    delete apiServer_.data();
    for (auto &[property, kept] : kept_) kept.place->store(nullptr);
}

void HotelReservations::offer(PageActions &actions)
{
    actions.tellPayment = [this](booking::SagaId saga, BookingId booking,
                                 booking::SagaPersonSays::What what, QObject *context,
                                 std::function<void(const Result<void> &)> done) {
        if (host())
            host()->personSays(session_.desk(), saga, booking, what,
                               inThread(context, std::move(done)));
    };
    actions.central = [this] { return central(); };
}

ReservationsHost *HotelReservations::host() const
{
    const auto at = kept_.find(session_.property());
    return at == kept_.end() ? nullptr : at->second.host.get();
}

api::v1::HostPlace HotelReservations::place(PropertyId property)
{
    return kept_[property].place;
}

std::optional<reservations::ReservationsStatus> HotelReservations::status() const
{
    return host() ? std::optional(host()->status()) : std::nullopt;
}

QString HotelReservations::nameOf(PropertyId property, SetupKind kind) const
{
    return reservations::setupSecretName(session_.file(), property, kind);
}

/// Does not open the keychain if the property has no setup.
void HotelReservations::look()
{
    const PropertyId property = session_.property();
    Kept &kept = kept_[property];
    if (!property || kept.host || kept.fetching) return;
    std::vector<secrets::SecretBox::Wanted> wanted;
    for (const SetupKind kind : kKinds) {
        const QByteArray content = session_.view().setup(kind);
        if (!content.isEmpty())
            wanted.push_back({nameOf(property, kind), reservations::secretGoesTo(kind, content)});
    }
    if (wanted.empty()) return makeHost(property);
    wanted.push_back({newsName()});
    secrets_.begin();
    using State = secrets::Secrets::State;
    if (secrets_.state() != State::Ready && secrets_.state() != State::Empty) return;
    kept.fetching = true;
    box_.fetch(wanted, this, [this, property](const QString &) {
        kept_[property].fetching = false;
        makeHost(property);
    });
}

void HotelReservations::makeHost(PropertyId property)
{
    Kept &kept = kept_[property];
    kept.host = std::make_unique<ReservationsHost>(
        session_.engine(), property, session_.clock(),
        [file = session_.file(), property, get = box_.reader()](SetupKind kind,
                                                                const QString &address) {
            return get(reservations::setupSecretName(file, property, kind), address);
        },
        api::v1::requestRender(session_.view().property().currency));
    connect(kept.host.get(), &ReservationsHost::statusChanged, this, [this] {
        const bool up = host() && host()->status().centralUp;
        if (up != centralUp_ || centralSince_.micros == 0) centralSince_ = session_.now();
        centralUp_ = up;
        emit changed();
    });
    kept.place->store(kept.host.get());
    emit changed();
}

/// A setup whose new secrets are stored one after the other, then it is saved.
struct HotelReservations::Saving {
    struct Secret {
        QString name;
        QString address;
        QByteArray secret{};
        secrets::SecretBox::Number added = 0;  ///< 0: the stored one takes effect with the setup
    };
    booking::SaveHotelSetup command;
    std::vector<Secret> toStore;  ///< last one first
    std::vector<Secret> toSettle;
    QString name, newsName;
    QPointer<QObject> asker;
    Done done;
};

/// Only a new address needs its secret. A secret for an empty address is not stored: it would be
/// used for the next address that is set up.
void HotelReservations::save(SetupKind kind, const QByteArray &content,
                             const std::optional<QByteArray> &secret, QObject *context, Done done,
                             const std::optional<QByteArray> &news)
{
    const auto saving = std::make_shared<Saving>();
    saving->command.caller = session_.desk();
    saving->command.kind = kind;
    saving->command.content = content;
    saving->name = nameOf(session_.property(), kind);
    saving->newsName = newsName();
    saving->asker = context;
    const QString address = reservations::secretGoesTo(kind, content);
    const QString before = reservations::secretGoesTo(kind, session_.view().setup(kind));
    if (news && !content.isEmpty()) saving->toStore.push_back({saving->newsName, {}, *news});
    if (secret && !address.isEmpty()) {
        saving->toStore.push_back({saving->name, address, *secret});
    } else if (!address.isEmpty() && address != before) {
        const auto kept = box_.get(saving->name, address);
        if (!kept) return done(tl::unexpected(kept.error()));
        saving->toSettle.push_back({saving->name, address});
    }
    saving->command.withSecret = !saving->toStore.empty();
    saving->done = std::move(done);
    storeNext(saving);
}

void HotelReservations::storeNext(const std::shared_ptr<Saving> &saving)
{
    if (saving->toStore.empty()) return submit(saving);
    Saving::Secret next = std::move(saving->toStore.back());
    saving->toStore.pop_back();
    box_.add(next.name, next.secret, next.address, this,
             [this, saving, next](const Result<secrets::SecretBox::Number> &kept) {
                 if (kept) {
                     saving->toSettle.push_back({next.name, next.address, {}, *kept});
                     if (saving->asker) return storeNext(saving);
                 }
                 // The requester is gone or a secret is not stored: discard those that are.
                 settle(*saving, fail(ErrorCode::Cancelled, {}, {}));
                 if (!kept && saving->asker) saving->done(tl::unexpected(kept.error()));
             });
}

void HotelReservations::submit(const std::shared_ptr<Saving> &saving)
{
    session_.submit(saving->command, this, [this, saving](const Result<booking::Answer> &answer) {
        const Result<void> saved = answer ? Result<void>() : tl::unexpected(answer.error());
        settle(*saving, saved);
        if (saved && saving->command.content.isEmpty()) {
            box_.forget(saving->name, this);
            if (saving->command.kind == SetupKind::Payment) box_.forget(saving->newsName, this);
        }
        if (saving->asker) saving->done(saved);
    });
}

void HotelReservations::settle(const Saving &saving, const Result<void> &saved)
{
    for (const Saving::Secret &one : saving.toSettle)
        box_.settle(one.name, one.address, one.added, saved, this);
    if (saving.command.withSecret) emit changed();
}

bool HotelReservations::hasSecret(SetupKind kind) const
{
    return !box_.get(nameOf(session_.property(), kind)).isEmpty();
}

void HotelReservations::lend(SetupKind kind, const QByteArray &secret)
{
    box_.lend(nameOf(session_.property(), kind), secret);
}

std::optional<CentralStanding> HotelReservations::central() const
{
    const auto now = status();
    if (!now || !now->asksCentral) return std::nullopt;
    CentralStanding standing;
    standing.inSync = now->centralUp && now->owed == 0;
    standing.since = centralSince_;
    standing.waiting = now->owed;
    return standing;
}

}  // namespace roomrack::desktop

#include "moc_hotel_reservations.cpp"
