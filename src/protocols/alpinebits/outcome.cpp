// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/alpinebits/outcome.h"

#include "protocols/alpinebits/message_io.h"

#include <algorithm>

namespace roomrack::protocols::alpinebits {

namespace {

constexpr int kMostCode = 999'999;

/// Whether the version defines this "ALPINEBITS_SEND_..." status.
bool knows(Version version, const QString &status)
{
    if (status == u"ALPINEBITS_SEND_HANDSHAKE") return version >= Version::V2024_10;
    return status == u"ALPINEBITS_SEND_FREEROOMS" || status == u"ALPINEBITS_SEND_RATEPLANS"
           || status == u"ALPINEBITS_SEND_INVENTORY";
}

struct Names {
    const char *root;
    const char *version;
};

Names namesOf(Action answered)
{
    switch (answered) {
    case Action::FreeRooms: return {"OTA_HotelInvCountNotifRS", "1.001"};
    case Action::RatePlans: return {"OTA_HotelRatePlanNotifRS", "3.14"};
    default: return {"OTA_NotifReportRS", "1.000"};
    }
}

}  // namespace

Grade Outcome::grade() const
{
    if (!errors.empty()) return Grade::Error;
    if (warnings.empty()) return Grade::Success;
    const bool advice = std::all_of(warnings.begin(), warnings.end(),
                                    [](const Remark &r) { return r.type == kAdvisory; });
    return advice ? Grade::Advisory : Grade::Warning;
}

bool Outcome::wants(QStringView status) const
{
    const auto says = [status](const Remark &r) { return r.status == status; };
    return std::any_of(warnings.begin(), warnings.end(), says)
           || std::any_of(errors.begin(), errors.end(), says);
}

QString Outcome::text() const
{
    QStringList lines;
    for (const auto *list : {&errors, &warnings})
        for (const Remark &r : *list) lines += r.text.isEmpty() ? r.status : r.text;
    return lines.join(u'\n');
}

void startMessage(xml::ElementWriter &out, const char *root, const char *version)
{
    out.start(root).attribute("xmlns", QLatin1String(kNamespace).toString());
    out.attribute("Version", QString::fromLatin1(version));
}

Dates readDates(xml::Reader &in)
{
    const Dates d{in.night(u"Start"), in.night(u"End")};
    if (d.from && d.to && *d.to < *d.from)
        in.complain(xml::Wrong::Range, u"End", ErrorText::tr("is before %1").arg(d.from->iso()));
    return d;
}

Remark readRemark(xml::Reader &in)
{
    Remark r;
    r.type = static_cast<int>(in.must(u"Type", in.count(u"Type", 1, kMostCode)));
    r.code = static_cast<int>(in.count(u"Code", 0, kMostCode).value_or(0));
    r.record = in.string(u"RecordID");
    r.status = in.string(u"Status");
    r.text = in.text();
    return r;
}

bool OutcomeParts::take(xml::Reader &in)
{
    const bool errors = in.name() == u"Errors";
    if (in.name() == u"Success") {
        success_ = true;
        return true;
    }
    if (!errors && in.name() != u"Warnings") return false;
    failed_ = failed_ || errors;
    in.children([&] {
        if (in.name() != (errors ? QStringView(u"Error") : QStringView(u"Warning"))) return false;
        (errors ? outcome_.errors : outcome_.warnings).push_back(readRemark(in));
        return true;
    });
    if (errors && outcome_.errors.empty()) outcome_.errors.push_back({kError, 0, {}, {}, {}});
    return true;
}

Outcome OutcomeParts::finish(xml::Reader &in)
{
    if (success_ == failed_)
        in.complain(xml::Wrong::Value, {}, ErrorText::tr("must have either Success or Errors"));
    return std::move(outcome_);
}

void writeWarnings(xml::ElementWriter &out, const std::vector<Remark> &warnings, Version version,
                   const RemarkForm &form)
{
    const auto fits = [&form](const Remark &r) {
        return !form.mustName || (r.code > 0 && !r.record.isEmpty());
    };
    if (std::none_of(warnings.begin(), warnings.end(), fits)) return;
    constexpr qsizetype kMostRecord = 64;
    out.start("Warnings");
    for (const Remark &r : warnings) {
        if (!fits(r)) continue;
        out.start("Warning").attribute("Type", std::max(1, r.type));
        if (form.code && r.code > 0) out.attribute("Code", r.code);
        if (form.record) out.optional("RecordID", limited(r.record, kMostRecord));
        if (knows(version, r.status)) out.attribute("Status", r.status);
        out.text(r.text).end();
    }
    out.end();
}

void writeErrors(xml::ElementWriter &out, const std::vector<Remark> &errors, Version version)
{
    out.start("Errors");
    for (const Remark &r : errors) {
        out.start("Error").attribute("Type", r.type == kAdvisory ? kAdvisory : kError);
        if (r.code > 0) out.attribute("Code", r.code);
        if (knows(version, r.status)) out.attribute("Status", r.status);
        out.text(r.text).end();
    }
    out.end();
}

QByteArray encode(Action answered, const Outcome &outcome, Version version)
{
    const auto [root, number] = namesOf(answered);
    xml::ElementWriter out;
    startMessage(out, root, number);
    if (outcome.grade() == Grade::Error) {
        writeErrors(out, outcome.errors, version);
        return out.finish();
    }
    out.start("Success").end();
    // In 2020-10 the response to an acknowledgement has no warnings.
    if (answered != Action::Acknowledge || version >= Version::V2022_10)
        writeWarnings(out, outcome.warnings, version, {false, true, false});
    return out.finish();
}

Result<Outcome> decodeOutcome(Action answered, const QByteArray &xml)
{
    const QString root = QString::fromLatin1(namesOf(answered).root);
    return readMessage<Outcome>(xml, root, [](xml::Reader &in, Outcome &out) {
        OutcomeParts parts;
        in.children([&] { return parts.take(in); });
        out = parts.finish(in);
    });
}

}  // namespace roomrack::protocols::alpinebits
