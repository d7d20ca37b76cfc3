// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/opentravel/message_io.h"

#include <array>

namespace roomrack::protocols::opentravel {

namespace {

using xml::Wrong;

constexpr std::array<const char *, 7> kWeekdays = {"Mon", "Tue", "Weds", "Thur",
                                                   "Fri", "Sat", "Sun"};
constexpr std::array<const char16_t *, 7> kWeekdays16 = {u"Mon", u"Tue", u"Weds", u"Thur",
                                                         u"Fri", u"Sat", u"Sun"};

constexpr size_t kMostErrors = 99;

Code codeFor(Wrong wrong)
{
    switch (wrong) {
    case Wrong::Missing: return Code::RequiredFieldMissing;
    case Wrong::Date: return Code::InvalidDate;
    case Wrong::Range: return Code::InvalidDates;
    case Wrong::Currency: return Code::InvalidCurrency;
    case Wrong::Amount:
    case Wrong::Count:
    case Wrong::Value: break;
    }
    return Code::InvalidValue;
}

/// The days set to "1", or if there are none, all except those set to "0".
quint8 readWeekdays(xml::Reader &in)
{
    quint8 named = 0;
    quint8 unnamed = 0;
    for (size_t day = 0; day < kWeekdays16.size(); ++day) {
        const auto on = in.flag(kWeekdays16[day]);
        if (!on) continue;
        (*on ? named : unnamed) |= static_cast<quint8>(1U << day);
    }
    return named != 0 ? named : static_cast<quint8>(0x7f & ~unnamed);
}

Problem readProblem(xml::Reader &in)
{
    Problem p;
    bool ok = false;
    const int type = in.string(u"Type").toInt(&ok);
    if (ok && type > 0 && type <= 999) p.type = type;
    const int code = in.string(u"Code").toInt(&ok);
    if (ok && code > 0 && code <= 999) p.code = code;
    p.shortText = in.string(u"ShortText").left(64).trimmed();
    p.recordId = in.string(u"RecordID").left(64).trimmed();
    p.status = in.string(u"Status").left(64).trimmed();
    p.text = in.text();
    return p;
}

void writeProblems(xml::ElementWriter &out, const char *list, const char *element,
                   const std::vector<Problem> &problems, size_t most)
{
    out.start(list);
    for (size_t i = 0; i < std::min(problems.size(), most); ++i) {
        const Problem &p = problems[i];
        out.start(element).attribute("Type", p.type);
        out.optional("ShortText", limited(p.shortText, 64));
        if (p.code != 0) out.attribute("Code", p.code);
        out.optional("Status", limited(p.status, 64)).optional("RecordID", limited(p.recordId, 64));
        if (!p.text.isEmpty()) out.text(p.text);
        out.end();
    }
    out.end();
}

}  // namespace

QString withPoint(const QString &digits, qint64 places)
{
    const bool negative = digits.startsWith(u'-');
    const QString padded = digits.mid(negative ? 1 : 0).rightJustified(places + 1, u'0');
    const qsizetype at = padded.size() - places;
    return (negative ? QStringLiteral("-") : QString()) + padded.left(at) + u'.' + padded.mid(at);
}

bool Reading::settle(const QString &recordId)
{
    const auto &complaints = in.complaints();
    const bool wasClean = clean();
    for (; settled < complaints.size(); ++settled) {
        const auto &c = complaints[settled];
        problems.push_back(problem(
            codeFor(c.wrong), c.error.field + QStringLiteral(": ") + c.error.reason, recordId));
    }
    return wasClean;
}

void readHead(xml::Reader &in, Head &head)
{
    head.echoToken = in.string(u"EchoToken").left(128).trimmed();
    if (const auto at = parseInstant(in.string(u"TimeStamp"))) head.timeStamp = *at;
    bool ok = false;
    const QString version = in.string(u"Version");
    if (version.size() <= 16 && version.toDouble(&ok) >= 0 && ok && version[0].isDigit()
        && !version.contains(u'e', Qt::CaseInsensitive))
        head.version = version;
    const QString target = in.string(u"Target");
    if (target == u"Production" || target == u"Test") head.target = target;
}

void readPos(xml::Reader &in, Head &head)
{
    bool first = true;
    in.children([&] {
        if (in.name() != u"Source") return false;
        // The first Source is the requestor; the following ones are ignored.
        if (!std::exchange(first, false)) return true;
        in.children([&] {
            if (in.name() == u"RequestorID") {
                head.requestorId = in.string(u"ID");
                head.requestorType = in.string(u"Type");
                if (head.requestorType.isEmpty()) head.requestorType = QStringLiteral("22");
                head.requestorContext = in.string(u"ID_Context");
                head.requestorPassword = in.string(u"MessagePassword");
                return true;
            }
            if (in.name() != u"BookingChannel") return false;
            head.channelType = in.string(u"Type");
            if (head.channelType.isEmpty()) head.channelType = QStringLiteral("7");
            in.children([&] {
                if (in.name() != u"CompanyName") return false;
                head.company = limited(in.text(), 128);
                return true;
            });
            return true;
        });
        return true;
    });
}

void startMessage(xml::ElementWriter &out, const char *name, const Head &head)
{
    out.start(name).attribute("xmlns", QString::fromLatin1(kNamespace));
    out.optional("EchoToken", head.echoToken);
    if (head.timeStamp) out.attribute("TimeStamp", instantText(*head.timeStamp));
    out.optional("Target", head.target).attribute("Version", head.version);
}

void writePos(xml::ElementWriter &out, const Head &head)
{
    const bool channel = !head.channelType.isEmpty() || !head.company.isEmpty();
    if (head.requestorId.isEmpty() && head.requestorType.isEmpty() && !channel) return;
    out.start("POS").start("Source");
    if (!head.requestorId.isEmpty() || !head.requestorType.isEmpty()) {
        const QString type =
            head.requestorType.isEmpty() ? QStringLiteral("22") : head.requestorType;
        out.start("RequestorID").attribute("Type", type).attribute("ID", head.requestorId);
        out.optional("ID_Context", head.requestorContext);
        out.optional("MessagePassword", head.requestorPassword).end();
    }
    if (channel) {
        const QString type = head.channelType.isEmpty() ? QStringLiteral("7") : head.channelType;
        out.start("BookingChannel").attribute("Type", type);
        if (!head.company.isEmpty()) out.element("CompanyName", limited(head.company, 128));
        out.end();
    }
    out.end().end();
}

void readHotel(xml::Reader &in, QString &code, QString &name)
{
    if (code.isEmpty()) code = in.string(u"HotelCode");
    if (name.isEmpty()) name = limited(in.string(u"HotelName"), 128);
}

void writeHotel(xml::ElementWriter &out, const QString &code, const QString &name)
{
    out.optional("HotelCode", code).optional("HotelName", limited(name, 128));
}

std::optional<NightRange> readNights(xml::Reader &in)
{
    if (!in.has(u"Start") && !in.has(u"End")) return std::nullopt;
    NightRange range;
    const auto first = in.night(u"Start"), last = in.night(u"End");
    range.first = in.must(u"Start", first);
    // A start without an end means that single day.
    range.last = in.has(u"End") ? last.value_or(range.first) : range.first;
    range.weekdays = readWeekdays(in);
    if (first && last && *last < *first)
        in.complain(Wrong::Range, u"End", ErrorText::tr("must not be before Start"));
    return range;
}

void writeNights(xml::ElementWriter &out, const NightRange &nights)
{
    out.attribute("Start", nights.first).attribute("End", nights.last);
    if ((nights.weekdays & 0x7f) == 0x7f) return;
    for (size_t day = 0; day < kWeekdays.size(); ++day)
        out.flag(kWeekdays[day], (nights.weekdays >> day & 1) != 0);
}

Target readTarget(xml::Reader &in)
{
    Target t;
    refuse(in, {u"InvBlockCode", u"PromotionCode", u"Duration"});
    t.roomType = in.string(u"InvTypeCode");
    if (t.roomType.isEmpty()) t.roomType = in.string(u"InvCode");
    t.ratePlan = in.string(u"RatePlanCode");
    t.allRoomTypes = in.flag(u"AllInvCode").value_or(false);
    t.allRatePlans = in.flag(u"AllRateCode").value_or(false);
    t.nights = readNights(in);
    return t;
}

void writeTarget(xml::ElementWriter &out, const Target &target)
{
    out.start("StatusApplicationControl");
    if (target.nights) writeNights(out, *target.nights);
    out.optional("RatePlanCode", target.ratePlan).optional("InvTypeCode", target.roomType);
    if (target.allRatePlans) out.flag("AllRateCode", true);
    if (target.allRoomTypes) out.flag("AllInvCode", true);
    out.end();
}

void refuse(xml::Reader &in, std::initializer_list<QStringView> attributes)
{
    for (const QStringView attribute : attributes) {
        if (in.has(attribute))
            in.complain(Wrong::Value, attribute, ErrorText::tr("is not supported"));
    }
}

int readLocator(xml::Reader &in)
{
    const auto locator = parseCount(in.string(u"LocatorID"), 1, 1'000'000'000);
    return locator ? static_cast<int>(*locator) : 0;
}

std::optional<Currency> readCurrency(xml::Reader &in, std::optional<Currency> around)
{
    return in.has(u"CurrencyCode") ? in.currency(u"CurrencyCode") : around;
}

std::optional<qint64> readAmount(xml::Reader &in, QStringView attribute,
                                 std::optional<Currency> currency)
{
    if (!in.has(attribute)) return std::nullopt;
    if (!currency) {
        in.missing(u"CurrencyCode");
        return std::nullopt;
    }
    const auto places = in.count(u"DecimalPlaces", 0, 4);
    const QString text = places ? in.string(attribute) : QString();
    if (!places || *places == 0 || text.contains(u'.')) return in.minor(attribute, *currency);
    const auto minor = parseMinor(withPoint(text, *places), *currency);
    if (minor) return *minor;
    in.complain(Wrong::Amount, attribute, minor.error().reason);
    return std::nullopt;
}

Amounts readAmounts(xml::Reader &in, std::optional<Currency> currency)
{
    return {readAmount(in, u"AmountAfterTax", currency),
            readAmount(in, u"AmountBeforeTax", currency)};
}

void writeAmounts(xml::ElementWriter &out, const Amounts &amounts, Currency currency)
{
    if (amounts.beforeTax)
        out.attribute("AmountBeforeTax", minorText(*amounts.beforeTax, currency));
    if (amounts.afterTax) out.attribute("AmountAfterTax", minorText(*amounts.afterTax, currency));
    out.attribute("CurrencyCode", currency.code());
}

AgeClass ageClassOf(qint64 code)
{
    return code == kChild ? AgeClass::Child : code == kInfant ? AgeClass::Infant : AgeClass::Adult;
}

int codeOf(AgeClass ageClass)
{
    switch (ageClass) {
    case AgeClass::Child: return kChild;
    case AgeClass::Infant: return kInfant;
    case AgeClass::Adult: break;
    }
    return kAdult;
}

bool OutcomeReader::take(xml::Reader &in)
{
    if (in.name() == u"Success") {
        success_ = true;
        return true;
    }
    const bool errors = in.name() == u"Errors";
    if (!errors && in.name() != u"Warnings") return false;
    failed_ |= errors;
    auto &list = errors ? outcome_.errors : outcome_.warnings;
    in.children([&] {
        if (in.name() != (errors ? u"Error" : u"Warning")) return false;
        // At most as many errors as the schema allows.
        if (!errors || list.size() < kMostErrors) list.push_back(readProblem(in));
        return true;
    });
    return true;
}

Outcome OutcomeReader::finish(xml::Reader &in)
{
    const bool empty = failed_ && outcome_.errors.empty();
    if (success_ == failed_ || empty) {
        in.complain(Wrong::Value, {},
                    ErrorText::tr("must have either Success, or Errors with at least one Error"));
    }
    if (failed_) outcome_.warnings.clear();
    return std::move(outcome_);
}

void writeOutcome(xml::ElementWriter &out, const Outcome &outcome)
{
    if (!outcome.ok()) {
        writeProblems(out, "Errors", "Error", outcome.errors, kMostErrors);
        return;
    }
    out.start("Success").end();
    if (!outcome.warnings.empty())
        writeProblems(out, "Warnings", "Warning", outcome.warnings, outcome.warnings.size());
}

UniqueId readUniqueId(xml::Reader &in)
{
    return {in.string(u"Type").toInt(), in.string(u"ID"), in.string(u"ID_Context"),
            in.string(u"Instance")};
}

void writeUniqueId(xml::ElementWriter &out, int type, const QString &id, const QString &context,
                   const QString &instance)
{
    out.start("UniqueID").attribute("Type", type).optional("Instance", instance);
    out.attribute("ID", id).optional("ID_Context", context).end();
}

}  // namespace roomrack::protocols::opentravel
