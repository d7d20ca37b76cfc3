// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/duplicate_rules_card.h"

#include "desktop/settings/hours_spin.h"
#include "storage/reader.h"

#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

namespace roomrack::desktop {

using dedup::Rules;
using dedup::What;

namespace {

constexpr int kMostHours = 720, kMostMinutes = 1'440, kMostDays = 400, kMostPercent = 300,
              kMostPoints = 40;
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

}  // namespace

DuplicateRulesCard::DuplicateRulesCard(HotelSession &session, HotelReservations &requests,
                                       QWidget *parent)
    : SetupCard(session, requests, booking::SetupKind::Duplicates, tr("Duplicate rules"),
                QStringLiteral("duplicates"), parent)
{
    const QString days = tr(" days", "suffix of a number"), percent = tr(" %"),
                  points = tr(" points");
    const auto number = [this](const QString &label, const char *field, Value value, int most,
                               const QString &suffix) {
        auto *box = new QSpinBox;
        box->setSuffix(suffix);
        addNumber(box, label, field, value, most);
    };
    addNumber(
        new HoursSpin, tr("Reject identical requests within"), "same_hours",
        [](Rules &r) -> int & { return r.sameHours; }, kMostHours);
    addNumber(
        new UnitSpin(UnitSpin::Of::Minutes, tr(" min", "minutes")),
        tr("Reject near-identical requests within"), "almost_minutes",
        [](Rules &r) -> int & { return r.almostMinutes; }, kMostMinutes);
    addNumber(
        new UnitSpin(UnitSpin::Of::Days, days), tr("Review similar requests within"), "alike_days",
        [](Rules &r) -> int & { return r.alikeDays; }, kMostDays);
    addNumber(
        new HoursSpin, tr("Reject identical groups within"), "group_same_hours",
        [](Rules &r) -> int & { return r.groupSameHours; }, kMostHours);
    addNumber(
        new UnitSpin(UnitSpin::Of::Days, days), tr("Review similar groups within"),
        "group_alike_days", [](Rules &r) -> int & { return r.groupAlikeDays; }, kMostDays);
    number(
        tr("Name weight"), "name_percent", [](Rules &r) -> int & { return r.weights.name; },
        kMostPercent, percent);
    number(
        tr("Email weight"), "mail_percent", [](Rules &r) -> int & { return r.weights.mail; },
        kMostPercent, percent);
    number(
        tr("Phone weight"), "phone_percent", [](Rules &r) -> int & { return r.weights.phone; },
        kMostPercent, percent);
    number(
        tr("Room type weight"), "type_percent", [](Rules &r) -> int & { return r.weights.type; },
        kMostPercent, percent);
    number(
        tr("Review threshold"), "ask_from", [](Rules &r) -> int & { return r.weights.askFrom; },
        kMostPoints, points);
    number(
        tr("Near-identical threshold"), "refuse_from",
        [](Rules &r) -> int & { return r.weights.refuseFrom; }, kMostPoints, points);
    offerTest(tr("Test on past decisions"), [this] { replay(); });
    begin();
}

void DuplicateRulesCard::addNumber(QSpinBox *box, const QString &label, const char *field,
                                   Value value, int most)
{
    box->setRange(0, most);
    addInput(label, QString::fromLatin1(field), box);
    connect(box, &QSpinBox::valueChanged, this, [this] { edited(); });
    // Otherwise "40 days" would be read as 40 hours while it is typed.
    box->setKeyboardTracking(false);
    connect(box->findChild<QLineEdit *>(), &QLineEdit::textEdited, this, [this] { edited(); });
    numbers_.emplace_back(box, value);
}

void DuplicateRulesCard::fill(const QByteArray &stored)
{
    Rules rules = dedup::rulesFrom(stored).value_or(Rules());
    for (const auto &[box, value] : numbers_) box->setValue(value(rules));
}

Rules DuplicateRulesCard::rules() const
{
    Rules rules;
    for (const auto &[box, value] : numbers_) {
        box->interpretText();
        value(rules) = box->value();
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
    storage::DuplicateQuestion question;
    question.most = kReplayed;
    session().ask([property = session().property(), question](
                      storage::Reader &reader) { return reader.duplicates(property, question); },
                  this,
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
