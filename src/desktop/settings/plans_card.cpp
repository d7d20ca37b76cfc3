// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/plans_card.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kTableHeight = 170;

RowsTable *makeTable(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.badge = 3;
    shape.strong = {0};
    shape.muted = {1};
    shape.stretch = 0;
    shape.widths = {130, 140, 206, 140};
    shape.spare = {1, 2};
    auto *table = new RowsTable(theme,
                                {{PlansCard::tr("Rate plan")},
                                 {PlansCard::tr("Derived from")},
                                 {PlansCard::tr("Cancellation policy")},
                                 {PlansCard::tr("Payment")}},
                                shape);
    table->setObjectName(QStringLiteral("plans.table"));
    table->setAccessibleName(PlansCard::tr("Rate plans"));
    table->setMinimumHeight(kTableHeight);
    return table;
}

QString cancelling(const pricing::CancellationTerms &terms)
{
    if (!terms.refundable) return PlansCard::tr("Non-refundable");
    if (terms.freeUntilDays == 0) return PlansCard::tr("Free until day of arrival");
    return PlansCard::tr("Free until %n day(s) before", nullptr, terms.freeUntilDays);
}

/// Changes the current description, so that other changes to it are not overwritten.
Result<void> saved(engine::PropertyService &service, const booking::Caller &desk, RatePlanId id,
                   bool prepaid)
{
    const auto snapshot = service.snapshot(desk.property);
    if (!snapshot) return tl::unexpected(snapshot.error());
    engine::HotelSetup setup{(*snapshot)->catalogue, (*snapshot)->plans, {}, desk.actor};
    for (pricing::RatePlan &plan : setup.plans) {
        if (plan.id != id) continue;
        plan.prepayment = prepaid ? pricing::Prepayment::All : pricing::Prepayment::None;
        plan.prepaidPercent = 0;
    }
    const auto done = service.saveHotel(std::move(setup));
    if (!done) return tl::unexpected(done.error());
    return {};
}

}  // namespace

QString planPaymentText(const pricing::RatePlan &plan)
{
    switch (plan.prepayment) {
    case pricing::Prepayment::None: return PlansCard::tr("Pay at property");
    case pricing::Prepayment::All: return PlansCard::tr("Prepaid");
    case pricing::Prepayment::FirstNight: return PlansCard::tr("First night prepaid");
    case pricing::Prepayment::Percent: break;
    }
    return PlansCard::tr("%1 % prepaid").arg(plan.prepaidPercent);
}

PlansCard::PlansCard(HotelSession &session, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), table_(makeTable(theme)), none_(style::muted({})),
      said_(style::text({})), change_(new QPushButton)
{
    said_->setObjectName(QStringLiteral("plans.said"));
    change_->setObjectName(QStringLiteral("plans.change"));
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(tableCard(tr("Rate plans"), &state_, table_, none_, tableBar(said_, {change_})));
    setRowKey(change_, Qt::Key_Return);
    offerButtons(table_, {change_});
    connect(table_, &RowsTable::chosen, this, &PlansCard::offer);
    connect(table_, &RowsTable::entered, this, &PlansCard::ask);
    connect(change_, &QPushButton::clicked, this, &PlansCard::ask);
    connect(&session_, &HotelSession::loaded, this, &PlansCard::fill);
    connect(&session_.users(), &DeskUsers::personChanged, this, &PlansCard::offer);
    fill();
}

PlansCard::~PlansCard()
{
    saving_.waitForFinished();
}

void PlansCard::fill()
{
    const HotelView &view = session_.view();
    std::vector<Row> rows;
    for (const pricing::RatePlan &plan : view.rates().plans()) {
        Row row;
        row.key = plan.id.value;
        const QString parent = view.rates().planName(plan.parent);
        row.cells = {{plan.name, style::tip(plan.name)},
                     {parent.isEmpty() ? QStringLiteral("–") : parent, style::tip(parent)},
                     {cancelling(plan.terms), style::tip(cancelling(plan.terms))},
                     {planPaymentText(plan), {}, plan.isPrepaid() ? Tone::Accent : Tone::Neutral}};
        rows.push_back(std::move(row));
    }
    showOr(table_, none_, rows.empty() ? tr("No rate plans") : QString());
    table_->setRows(std::move(rows));
    if (!current() && !view.rates().plans().empty())
        table_->choose(view.rates().plans().front().id.value);
    offer();
}

const pricing::RatePlan *PlansCard::current() const
{
    return session_.view().rates().plan(RatePlanId{table_->current()});
}

void PlansCard::offer()
{
    const QString why = session_.whyNot(booking::Act::DescribeHotel);
    const pricing::RatePlan *plan = current();
    change_->setVisible(plan);
    if (!plan) return;
    change_->setText(plan->isPrepaid() ? tr("Set to pay at property…") : tr("Make prepaid…"));
    change_->setEnabled(why.isEmpty() && !saving_.isRunning());
    change_->setToolTip(style::tip(why));
}

void PlansCard::ask()
{
    const pricing::RatePlan *plan = current();
    if (!plan || !change_->isEnabled()) return;
    const bool prepaid = !plan->isPrepaid();
    QString text =
        prepaid ? tr("Website and API bookings of “%1” are charged immediately. If the "
                     "charge fails, no booking is created.")
                : tr("Guests who book “%1” pay at the hotel. Nothing is charged in advance.");
    text = text.arg(plan->name);
    if (prepaid && session_.view().setup(booking::SetupKind::Payment).isEmpty())
        text += QLatin1Char(' ')
                + tr("No payment gateway is configured. Booking requests wait until you "
                     "configure one.");
    text += QLatin1Char(' ') + tr("Existing bookings do not change.");
    auto *dialog = new AskDialog({tr("Change payment for “%1”?").arg(plan->name), text,
                                  prepaid ? tr("&Make prepaid") : tr("&Set to pay at property"),
                                  tr("&Cancel")},
                                 window());
    dialog->setObjectName(QStringLiteral("plans.ask"));
    connect(dialog, &QDialog::accepted, this,
            [this, id = plan->id, prepaid] { save(id, prepaid); });
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

void PlansCard::save(RatePlanId plan, bool prepaid)
{
    saving_ = QtConcurrent::run([&service = session_.service(), desk = session_.desk(), plan,
                                 prepaid] { return saved(service, desk, plan, prepaid); });
    change_->setEnabled(false);
    engine::whenDone(saving_, this, [this](const Result<void> &done) {
        style::setTone(said_, done ? Tone::Neutral : Tone::Bad);
        said_->setText(done ? tr("Saved.")
                            : tr("Rate plan not saved: %1").arg(done.error().text()));
        offer();
    });
}

}  // namespace roomrack::desktop

#include "moc_plans_card.cpp"
