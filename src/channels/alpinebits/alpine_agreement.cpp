// SPDX-License-Identifier: GPL-3.0-or-later
#include "channels/alpinebits/alpine_agreement.h"

#include "channels/alpinebits/alpine_names.h"

namespace roomrack::channels {

using namespace protocols::alpinebits;

namespace {

constexpr Version kNewest = Version::V2024_10;

std::optional<Version> olderThan(Version version)
{
    if (version == Version::V2020_10) return std::nullopt;
    return static_cast<Version>(static_cast<quint8>(version) - 1);
}

/// Before 2022-10 every server supports sets without declaring the capability.
bool setsAreTaken(const Capabilities &both, Version version)
{
    return version < Version::V2022_10 || both.can(version, kFreeRooms, kCompleteSet);
}

}  // namespace

Capabilities AlpineAgreement::capabilities()
{
    const auto prefixed = [](const char *prefix, std::initializer_list<const char *> names) {
        QStringList out;
        for (const char *name : names)
            out += QString::fromLatin1(prefix) + QString::fromLatin1(name);
        return out;
    };
    Capabilities ours;
    for (const Version v : {Version::V2024_10, Version::V2022_10, Version::V2020_10}) {
        QStringList rooms = prefixed("OTA_HotelInvCountNotif_accept_", {"categories", "deltas"});
        QStringList plans =
            prefixed("OTA_HotelRatePlanNotif_accept_",
                     {"overlay", "ArrivalDOW", "DepartureDOW", "RatePlan_RoomType_BookingRule"});
        // A capability is named only in versions that define it.
        if (v >= Version::V2022_10) rooms += kCompleteSet.toString();
        if (v >= Version::V2024_10) plans += kFull.toString();
        ours.versions.push_back({textOf(v),
                                 {{QStringLiteral("action_OTA_Ping"), {}},
                                  {kFreeRooms.toString(), rooms},
                                  {kRatePlans.toString(), plans},
                                  {kRead.toString(), {}},
                                  {kPush.toString(), {}}}});
    }
    return ours;
}

bool AlpineAgreement::takesSets() const
{
    return version_ && setsAreTaken(both_, *version_);
}

void AlpineAgreement::mayRenew(Instant now)
{
    if (version_ && *version_ < kNewest && now >= newestFrom_) renewing_ = true;
}

bool AlpineAgreement::mayBeOver(Instant sent)
{
    if (!version_ || sent < agreed_ + kHour) return false;
    renewing_ = true;
    newestFrom_ = {};  // the version that worked may no longer be the agreed one
    return true;
}

void AlpineAgreement::end()
{
    version_.reset();
    newestFrom_ = {};
}

Version AlpineAgreement::offer(Instant now)
{
    asked_ = now;
    if (!offer_) {
        const bool known = worked_ && now < newestFrom_;
        if (!known) newestFrom_ = now + kDay;
        offer_ = known ? *worked_ : kNewest;
    }
    return *offer_;
}

void AlpineAgreement::failed()
{
    renewing_ = false;
    offer_.reset();
    refusal_.reset();
    lacks_ = false;
}

/// A missing capability in an answer is more informative than a refusal of the header. Of several
/// of a kind the first is kept: it is of the newest version.
Verdict AlpineAgreement::olderOr(Verdict refused, bool answered)
{
    const Version asked = offer_.value_or(kNewest);
    if (!refusal_ || (answered && !lacks_)) refusal_ = refused;
    lacks_ = lacks_ || answered;
    // The agreed version holds until it is refused itself.
    if (version_ == asked) version_.reset();
    if (const auto older = olderThan(asked)) {
        offer_ = older;
        refused.kind = Verdict::Kind::TryLater;
        refused.nextAtOnce = true;
        return refused;
    }
    const Verdict all = *refusal_;
    version_.reset();
    worked_.reset();
    failed();
    return all;
}

/// What the property needs to send and the server does not support; empty: nothing.
QString AlpineAgreement::lacking(const Capabilities &both, Version version) const
{
    const auto rates = [&](QStringView what) { return both.can(version, kRatePlans, what); };
    if (!both.can(version, kFreeRooms, u"OTA_HotelInvCountNotif_accept_categories"))
        return ErrorText::tr("the server does not accept availability by room category");
    if (!both.can(version, kFreeRooms, kDeltas) && !setsAreTaken(both, version))
        return ErrorText::tr("the server accepts neither availability changes (deltas) nor "
                             "complete sets");
    if (settings_.rates.empty()) return {};
    if (!both.can(version, kRatePlans))
        return ErrorText::tr("the server does not accept rate plans");
    if (!rates(u"OTA_HotelRatePlanNotif_accept_RatePlan_RoomType_BookingRule"))
        return ErrorText::tr("the server does not accept restrictions by room category");
    if (settings_.supportedRestrictions.closedToArrival
        && !rates(u"OTA_HotelRatePlanNotif_accept_ArrivalDOW"))
        return ErrorText::tr("the server does not support closed to arrival");
    if (settings_.supportedRestrictions.closedToDeparture
        && !rates(u"OTA_HotelRatePlanNotif_accept_DepartureDOW"))
        return ErrorText::tr("the server does not support closed to departure");
    return {};
}

Verdict AlpineAgreement::answered(Verdict verdict, const Capabilities &theirs)
{
    const Version asked = offer_.value_or(kNewest);
    const Capabilities both = intersection(capabilities(), theirs);
    QString lack;
    // A version refused by the header is not supported, even if the answer lists it.
    for (auto v = both.best(asked); v;) {
        const QString missing = lacking(both, *v);
        if (missing.isEmpty()) {
            both_ = both;
            version_ = v;
            worked_ = asked;
            agreed_ = asked_;
            failed();
            verdict.kind = Verdict::Kind::Done;
            verdict.said.clear();
            return verdict;
        }
        if (lack.isEmpty()) lack = missing;
        const auto older = olderThan(*v);
        v = older ? both.best(*older) : std::nullopt;
    }
    verdict.kind = Verdict::Kind::Refused;
    verdict.said = lack.isEmpty() ? ErrorText::tr(
                       "the server supports none of the AlpineBits versions that Roomrack "
                       "supports")
                                  : lack;
    return olderOr(verdict, true);
}

}  // namespace roomrack::channels
