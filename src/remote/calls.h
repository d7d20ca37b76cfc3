// SPDX-License-Identifier: GPL-3.0-or-later
// All calls from a connected desk to its server, by name: one list for both ends, and each question
// of storage/reader.h. Arguments and replies are the application's own types; wire/ defines their
// encoding (docs/decisions/0033).
#pragma once

#include "remote/wire/packed.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace roomrack::remote {

/// Requests the changes after this position.
struct FeedPosition {
    QByteArray hub;
    qint64 after = 0;
};
/// First reply to a desk.
struct Welcome {
    QByteArray visit;  ///< ID of the desk from then on; the server stores the sign-ins with it
    std::vector<inventory::Property> properties;
    Instant now;  ///< the engine's hold time
    qint64 committed = 0;
    std::optional<engine::ClockDoubt> clock;
    FeedPosition feed;  ///< current position: later snapshots include everything before it
};
struct FeedNews {
    QByteArray hub;
    qint64 upTo = 0;
    bool lost = false;  ///< intermediate changes are no longer kept: take new snapshots
    Instant now;
    qint64 committed = 0;
    std::optional<engine::ClockDoubt> clock;
    std::vector<engine::ChangeSet> changes;
};

/// A string usable as a template argument.
template <size_t N>
struct Name {
    constexpr Name(const char (&from)[N])  // NOLINT(google-explicit-constructor): "name" is one
    {
        std::copy_n(from, N, text);
    }
    constexpr std::string_view view() const { return {text, N - 1}; }
    char text[N]{};
};

template <Name N, typename R, typename... A>
struct Call {
    using Reply = R;
    using Args = std::tuple<A...>;
    static QByteArray name() { return QByteArray(N.text); }
};

/// Answered by the server's PropertyService (desk_server.cpp has the details).
using Hello = Call<"hello", Result<Welcome>>;
using Feed = Call<"feed", Result<FeedNews>, FeedPosition>;
using Submit = Call<"submit", Result<booking::Answer>, DeskCommand>;
using TakeSnapshot = Call<"snapshot", Result<engine::Snapshot>, PropertyId>;
using AskQuotes = Call<"quotes", Result<engine::Quotes>, PropertyId, Stay, qint32, qint32>;
using AskUndo = Call<"undo-preview", Result<engine::UndoPreview>, PropertyId, qint64>;
using AskDescription =
    Call<"description-preview", Result<booking::DescriptionEffects>, booking::EditDescription>;
using SignIn = Call<"sign-in", Result<booking::User>, PropertyId, ActorId, QString>;
using SignOut = Call<"sign-out", Result<void>, PropertyId>;
using SaveUserCall =
    Call<"save-user", Result<booking::Answer>, booking::SaveUser, std::optional<QString>>;
using ChangeSecret =
    Call<"change-secret", Result<booking::Answer>, booking::Caller, QString, QString>;
using ConfirmClock = Call<"confirm-clock", Result<booking::Answer>, booking::Caller, Instant>;
using SaveHotel = Call<"save-hotel", Result<PropertyId>, engine::HotelSetup>;

template <typename... C>
struct Calls {};
using ServiceCalls = Calls<Hello, Feed, Submit, TakeSnapshot, AskQuotes, AskUndo, AskDescription,
                           SignIn, SignOut, SaveUserCall, ChangeSecret, ConfirmClock, SaveHotel>;

/// A question of storage::Reader.
template <typename Q>
struct Ask {
    using Reply = Result<typename Q::Answer>;
    using Args = Q;
    static QByteArray name() { return QByteArray(Q::kName); }
};

/// Maximum page length, whatever is requested: that of every question with a `limit`.
inline constexpr qint64 kLongestPage = 20'000;

/// Hash of everything above and of the program version: desks and servers of different versions are
/// refused with an error. Sixteen hexadecimal digits.
const QByteArray &schemaNumber();

/// Headers of a desk's request; answers with a status other than 200 are text.
inline constexpr char kPathPrefix[] = "/v1/desk/";
inline constexpr char kSchemaHeader[] = "Roomrack-Schema";
inline constexpr char kVisitHeader[] = "Roomrack-Visit";
inline constexpr char kVersionHeader[] = "Roomrack-Version";
inline constexpr char kLanguageHeader[] = "Accept-Language";
inline constexpr char kKeyHeader[] = "Idempotency-Key";

}  // namespace roomrack::remote
