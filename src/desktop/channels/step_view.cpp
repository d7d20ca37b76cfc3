// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/step_view.h"

#include "core/failure_text.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "sync/protocols.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <set>

namespace roomrack::desktop {

namespace {

/// Display limits for readability; the card shows the total.
constexpr int kMostNights = 3000;  ///< of all rows together
constexpr int kMostRows = 400;
constexpr int kReloadMs = 250;

/// The text shown instead of an empty table.
QString nothingText(const ChannelState *channel)
{
    if (channel && !channel->linked) {
        return StepView::tr("No updates are sent to this channel. Choose “Connect…” to enter its "
                            "address and the mapping of room types and rate plans.");
    }
    if (channel && channel->settings && sync::factsOf(*channel->settings).pms)
        return StepView::tr("No availability and rates are sent to a PMS over FIAS.");
    if (!channel || !channel->link) return StepView::tr("No data yet.");
    return channel->link->counts.inParity()
               ? StepView::tr("No pending updates. Nights that the channel has not confirmed are "
                              "listed here.")
               : StepView::tr("Loading pending updates…");
}

}  // namespace

StepView::StepView(HotelSession &session, HotelChannels &channels, const Theme &theme,
                   QWidget *parent)
    : QWidget(parent), session_(session), channels_(channels), table_(nullptr),
      instead_(style::muted({}))
{
    RowsTable::Shape shape;
    shape.strong = {2};
    shape.muted = {5};
    shape.badge = 4;
    shape.stretch = 5;
    shape.widths = {160, 214, 112, 112, 116, 150};
    shape.spare = {3};
    table_ = new RowsTable(theme,
                           {{tr("Room type, rate plan")},
                            {tr("Nights")},
                            {tr("Roomrack value")},
                            {tr("Channel value")},
                            {tr("Status")},
                            {tr("Channel response")}},
                           shape);
    table_->setObjectName(QStringLiteral("channels.steps"));
    table_->setAccessibleName(tr("Pending updates by night"));
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(tableCard(tr("Pending updates"), &state_, table_, instead_));
    state_->setObjectName(QStringLiteral("channels.pending"));
    soon_.setSingleShot(true);
    soon_.setInterval(kReloadMs);
    connect(&soon_, &QTimer::timeout, this, &StepView::ask);
    connect(&channels, &HotelChannels::changed, this, [this] {
        showCount();
        showEmpty();
        if (!soon_.isActive()) soon_.start();
    });
}

/// What is shown before the rows are read must not contradict the count.
void StepView::showEmpty()
{
    const ChannelState *channel = channels_.find(channel_);
    if (!channel || !channel->link) return;
    const bool none = channel->link->counts.inParity();
    if (none && !ranges_.empty()) return fill({});
    if (ranges_.empty()) showOr(table_, instead_, nothingText(channel));
}

void StepView::show(ChannelId channel)
{
    if (channel != channel_) fill({});
    channel_ = channel;
    ask();
}

void StepView::setShown(bool shown)
{
    shown_ = shown;
    if (shown) ask();
}

void StepView::ask()
{
    const ChannelState *channel = channels_.find(channel_);
    if (!shown_) return;
    if (!channel || !channel->link || channel->link->counts.inParity()) return fill({});
    if (!channels_.host()) return;
    engine::whenDone(channels_.host()->pendingUpdates(channel_, kMostNights), this,
                     [this, asked = channel_](const auto &nights) {
                         if (asked == channel_) fill(nights);
                     });
}

void StepView::fill(const std::vector<channels::PendingUpdates> &nights)
{
    ranges_ = rangesOf(nights);
    const ChannelState *channel = channels_.find(channel_);
    const Currency currency =
        channel && channel->settings ? channel->settings->currency : Currency();
    std::vector<Row> rows;
    for (const StepRange &range : ranges_) {
        if (int(rows.size()) == kMostRows || !channel) break;
        const StateWords state = rangeState(range, *channel);
        Row row;
        row.key = qint64(rows.size());
        const sync::RowKind kind = range.row.kind;
        const QString reason = core::failureText(range.reason);
        row.cells = {{rowText(session_.view(), range.row)},
                     {nightsOf(range.first, range.last, locale())},
                     {valueText(kind, range.cell.wanted, currency, locale())},
                     {valueText(kind, range.cell.published, currency, locale())},
                     {state.text, {}, state.tone},
                     {reason.isEmpty() ? QStringLiteral("–") : reason, style::tip(reason)}};
        rows.push_back(std::move(row));
    }
    std::set<Night> different;
    for (const channels::PendingUpdates &one : nights) different.insert(one.night);
    listed_ = qint64(nights.size());
    nights_ = int(different.size());
    showCount();
    const bool nothing = rows.empty();
    table_->setRows(std::move(rows));
    showOr(table_, instead_, nothing ? nothingText(channel) : QString());
}

/// The figure of the channel's card, which does not wait until the rows are read. The nights are
/// known if all updates are listed.
void StepView::showCount()
{
    const ChannelState *channel = channels_.find(channel_);
    const qint64 all = channel && channel->link ? notConfirmed(channel->link->counts) : 0;
    QString text = all > 0 ? tr("%Ln update(s)", nullptr, int(all)) : QString();
    if (all > 0 && all == listed_)
        text += QStringLiteral(" · ") + tr("%Ln night(s)", nullptr, nights_);
    state_->setText(text);
}

}  // namespace roomrack::desktop

#include "moc_step_view.cpp"
