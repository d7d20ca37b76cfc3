// SPDX-License-Identifier: GPL-3.0-or-later
// Shared reading and writing of OpenTravel message parts. Internal to the codec.
#pragma once

#include "protocols/opentravel/messages.h"
#include "protocols/readable.h"
#include "protocols/xml/element_writer.h"
#include "protocols/xml/reader.h"

namespace roomrack::protocols::opentravel {

inline constexpr const char *kNamespace = "http://www.opentravel.org/OTA/2003/05";
inline constexpr int kMostNights = 9999;  ///< of a stay, and of length-of-stay limits

/// A message being read: turns the reader's complaints into problems of records.
struct Reading {
    xml::Reader &in;
    std::vector<Problem> problems = {};
    size_t settled = 0;
    int nights = 0;  ///< nights with a rate; limited, since a short message can name many

    bool clean() const { return settled == in.complaints().size(); }
    /// Turns complaints since the last call into problems of the record; true if there were none.
    bool settle(const QString &recordId);
};

void readHead(xml::Reader &in, Head &head);
void readPos(xml::Reader &in, Head &head);
/// The root element and its attributes; POS if there is a requestor or a channel.
void startMessage(xml::ElementWriter &out, const char *name, const Head &head);
void writePos(xml::ElementWriter &out, const Head &head);

/// HotelCode and HotelName of the current element.
void readHotel(xml::Reader &in, QString &code, QString &name);
void writeHotel(xml::ElementWriter &out, const QString &code, const QString &name);

/// From the current element (Start, End, Mon ... Sun); without an end, the start day only. Reports
/// an end before its start.
std::optional<NightRange> readNights(xml::Reader &in);
void writeNights(xml::ElementWriter &out, const NightRange &nights);
Target readTarget(xml::Reader &in);
void writeTarget(xml::ElementWriter &out, const Target &target);
int readLocator(xml::Reader &in);

/// Reports attributes of the current element that would change its meaning: for example a price per
/// week, or a count that is a difference.
void refuse(xml::Reader &in, std::initializer_list<QStringView> attributes);

/// CurrencyCode of the current element, otherwise that of the enclosing one.
std::optional<Currency> readCurrency(xml::Reader &in, std::optional<Currency> around);
/// An amount, scaled by DecimalPlaces if present; reports a missing currency.
/// "11850" with two decimal places becomes "118.50".
QString withPoint(const QString &digits, qint64 places);
std::optional<qint64> readAmount(xml::Reader &in, QStringView attribute,
                                 std::optional<Currency> currency);
/// AmountAfterTax and AmountBeforeTax.
Amounts readAmounts(xml::Reader &in, std::optional<Currency> currency);
void writeAmounts(xml::ElementWriter &out, const Amounts &amounts, Currency currency);

AgeClass ageClassOf(qint64 code);
int codeOf(AgeClass ageClass);

/// Reads Success, Warnings and Errors among the children; false for other elements.
class OutcomeReader {
public:
    bool take(xml::Reader &in);
    /// Reports an error on the current element unless there was either success or errors.
    Outcome finish(xml::Reader &in);

private:
    Outcome outcome_;
    bool success_ = false;
    bool failed_ = false;
};
void writeOutcome(xml::ElementWriter &out, const Outcome &outcome);

struct UniqueId {
    int type = 0;  ///< 0: absent, or not a number
    QString id;
    QString context;
    QString instance;
};
UniqueId readUniqueId(xml::Reader &in);
void writeUniqueId(xml::ElementWriter &out, int type, const QString &id,
                   const QString &context = {}, const QString &instance = {});

/// Identifies a record in a problem: by LocatorID, otherwise by position, starting at 1.
template <typename T>
QString recordId(const T &record, size_t place)
{
    if constexpr (requires { record.locator; }) {
        if (record.locator > 0) return QString::number(record.locator);
    }
    return QString::number(place);
}

/// Reads the children of a message about one hotel: POS, and `list` with its `element`s. A record
/// with invalid values is reported as a problem and left out.
template <typename M, typename T>
void readRecords(Reading &r, M &message, std::vector<T> &records, QStringView list,
                 QStringView element, T (*read)(xml::Reader &))
{
    size_t place = 0;
    r.in.children([&] {
        if (r.in.name() == u"POS") {
            readPos(r.in, message.head);
            return true;
        }
        if (r.in.name() != list) return false;
        readHotel(r.in, message.hotelCode, message.hotelName);
        r.in.children([&] {
            if (r.in.name() != element) return false;
            T record = read(r.in);
            if (r.clean() || r.settle(recordId(record, place + 1)))
                records.push_back(std::move(record));
            ++place;
            return true;
        });
        return true;
    });
}

/// The messages, one file each. Readers are called with the root entered.
AvailNotif readAvailNotif(Reading &r);
void write(xml::ElementWriter &out, const AvailNotif &message);
RateAmountNotif readRateAmountNotif(Reading &r);
void write(xml::ElementWriter &out, const RateAmountNotif &message);
InvCountNotif readInvCountNotif(Reading &r);
void write(xml::ElementWriter &out, const InvCountNotif &message);
ResNotif readResNotif(Reading &r);
void write(xml::ElementWriter &out, const ResNotif &message);
ResNotifAnswer readResNotifAnswer(Reading &r);
void write(xml::ElementWriter &out, const ResNotifAnswer &message);
Read readRead(Reading &r);
void write(xml::ElementWriter &out, const Read &message);
ResRetrieve readResRetrieve(Reading &r);
void write(xml::ElementWriter &out, const ResRetrieve &message);
NotifReport readNotifReport(Reading &r);
void write(xml::ElementWriter &out, const NotifReport &message);
Ping readPing(Reading &r);
void write(xml::ElementWriter &out, const Ping &message);
PingAnswer readPingAnswer(Reading &r);
void write(xml::ElementWriter &out, const PingAnswer &message);
Acknowledgement readAcknowledgement(Reading &r, Acknowledged what);
void write(xml::ElementWriter &out, const Acknowledgement &message);
void write(xml::ElementWriter &out, const Fault &fault);
const char *nameOf(Acknowledged what);

/// Reads an entered HotelReservation; problems are assigned to its number. `around` is the status
/// that the message sets for all of its reservations, if any.
std::optional<Reservation> readReservation(Reading &r, size_t place, const QString &around = {});
void writeReservation(xml::ElementWriter &out, const Reservation &reservation);
/// "Commit", "Modify", ... ; nullopt if unknown.
std::optional<ReservationStatus> statusOf(const QString &text);
const char *textOf(ReservationStatus status);

}  // namespace roomrack::protocols::opentravel
