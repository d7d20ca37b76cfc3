// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the canary hotel: rooms, rates, channels, setups, and front desk entries with card
// numbers in every text field.
#include "booking/token.h"
#include "engine/engine_hotel.h"
#include "programs/canary_hotel.h"
#include "reservations/settings/setups.h"

namespace roomrack::tests {

using booking::SetupKind;

namespace {

constexpr const char *kRoles[] = {"read", "channel", "desk", "manager"};

template <typename T>
T must(Result<T> result)
{
    if (!result) qFatal("%s", qPrintable(result.error().text()));
    return std::move(*result);
}

sync::Protocol protocolOf(ChannelId channel)
{
    if (channel == kJsonPushed || channel == kJsonPolled) return sync::Protocol::OtaJson;
    if (channel == kTravelPushed || channel == kTravelGds) return sync::Protocol::OpenTravel;
    return channel == kHousePms ? sync::Protocol::Fias : sync::Protocol::AlpineBits;
}

booking::Guest guestWithCards()
{
    const QString card = QString::fromLatin1(CanaryHotel::kCard);
    booking::Guest guest;
    guest.name = QStringLiteral("Zebulon Quillfeather ") + card;
    guest.email = card + QStringLiteral("@canary.example");
    guest.phone = card;
    guest.notes =
        QStringLiteral("card ") + QString::fromUtf8(byFours(CanaryHotel::kCard, "\xc2\xa0"));
    guest.reference = card;
    return guest;
}

}  // namespace

QString CanaryHotel::addressOf(ChannelId channel) const
{
    if (const auto at = addresses_.find(channel.value); at != addresses_.end())
        return at->second.address;
    const QString peer = QStringLiteral("http://127.0.0.1:%1/%2").arg(peers_.channelPort());
    switch (protocolOf(channel)) {
    case sync::Protocol::OtaJson: return peer.arg(QLatin1String("ota"));
    case sync::Protocol::OpenTravel: return peer.arg(QLatin1String("gds"));
    case sync::Protocol::AlpineBits: return peer.arg(QLatin1String("alpine"));
    case sync::Protocol::Fias: break;
    }
    return QStringLiteral("127.0.0.1:%1").arg(peers_.pmsPort());
}

sync::ChannelSettings CanaryHotel::settingsFor(ChannelId channel) const
{
    sync::ChannelSettings s;
    s.protocol = protocolOf(channel);
    const bool line = channel.value >= kJsonPolled.value;
    s.address = addressOf(channel);
    if (const auto at = addresses_.find(channel.value); at != addresses_.end()) {
        s.reservationsTo = at->second.toldAt;
        s.speaksTokens = !s.reservationsTo.isEmpty();
    }
    s.account = kChannelUser;
    s.hotelCode = QStringLiteral("H1");
    s.paused = !line && channel != kHousePms;
    s.horizonNights = 40;
    s.batchSeconds = 0;
    s.pollSeconds = 1;
    s.availabilityPerMinute = s.ratesPerMinute = 0;
    s.timeoutSeconds = 2;
    const bool alpine = s.protocol == sync::Protocol::AlpineBits;
    s.neverOversell = alpine;
    s.rooms = {{RoomTypeId{1}, QStringLiteral("DBL"), true}};
    if (s.protocol != sync::Protocol::Fias)
        s.rates = {{RoomTypeId{1}, RatePlanId{1}, QStringLiteral("BAR"), {alpine ? 2 : 0}}};
    return s;
}

void CanaryHotel::makeHotel()
{
    const auto engine = must(engine::Engine::open(place(), clock_));
    auto setup = hotelSetup(2, 40);
    setup.catalogue.property.businessDate = setup.catalogue.property.firstNight = today_;
    for (auto &rate : setup.rates) rate.range.first = today_;
    pricing::RatePlan prepaid = setup.plans.front();
    prepaid.id = RatePlanId{2};
    prepaid.code = prepaid.name = QStringLiteral("PRE");
    prepaid.prepayment = pricing::Prepayment::All;
    setup.plans.push_back(prepaid);
    const auto rates = setup.rates;
    for (auto rate : rates) {
        rate.plan = 1;
        setup.rates.push_back(rate);
    }
    for (qint64 id = kJsonPushed.value; id <= kAlpineOta.value; ++id) {
        const auto kind =
            ChannelId{id} == kHousePms ? inventory::ChannelKind::Pms : inventory::ChannelKind::Ota;
        setup.catalogue.channels.push_back(
            {ChannelId{id}, kind, QStringLiteral("Channel %1").arg(id), 300, 1800});
    }
    // Descriptions as a user may type them.
    for (QString *words : {&setup.catalogue.property.city, &setup.catalogue.roomTypes[1].name,
                           &setup.plans[0].name, &setup.catalogue.channels[0].name})
        *words += u' ' + QString::fromLatin1(byFours(kCard, "-"));
    property_ = must(engine->saveHotel(setup));
    setUp(*engine);
    workAtTheDesk(*engine);
}

void CanaryHotel::setUp(engine::Engine &engine)
{
    for (qint64 id = kJsonPushed.value; id <= kAlpineOta.value; ++id)
        must(engine.run(engine::Command(
            booking::SaveChannelSetup{desk(), ChannelId{id}, settingsFor(ChannelId{id})})));
    for (size_t i = 0; i < std::size(kRoles); ++i) {
        booking::SaveToken save;
        save.caller = desk();
        save.name = QString::fromLatin1(kRoles[i]) + u' ' + QString::fromLatin1(kCard);
        save.role = booking::TokenRole(i + 1);
        if (save.role == booking::TokenRole::Channel) save.channel = kJsonPushed;
        save.hash = booking::tokenHash(token(kRoles[i]));
        must(engine.run(engine::Command(save)));
    }
    using namespace reservations;
    const auto saveSetup = [&](SetupKind kind, const QByteArray &content) {
        must(engine.run(engine::Command(booking::SaveHotelSetup{desk(), kind, content})));
    };
    const QString peer = QStringLiteral("http://127.0.0.1:%1").arg(peers_.gatewayPort());
    saveSetup(SetupKind::Payment,
              toText(PaymentSetup{gatewayAddress_.isEmpty() ? peer : gatewayAddress_, 5}));
    MailSetup mail;
    mail.host = QStringLiteral("localhost");
    mail.port = peers_.mailPort();
    mail.user = QStringLiteral("hotel");
    mail.fromName = QStringLiteral("Desk ") + QString::fromLatin1(kCard);
    mail.fromAddress = QStringLiteral("desk@hotel.example");
    mail.authorities = given(QStringLiteral("authority.pem"));
    mail.timeoutSeconds = 5;
    saveSetup(SetupKind::Mail, toText(mail));
    const QString central = database_ ? database_->place(QStringLiteral("central"))
                                      : left(QStringLiteral("hotel/central.candidates"));
    saveSetup(SetupKind::Central, toText(CentralSetup{central, QStringLiteral("H1")}));
}

/// Clerks enter card numbers in every text field.
void CanaryHotel::workAtTheDesk(engine::Engine &engine)
{
    const QString card = QString::fromLatin1(byFours(kCard, " "));
    booking::HoldAndConfirm book;
    book.what.caller = desk();
    book.what.roomType = RoomTypeId{1};
    book.what.stay = Stay(today_ + 1, 2);
    book.guest = guestWithCards();
    const auto booked = must(engine.run(engine::Command(book)));
    booking::ChangeBooking change;
    change.caller = desk();
    change.booking = booked.booking;
    change.version = booked.version;
    change.guest = guestWithCards();
    change.guest->notes += QStringLiteral(" again ") + card;
    change.text = {card, card, card};
    must(engine.run(engine::Command(change)));
    booking::EditCells edit;
    edit.caller = desk();
    edit.roomTypes = {RoomTypeId{2}};
    edit.ranges = {{today_ + 3, 2}};
    edit.value = 3;
    edit.text = {QStringLiteral("for ") + card, card, card};
    must(engine.run(engine::Command(booking::EditBlock(edit))));
    booking::SaveTemplate kept;
    kept.caller = desk();
    kept.name = QStringLiteral("Easter ") + card;
    kept.content = QStringLiteral("{}");
    must(engine.run(engine::Command(kept)));
    booking::SaveFxRates rates;
    rates.caller = desk();
    rates.rates = {{*Currency::make(QStringLiteral("EUR")), *Currency::make(QStringLiteral("USD")),
                    today_, *pricing::FxFactor::parse(QStringLiteral("1.1"))}};
    rates.source = QStringLiteral("the man with ") + card;
    must(engine.run(engine::Command(rates)));
}

}  // namespace roomrack::tests
