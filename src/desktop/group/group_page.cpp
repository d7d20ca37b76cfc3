// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/group/group_page.h"

#include "desktop/connections/channel_words.h"
#include "desktop/group/group_reader.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"
#include "reports/words.h"

#include <QtCore/QSettings>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QButtonGroup>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

const QString kViewKey = QStringLiteral("group/view");
const QString kDash = QStringLiteral("–");
constexpr qint64 kTotal = 0;
enum GroupColumn { Hotel, Occupancy, Adr, Arrivals, Departures, Oversold, Channels, Strip };

const PeriodFigures &periodOf(const auto &figures, GroupPage::View view)
{
    return view == GroupPage::Tonight ? figures.tonight : figures.nights;
}

bool isNotInSync(const ChannelState &channel)
{
    return channel.linked
           && (needsAttention(channel) || (channel.link && channel.link->behindSince != Instant()));
}

}  // namespace

GroupPage::GroupPage(const PageContext &context, QWidget *parent)
    : Page(context, parent), reader_(new GroupReader(session(), this)),
      segments_(style::segments(this)), none_(style::muted({})),
      open_(new QPushButton(tr("&Open hotel")))
{
    makeTable();
    makeViews();
    connect(reader_, &GroupReader::changed, this, &GroupPage::refresh);
    // Later than the pages, which fill themselves for the hotel that was selected.
    connect(&session(), &HotelSession::loaded, this, &GroupPage::arrived, Qt::QueuedConnection);
    connect(&session(), &HotelSession::failed, this, [this] { wanted_ = {}; });
    if (actions().channels)
        connect(actions().channels, &HotelChannels::changed, this, &GroupPage::refresh);
    refresh();
}

void GroupPage::makeTable()
{
    RowsTable::Shape shape;
    shape.strong = {Hotel};
    shape.badge = Channels;
    shape.stretch = Strip;
    shape.widths = {170, 90, 110, 70, 84, 84, 110, 200};
    shape.spare = {Departures, Arrivals};
    table_ = new RowsTable(
        theme(),
        {{tr("Hotel")},
         {reports::heading(reports::Column::Occupancy, reports::Granularity::Day),
          reports::explanation(reports::Column::Occupancy), true},
         {reports::heading(reports::Column::Adr, reports::Granularity::Day),
          reports::explanation(reports::Column::Adr), true},
         {tr("Arrivals"), tr("Arrivals still expected: bookings not checked in yet"), true},
         {tr("Departures"),
          tr("Departures still expected: guests not checked out yet, overdue ones included"), true},
         {tr("Oversold"), tr("Nights of the period with more rooms sold than there are"), true},
         {tr("Channels"), tr("Connected channels with pending updates or errors")},
         {tr("Next 30 nights"), tr("Occupancy of each night; double-click a bar to open it")}},
        shape);
    table_->setObjectName(QStringLiteral("group.table"));
    table_->setAccessibleName(tr("Hotels"));
    table_->setItemDelegateForColumn(
        Strip, new NightStrip(
                   theme(),
                   [this](const QModelIndex &index) {
                       const auto at = strips_.find(index.data(RowsModel::KeyRole).toLongLong());
                       return at == strips_.end() ? std::vector<StripNight>() : at->second;
                   },
                   table_));
    table_->viewport()->installEventFilter(this);
    open_->setObjectName(QStringLiteral("group.open"));
    connect(table_, &RowsTable::entered, this, &GroupPage::open);
    connect(table_, &RowsTable::chosen, this,
            [this](qint64 key) { open_->setEnabled(key > kTotal); });
    connect(open_, &QPushButton::clicked, this, [this] { open(table_->current()); });
    offerButtons(table_, {open_});
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(style::kMargin, style::kMargin, style::kMargin, style::kMargin);
    all->addWidget(
        tableCard(tr("Hotels"), &state_, table_, none_, tableBar(style::muted({}), {open_})));
}

void GroupPage::makeViews()
{
    style::addSegment(segments_, Tonight, tr("Tonight"), QStringLiteral("group.tonight"));
    style::addSegment(segments_, NextNights, tr("Next 30 nights"), QStringLiteral("group.nights"));
    segments_->setAccessibleName(tr("Period"));
    QButtonGroup *group = style::groupOf(segments_);
    connect(group, &QButtonGroup::idToggled, this, [this](int view, bool on) {
        if (!on) return;
        view_ = View(view);
        settings().setValue(kViewKey, view);
        refresh();
    });
    view_ = View(std::clamp(settings().value(kViewKey, 0).toInt(), 0, int(NextNights)));
    group->button(view_)->setChecked(true);
}

std::vector<QWidget *> GroupPage::barWidgets()
{
    return {segments_};
}

void GroupPage::shown()
{
    chosenFor_ = {};
    chooseOpenHotel();
    reader_->setActive(true);
    table_->setFocus(Qt::OtherFocusReason);
}

void GroupPage::hidden()
{
    reader_->setActive(false);
    wanted_ = {};
}

void GroupPage::refresh()
{
    hotels_ = reader_->all();
    std::vector<Row> rows;
    strips_.clear();
    for (const HotelFigures &hotel : hotels_) {
        rows.push_back(rowOf(hotel));
        strips_[rows.back().key] = stripOf(hotel);
    }
    if (!rows.empty()) {
        const GroupFigures total = totalOf(hotels_);
        rows.push_back(totalRow(total));
        strips_[kTotal] = stripOf(total);
    }
    state_->setText(view_ == Tonight ? tr("Tonight") : tr("Next 30 nights"));
    showOr(table_, none_, rows.empty() ? tr("Calculating…") : QString());
    table_->setRows(std::move(rows));
    chooseOpenHotel();
    table_->viewport()->update();
    open_->setEnabled(table_->current() > kTotal);
}

/// Once, when its row is there: the user may go on from it.
void GroupPage::chooseOpenHotel()
{
    const PropertyId open = session().property();
    if (chosenFor_ == open || table_->rows().rowOf(open.value) < 0) return;
    chosenFor_ = open;
    table_->choose(open.value);
}

Row GroupPage::rowOf(const HotelFigures &hotel) const
{
    Row row;
    row.key = hotel.property.id.value;
    if (!hotel.wrong.isEmpty()) {
        row.quiet = true;
        row.cells.assign(Strip + 1, {kDash, hotel.wrong});
        row.cells[Hotel] = {hotel.property.name, hotel.wrong};
        row.cells[Channels].text.clear();  // no pill
        row.cells[Strip] = {};
        return row;
    }
    const PeriodFigures &figures = periodOf(hotel, view_);
    const Currency currency = hotel.property.currency;
    const QString adr = reports::figureText(reports::Column::Adr, figures.sums, currency, locale());
    const QString first =
        figures.oversold > 0 ? weekdayDateText(hotel.oversold.front(), locale()) : QString();
    row.cells = {{hotel.property.name, hotel.property.city},
                 {reports::percentText(figures.sums.occupancy(), locale())},
                 {figures.sums.adr().isNone() ? kDash : currency.code() + QChar::Nbsp + adr},
                 {locale().toString(figures.arrivals)},
                 {locale().toString(figures.departures)},
                 {locale().toString(figures.oversold), first},
                 channelsOf(hotel),
                 {}};
    return row;
}

Row GroupPage::totalRow(const GroupFigures &total) const
{
    const PeriodFigures &figures = periodOf(total, view_);
    RowCell adr{kDash, total.differ ? tr("The hotels have different currencies.") : QString()};
    if (total.currency && !figures.sums.adr().isNone()) {
        adr = {
            total.currency->code() + QChar::Nbsp
            + reports::figureText(reports::Column::Adr, figures.sums, *total.currency, locale())};
    }
    const int missing = int(session().properties().size()) - total.hotels;
    Row row;
    row.key = kTotal;
    row.cells = {
        {tr("Total"), missing > 0 ? tr("Without %n hotel(s)", nullptr, missing) : QString()},
        {reports::percentText(figures.sums.occupancy(), locale())},
        adr,
        {locale().toString(figures.arrivals)},
        {locale().toString(figures.departures)},
        {locale().toString(figures.oversold)},
        {},
        {}};
    return row;
}

/// This window connects the channels of the selected hotel only. Without a text there is no pill.
RowCell GroupPage::channelsOf(const HotelFigures &hotel) const
{
    if (hotel.channels == 0) return {};
    if (!session().keepsHotel()) return {QString(), tr("The server connects the channels.")};
    if (hotel.property.id != session().property() || !actions().channels) {
        return {tr("Not connected"),
                tr("This window connects the channels of the selected hotel; roomrackd connects "
                   "those of all hotels."),
                Tone::Warn};
    }
    const std::vector<ChannelState> &all = actions().channels->all();
    QStringList late;
    for (const ChannelState &channel : all) {
        if (isNotInSync(channel)) late << channel.channel.name;
    }
    if (late.isEmpty()) return {tr("✓ In sync"), {}, Tone::Good};
    return {tr("%1 not in sync", "number of channels").arg(locale().toString(late.size())),
            late.join(QStringLiteral(", ")), Tone::Warn};
}

StripNight GroupPage::stripNight(const reports::Sums &sums, bool oversold,
                                 const QString &night) const
{
    const QString share = reports::percentText(sums.occupancy(), locale());
    return {sums.occupancy().isNone() ? 0 : sums.occupancy().approximate(), oversold,
            oversold ? tr("%1: %2, oversold").arg(night, share) : tr("%1: %2").arg(night, share)};
}

std::vector<StripNight> GroupPage::stripOf(const HotelFigures &hotel) const
{
    std::vector<StripNight> strip;
    if (!hotel.wrong.isEmpty()) return strip;
    Night night = hotel.property.businessDate;
    for (const reports::Sums &sums : hotel.byNight) {
        const bool oversold =
            std::binary_search(hotel.oversold.begin(), hotel.oversold.end(), night);
        strip.push_back(stripNight(sums, oversold, weekdayDateText(night, locale())));
        night = night + 1;
    }
    return strip;
}

std::vector<StripNight> GroupPage::stripOf(const GroupFigures &total) const
{
    std::vector<StripNight> strip;
    int night = 0;
    for (const reports::Sums &sums : total.byNight)
        strip.push_back(stripNight(sums, false, tr("Night %1").arg(++night)));
    return strip;
}

/// Notes the bar before the table acts on the double-click.
bool GroupPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == table_->viewport() && event->type() == QEvent::MouseButtonDblClick) {
        const QPoint at = static_cast<QMouseEvent *>(event)->pos();
        const QModelIndex index = table_->indexAt(at);
        pressed_ = index.column() == Strip ? NightStrip::nightAt(
                       table_->visualRect(index), at, kGroupNights, table_->layoutDirection())
                                           : -1;
    }
    return Page::eventFilter(watched, event);
}

void GroupPage::open(qint64 key)
{
    const int night = std::max(0, std::exchange(pressed_, -1));
    for (const HotelFigures &hotel : hotels_) {
        if (key > kTotal && hotel.property.id.value == key)
            openAt(hotel.property.id, hotel.property.businessDate + night);
    }
}

void GroupPage::openAt(PropertyId hotel, Night night)
{
    const bool here = session().property() == hotel;
    const auto go = [this, hotel, night, here] {
        wanted_ = hotel;
        wantedNight_ = night;
        here ? arrived() : session().selectProperty(hotel);
    };
    if (here || !actions().leaveHotel) return go();
    actions().leaveHotel(go);
}

void GroupPage::arrived()
{
    if (!wanted_ || session().property() != wanted_) return;
    wanted_ = {};
    actions().setFirstNight(wantedNight_);
    if (actions().showPage) actions().showPage(QStringLiteral("inventory"));
}

}  // namespace roomrack::desktop

#include "moc_group_page.cpp"
