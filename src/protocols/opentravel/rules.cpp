// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/opentravel/rules.h"

#include "protocols/opentravel/message_io.h"

#include <QtCore/QHash>
#include <QtCore/QSet>

#include <algorithm>

namespace roomrack::protocols::opentravel {

namespace {

/// The first night that both ranges contain.
std::optional<Night> sharedNight(const NightRange &a, const NightRange &b)
{
    const NightRange both{std::max(a.first, b.first), std::min(a.last, b.last),
                          static_cast<quint8>(a.weekdays & b.weekdays)};
    return both.firstNight();
}

/// Finds nights with duplicate values.
class Overlaps {
public:
    void add(const QString &kind, const Target &target, const QString &recordId)
    {
        if (!target.nights || !target.nights->firstNight()) return;
        const QString key = kind + u'\n' + target.roomType + u'\n' + target.ratePlan;
        said_[key].push_back({*target.nights, recordId});
    }
    void report(std::vector<Problem> &problems)
    {
        for (auto &list : said_) {
            std::sort(list.begin(), list.end(),
                      [](const Said &a, const Said &b) { return a.nights.first < b.nights.first; });
            reportOne(list, problems);
        }
    }

private:
    struct Said {
        NightRange nights;
        QString recordId;
    };
    static void reportOne(const std::vector<Said> &list, std::vector<Problem> &problems)
    {
        for (size_t i = 0; i < list.size(); ++i) {
            for (size_t k = i + 1; k < list.size(); ++k) {
                if (list[k].nights.first > list[i].nights.last) break;
                const auto night = sharedNight(list[i].nights, list[k].nights);
                if (!night) continue;
                problems.push_back(problem(
                    Code::InvalidDates,
                    ErrorText::tr("%1 is also in record %2").arg(night->iso(), list[i].recordId),
                    list[k].recordId));
                return;
            }
        }
    }
    QHash<QString, std::vector<Said>> said_;
};

class Checker {
public:
    explicit Checker(bool toSend) : toSend_(toSend) {}
    std::vector<Problem> take()
    {
        overlaps_.report(problems_);
        return std::move(problems_);
    }

    void operator()(const AvailNotif &m)
    {
        checkHotel(m.head, m.hotelCode);
        for (size_t i = 0; i < m.statuses.size(); ++i) {
            const AvailStatus &s = m.statuses[i];
            record_ = recordId(s, i + 1);
            checkTarget(s.target);
            checkStatus(s);
        }
    }

    void operator()(const RateAmountNotif &m)
    {
        checkHotel(m.head, m.hotelCode);
        for (size_t i = 0; i < m.amounts.size(); ++i) {
            const RateAmount &a = m.amounts[i];
            record_ = recordId(a, i + 1);
            checkProduct(a.target);
            if (a.target.ratePlan.isEmpty() && !a.target.allRatePlans)
                missing(QStringLiteral("RatePlanCode"));
            const bool removes = m.notifType == NotifType::Remove;
            if (a.rates.empty()) {
                if (!removes) missing(QStringLiteral("Rate"));
                checkNights(a.target.nights);
            }
            for (const Rate &rate : a.rates) checkRate(a.target, rate, removes);
        }
    }

    void operator()(const InvCountNotif &m)
    {
        checkHotel(m.head, m.hotelCode);
        for (size_t i = 0; i < m.inventories.size(); ++i) {
            const Inventory &inventory = m.inventories[i];
            record_ = recordId(inventory, i + 1);
            checkTarget(inventory.target);
            overlaps_.add(QStringLiteral("counts"), inventory.target, record_);
            QSet<int> types;
            for (const RoomCount &c : inventory.counts) {
                if (c.count < 0)
                    wrong(QStringLiteral("Count"), ErrorText::tr("must not be negative"));
                if (types.contains(c.type))
                    wrong(QStringLiteral("CountType"), ErrorText::tr("appears more than once"));
                types.insert(c.type);
            }
        }
    }

    void operator()(const ResNotif &m)
    {
        checkHead(m.head);
        checkReservations(m.reservations);
    }
    void operator()(const ResRetrieve &m)
    {
        checkHead(m.head);
        checkReservations(m.reservations);
    }
    void operator()(const Read &m) { checkHotel(m.head, m.hotelCode); }
    void operator()(const Fault &) {}
    template <typename T>
    void operator()(const T &m)
    {
        checkHead(m.head);
    }

private:
    void say(Code code, const QString &text) { problems_.push_back(problem(code, text, record_)); }
    void wrong(const QString &what, const QString &why)
    {
        say(Code::InvalidValue, what + QStringLiteral(": ") + why);
    }
    void missing(const QString &what)
    {
        say(Code::RequiredFieldMissing, what + QStringLiteral(": ") + ErrorText::tr("is missing"));
    }
    void checkLength(const QString &what, const QString &text, qsizetype most)
    {
        if (toSend_ && text.size() > most)
            wrong(
                what,
                ErrorText::tr("\"%1\" is longer than %2 characters").arg(text.left(40)).arg(most));
    }

    void checkHead(const Head &head)
    {
        record_.clear();
        checkLength(QStringLiteral("EchoToken"), head.echoToken, 128);
        checkLength(QStringLiteral("RequestorID"), head.requestorId, 32);
        checkLength(QStringLiteral("ID_Context"), head.requestorContext, 32);
        checkLength(QStringLiteral("MessagePassword"), head.requestorPassword, 16);
    }
    void checkHotel(const Head &head, const QString &hotel)
    {
        checkHead(head);
        if (hotel.isEmpty())
            say(Code::InvalidHotelCode,
                QStringLiteral("HotelCode: ") + ErrorText::tr("is missing"));
        checkLength(QStringLiteral("HotelCode"), hotel, 16);
    }

    void checkProduct(const Target &target)
    {
        if (target.roomType.isEmpty() && !target.allRoomTypes) {
            say(Code::InvalidRoomType,
                QStringLiteral("InvTypeCode: ") + ErrorText::tr("is missing"));
        }
        checkLength(QStringLiteral("InvTypeCode"), target.roomType, 16);
        checkLength(QStringLiteral("RatePlanCode"), target.ratePlan, 64);
    }
    void checkNights(const std::optional<NightRange> &nights)
    {
        if (!nights) {
            missing(QStringLiteral("Start"));
        } else if (nights->last < nights->first) {
            say(Code::InvalidDates,
                QStringLiteral("End: ") + ErrorText::tr("must not be before Start"));
        } else if (!nights->firstNight()) {
            say(Code::InvalidDates, ErrorText::tr("none of the weekdays is between Start and End"));
        }
    }
    void checkTarget(const Target &target)
    {
        checkProduct(target);
        checkNights(target.nights);
    }

    void checkStatus(const AvailStatus &s)
    {
        const bool limits = s.limit || s.limitKind == LimitKind::Remove;
        if (!limits && s.lengths.empty() && s.pattern.empty() && !s.restriction)
            missing(QStringLiteral("BookingLimit"));
        if (s.limit && *s.limit < 0)
            wrong(QStringLiteral("BookingLimit"), ErrorText::tr("must not be negative"));
        if (limits) overlaps_.add(QStringLiteral("limit"), s.target, record_);
        if (s.restriction) {
            overlaps_.add(QStringLiteral("closed%1").arg(int(s.restriction->what)), s.target,
                          record_);
        }
        checkLengths(s);
        checkPattern(s);
    }
    void checkPattern(const AvailStatus &s)
    {
        QSet<int> lengths;
        for (const LengthStatus &length : s.pattern) {
            if (length.nights < 1)
                wrong(QStringLiteral("Time"), ErrorText::tr("must not be negative"));
            if (lengths.contains(length.nights))
                wrong(QStringLiteral("Time"), ErrorText::tr("appears more than once"));
            lengths.insert(length.nights);
        }
        if (!s.pattern.empty()) overlaps_.add(QStringLiteral("pattern"), s.target, record_);
    }
    void checkLengths(const AvailStatus &s)
    {
        std::array<std::optional<int>, 4> nights;
        QSet<int> kinds;
        for (const LengthOfStay &length : s.lengths) {
            const int kind = static_cast<int>(length.limit);
            if (kinds.contains(kind))
                wrong(QStringLiteral("MinMaxMessageType"), ErrorText::tr("appears more than once"));
            else
                overlaps_.add(QStringLiteral("length%1").arg(kind), s.target, record_);
            kinds.insert(kind);
            nights[static_cast<size_t>(kind)] = length.nights;
            if (length.nights && *length.nights < 0)
                wrong(QStringLiteral("Time"), ErrorText::tr("must not be negative"));
        }
        for (const size_t min : {size_t(0), size_t(2)}) {
            const auto most = nights[min + 1].value_or(0);
            if (nights[min] && most > 0 && *nights[min] > most) {
                wrong(QStringLiteral("Time"),
                      ErrorText::tr("the minimum length of stay exceeds the maximum"));
            }
        }
    }

    void checkRate(const Target &target, const Rate &rate, bool removes)
    {
        Target priced = target;
        if (rate.nights) priced.nights = rate.nights;
        checkNights(priced.nights);
        QSet<int> guests;
        for (const GuestAmount &a : rate.base) {
            if (a.amount.isEmpty()) missing(QStringLiteral("AmountAfterTax"));
            if (a.amount.afterTax.value_or(0) < 0 || a.amount.beforeTax.value_or(0) < 0)
                wrong(QStringLiteral("AmountAfterTax"), ErrorText::tr("must not be negative"));
            if (guests.contains(a.guests))
                wrong(QStringLiteral("NumberOfGuests"), ErrorText::tr("appears more than once"));
            guests.insert(a.guests);
            overlaps_.add(QStringLiteral("price%1").arg(a.guests), priced, record_);
        }
        for (const ExtraAmount &a : rate.extra) {
            if (a.amount < 0)
                wrong(QStringLiteral("Amount"), ErrorText::tr("must not be negative"));
        }
        if (rate.base.empty() && rate.extra.empty() && !removes)
            missing(QStringLiteral("BaseByGuestAmt"));
    }

    void checkReservations(const std::vector<Reservation> &reservations)
    {
        for (size_t i = 0; i < reservations.size(); ++i) {
            const Reservation &r = reservations[i];
            record_ = r.id.isEmpty() ? QString::number(i + 1) : r.id;
            if (r.id.isEmpty()) missing(QStringLiteral("UniqueID"));
            if (r.stays.empty() && r.status != ReservationStatus::Cancelled)
                missing(QStringLiteral("RoomStay"));
            checkLength(QStringLiteral("UniqueID"), r.id, 32);
            checkLength(QStringLiteral("UniqueID"), r.cancellationId, 32);
            checkLength(QStringLiteral("ID_Context"), r.idContext, 32);
            checkLength(QStringLiteral("Instance"), r.revision, 32);
            checkLength(QStringLiteral("HotelCode"), r.hotelCode, 16);
            checkLength(QStringLiteral("ResID_Value"), r.hotelId, 64);
            for (const RoomStay &stay : r.stays) checkStay(r, stay);
        }
    }

    void checkStay(const Reservation &r, const RoomStay &stay)
    {
        checkLength(QStringLiteral("RoomTypeCode"), stay.roomTypeCode, 16);
        checkLength(QStringLiteral("RatePlanCode"), stay.ratePlanCode, 64);
        if (stay.rooms < 1)
            wrong(QStringLiteral("NumberOfUnits"), ErrorText::tr("must be at least 1"));
        if (r.status == ReservationStatus::Cancelled) return;
        if (stay.stay.nights() < 1) {
            say(Code::InvalidDates,
                QStringLiteral("TimeSpan: ") + ErrorText::tr("must have at least one night"));
        }
        if (stay.roomTypeCode.isEmpty()) {
            say(Code::InvalidRoomType,
                QStringLiteral("RoomTypeCode: ") + ErrorText::tr("is missing"));
        }
        checkGuests(stay);
        checkNightlyRates(r, stay);
    }

    void checkGuests(const RoomStay &stay)
    {
        if (stay.guests.empty()) return;
        const bool adults = std::any_of(stay.guests.begin(), stay.guests.end(), [](const auto &g) {
            return g.ageClass == AgeClass::Adult && g.count > 0;
        });
        if (!adults)
            say(Code::InvalidAdults,
                QStringLiteral("GuestCounts: ") + ErrorText::tr("must include at least one adult"));
    }

    void checkNightlyRates(const Reservation &r, const RoomStay &stay)
    {
        if ((!stay.rates.empty() || !stay.total.isEmpty()) && !r.currency)
            say(Code::InvalidCurrency,
                QStringLiteral("CurrencyCode: ") + ErrorText::tr("is missing"));
        std::optional<Night> before;
        for (const NightlyRate &rate : stay.rates) {
            if (!stay.stay.contains(rate.night) || (before && rate.night <= *before)) {
                say(Code::InvalidDates,
                    ErrorText::tr("has rates that overlap or are outside the stay"));
                return;
            }
            before = rate.night;
        }
    }

    bool toSend_;
    QString record_;
    Overlaps overlaps_;
    std::vector<Problem> problems_;
};

std::vector<Problem> checked(const Message &message, bool toSend)
{
    Checker checker(toSend);
    std::visit([&checker](const auto &m) { checker(m); }, message);
    return checker.take();
}

}  // namespace

std::vector<Problem> check(const Message &message)
{
    return checked(message, false);
}

std::vector<Problem> checkToSend(const Message &message)
{
    return checked(message, true);
}

}  // namespace roomrack::protocols::opentravel
