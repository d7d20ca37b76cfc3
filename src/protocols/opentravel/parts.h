// SPDX-License-Identifier: GPL-3.0-or-later
// What several OpenTravel messages have in common, read and written in one place. For the codec
// only.
#pragma once

#include "protocols/opentravel/messages.h"
#include "protocols/xml/reader.h"
#include "protocols/xml/writer.h"

namespace roomrack::protocols::opentravel {

inline constexpr const char *kNamespace = "http://www.opentravel.org/OTA/2003/05";
inline constexpr int kMostNights = 9999;  ///< of a stay, and of a limit of its length

/// A message being read: what its reader complains about becomes problems of records.
struct Reading {
    xml::Reader &in;
    std::vector<Problem> problems = {};
    size_t settled = 0;
    int nights = 0;  ///< with a rate: a few bytes can name a great many

    bool clean() const { return settled == in.complaints().size(); }
    /// Whether nothing was wrong since the last call; what was wrong is now a problem of the
    /// record.
    bool settle(const QString &recordId);
};

void readHead(xml::Reader &in, Head &head);
void readPos(xml::Reader &in, Head &head);
/// The root element and its attributes; its POS, where there is a requestor or a channel.
void startMessage(xml::Writer &out, const char *name, const Head &head);
void writePos(xml::Writer &out, const Head &head);

/// HotelCode and HotelName of the element entered last.
void readHotel(xml::Reader &in, QString &code, QString &name);
void writeHotel(xml::Writer &out, const QString &code, const QString &name);

/// Of the element entered last (Start, End, Mon ... Sun); without an end the one day of the start.
/// Complains of an end before its start.
std::optional<NightRange> readNights(xml::Reader &in);
void writeNights(xml::Writer &out, const NightRange &nights);
Target readTarget(xml::Reader &in);
void writeTarget(xml::Writer &out, const Target &target);
int readLocator(xml::Reader &in);

/// Complains of attributes of the element entered last that would make it mean something else
/// than it seems to: a price for a week, say, or a count that is a difference.
void refuse(xml::Reader &in, std::initializer_list<QStringView> attributes);

/// CurrencyCode of the element entered last, or else the one around it.
std::optional<Currency> readCurrency(xml::Reader &in, std::optional<Currency> around);
/// An amount with DecimalPlaces, if they are said; a complaint where there is no currency.
std::optional<qint64> readAmount(xml::Reader &in, QStringView attribute,
                                 std::optional<Currency> currency);
/// AmountAfterTax and AmountBeforeTax.
Amounts readAmounts(xml::Reader &in, std::optional<Currency> currency);
void writeAmounts(xml::Writer &out, const Amounts &amounts, Currency currency);

AgeClass ageClassOf(qint64 code);
int codeOf(AgeClass ageClass);

/// Takes Success, Warnings and Errors from among the children; false: it is another element.
class OutcomeReader {
public:
    bool take(xml::Reader &in);
    /// Complains, on the element entered last, unless it was success xor errors.
    Outcome finish(xml::Reader &in);

private:
    Outcome outcome_;
    bool success_ = false;
    bool failed_ = false;
};
void writeOutcome(xml::Writer &out, const Outcome &outcome);

struct UniqueId {
    int type = 0;  ///< 0: none, or not a number
    QString id;
    QString context;
    QString instance;
};
UniqueId readUniqueId(xml::Reader &in);
void writeUniqueId(xml::Writer &out, int type, const QString &id, const QString &context = {},
                   const QString &instance = {});

/// Texts of people, as long as the schema allows; both when reading and when writing.
inline QString limited(const QString &text, qsizetype most)
{
    if (text.size() <= most) return text;
    const bool half = text[most - 1].isHighSurrogate();
    return text.first(half ? most - 1 : most).trimmed();
}

/// What a problem calls a record: its LocatorID, or else its place, 1 for the first.
template <typename T>
QString recordId(const T &record, size_t place)
{
    if constexpr (requires { record.locator; }) {
        if (record.locator > 0) return QString::number(record.locator);
    }
    return QString::number(place);
}

/// The children of a message that says so much about one hotel: POS, and `list` with its
/// `element`s. What is wrong in a record becomes its problem, and the record is left out.
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

/// The messages, each in a file of its own. A reader is called when the root was entered.
AvailNotif readAvailNotif(Reading &r);
void write(xml::Writer &out, const AvailNotif &message);
RateAmountNotif readRateAmountNotif(Reading &r);
void write(xml::Writer &out, const RateAmountNotif &message);
InvCountNotif readInvCountNotif(Reading &r);
void write(xml::Writer &out, const InvCountNotif &message);
ResNotif readResNotif(Reading &r);
void write(xml::Writer &out, const ResNotif &message);
ResNotifAnswer readResNotifAnswer(Reading &r);
void write(xml::Writer &out, const ResNotifAnswer &message);
Read readRead(Reading &r);
void write(xml::Writer &out, const Read &message);
ResRetrieve readResRetrieve(Reading &r);
void write(xml::Writer &out, const ResRetrieve &message);
NotifReport readNotifReport(Reading &r);
void write(xml::Writer &out, const NotifReport &message);
Ping readPing(Reading &r);
void write(xml::Writer &out, const Ping &message);
PingAnswer readPingAnswer(Reading &r);
void write(xml::Writer &out, const PingAnswer &message);
Acknowledgement readAcknowledgement(Reading &r, Acknowledged what);
void write(xml::Writer &out, const Acknowledgement &message);
const char *nameOf(Acknowledged what);

/// HotelReservation, entered; problems are settled under its number. `around` is the status that
/// the message gives to all of its reservations, if it does.
std::optional<Reservation> readReservation(Reading &r, size_t place, const QString &around = {});
void writeReservation(xml::Writer &out, const Reservation &reservation);
/// "Commit", "Modify", ... ; none for what is not known.
std::optional<ReservationStatus> statusOf(const QString &text);
const char *textOf(ReservationStatus status);

}  // namespace roomrack::protocols::opentravel
