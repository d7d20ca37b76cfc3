// SPDX-License-Identifier: GPL-3.0-or-later
// A property with a token of each role, and its API over real sockets. Time is advanced manually.
#pragma once

#include "api/api_server.h"
#include "engine/engine_hotel.h"
#include "reservations/host/reservations_host.h"
#include "support/http_caller.h"

#include <QJsonObject>
#include <QStringList>

namespace roomrack::tests {

using booking::TokenRole;

inline const ChannelId kOta{2};
inline constexpr TokenRole kRoles[] = {TokenRole::Read, TokenRole::Channel, TokenRole::Desk,
                                       TokenRole::Manager};

/// A request to the API; an idempotency key is generated if none is given.
struct Ask {
    QByteArray method, target, body{}, key{};
    QByteArray token{};  ///< empty: the manager's
};

class ApiHotel {
public:
    ApiHotel();
    ~ApiHotel();
    Result<quint16> open(api::ApiServerOptions options = {});
    void closeApiServer() { apiServer_.reset(); }
    /// The program ends and starts again.
    Result<quint16> restart();

    quint16 port() const { return port_; }
    EngineHotel &hotel() { return hotel_; }
    engine::Engine &engine() { return *hotel_.engine; }
    const QStringList &logged() const { return logged_; }
    static QByteArray token(TokenRole role);
    ActorId tokenActor(TokenRole role) const;
    void revoke(TokenRole role);
    /// The last sequence number: shows whether anything changed.
    qint64 seq() const { return hotel_.engine->committedSeq(); }

    Called call(const Ask &ask) const;
    Called call(const Ask &ask, protocols::Headers headers) const;
    Called get(const QByteArray &target, TokenRole role = TokenRole::Manager) const
    {
        return call({"GET", target, {}, {}, token(role)});
    }
    /// Creates a soft block of the first room type, `in` nights from today; returns its number.
    qint64 softBlock(int in = 1, int nights = 2, int rooms = 1,
                     TokenRole role = TokenRole::Manager) const;
    /// Confirms it for this guest; returns the booking number.
    qint64 booking(qint64 softBlock, const QByteArray &guest = "Ana Lima",
                   TokenRole role = TokenRole::Manager) const;
    static QByteArray stayBody(int in = 1, int nights = 2, int rooms = 1,
                               const QByteArray &more = {});

private:
    EngineHotel hotel_;
    std::unique_ptr<engine::AsyncReader> reading_;
    std::unique_ptr<reservations::ReservationsHost> reservations_;
    std::unique_ptr<api::ApiServer> apiServer_;
    QStringList logged_;
    quint16 port_ = 0;
    mutable int keys_ = 0;
};

/// Shared by the rows of a test. A member of the test, which is destroyed before QCoreApplication,
/// as a static object would not be.
class SharedApiHotel {
public:
    /// Created and opened at the first call.
    ApiHotel &open(const api::ApiServerOptions &options = {});

private:
    std::unique_ptr<ApiHotel> house_;
};

/// Again while the server reads the hotel anew, as after an edit of its description.
Called ask(const ApiHotel &house, const Ask &what);
QJsonObject jsonOf(const Called &answer);
/// Last part of a problem's type: "sold-out"; empty if the answer is no problem.
QString problemOf(const Called &answer);

}  // namespace roomrack::tests
