// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/cell_details.h"

#include "desktop/inventory/cell_face.h"
#include "desktop/inventory/closed_why.h"
#include "desktop/theme/look.h"
#include "desktop/words/record_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QLocale>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 660;
constexpr int kHistoryRows = 6;

QString settingText(const booking::Record &record, const HotelView &view)
{
    using booking::RecordKind;
    switch (record.kind) {
    case RecordKind::StopSellSet:
    case RecordKind::ArrivalClosedSet:
    case RecordKind::DepartureClosedSet:
        return record.value > 0 ? CellDetails::tr("on") : CellDetails::tr("off");
    case RecordKind::RateSet:
        return record.value < 0 ? CellDetails::tr("default")
                                : amountText(view.catalogue(), record.amount, QLocale());
    default: return record.value < 0 ? CellDetails::tr("default") : QString::number(record.value);
    }
}

QString defaultText(booking::RecordKind kind)
{
    using booking::RecordKind;
    switch (kind) {
    case RecordKind::StopSellSet:
    case RecordKind::ArrivalClosedSet:
    case RecordKind::DepartureClosedSet: return CellDetails::tr("off");
    case RecordKind::MinStaySet:
    case RecordKind::MaxStaySet:
    case RecordKind::OutOfOrderSet: return QStringLiteral("0");
    default: return CellDetails::tr("default");
    }
}

bool isSetting(booking::RecordKind kind)
{
    return kind >= booking::RecordKind::ForSaleSet && kind <= booking::RecordKind::RateSet;
}

/// "12 → 0": what a setting was before is what the next older record of its kind set.
QString changeText(const std::vector<booking::Record> &records, size_t at, const HotelView &view)
{
    const booking::Record &now = records[at];
    for (size_t older = at + 1; older < records.size(); ++older) {
        const booking::Record &before = records[older];
        if (before.kind == now.kind && before.plan == now.plan && before.adults == now.adults) {
            return QStringLiteral("%1 → %2").arg(settingText(before, view), settingText(now, view));
        }
    }
    return QStringLiteral("%1 → %2").arg(defaultText(now.kind), settingText(now, view));
}

}  // namespace

void CellHistoryModel::setRecords(const HotelView &view, int type,
                                  const std::vector<booking::Record> &records)
{
    const RoomTypeId own = view.catalogue().roomTypes[size_t(type)].id;
    beginResetModel();
    lines_.clear();
    for (size_t i = 0; i < records.size(); ++i) {
        const booking::Record &record = records[i];
        QString what = describe(record, view.catalogue(), QLocale());
        if (isSetting(record.kind) && (record.roomType == own || !record.roomType)) {
            what += QStringLiteral("  (%1)").arg(changeText(records, i, view));
        }
        QString who = view.channelName(record.channel);
        if (record.actor == kEngineActor)
            who = tr("Roomrack");
        else if (who.isEmpty())
            who = tr("Front desk");
        lines_.push_back(
            {timeText(view.property(), record.at, QLocale()), utcText(record.at), who, what});
    }
    endResetModel();
}

int CellHistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(lines_.size());
}

int CellHistoryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant CellHistoryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Line &line = lines_[size_t(index.row())];
    if (role == Qt::ToolTipRole) return index.column() == When ? line.utc : line.what;
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
    case When: return line.when;
    case Who: return line.who;
    default: return line.what;
    }
}

QVariant CellHistoryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal) return {};
    switch (section) {
    case When: return tr("When");
    case Who: return tr("Who");
    case What: return tr("What happened");
    default: return {};
    }
}

CellDetails::CellDetails(const Theme &theme, QWidget *owner, HotelSession &session, int type,
                         Night night)
    : Popover(theme, owner), session_(session), type_(type), night_(night),
      model_(new CellHistoryModel(this))
{
    setObjectName(QStringLiteral("cellDetails"));
    addHead();
    addFacts();
    addReasons();
    addHistory();
    askHistory();
}

void CellDetails::addHead()
{
    const HotelView &view = session_.view();
    const inventory::RoomType &roomType = view.catalogue().roomTypes[size_t(type_)];
    const bool closed = explain(view, type_, night_).closed;
    const bool oversold = view.ledger().oversoldType(type_, night_) > 0
                          || view.ledger().oversoldPool(view.poolOf(type_), night_) > 0;
    auto *row = new QHBoxLayout;
    row->setSpacing(look::kSmallGap);
    row->addWidget(look::title(roomType.name));
    row->addWidget(look::muted(QLocale().toString(night_.date(), QLocale::LongFormat)));
    row->addStretch();
    row->addWidget(look::badge(oversold ? tr("Oversold")
                               : closed ? tr("Closed")
                                        : tr("Open"),
                               oversold ? Tone::Bad
                               : closed ? Tone::Neutral
                                        : Tone::Good));
    content()->addLayout(row);
    content()->addWidget(look::hairline());
}

void CellDetails::addFacts()
{
    const HotelView &view = session_.view();
    const inventory::Ledger &ledger = view.ledger();
    const int pool = view.poolOf(type_);
    const inventory::TypeNight &own = ledger.type(type_, night_);
    const inventory::PoolNight &all = ledger.pool(pool, night_);
    const QString poolName = view.catalogue().pools[size_t(pool)].name;
    const QString forSale = own.typed >= 0 ? tr("%1 (set by hand)").arg(own.typed)
                                           : tr("%1 (default)").arg(ledger.forSale(type_, night_));
    const qint64 rate = view.rate(type_, night_);
    const std::pair<QString, QString> facts[] = {
        {tr("Available"), QString::number(ledger.available(type_, night_))},
        {tr("For sale"), forSale},
        {tr("Sold"), QString::number(own.sold)},
        {tr("Own limit"), QString::number(own.limit)},
        {tr("Held"), QString::number(own.held)},
        {tr("Pool limit"), tr("%1 · %2 sold, %3 held").arg(all.limit).arg(all.sold).arg(all.held)},
        {tr("Physical rooms"), tr("%1 in %2").arg(ledger.physical(pool)).arg(poolName)},
        {tr("Out of order"), QString::number(all.outOfOrder)},
        {tr("Rate"), rate < 0 ? tr("none set") : amountText(view.catalogue(), rate, QLocale())},
    };
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(look::kPadding);
    grid->setVerticalSpacing(4);
    grid->setColumnMinimumWidth(1, 120);
    grid->setColumnStretch(3, 1);
    int at = 0;
    for (const auto &[name, value] : facts) {
        grid->addWidget(look::muted(name), at / 2, (at % 2) * 2);
        grid->addWidget(look::strong(value), at / 2, (at % 2) * 2 + 1);
        ++at;
    }
    content()->addLayout(grid);
}

void CellDetails::addReasons()
{
    const Explanation why = explain(session_.view(), type_, night_);
    if (why.reasons.isEmpty()) return;
    content()->addWidget(look::hairline());
    if (why.closed) content()->addWidget(look::strong(tr("Why nothing can be sold")));
    for (const QString &reason : why.reasons) {
        QLabel *line = look::text(reason);
        line->setWordWrap(true);
        content()->addWidget(line);
    }
}

void CellDetails::addHistory()
{
    content()->addWidget(look::hairline());
    content()->addWidget(look::strong(tr("History")));
    table_ = new QTableView;
    table_->setModel(model_);
    look::table(table_);
    table_->setAccessibleName(tr("History of this night"));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setFixedHeight(look::kRow * (kHistoryRows + 1));
    table_->setMinimumWidth(kWidth);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->setColumnWidth(CellHistoryModel::When, 150);
    table_->setColumnWidth(CellHistoryModel::Who, 120);
    content()->addWidget(table_);
    empty_ = look::muted(tr("Reading the history…"));
    content()->addWidget(empty_);
    table_->hide();
}

void CellDetails::askHistory()
{
    const RoomTypeId type = session_.view().catalogue().roomTypes[size_t(type_)].id;
    const PropertyId property = session_.property();
    const Night night = night_;
    session_.ask([property, type, night](
                     storage::Reader &reader) { return reader.cellHistory(property, type, night); },
                 this,
                 [this](const Result<std::vector<booking::Record>> &records) {
                     if (!records) {
                         empty_->setText(records.error().text());
                         look::setTone(empty_, Tone::Bad);
                         return;
                     }
                     model_->setRecords(session_.view(), type_, *records);
                     empty_->setText(tr("Nothing has happened to this night yet."));
                     empty_->setVisible(records->empty());
                     table_->setVisible(!records->empty());
                     settle();
                 });
}

}  // namespace roomrack::desktop
