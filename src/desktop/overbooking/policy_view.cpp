// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/overbooking/policy_view.h"

#include "desktop/overbooking/replay_card.h"
#include "desktop/overbooking/rule_dialog.h"
#include "desktop/overbooking/walk_cost_fields.h"
#include "desktop/session/undo_notice.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/key_splitter.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/words/policy_words.h"
#include "desktop/words/step_words.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

using inventory::OverbookingRule;

namespace {

std::vector<RowColumn> policyColumns()
{
    return {{PolicyView::tr("Applies to")},
            {PolicyView::tr("Overbook by"), PolicyView::tr("Rooms sold beyond capacity"), true},
            {PolicyView::tr("Cap"), PolicyView::tr("Maximum number of rooms to overbook"), true},
            {PolicyView::tr("Weekdays")},
            {PolicyView::tr("Nights")},
            {PolicyView::tr("Lead time"), PolicyView::tr("Days from today to the night")}};
}

}  // namespace

PolicyView::PolicyView(HotelSession &session, PageActions &actions, const Theme &theme,
                       WalkCostFields &cost, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), table_(nullptr),
      warning_(style::text({})), empty_(style::muted({})), add_(new QPushButton(tr("Add r&ule…"))),
      change_(new QPushButton(tr("Chan&ge rule…"))), remove_(new QPushButton(tr("Re&move rule"))),
      discard_(new QPushButton(tr("Dis&card changes"))), save_(new QPushButton(tr("&Save policy"))),
      replay_(new ReplayCard(session, theme))
{
    auto *splitter = new KeySplitter(Qt::Vertical);
    splitter->addWidget(makeRules(theme));
    splitter->addWidget(replay_);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({1, 1});
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(splitter);
    replay_->policy = [this] { return draft_; };
    replay_->walkCost = [&cost] { return cost.cost(); };
    replay_->secondTip = [this](qint64 minor) { return actions_.secondTip(minor); };
    connect(&actions_, &PageActions::secondChanged, replay_, &ReplayCard::showAgain);
    connect(&cost, &WalkCostFields::changed, replay_, &ReplayCard::outdate);
    connect(&session_, &HotelSession::loaded, this, &PolicyView::reload);
    connect(&session_.users(), &DeskUsers::personChanged, this, &PolicyView::showRules);
    reload();
}

QWidget *PolicyView::makeRules(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.strong = {0, 1};
    shape.muted = {3, 4, 5};
    shape.widths = {220, 110, 100, 170, 190, 130};
    table_ = new RowsTable(theme, policyColumns(), shape);
    table_->setObjectName(QStringLiteral("overbooking.rules"));
    table_->setAccessibleName(tr("Overbooking rules"));
    table_->setMinimumHeight(4 * style::kRow);
    warning_->setObjectName(QStringLiteral("overbooking.warning"));
    warning_->setWordWrap(true);
    style::setTone(warning_, Tone::Warn);
    auto *card = style::card();
    auto *all = new QVBoxLayout(card);
    all->setContentsMargins(1, 1, 1, 1);
    all->setSpacing(0);
    all->addWidget(style::cardHeader(tr("Overbooking policy"), &state_));
    all->addWidget(style::hairline());
    empty_->setObjectName(QStringLiteral("overbooking.noRules"));
    empty_->setAlignment(Qt::AlignCenter);
    empty_->setWordWrap(true);
    empty_->setText(tr("No overbooking rules: no more rooms are sold than the hotel has.\n"
                       "Add a rule and run a backtest before you save it."));
    all->addWidget(empty_, 1);
    all->addWidget(table_, 1);
    auto *words = new QHBoxLayout;
    words->setContentsMargins(style::kPadding, 0, style::kPadding, style::kSmallGap);
    words->addWidget(warning_);
    all->addLayout(words);
    all->addWidget(style::hairline());
    all->addWidget(makeButtons());
    setRowKey(change_, Qt::Key_Return);
    setRowKey(remove_, Qt::Key_Delete);
    offerButtons(table_, {change_, remove_});
    connect(table_, &RowsTable::entered, this, &PolicyView::change);
    connect(table_, &RowsTable::selectionMoved, this, &PolicyView::showRules);
    auto *gone = new QShortcut(QKeySequence(Qt::Key_Delete), table_);
    gone->setContext(Qt::WidgetShortcut);
    connect(gone, &QShortcut::activated, this, &PolicyView::remove);
    auto *more = new QShortcut(QKeySequence(Qt::Key_Insert), table_);
    more->setContext(Qt::WidgetShortcut);
    connect(more, &QShortcut::activated, this, &PolicyView::add);
    return card;
}

QWidget *PolicyView::makeButtons()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(style::kPadding, style::kSmallGap, style::kPadding, style::kSmallGap);
    row->setSpacing(style::kSmallGap);
    add_->setObjectName(QStringLiteral("overbooking.add"));
    change_->setObjectName(QStringLiteral("overbooking.change"));
    remove_->setObjectName(QStringLiteral("overbooking.remove"));
    discard_->setObjectName(QStringLiteral("overbooking.discard"));
    save_->setObjectName(QStringLiteral("overbooking.save"));
    style::primary(save_);
    style::flat(discard_);
    for (QPushButton *button : {add_, change_, remove_}) row->addWidget(button);
    row->addStretch();
    row->addWidget(discard_);
    row->addWidget(save_);
    connect(add_, &QPushButton::clicked, this, &PolicyView::add);
    connect(change_, &QPushButton::clicked, this, [this] { change(table_->current()); });
    connect(remove_, &QPushButton::clicked, this, &PolicyView::remove);
    connect(discard_, &QPushButton::clicked, this, [this] {
        draft_ = base_ = session_.view().catalogue().rules;
        edited();
        focusRules();
    });
    connect(save_, &QPushButton::clicked, this, &PolicyView::save);
    return bar;
}

bool PolicyView::isChanged() const
{
    return !sameRules(draft_, base_);
}

void PolicyView::reload()
{
    const Rules &now = session_.view().catalogue().rules;
    const bool other = property_ != session_.property();
    property_ = session_.property();
    if (other) replay_->clear();
    if (!other && isChanged() && !sameRules(draft_, now)) {
        showRules();
        return;
    }
    const bool same = sameRules(draft_, now);
    draft_ = base_ = now;
    showRules();
    if (!same) replay_->outdate();
}

void PolicyView::edited()
{
    showRules();
    replay_->outdate();
}

void PolicyView::showRules()
{
    const inventory::Catalogue &house = session_.view().catalogue();
    std::vector<Row> rows;
    for (size_t i = 0; i < draft_.size(); ++i) {
        const OverbookingRule &rule = draft_[i];
        Row row;
        row.key = qint64(i);
        row.cells = {{ruleSubjectText(rule, house)},
                     {ruleAmountText(rule, locale())},
                     {tr("%Ln room(s)", nullptr, rule.ceiling)},
                     {ruleWeekdaysText(rule, locale())},
                     {ruleNightsText(rule, locale())},
                     {ruleLeadText(rule)}};
        rows.push_back(std::move(row));
    }
    if (rows != table_->rows().rows()) table_->setRows(std::move(rows));
    table_->setVisible(!draft_.empty());
    empty_->setVisible(draft_.empty());
    const bool any = table_->current() >= 0;
    const QString why = session_.whyNot(booking::Act::SetPolicy);
    add_->setEnabled(why.isEmpty());
    change_->setEnabled(any && why.isEmpty());
    remove_->setEnabled(any && why.isEmpty());
    discard_->setVisible(isChanged());
    save_->setEnabled(isChanged() && !saving_ && why.isEmpty());
    for (QPushButton *button : {add_, change_, remove_, save_}) button->setToolTip(style::tip(why));
    state_->setText(isChanged()      ? tr("unsaved changes")
                    : draft_.empty() ? QString()
                                     : tr("%Ln rule(s); most specific rule applies", nullptr,
                                          int(draft_.size())));
    QString warning;
    if (isChanged() && !sameRules(base_, house.rules)) {
        warning = tr("Another user has changed the policy. Save to overwrite it, or "
                     "discard your changes to load it.");
    } else if (!draft_.empty() && !canOversell(draft_)) {
        warning = tr("These rules have no effect yet. Overbooking needs a rule for the "
                     "pool and a rule for the room type.");
    }
    warning_->setText(warning);
    warning_->setVisible(!warning.isEmpty());
}

void PolicyView::add()
{
    if (!add_->isEnabled()) return;
    auto *dialog = new RuleDialog(session_.view().catalogue(), std::nullopt, window());
    connect(dialog, &RuleDialog::decided, this, [this](const Rules &rules) {
        draft_.insert(draft_.end(), rules.begin(), rules.end());
        edited();
        table_->choose(qint64(draft_.size()) - 1);
        table_->setFocus();
    });
    dialog->open();
}

void PolicyView::change(qint64 at)
{
    if (at < 0 || at >= qint64(draft_.size()) || !add_->isEnabled()) return;
    const OverbookingRule before = draft_[size_t(at)];
    auto *dialog = new RuleDialog(session_.view().catalogue(), before, window());
    connect(dialog, &RuleDialog::decided, this, [this, at, before](const Rules &rules) {
        // The list may have been reloaded while the dialog was open.
        if (at >= qint64(draft_.size()) || !(draft_[size_t(at)] == before)) return;
        draft_[size_t(at)] = rules.front();
        edited();
    });
    dialog->open();
}

void PolicyView::remove()
{
    const qint64 at = table_->current();
    if (at < 0 || at >= qint64(draft_.size()) || !remove_->isEnabled()) return;
    draft_.erase(draft_.begin() + at);
    edited();
    table_->choose(std::min(at, qint64(draft_.size()) - 1));
    focusRules();
}

/// The button or the table that had the focus may be gone.
void PolicyView::focusRules()
{
    if (draft_.empty())
        add_->setFocus(Qt::OtherFocusReason);
    else
        table_->setFocus(Qt::OtherFocusReason);
}

void PolicyView::save()
{
    if (saving_ || !isChanged()) return;
    saving_ = true;
    showRules();
    booking::SetPolicy command;
    command.caller = session_.desk();
    command.rules = draft_;
    command.text.origin = storedOrigin(StepOrigin::Overbooking);
    session_.submit(command, this,
                    [this](const Result<booking::Answer> &answer) { saved(answer); });
}

void PolicyView::saved(const Result<booking::Answer> &answer)
{
    saving_ = false;
    if (answer) base_ = draft_;
    showRules();
    sayChanged(session_, actions_, this, answer, tr("Overbooking policy"),
               tr("Overbooking policy saved. The limits of all nights are updated."));
}

}  // namespace roomrack::desktop

#include "moc_policy_view.cpp"
