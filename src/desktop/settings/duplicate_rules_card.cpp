// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/duplicate_rules_card.h"

#include "settings/ui_duplicate_rules_card.h"
#include "storage/reader.h"

#include <vector>

namespace roomrack::desktop {

using dedup::Rules;
using dedup::What;

namespace {

/// Number of latest decisions that are replayed.
constexpr int kReplayed = 2'000;

/// Counts of the decisions' outcomes, as recorded or with other rules.
struct Replay {
    int all = 0, same = 0, refused = 0, asked = 0, passed = 0;
};

Replay replayed(const std::vector<booking::DuplicateRow> &rows, const Rules &rules)
{
    Replay sum;
    for (const booking::DuplicateRow &row : rows) {
        const bool rooms = row.product == dedup::Product::RoomBooking
                           || row.product == dedup::Product::GroupBooking;
        if (!rooms || row.mine.isEmpty() || row.theirs.isEmpty()) continue;
        const dedup::PastDecision past{row.product, row.why,         row.mine,
                                       row.theirs,  row.apartMicros, false};
        const What now = dedup::replay(past, rules).what;
        ++sum.all;
        sum.same += now == row.what;
        sum.refused += now != row.what && now == What::Duplicate;
        sum.asked += now != row.what && now == What::Ask;
        sum.passed += now != row.what && now == What::New;
    }
    return sum;
}

/// Each input of the form and the number that it edits.
std::vector<std::pair<QSpinBox *, int *>> numbers(const Ui::DuplicateRulesCard &form, Rules &rules)
{
    dedup::Weights &weights = rules.weights;
    return {{form.sameHours, &rules.sameHours},
            {form.almostMinutes, &rules.almostMinutes},
            {form.alikeDays, &rules.alikeDays},
            {form.groupSameHours, &rules.groupSameHours},
            {form.groupAlikeDays, &rules.groupAlikeDays},
            {form.namePercent, &weights.name},
            {form.mailPercent, &weights.mail},
            {form.phonePercent, &weights.phone},
            {form.typePercent, &weights.type},
            {form.askFrom, &weights.askFrom},
            {form.refuseFrom, &weights.refuseFrom}};
}

}  // namespace

DuplicateRulesCard::DuplicateRulesCard(HotelSession &session, HotelReservations &requests,
                                       QWidget *parent)
    : SetupCard(session, requests, booking::SetupKind::Duplicates, tr("Duplicate rules"),
                QStringLiteral("duplicates"), parent),
      ui_(std::make_unique<Ui::DuplicateRulesCard>())
{
    ui_->setupUi(fields());
    offerTest(tr("Test on past decisions"), [this] { replay(); });
    begin();
}

DuplicateRulesCard::~DuplicateRulesCard() = default;

void DuplicateRulesCard::fill(const QByteArray &stored)
{
    Rules rules = dedup::rulesFrom(stored).value_or(Rules());
    for (const auto &[box, value] : numbers(*ui_, rules)) box->setValue(*value);
}

Rules DuplicateRulesCard::rules() const
{
    Rules rules;
    for (const auto &[box, value] : numbers(*ui_, rules)) {
        box->interpretText();
        *value = box->value();
    }
    return rules;
}

Result<QByteArray> DuplicateRulesCard::typed() const
{
    const Rules now = rules();
    if (const auto ok = dedup::validate(now); !ok) return tl::unexpected(ok.error());
    return dedup::toText(now);
}

QString DuplicateRulesCard::fine(const reservations::ReservationsStatus &) const
{
    return tr("Custom rules apply.");
}

QString DuplicateRulesCard::whenUnset() const
{
    return tr("Default rules apply.");
}

QString DuplicateRulesCard::whatRemovingDoes() const
{
    return tr("Restores the default rules. Past decisions do not change.");
}

void DuplicateRulesCard::replay()
{
    session().ask(storage::Duplicates{session().property(), {}, kReplayed}, this,
                  [this, rules = rules()](const Result<std::vector<booking::DuplicateRow>> &rows) {
                      if (!rows) return report(rows.error().text());
                      const Replay sum = replayed(*rows, rules);
                      if (sum.all == 0) return report(tr("No past decisions to test."));
                      report(tr("Past decisions tested: %1. Unchanged: %2. Now rejected: %3, for "
                                "review: %4, booked without review: %5. Requests booked without "
                                "review are not in the log.")
                                 .arg(sum.all)
                                 .arg(sum.same)
                                 .arg(sum.refused)
                                 .arg(sum.asked)
                                 .arg(sum.passed));
                  });
}

}  // namespace roomrack::desktop

#include "moc_duplicate_rules_card.cpp"
