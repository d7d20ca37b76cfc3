// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/cell_details.h"

#include "booking/restriction_fields.h"
#include "desktop/cells/cell_face.h"
#include "desktop/theme/style.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 940;
constexpr int kHistoryRows = 6;

using Facts = std::vector<std::pair<QString, QString>>;

QString rateText(const HotelView &view, qint64 rate)
{
    return rate < 0 ? CellDetails::tr("not set") : amountText(view.catalogue(), rate, QLocale());
}

Facts poolFacts(const HotelView &view, int pool, Night night)
{
    const inventory::PoolNight &cell = view.ledger().pool(pool, night);
    return {
        {CellDetails::tr("Total rooms"), QString::number(view.ledger().physical(pool, night))},
        {CellDetails::tr("Out of order"), QString::number(cell.outOfOrder)},
        {CellDetails::tr("Pool limit"), QString::number(cell.limit)},
        {CellDetails::tr("Sold"), QString::number(cell.sold)},
        {CellDetails::tr("Held"), QString::number(cell.held)},
        {CellDetails::tr("Available"),
         QString::number(std::max(0, cell.limit - cell.sold - cell.held))},
    };
}

Facts planFacts(const HotelView &view, const GridRow &row, Night night)
{
    const qint64 own = view.rates().ownPrice(row.type, row.plan, night);
    const QString rule = planRule(view, row.plan);
    Facts facts{
        {CellDetails::tr("Rate"), rateText(view, view.rates().price(row.type, row.plan, night))}};
    if (rule.isEmpty()) return facts;
    const pricing::RatePlan &plan = view.rates().plans()[size_t(row.plan)];
    int parent = -1;
    for (size_t i = 0; i < view.rates().plans().size(); ++i) {
        if (view.rates().plans()[i].id == plan.parent) parent = int(i);
    }
    facts.push_back({CellDetails::tr("Derived from"),
                     own < 0 ? rule : CellDetails::tr("manual override (rule: %1)").arg(rule)});
    facts.push_back({view.rates().planName(plan.parent),
                     rateText(view, view.rates().price(row.type, parent, night))});
    return facts;
}

Facts typeFacts(const HotelView &view, int type, Night night)
{
    const inventory::Ledger &ledger = view.ledger();
    const int pool = view.ledger().poolOf(type);
    const inventory::TypeNight &own = ledger.type(type, night);
    const inventory::PoolNight &all = ledger.pool(pool, night);
    const inventory::RoomType &described = view.catalogue().roomTypes[size_t(type)];
    const QString poolName = view.catalogue().pools[size_t(pool)].name;
    const QString forSale =
        own.typed >= 0
            ? CellDetails::tr("%1 (set manually, default %2)").arg(own.typed).arg(described.cap)
            : CellDetails::tr("%1 (default)").arg(ledger.forSale(type, night));
    return {
        {CellDetails::tr("Available"), QString::number(ledger.available(type, night))},
        {CellDetails::tr("Rooms to sell"), forSale},
        {CellDetails::tr("Sold"), QString::number(own.sold)},
        {CellDetails::tr("Room type limit"), QString::number(own.limit)},
        {CellDetails::tr("Held"), QString::number(own.held)},
        {CellDetails::tr("Pool limit"),
         CellDetails::tr("%1 · %2 sold, %3 held").arg(all.limit).arg(all.sold).arg(all.held)},
        {CellDetails::tr("Total rooms"),
         CellDetails::tr("%1 in %2").arg(ledger.physical(pool, night)).arg(poolName)},
        {CellDetails::tr("Out of order"), QString::number(all.outOfOrder)},
        {CellDetails::tr("Rate"), rateText(view, view.rates().basePrice(type, night))},
    };
}

/// The state badge: oversold, closed or open.
struct State {
    QString text;
    Tone tone = Tone::Good;
};
State stateOf(const HotelView &view, const GridRow &row, Night night)
{
    const inventory::Ledger &ledger = view.ledger();
    const bool over = ledger.pool(row.pool, night).oversold() > 0
                      || (!row.isPool() && ledger.type(row.type, night).oversold() > 0);
    if (over) return {CellDetails::tr("Oversold"), Tone::Bad};
    const inventory::PoolNight &pool = ledger.pool(row.pool, night);
    const bool closed = row.isPool() ? pool.limit - pool.sold - pool.held <= 0
                                     : explain(view, row.type, night, row.plan).closed;
    if (closed) return {CellDetails::tr("Closed"), Tone::Neutral};
    return {CellDetails::tr("Open"), Tone::Good};
}

}  // namespace

CellDetails::CellDetails(const Theme &theme, QWidget *owner, HotelSession &session,
                         const GridRow &row, Night night, const QStringList &channels)
    : Popover(theme, owner), session_(session), row_(row), night_(night),
      model_(new CellHistoryModel(this))
{
    setObjectName(QStringLiteral("cellDetails"));
    addHead();
    addFacts();
    addReasons();
    addChannels(channels);
    addHistory();
    askHistory();
}

void CellDetails::addHead()
{
    const HotelView &view = session_.view();
    QString name = rowName(view, row_);
    if (row_.isPlan()) {
        name = tr("%1 · %2").arg(view.catalogue().roomTypes[size_t(row_.type)].name, name);
    }
    const State state = stateOf(view, row_, night_);
    auto *row = new QHBoxLayout;
    row->setSpacing(style::kSmallGap);
    row->addWidget(style::title(name));
    row->addWidget(style::muted(weekdayDateText(night_, QLocale())));
    row->addStretch();
    row->addWidget(style::badge(state.text, state.tone));
    content()->addLayout(row);
    content()->addWidget(style::hairline());
}

void CellDetails::addFacts()
{
    const HotelView &view = session_.view();
    const Facts facts = row_.isPool()   ? poolFacts(view, row_.pool, night_)
                        : row_.isPlan() ? planFacts(view, row_, night_)
                                        : typeFacts(view, row_.type, night_);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(style::kPadding);
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(1, 120);
    grid->setColumnStretch(3, 1);
    int at = 0;
    for (const auto &[name, value] : facts) {
        grid->addWidget(style::muted(name), at / 2, (at % 2) * 2);
        grid->addWidget(style::strong(value), at / 2, (at % 2) * 2 + 1);
        ++at;
    }
    content()->addLayout(grid);
}

void CellDetails::addReasons()
{
    if (row_.isPool()) return;
    const Explanation why = explain(session_.view(), row_.type, night_, row_.plan);
    if (why.reasons.empty()) return;
    content()->addWidget(style::hairline());
    if (why.closed) content()->addWidget(style::strong(tr("Why this night is closed")));
    for (const ClosedReason &reason : why.reasons) {
        QLabel *line = style::text(reason.text);
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        line->setObjectName(QStringLiteral("cellDetails.reason"));
        content()->addWidget(line);
        if (reason.restriction) restrictions_.push_back({reason, line});
    }
}

/// Who set each restriction, and when: the newest record of its value, as an undo has none of its
/// own.
void CellDetails::showAuthors(const std::vector<CellEvent> &events)
{
    const HotelView &view = session_.view();
    for (const auto &[reason, line] : restrictions_) {
        const auto set = std::find_if(events.begin(), events.end(), [&](const CellEvent &event) {
            return booking::restrictionOf(event.record.kind) == reason.restriction
                   && booking::scopeOf(booking::rowOf(event.record)) == reason.scope
                   && booking::valueOf(event.record) == reason.value;
        });
        if (set == events.end()) continue;
        line->setText(tr("%1 Set by %2, %3.", "sentence about a restriction; user; time")
                          .arg(reason.text, callerText(view, set->record.actor),
                               timeText(view.property(), set->record.at, QLocale())));
    }
}

void CellDetails::addChannels(const QStringList &channels)
{
    if (channels.isEmpty()) return;
    content()->addWidget(style::hairline());
    content()->addWidget(style::strong(tr("Channel status")));
    for (const QString &sentence : channels) {
        QLabel *line = style::text(sentence);
        line->setTextFormat(Qt::PlainText);
        line->setWordWrap(true);
        content()->addWidget(line);
    }
}

void CellDetails::addHistory()
{
    content()->addWidget(style::hairline());
    content()->addWidget(style::strong(tr("History")));
    table_ = new QTableView;
    table_->setModel(model_);
    style::table(table_);
    table_->setAccessibleName(tr("History of this night"));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setFixedHeight(style::kRow * (kHistoryRows + 1));
    table_->setMinimumWidth(kWidth);
    table_->horizontalHeader()->setStretchLastSection(true);
    const int widths[] = {148, 104, 300, 84, 84};
    for (int i = 0; i < CellHistoryModel::Why; ++i) table_->setColumnWidth(i, widths[i]);
    content()->addWidget(table_);
    empty_ = style::muted(tr("Loading history…"));
    content()->addWidget(empty_);
    table_->hide();
}

void CellDetails::askHistory()
{
    const CellQuestion asked = questionAbout(session_.view(), row_, night_);
    session_.ask([asked](storage::Reader &reader) { return cellEvents(reader, asked); }, this,
                 [this](const Result<std::vector<CellEvent>> &events) {
                     if (!events) {
                         empty_->setText(events.error().text());
                         style::setTone(empty_, Tone::Bad);
                         return;
                     }
                     model_->setEvents(session_.view(), *events);
                     showAuthors(*events);
                     empty_->setText(tr("No history for this night yet."));
                     empty_->setVisible(events->empty());
                     table_->setVisible(!events->empty());
                     settle();
                 });
}

}  // namespace roomrack::desktop
