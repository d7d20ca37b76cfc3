// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/rules/settings_rules.h"

#include "booking/api_setup.h"
#include "booking/limits.h"
#include "core/visible_text.h"

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr qsizetype kMostSetup = 16 * 1024;

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
    if (!core::isVisible(name) || name != name.trimmed() || hasControls(name))
        return invalid(
            "template",
            ErrorText::tr("the name must be a single line without leading or trailing spaces"));
    if (core::codePoints(name) <= kMostTemplateName) return {};
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
    if (!core::isVisible(c.source) || hasControls(c.source)
        || core::codePoints(c.source) > kMostFxSource)
        return invalid("source", ErrorText::tr("enter the source of the rate on a single line"));
    for (const pricing::FxRate &rate : c.rates) {
        if (const auto ok = pricing::validate(rate); !ok) return ok;
    }
    return {};
}

}  // namespace

Result<Answer> SettingsRules::on(const SaveHotelSetup &c, Decision &d)
{
    const bool known = c.kind >= SetupKind::Payment && c.kind <= lastOf(SetupKind());
    if (!known || c.content.size() > kMostSetup)
        return fail(ErrorCode::Invalid, QStringLiteral("settings"),
                    ErrorText::tr("of an unknown kind, or too large"));
    if (c.kind == SetupKind::Duplicates) {
        const auto rules = dedup::rulesFrom(c.content);
        if (!rules) return tl::unexpected(rules.error());
        state_.requests.rules = *rules;
    }
    if (c.kind == SetupKind::Api) {
        if (const auto setup = apiSetupFrom(c.content); !setup)
            return tl::unexpected(setup.error());
    }
    Record r = recordOf(state_.id(), RecordKind::HotelSetupSaved, c.caller, d);
    r.subject = qint64(c.kind);
    r.value = c.content.isEmpty() ? 0 : 1;
    r.rooms = c.withSecret ? 1 : 0;
    Answer answer;
    answer.seq = append(r, d);
    if (c.content.isEmpty())
        state_.requests.setups.remove(quint8(c.kind));
    else
        state_.requests.setups.insert(quint8(c.kind), c.content);
    d.batch->requests.setups.push_back({state_.id(), c.kind, c.content, answer.seq});
    return answer;
}

Result<Answer> SettingsRules::on(const SaveTemplate &c, Decision &d)
{
    if (const auto ok = checkTemplateName(c.name); !ok) return tl::unexpected(ok.error());
    if (c.content.size() > kMostTemplate) {
        return invalid("template",
                       ErrorText::tr("too large; the limit is %1 characters").arg(kMostTemplate));
    }
    Record r = recordOf(state_.id(), RecordKind::TemplateSaved, c.caller, d);
    r.value = c.content.isEmpty() ? 0 : 1;
    Answer answer;
    answer.seq = append(r, d);
    d.batch->templates.push_back({state_.id(), c.name, c.content, answer.seq});
    return answer;
}

Result<Answer> SettingsRules::on(const SaveFxRates &c, Decision &d)
{
    if (const auto ok = checkRates(c); !ok) return tl::unexpected(ok.error());
    // If a pair and day is there twice, the later one counts; only that is written.
    std::vector<pricing::FxRate> rates = c.rates;
    const auto key = [](const pricing::FxRate &r) {
        return std::tuple(r.base.code(), r.currency.code(), r.day);
    };
    std::stable_sort(rates.begin(), rates.end(),
                     [&](const auto &a, const auto &b) { return key(a) < key(b); });
    Record r = recordOf(state_.id(), RecordKind::FxRatesSaved, c.caller, d);
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
        d.batch->fxRates.push_back({state_.id(), rates[i], c.source.trimmed(), answer.seq});
    }
    return answer;
}

Result<Answer> SettingsRules::on(const SaveChannelSetup &c, Decision &d)
{
    const auto unknown = [](const char *field) {
        return fail(ErrorCode::NotFound, QString::fromLatin1(field),
                    ErrorText::tr("does not exist or was deleted"));
    };
    if (!state_.catalogue.channel(c.channel)) return unknown("channel");
    if (c.seen && *c.seen != state_.channelSetups.value(c.channel, 0)) {
        return refuse(ErrorCode::Stale, QStringLiteral("channel settings"),
                      ErrorText::tr("they were changed in the meantime; open them again and repeat "
                                    "your changes"),
                      d);
    }
    if (c.settings) {
        if (const auto ok = sync::validate(*c.settings); !ok) return tl::unexpected(ok.error());
        for (const sync::RoomMapping &room : c.settings->rooms) {
            if (!state_.catalogue.roomType(room.roomType)) return unknown("room type");
        }
        for (const sync::RateMapping &rate : c.settings->rates) {
            if (!state_.rates.plan(rate.plan)) return unknown("rate plan");
        }
        for (const sync::PlanCommission &exception : c.settings->planCommissions) {
            if (!state_.rates.plan(exception.plan)) return unknown("rate plan");
        }
    }
    Record r = recordOf(state_.id(), RecordKind::ChannelSetupSaved, c.caller, d);
    r.subject = c.channel.value;
    r.value = c.settings ? 1 : 0;
    r.rooms = c.withSecret ? 1 : 0;
    Answer answer;
    answer.seq = append(r, d);
    d.batch->channelSetups.push_back({state_.id(), c.channel,
                                      c.settings ? sync::toText(*c.settings) : QByteArray(),
                                      answer.seq});
    if (c.settings) {
        state_.channelSetups.insert(c.channel, answer.seq);
        state_.commissions.insert(c.channel, sync::commissionRuleOf(*c.settings));
    } else {
        keepCommission(c.channel, d);
        state_.channelSetups.remove(c.channel);
        state_.commissions.remove(c.channel);
    }
    return answer;
}

/// Of a channel that is disconnected: bookings that have none count by it in reports, as before.
void SettingsRules::keepCommission(ChannelId id, Decision &d)
{
    const auto rule = state_.commissions.constFind(id);
    auto &all = state_.catalogue.channels;
    const auto at =
        std::find_if(all.begin(), all.end(), [id](const auto &c) { return c.id == id; });
    if (rule == state_.commissions.cend() || at == all.end()) return;
    if (at->commissionBasisPoints == rule->basisPoints) return;
    at->commissionBasisPoints = rule->basisPoints;
    d.batch->channelCommissions.push_back({state_.id(), id, rule->basisPoints});
    if (d.changes) d.changes->longer = true;
}

/// Keeps the newest rate of each pair; of one day the one saved last.
void SettingsRules::keepNewest(const pricing::FxRate &rate)
{
    auto &all = state_.requests.fxRates;
    const auto at = std::find_if(all.begin(), all.end(), [&](const pricing::FxRate &r) {
        return r.base == rate.base && r.currency == rate.currency;
    });
    if (at == all.end())
        all.push_back(rate);
    else if (at->day <= rate.day)
        *at = rate;
}

}  // namespace roomrack::booking
