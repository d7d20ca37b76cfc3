// SPDX-License-Identifier: GPL-3.0-or-later
// Templates of bulk updates, exchange rates and channel settings. Only prices in another currency
// depend on them, so House validates and stores them.
#include "booking/house.h"
#include "booking/limits.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

tl::unexpected<Error> invalid(const char *field, QString reason)
{
    return fail(ErrorCode::Invalid, QString::fromLatin1(field), std::move(reason));
}

bool hasControls(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.category() == QChar::Other_Control; });
}

Result<void> checkTemplateName(const QString &name)
{
    if (name.isEmpty() || name != name.trimmed() || hasControls(name))
        return invalid(
            "template",
            ErrorText::tr("the name must be a single line without leading or trailing spaces"));
    if (name.size() <= kMostTemplateName) return {};
    return invalid(
        "template",
        ErrorText::tr("the name must have at most %1 characters").arg(kMostTemplateName));
}

Result<void> checkRates(const SaveFxRates &c)
{
    if (c.rates.empty()) return invalid("exchange rate", ErrorText::tr("not found"));
    if (std::ssize(c.rates) > kMostFxRates) {
        return invalid(
            "exchange rate",
            ErrorText::tr("at most %1 exchange rates can be saved at once").arg(kMostFxRates));
    }
    if (c.source.trimmed().isEmpty() || hasControls(c.source) || c.source.size() > kMostFxSource)
        return invalid("source", ErrorText::tr("enter the source of the rate on a single line"));
    for (const pricing::FxRate &rate : c.rates) {
        if (const auto ok = pricing::validate(rate); !ok) return ok;
    }
    return {};
}

}  // namespace

Result<Answer> House::on(const SaveTemplate &c, Decision &d)
{
    if (const auto ok = checkTemplateName(c.name); !ok) return tl::unexpected(ok.error());
    if (c.content.size() > kMostTemplate) {
        return invalid("template",
                       ErrorText::tr("too large; the limit is %1 characters").arg(kMostTemplate));
    }
    Record r = record(RecordKind::TemplateSaved, c.caller, d);
    r.value = c.content.isEmpty() ? 0 : 1;
    Answer answer;
    answer.seq = append(r, d);
    d.batch->templates.push_back({catalogue_.property.id, c.name, c.content, answer.seq});
    return answer;
}

Result<Answer> House::on(const SaveFxRates &c, Decision &d)
{
    if (const auto ok = checkRates(c); !ok) return tl::unexpected(ok.error());
    // If a pair and day is there twice, the later one counts; only that is written.
    std::vector<pricing::FxRate> rates = c.rates;
    const auto key = [](const pricing::FxRate &r) {
        return std::tuple(r.base.code(), r.currency.code(), r.day);
    };
    std::stable_sort(rates.begin(), rates.end(),
                     [&](const auto &a, const auto &b) { return key(a) < key(b); });
    Record r = record(RecordKind::FxRatesSaved, c.caller, d);
    r.night = std::max_element(rates.begin(), rates.end(), [](const auto &a, const auto &b) {
                  return a.day < b.day;
              })->day;
    for (size_t i = 0; i < rates.size(); ++i)
        r.value += i + 1 == rates.size() || key(rates[i]) != key(rates[i + 1]);
    Answer answer;
    answer.seq = append(r, d);
    for (size_t i = 0; i < rates.size(); ++i) {
        if (i + 1 < rates.size() && key(rates[i]) == key(rates[i + 1])) continue;
        keepNewest(rates[i]);
        d.batch->fxRates.push_back(
            {catalogue_.property.id, rates[i], c.source.trimmed(), answer.seq});
    }
    return answer;
}

Result<Answer> House::on(const SaveChannelSetup &c, Decision &d)
{
    const auto unknown = [](const char *field) {
        return fail(ErrorCode::NotFound, QString::fromLatin1(field),
                    ErrorText::tr("does not exist or was deleted"));
    };
    if (!catalogue_.channel(c.channel)) return unknown("channel");
    if (c.settings) {
        if (const auto ok = sync::validate(*c.settings); !ok) return tl::unexpected(ok.error());
        for (const sync::RoomMapping &room : c.settings->rooms) {
            if (!catalogue_.roomType(room.roomType)) return unknown("room type");
        }
        for (const sync::RateMapping &rate : c.settings->rates) {
            if (!rates_.plan(rate.plan)) return unknown("rate plan");
        }
    }
    Record r = record(RecordKind::ChannelSetupSaved, c.caller, d);
    r.subject = c.channel.value;
    r.value = c.settings ? 1 : 0;
    Answer answer;
    answer.seq = append(r, d);
    d.batch->channelSetups.push_back({catalogue_.property.id, c.channel,
                                      c.settings ? sync::toText(*c.settings) : QByteArray(),
                                      answer.seq});
    return answer;
}

}  // namespace roomrack::booking
