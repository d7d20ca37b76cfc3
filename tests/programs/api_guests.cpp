// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/api_guests.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <limits>

namespace roomrack::tests {

namespace {

constexpr qint64 kNever = std::numeric_limits<qint64>::max();
/// Shorter than the server's payment limit: some requests are repeated while the first is in
/// progress.
constexpr int kPatienceSeconds = 6;
const QByteArray kMethods[] = {"pm_good",        "pm_good", "pm_good",       "pm_good",
                               "pm_good",        "pm_good", "pm_declined",   "pm_lapses",
                               "pm_needs_guest", "pm_good", "pm_no_capture", "pm_processing"};

/// Whether the reply is the final result; other replies are transient.
bool isFinal(const http::Reply &reply)
{
    if (reply.came != http::Reply::Came::Answer || reply.status >= 500) return false;
    constexpr int kTooMany = 429;
    return reply.status != kTooMany && !reply.body.contains("urn:roomrack:in-progress");
}

}  // namespace

ApiGuests::ApiGuests(core::Random &random, quint16 port, const std::vector<QByteArray> &tokens,
                     Night today, bool slowBanks)
    : random_(random), today_(today), slowBanks_(slowBanks), tokens_(tokens)
{
    const QUrl address(QStringLiteral("http://127.0.0.1:%1").arg(port));
    for (size_t i = 0; i < tokens.size(); ++i)
        clients_.push_back(std::make_unique<http::HttpTransport>(address));
    time_.start();
}

/// Guests are never similar: duplicates are tested elsewhere.
void ApiGuests::come()
{
    const auto letters = [this] {
        QByteArray word;
        for (int i = 0; i < 9; ++i) word += char('a' + random_.below(26));
        return word;
    };
    Guest guest;
    guest.name = letters() + ' ' + letters();
    guest.mail = letters() + "@example.org";
    guest.prepaid = random_.chance(0.8);
    if (guest.prepaid) guest.method = kMethods[random_.below(slowBanks_ ? 12 : 11)];
    const Night in = today_ + random_.between(2, 25);
    guest.stay = "\"room_type\":\"T0\",\"check_in\":\"" + in.iso().toUtf8() + "\",\"check_out\":\""
                 + (in + random_.between(1, 4)).iso().toUtf8() + "\",\"plan\":\""
                 + (!guest.prepaid        ? "BAR"
                    : random_.chance(0.5) ? "PRE"
                                          : "FEE")
                 + '"';
    guests_.push_back(guest);
    const size_t number = guests_.size() - 1;
    const auto anyone = [this] { return size_t(random_.below(int(clients_.size()))); };
    if (random_.chance(0.4)) {
        stayRequest(Wants::Block, number, anyone(), 0, 0);
        return;
    }
    stayRequest(Wants::Book, number, anyone(), 0, 0);
    // Under another key, perhaps by another client.
    if (random_.chance(0.3)) stayRequest(Wants::Book, number, anyone(), 0, random_.below(800));
}

QByteArray ApiGuests::terms(const Guest &guest) const
{
    const QByteArray method =
        guest.prepaid ? ",\"payment_method\":\"" + guest.method + '"' : QByteArray();
    return "\"guest\":{\"name\":\"" + guest.name + "\",\"email\":\"" + guest.mail + "\"}" + method;
}

size_t ApiGuests::stayRequest(Wants wants, size_t guest, size_t client, qint64 about, qint64 delay)
{
    const Guest &who = guests_[guest];
    StayRequest w;
    w.wants = wants;
    w.guest = guest;
    w.client = client;
    w.about = about;
    w.method = "POST";
    w.key = "key-" + QByteArray::number(stayRequests_.size());
    w.due = time_.elapsed() + delay;
    const QByteArray number = QByteArray::number(about);
    switch (wants) {
    case Wants::Book:
        w.target = "/v1/bookings";
        w.body = '{' + who.stay + ',' + terms(who) + '}';
        break;
    case Wants::Block:
        w.target = "/v1/soft-block";
        w.body = '{' + who.stay + '}';
        break;
    case Wants::Confirm:
        w.target = "/v1/confirm-booking";
        w.body = "{\"soft_block\":" + number + ',' + terms(who) + '}';
        break;
    case Wants::Cancel: w.target = "/v1/bookings/" + number + "/cancel"; break;
    case Wants::Release:
        w.method = "DELETE";
        w.target = "/v1/soft-block/" + number;
        break;
    }
    stayRequests_.push_back(std::move(w));
    return stayRequests_.size() - 1;
}

void ApiGuests::ask()
{
    const qint64 now = time_.elapsed();
    for (size_t i = 0; i < stayRequests_.size(); ++i) {
        if (!stayRequests_[i].request && stayRequests_[i].due <= now) send(i);
    }
}

void ApiGuests::askAllAgain()
{
    for (StayRequest &w : stayRequests_) w.due = 0;
}

bool ApiGuests::isQuiet() const
{
    return std::none_of(stayRequests_.begin(), stayRequests_.end(), [](const StayRequest &w) {
        return w.request || w.answer.isEmpty() || w.due != kNever;
    });
}

void ApiGuests::send(size_t number)
{
    StayRequest &w = stayRequests_[number];
    w.request = true;
    http::Outgoing out;
    out.method = w.method;
    out.path = w.target;
    out.headers = {{"Authorization", "Bearer " + tokens_[w.client]}, {"Idempotency-Key", w.key}};
    if (!w.body.isEmpty()) out.headers.emplace_back("Content-Type", "application/json");
    out.body = w.body;
    out.timeoutSeconds = kPatienceSeconds;
    clients_[w.client]->send(
        out, [this, number](const http::Reply &reply) { this->heard(number, reply); });
}

void ApiGuests::heard(size_t number, const http::Reply &reply)
{
    stayRequests_[number].request = false;
    stayRequests_[number].due = time_.elapsed() + random_.between(100, 900);
    if (!isFinal(reply)) return;
    StayRequest &w = stayRequests_[number];
    const bool again = minds_ && w.heard < 3 && random_.chance(0.3);
    if (!again) w.due = kNever;
    const QByteArray answer = QByteArray::number(reply.status) + ' ' + reply.body;
    if (w.heard++ == 0) {
        w.answer = answer;
        follow(number, reply.status, reply.body);
    } else if (w.answer != answer) {
        wrong_ += QStringLiteral("%1 was answered otherwise: %2, then %3")
                      .arg(QString::fromLatin1(w.key), QString::fromUtf8(w.answer),
                           QString::fromUtf8(answer));
    }
}

void ApiGuests::follow(size_t number, int status, const QByteArray &body)
{
    constexpr int kMade = 201;
    const StayRequest w = stayRequests_[number];
    const QJsonObject said = QJsonDocument::fromJson(body).object();
    const auto at = [&](const char *name) { return said.value(QLatin1String(name)).toInteger(); };
    switch (w.wants) {
    case Wants::Block:
        if (status != kMade) break;
        stayRequest(Wants::Confirm, w.guest, w.client, at("soft_block"), random_.below(500));
        // Some cancel before they know whether the booking exists.
        if (random_.chance(0.2)) cancel(w, at("soft_block"), 1, random_.below(1'500));
        break;
    case Wants::Confirm:
        if (status != kMade) stayRequest(Wants::Release, w.guest, w.client, w.about, 0);
        [[fallthrough]];
    case Wants::Book:
        if (status == kMade) booked(number, at("booking"), int(at("version")));
        break;
    case Wants::Cancel:
    case Wants::Release: break;
    }
    // Unexpected: pending review, unauthenticated or invalid requests.
    for (const int never : {202, 400, 401, 403, 422}) {
        if (status == never)
            wrong_ += QStringLiteral("%1 %2: %3 %4")
                          .arg(QString::fromLatin1(w.target), QString::fromUtf8(w.body))
                          .arg(status)
                          .arg(QString::fromUtf8(body));
    }
}

void ApiGuests::booked(size_t number, qint64 booking, int version)
{
    const StayRequest w = stayRequests_[number];
    guests_[w.guest].bookings.push_back(booking);
    if (!minds_ || !random_.chance(0.4)) return;
    const qint64 when = random_.below(2'000);
    for (int times = random_.between(1, 2); times > 0; --times) cancel(w, booking, version, when);
}

void ApiGuests::cancel(const StayRequest &of, qint64 booking, int version, qint64 delay)
{
    const size_t number = stayRequest(Wants::Cancel, of.guest, of.client, booking, delay);
    stayRequests_[number].body = "{\"version\":" + QByteArray::number(version) + '}';
}

}  // namespace roomrack::tests
