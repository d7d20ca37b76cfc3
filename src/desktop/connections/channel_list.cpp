// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/channel_list.h"

#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/kept_row.h"
#include "sync/protocols.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>

#include <algorithm>

namespace roomrack::desktop {

namespace {

constexpr int kCardHeight = 104;
constexpr int kCardGap = 8;
constexpr int kDotRoom = 16;  ///< of the dot before the name
constexpr qreal kDot = 8;

}  // namespace

ChannelCard cardOf(const ChannelState &channel, Instant now, const QLocale &locale)
{
    ChannelCard card{channel.channel.id,
                     channel.channel.name,
                     channelLine(channel),
                     stateWords(channel),
                     {},
                     {},
                     {},
                     channel.linked,
                     channel.waiting};
    card.lag = lagText(channel, now, locale);
    card.nights = QStringLiteral("–");
    if (channel.link) {
        const sync::BoardCounts &counts = channel.link->counts;
        card.isPms = channel.settings && sync::factsOf(*channel.settings).pms;
        card.nights = locale.toString(card.isPms ? channel.link->untold + channel.link->turnedDown
                                                 : notConfirmed(counts));
    }
    card.budget = budgetText(channel, locale);
    return card;
}

void ChannelListModel::show(std::vector<ChannelCard> cards)
{
    const bool inPlace =
        cards.size() == cards_.size()
        && std::equal(cards.begin(), cards.end(), cards_.begin(),
                      [](const ChannelCard &a, const ChannelCard &b) { return a.id == b.id; });
    if (!inPlace) {
        beginResetModel();
        cards_ = std::move(cards);
        endResetModel();
        return;
    }
    for (size_t i = 0; i < cards.size(); ++i) {
        if (cards[i] == cards_[i]) continue;
        cards_[i] = std::move(cards[i]);
        emit dataChanged(index(int(i)), index(int(i)));
    }
}

int ChannelListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(cards_.size());
}

QVariant ChannelListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const ChannelCard &card = cards_[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole: return card.name;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        if (card.isPms) {
            return tr("%1, %2: %3. Pending bookings: %4.")
                .arg(card.name, card.line, card.state.text, card.nights);
        }
        return tr("%1, %2: %3. Sync lag: %4. Pending updates: %5. Rate limit left: %6.")
            .arg(card.name, card.line, card.state.text, card.lag, card.nights, card.budget);
    case IdRole: return card.id.value;
    default: return {};
    }
}

ChannelCardDelegate::ChannelCardDelegate(const Theme &theme, const ChannelListModel &model,
                                         QObject *parent)
    : QStyledItemDelegate(parent), theme_(theme), model_(model)
{}

QSize ChannelCardDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {220, kCardHeight + kCardGap};
}

/// The dot and the badge; returns the width left for the name between them.
qreal ChannelCardDelegate::paintHead(QPainter &painter, const QRectF &in, const ChannelCard &card,
                                     bool rightToLeft) const
{
    const Pair &pair = theme_.colors().tone(card.state.tone);
    const qreal x = rightToLeft ? in.right() - kDot : in.left();
    painter.setPen(card.linked ? Qt::NoPen : QPen(pair.text, 1.5));
    painter.setBrush(card.linked ? QBrush(pair.text) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QRectF(x, in.top() + 10 - kDot / 2, kDot, kDot));
    const QRectF badge =
        style::paintBadge(&painter, {in.left(), in.top(), in.width(), 20}, card.state.text, pair,
                          Qt::AlignVCenter | (rightToLeft ? Qt::AlignLeft : Qt::AlignRight));
    return std::max(0.0, in.width() - badge.width() - kDotRoom - style::kSmallGap);
}

void ChannelCardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const ChannelCard &card = model_.card(index.row());
    const Colors &colors = theme_.colors();
    const bool selected = option.state & QStyle::State_Selected;
    const bool rtl = option.direction == Qt::RightToLeft;
    const Qt::Alignment lead = rtl ? Qt::AlignRight : Qt::AlignLeft;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -kCardGap - 1);
    painter->setPen(QPen(selected ? colors.accent : colors.line, selected ? 2 : 1));
    painter->setBrush(colors.surface);
    painter->drawRoundedRect(box, style::kRadius, style::kRadius);
    const QRectF in = box.adjusted(style::kPadding, 8, -style::kPadding, -8);
    const auto text = [&](const QRectF &at, Qt::Alignment align, const QString &what, TextSize size,
                          QFont::Weight weight, const QColor &color) {
        painter->setFont(Theme::font(size, weight));
        painter->setPen(color);
        painter->drawText(at, int(align | Qt::AlignVCenter),
                          painter->fontMetrics().elidedText(what, Qt::ElideRight, int(at.width())));
    };
    const qreal nameWidth = paintHead(*painter, in, card, rtl);
    text(
        {in.left() + (rtl ? in.width() - nameWidth - kDotRoom : kDotRoom), in.top(), nameWidth, 20},
        lead, card.name, TextSize::Body, QFont::DemiBold, colors.text);
    text({in.left() + (rtl ? 0 : kDotRoom), in.top() + 20, in.width() - kDotRoom, 18}, lead,
         card.line, TextSize::Caption, QFont::Normal, colors.muted);
    const std::pair<QString, QString> figures[] = {
        {tr("Sync lag"), card.lag},
        {card.isPms ? tr("Bookings") : tr("Pending"), card.nights},
        {tr("Rate limit left"), card.budget}};
    const qreal third = in.width() / 3;
    for (int i = 0; i < 3; ++i) {
        const qreal left = in.left() + (rtl ? 2 - i : i) * third;
        text({left, in.top() + 46, third - 4, 16}, lead, figures[i].first, TextSize::Caption,
             QFont::Normal, colors.muted);
        text({left, in.top() + 62, third - 4, 20}, lead, figures[i].second, TextSize::Body,
             QFont::DemiBold, colors.text);
    }
    painter->restore();
}

ChannelList::ChannelList(const Theme &theme, QWidget *parent)
    : QListView(parent), model_(new ChannelListModel(this))
{
    setModel(model_);
    setItemDelegate(new ChannelCardDelegate(theme, *model_, this));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setProperty("look", QStringLiteral("cards"));
    new FocusOutline(this);
    setObjectName(QStringLiteral("channels.list"));
    setAccessibleName(tr("Channels"));
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (!filling_) emit chosen(current());
    });
    connect(this, &QListView::doubleClicked, this, [this] { emit entered(current()); });
    connect(&theme, &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void ChannelList::show(const std::vector<ChannelState> &channels, Instant now)
{
    std::vector<ChannelCard> cards;
    for (const ChannelState &channel : channels) cards.push_back(cardOf(channel, now, locale()));
    const ChannelId before = current();
    {
        const QScopedValueRollback guard(filling_, true);
        const KeptRow kept(this);
        model_->show(std::move(cards));
        if (!currentIndex().isValid()) kept.restore(rowOf(before));
        if (wanted_) choose(wanted_);
    }
    // The widget below follows directly after the last card.
    setMaximumHeight(model_->rowCount() * (kCardHeight + kCardGap));
    if (current() != before) emit chosen(current());
}

ChannelId ChannelList::current() const
{
    const QModelIndex at = currentIndex();
    return at.isValid() ? ChannelId{at.data(ChannelListModel::IdRole).toLongLong()} : ChannelId{};
}

void ChannelList::choose(ChannelId channel)
{
    const int row = rowOf(channel);
    wanted_ = row < 0 ? channel : ChannelId{};
    if (row >= 0) setCurrentIndex(model_->index(row));
}

int ChannelList::rowOf(ChannelId channel) const
{
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (model_->card(row).id == channel) return row;
    }
    return -1;
}

void ChannelList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (current()) emit entered(current());
        return;
    }
    QListView::keyPressEvent(event);
}

}  // namespace roomrack::desktop

#include "moc_channel_list.cpp"
