// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/hasty_guests.h"

#include "simulator/demo_names.h"
#include "simulator/real_hotel.h"

#include <algorithm>

namespace roomrack::simulator {

namespace {

constexpr int kFarthestDay = 60;
constexpr int kLongestHastyStay = 6;

/// Swaps two letters in the middle: a typing error.
QString slipped(QString name)
{
    const qsizetype at = name.size() / 2;
    if (at < 1 || at + 1 >= name.size()) return name + u'e';
    if (name[at] == u' ' || name[at - 1] == u' ') return name.toUpper();
    std::swap(name[at - 1], name[at]);
    return name;
}

}  // namespace

HastyGuests::HastyGuests(AskOnce ask, const inventory::Catalogue &hotel,
                         const std::vector<pricing::RatePlan> &plans, HastyOptions options)
    : ask_(std::move(ask)), hotel_(hotel), options_(options),
      random_(options.seed ^ 0x6861737479ULL)
{
    for (const pricing::RatePlan &plan : plans) {
        if (!plan.isPrepaid() && !plan_) plan_ = plan.id;
    }
}

void HastyGuests::step(Instant now)
{
    if (next_.micros == 0) next_ = now + qint64(options_.betweenSeconds) * kSecond / 4;
    if (now >= next_) {
        arrive(now);
        next_ = now + random_.between(1, 2 * options_.betweenSeconds) * kSecond;
    }
    const auto later = std::partition(waiting_.begin(), waiting_.end(),
                                      [now](const Second &second) { return second.at > now; });
    std::vector<Second> due(later, waiting_.end());
    waiting_.erase(later, waiting_.end());
    for (Second &second : due) comeAgain(std::move(second));
}

QByteArray HastyGuests::freshKey()
{
    return QByteArray::number(random_.next(), 16) + QByteArray::number(random_.next(), 16);
}

std::optional<booking::RequestBooking> HastyGuests::stayRequest(Instant now)
{
    const inventory::Channel *website = hotel_.channel(inventory::ChannelKind::Website);
    if (!website || hotel_.roomTypes.empty() || !plan_) return {};
    booking::RequestBooking request;
    request.caller = {hotel_.property.id, channelActor(website->id), website->id, {}};
    booking::TakeHold hold;
    hold.caller = request.caller;
    const QTimeZone zone = core::timeZone(hotel_.property.timeZone).value_or(QTimeZone::utc());
    const Night today = core::businessDateAt(zone, hotel_.property.auditTime(), now);
    hold.stay =
        Stay(today + random_.between(1, kFarthestDay), random_.between(1, kLongestHastyStay));
    hold.roomType = hotel_.roomTypes[size_t(random_.below(int(hotel_.roomTypes.size())))].id;
    hold.plan = plan_;
    request.what = hold;
    request.guest = inventWebGuest(real::country(random_), random_);
    request.guest.phone = QStringLiteral("+351 912 %1 %2")
                              .arg(random_.between(100, 999))
                              .arg(random_.between(100, 999));
    request.sagaKey = freshKey();
    return request;
}

Result<booking::Answer> HastyGuests::send(const QByteArray &key,
                                          const booking::RequestBooking &request)
{
    const Stay &stay = request.what->stay;
    const QByteArray body = request.guest.email.toUtf8() + stay.checkIn().iso().toLatin1()
                            + QByteArray::number(stay.nights());
    booking::Claim claim{request.caller.actor, key, booking::claimHash("POST /v1/bookings", body)};
    booking::RequestBooking sent = request;
    sent.claim = claim;
    return ask_(std::move(claim), std::move(sent));
}

/// Other dates until a question is raised, so that there is a decision to be made; further ones
/// would add nothing.
HastyGuests::Way HastyGuests::wayBack()
{
    const bool retrying = std::any_of(waiting_.begin(), waiting_.end(), [](const Second &second) {
        return second.way == Way::OtherDates;
    });
    if (counts_.asked == 0 && !retrying) return Way::OtherDates;
    const double chance = random_.real();
    return chance < 0.35 ? Way::SameKey : chance < 0.75 ? Way::SameAgain : Way::Slip;
}

void HastyGuests::arrive(Instant now)
{
    auto request = stayRequest(now);
    if (!request) return;
    const QByteArray key = freshKey();
    ++counts_.came;
    if (!send(key, *request)) return;  // sold out: no reason to come back
    const Way way = wayBack();
    const qint64 after = way == Way::OtherDates ? random_.between(5, 15) * kSecond
                                                : random_.between(300, 4'000) * 1000;
    waiting_.push_back({now + after, way, key, std::move(*request)});
}

void HastyGuests::comeAgain(Second second)
{
    booking::RequestBooking request = std::move(second.request);
    QByteArray key = second.key;
    if (second.way != Way::SameKey) {
        key = freshKey();
        request.sagaKey = freshKey();
    }
    if (second.way == Way::Slip) {
        request.guest.name = slipped(request.guest.name);
        request.guest.phone.remove(QStringLiteral("+351 "));
    }
    if (second.way == Way::OtherDates) {
        const Stay &stay = request.what->stay;
        request.what->stay = Stay(stay.checkIn(), stay.nights() + 1);
    }
    ++counts_.again;
    const auto answer = send(key, request);
    if (!answer && answer.error().code == ErrorCode::Duplicate) ++counts_.stopped;
    if (answer && answer->duplicate) ++counts_.asked;
}

}  // namespace roomrack::simulator
