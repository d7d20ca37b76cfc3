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

/// Problems of a message, each of the record being checked.
class Findings {
public:
    explicit Findings(bool toSend) : toSend_(toSend) {}

    void begin(const QString &record) { record_ = record; }
    const QString &record() const { return record_; }
    void say(Code code, const QString &text) { problems.push_back(problem(code, text, record_)); }
    void wrong(const QString &what, const QString &why, Code code = Code::InvalidValue)
    {
        say(code, what + QStringLiteral(": ") + why);
    }
    void missing(const QString &what, Code code = Code::RequiredFieldMissing)
    {
        wrong(what, ErrorText::tr("is missing"), code);
    }
    /// Values that may appear once.
    void once(QSet<int> &known, int value, const QString &what)
    {
        if (known.contains(value)) wrong(what, ErrorText::tr("appears more than once"));
        known.insert(value);
    }
    void checkLength(const QString &what, const QString &text, qsizetype most)
    {
        if (toSend_ && text.size() > most)
            wrong(
                what,
                ErrorText::tr("\"%1\" is longer than %2 characters").arg(text.left(40)).arg(most));
    }

    std::vector<Problem> problems;

private:
    bool toSend_;
    QString record_;
};

void checkGuests(Findings &found, const RoomStay &stay)
{
    if (stay.guests.empty()) return;
    const bool adults = std::any_of(stay.guests.begin(), stay.guests.end(), [](const auto &g) {
        return g.ageClass == AgeClass::Adult && g.count > 0;
    });
    if (!adults)
        found.wrong(QStringLiteral("GuestCounts"), ErrorText::tr("must include at least one adult"),
                    Code::InvalidAdults);
}

void checkNightlyRates(Findings &found, const Reservation &r, const RoomStay &stay)
{
    if ((!stay.rates.empty() || !stay.total.isEmpty()) && !r.currency)
        found.missing(QStringLiteral("CurrencyCode"), Code::InvalidCurrency);
    std::optional<Night> before;
    for (const NightlyRate &rate : stay.rates) {
        if (!stay.stay.contains(rate.night) || (before && rate.night <= *before)) {
            found.say(Code::InvalidDates,
                      ErrorText::tr("has rates that overlap or are outside the stay"));
            return;
        }
        before = rate.night;
    }
}

void checkStay(Findings &found, const Reservation &r, const RoomStay &stay)
{
    found.checkLength(QStringLiteral("RoomTypeCode"), stay.roomTypeCode, 16);
    found.checkLength(QStringLiteral("RatePlanCode"), stay.ratePlanCode, 64);
    if (stay.rooms < 1)
        found.wrong(QStringLiteral("NumberOfUnits"), ErrorText::tr("must be at least 1"));
    if (r.status == ReservationStatus::Cancelled) return;
    if (stay.stay.nights() < 1) {
        found.wrong(QStringLiteral("TimeSpan"), ErrorText::tr("must have at least one night"),
                    Code::InvalidDates);
    }
    if (stay.roomTypeCode.isEmpty())
        found.missing(QStringLiteral("RoomTypeCode"), Code::InvalidRoomType);
    checkGuests(found, stay);
    checkNightlyRates(found, r, stay);
}

void checkReservations(Findings &found, const std::vector<Reservation> &reservations)
{
    for (size_t i = 0; i < reservations.size(); ++i) {
        const Reservation &r = reservations[i];
        found.begin(r.id.isEmpty() ? QString::number(i + 1) : r.id);
        if (r.id.isEmpty()) found.missing(QStringLiteral("UniqueID"));
        if (r.stays.empty() && r.status != ReservationStatus::Cancelled)
            found.missing(QStringLiteral("RoomStay"));
        found.checkLength(QStringLiteral("UniqueID"), r.id, 32);
        found.checkLength(QStringLiteral("UniqueID"), r.cancellationId, 32);
        found.checkLength(QStringLiteral("ID_Context"), r.idContext, 32);
        found.checkLength(QStringLiteral("Instance"), r.revision, 32);
        found.checkLength(QStringLiteral("HotelCode"), r.hotelCode, 16);
        found.checkLength(QStringLiteral("ResID_Value"), r.hotelId, 64);
        for (const RoomStay &stay : r.stays) checkStay(found, r, stay);
    }
}

class Checker {
public:
    explicit Checker(bool toSend) : found_(toSend) {}
    std::vector<Problem> take()
    {
        overlaps_.report(found_.problems);
        return std::move(found_.problems);
    }

    void operator()(const AvailNotif &m)
    {
        checkHotel(m.head, m.hotelCode);
        for (size_t i = 0; i < m.statuses.size(); ++i) {
            const AvailStatus &s = m.statuses[i];
            found_.begin(recordId(s, i + 1));
            checkTarget(s.target);
            checkStatus(s);
        }
    }

    void operator()(const RateAmountNotif &m)
    {
        checkHotel(m.head, m.hotelCode);
        for (size_t i = 0; i < m.amounts.size(); ++i) {
            const RateAmount &a = m.amounts[i];
            found_.begin(recordId(a, i + 1));
            checkProduct(a.target);
            if (a.target.ratePlan.isEmpty() && !a.target.allRatePlans)
                found_.missing(QStringLiteral("RatePlanCode"));
            const bool removes = m.notifType == NotifType::Remove;
            if (a.rates.empty()) {
                if (!removes) found_.missing(QStringLiteral("Rate"));
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
            found_.begin(recordId(inventory, i + 1));
            checkTarget(inventory.target);
            overlaps_.add(QStringLiteral("counts"), inventory.target, found_.record());
            QSet<int> types;
            for (const RoomCount &c : inventory.counts) {
                if (c.count < 0)
                    found_.wrong(QStringLiteral("Count"), ErrorText::tr("must not be negative"));
                found_.once(types, c.type, QStringLiteral("CountType"));
            }
        }
    }

    void operator()(const ResNotif &m)
    {
        checkHead(m.head);
        checkReservations(found_, m.reservations);
    }
    void operator()(const ResRetrieve &m)
    {
        checkHead(m.head);
        checkReservations(found_, m.reservations);
    }
    void operator()(const Read &m) { checkHotel(m.head, m.hotelCode); }
    void operator()(const Fault &) {}
    template <typename T>
    void operator()(const T &m)
    {
        checkHead(m.head);
    }

private:
    void checkHead(const Head &head)
    {
        found_.begin({});
        found_.checkLength(QStringLiteral("EchoToken"), head.echoToken, 128);
        found_.checkLength(QStringLiteral("RequestorID"), head.requestorId, 32);
        found_.checkLength(QStringLiteral("ID_Context"), head.requestorContext, 32);
        found_.checkLength(QStringLiteral("MessagePassword"), head.requestorPassword, 16);
    }
    void checkHotel(const Head &head, const QString &hotel)
    {
        checkHead(head);
        if (hotel.isEmpty()) found_.missing(QStringLiteral("HotelCode"), Code::InvalidHotelCode);
        found_.checkLength(QStringLiteral("HotelCode"), hotel, 16);
    }

    void checkProduct(const Target &target)
    {
        if (target.roomType.isEmpty() && !target.allRoomTypes)
            found_.missing(QStringLiteral("InvTypeCode"), Code::InvalidRoomType);
        found_.checkLength(QStringLiteral("InvTypeCode"), target.roomType, 16);
        found_.checkLength(QStringLiteral("RatePlanCode"), target.ratePlan, 64);
    }
    void checkNights(const std::optional<NightRange> &nights)
    {
        if (!nights) {
            found_.missing(QStringLiteral("Start"));
        } else if (nights->last < nights->first) {
            found_.wrong(QStringLiteral("End"), ErrorText::tr("must not be before Start"),
                         Code::InvalidDates);
        } else if (!nights->firstNight()) {
            found_.say(Code::InvalidDates,
                       ErrorText::tr("none of the weekdays is between Start and End"));
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
            found_.missing(QStringLiteral("BookingLimit"));
        if (s.limit && *s.limit < 0)
            found_.wrong(QStringLiteral("BookingLimit"), ErrorText::tr("must not be negative"));
        if (limits) overlaps_.add(QStringLiteral("limit"), s.target, found_.record());
        if (s.restriction) {
            overlaps_.add(QStringLiteral("closed%1").arg(int(s.restriction->what)), s.target,
                          found_.record());
        }
        checkLengths(s);
        checkPattern(s);
    }
    void checkPattern(const AvailStatus &s)
    {
        QSet<int> lengths;
        for (const LengthStatus &length : s.pattern) {
            if (length.nights < 1)
                found_.wrong(QStringLiteral("Time"), ErrorText::tr("must not be negative"));
            found_.once(lengths, length.nights, QStringLiteral("Time"));
        }
        if (!s.pattern.empty()) overlaps_.add(QStringLiteral("pattern"), s.target, found_.record());
    }
    void checkLengths(const AvailStatus &s)
    {
        std::array<std::optional<int>, 4> nights;
        QSet<int> kinds;
        for (const LengthOfStay &length : s.lengths) {
            const int kind = static_cast<int>(length.limit);
            if (kinds.contains(kind))
                found_.wrong(QStringLiteral("MinMaxMessageType"),
                             ErrorText::tr("appears more than once"));
            else
                overlaps_.add(QStringLiteral("length%1").arg(kind), s.target, found_.record());
            kinds.insert(kind);
            nights[static_cast<size_t>(kind)] = length.nights;
            if (length.nights && *length.nights < 0)
                found_.wrong(QStringLiteral("Time"), ErrorText::tr("must not be negative"));
        }
        for (const size_t min : {size_t(0), size_t(2)}) {
            const auto most = nights[min + 1].value_or(0);
            if (nights[min] && most > 0 && *nights[min] > most) {
                found_.wrong(QStringLiteral("Time"),
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
            if (a.amount.isEmpty()) found_.missing(QStringLiteral("AmountAfterTax"));
            if (a.amount.afterTax.value_or(0) < 0 || a.amount.beforeTax.value_or(0) < 0)
                found_.wrong(QStringLiteral("AmountAfterTax"),
                             ErrorText::tr("must not be negative"));
            found_.once(guests, a.guests, QStringLiteral("NumberOfGuests"));
            overlaps_.add(QStringLiteral("price%1").arg(a.guests), priced, found_.record());
        }
        for (const ExtraAmount &a : rate.extra) {
            if (a.amount < 0)
                found_.wrong(QStringLiteral("Amount"), ErrorText::tr("must not be negative"));
        }
        if (rate.base.empty() && rate.extra.empty() && !removes)
            found_.missing(QStringLiteral("BaseByGuestAmt"));
    }

    Findings found_;
    Overlaps overlaps_;
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
