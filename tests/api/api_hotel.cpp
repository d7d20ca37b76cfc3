// SPDX-License-Identifier: GPL-3.0-or-later
#include "api_hotel.h"

#include "api/v1/booking_answers.h"
#include "storage/store.h"
#include "support/patience.h"

#include <QJsonDocument>

namespace roomrack::tests {

namespace {

template <typename T>
T must(Result<T> result)
{
    if (!result) qFatal("%s", qPrintable(result.error().text()));
    return std::move(*result);
}

}  // namespace

ApiHotel::ApiHotel()
{
    if (const auto ok = hotel_.open(); !ok) qFatal("%s", qPrintable(ok.error().text()));
    auto setup = hotelSetup();
    setup.catalogue.channels.push_back(
        {kOta, inventory::ChannelKind::Ota, QStringLiteral("OTA"), 300, 1800});
    hotel_.property = must(hotel_.engine->saveHotel(setup));
    for (const TokenRole role : kRoles) {
        booking::SaveToken save;
        save.caller = hotel_.desk();
        save.name = booking::tokenRoleCode(role);
        save.role = role;
        if (role == TokenRole::Channel) save.channel = kOta;
        save.hash = booking::tokenHash(token(role));
        must(hotel_.engine->run(engine::Command(save)));
    }
}

ApiHotel::~ApiHotel()
{
    apiServer_.reset();
    reservations_.reset();
    reading_.reset();
    hotel_.engine.reset();
    const auto report = storage::verify(hotel_.file());
    if (!report) qFatal("%s", qPrintable(report.error().text()));
    for (const auto &finding : report->findings)
        qWarning("%s: %s", qPrintable(finding.where), qPrintable(finding.what));
    if (!report->findings.empty()) qFatal("the file is not sound");
}

Result<quint16> ApiHotel::open(api::ApiServerOptions options)
{
    // The clock stands still here, so tests of other things run without rate limits.
    if (options.api.tokens == api::v1::ApiLimits().tokens)
        options.api.tokens = {60'000'000, 1'000'000};
    if (!reading_) reading_ = must(engine::AsyncReader::open(hotel_.file()));
    if (!reservations_)
        reservations_ = std::make_unique<reservations::ReservationsHost>(
            *hotel_.engine, hotel_.property, hotel_.clock,
            [](booking::SetupKind, const QString &) { return QByteArray(); },
            api::v1::requestRender(Currency()));
    const auto place = api::v1::makeHostPlace();
    place->store(reservations_.get());
    apiServer_ = std::make_unique<api::ApiServer>(
        std::move(options), hotel_.clock,
        [](PropertyId, ChannelId, const channels::WebhookCall &) {
            return QtFuture::makeReadyFuture(channels::WebhookAnswer());
        },
        [](PropertyId, ChannelId, const channels::PushEntry &) {},
        api::v1::Host{hotel_.engine.get(),
                      reading_.get(),
                      {hotel_.property},
                      {{hotel_.property, api::v1::bookerAt(place)}}});
    QObject::connect(apiServer_.get(), &api::ApiServer::logged, apiServer_.get(),
                     [this](const QString &line) { logged_ += line; });
    auto opened = apiServer_->open().result();
    if (opened) port_ = *opened;
    // The copy of the property is loading during the first requests.
    if (!waitFor([&] { return get("/v1/availability").status == 200; }))
        qWarning("the API does not know the hotel");
    logged_.clear();
    return opened;
}

Result<quint16> ApiHotel::restart()
{
    apiServer_.reset();
    reservations_.reset();
    reading_.reset();
    if (const auto ok = hotel_.reopen(); !ok) return tl::unexpected(ok.error());
    return open();
}

QByteArray ApiHotel::token(TokenRole role)
{
    return "token-of-" + booking::tokenRoleCode(role).toUtf8();
}

ActorId ApiHotel::tokenActor(TokenRole role) const
{
    const auto snapshot = must(hotel_.engine->snapshot(hotel_.property));
    for (const booking::TokenRow &row : snapshot->tokens)
        if (row.token.role == role) return row.token.id;
    return {};
}

void ApiHotel::revoke(TokenRole role)
{
    booking::SaveToken save;
    save.caller = hotel_.desk();
    save.token = tokenActor(role);
    save.active = false;
    must(hotel_.engine->run(engine::Command(save)));
}

Called ApiHotel::call(const Ask &ask) const
{
    protocols::Headers headers{
        {"Authorization",
         "Bearer " + (ask.token.isEmpty() ? token(TokenRole::Manager) : ask.token)}};
    if (!ask.body.isEmpty()) headers.emplace_back("Content-Type", "application/json");
    if (ask.method != "GET")
        headers.emplace_back("Idempotency-Key",
                             ask.key.isEmpty() ? "key-" + QByteArray::number(++keys_) : ask.key);
    return call(ask, std::move(headers));
}

Called ApiHotel::call(const Ask &ask, protocols::Headers headers) const
{
    return tests::call(port_, ask.method, ask.target, std::move(headers), ask.body);
}

QByteArray ApiHotel::stayBody(int in, int nights, int rooms, const QByteArray &more)
{
    return "{\"room_type\":\"T0\",\"check_in\":\"" + (kToday + in).iso().toUtf8()
           + "\",\"check_out\":\"" + (kToday + in + nights).iso().toUtf8()
           + "\",\"rooms\":" + QByteArray::number(rooms) + more + "}";
}

qint64 ApiHotel::softBlock(int in, int nights, int rooms, TokenRole role) const
{
    const Called answer =
        call({"POST", "/v1/soft-block", stayBody(in, nights, rooms), {}, token(role)});
    if (answer.status != 201) qWarning("no soft block: %s", answer.body.constData());
    return jsonOf(answer)[QStringLiteral("soft_block")].toInteger();
}

qint64 ApiHotel::booking(qint64 softBlock, const QByteArray &guest, TokenRole role) const
{
    const Called answer = call({"POST",
                                "/v1/confirm-booking",
                                "{\"soft_block\":" + QByteArray::number(softBlock)
                                    + ",\"guest\":{\"name\":\"" + guest + "\"}}",
                                {},
                                token(role)});
    if (answer.status != 201) qWarning("no booking: %s", answer.body.constData());
    return jsonOf(answer)[QStringLiteral("booking")].toInteger();
}

ApiHotel &SharedApiHotel::open(const api::ApiServerOptions &options)
{
    if (house_) return *house_;
    house_ = std::make_unique<ApiHotel>();
    if (!house_->open(options)) qFatal("the house does not open");
    return *house_;
}

Called ask(const ApiHotel &house, const Ask &what)
{
    Called answer = house.call(what);
    while (answer.status == 503 || answer.status == 429) answer = house.call(what);
    return answer;
}

QJsonObject jsonOf(const Called &answer)
{
    return QJsonDocument::fromJson(answer.body).object();
}

QString problemOf(const Called &answer)
{
    if (answer.header("Content-Type") != "application/problem+json") return {};
    const QString type = jsonOf(answer)[QStringLiteral("type")].toString();
    return type.mid(type.lastIndexOf(u':') + 1);
}

}  // namespace roomrack::tests
