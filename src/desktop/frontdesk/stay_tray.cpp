// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/frontdesk/stay_tray.h"

#include "desktop/frontdesk/plan_headers.h"
#include "desktop/frontdesk/plan_painter.h"
#include "desktop/frontdesk/sticky_heading.h"
#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/cell_delegate.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtGui/QStandardItemModel>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kWidth = 250;
constexpr int kInset = 3;
constexpr int kRounding = 5;
constexpr int kDropHeight = 44;

enum Role {
    BarRole = Qt::UserRole,  ///< index of a stay in the tray's bars
    TypeRole,                ///< of a heading: room type
    DatesRole,
    ToneRole
};

/// Headings with their number of stays; stays as bars in the colours of the plan.
class TrayDelegate final : public CellDelegate {
public:
    using CellDelegate::CellDelegate;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {kWidth, kPlanRowHeight};
    }

protected:
    void paintInside(QPainter *painter, const QRect &inside, const QStyleOptionViewItem &cell,
                     const QModelIndex &index) const override
    {
        const Colors &c = theme().colors();
        const bool heading = !index.data(BarRole).isValid();
        const bool chosen = cell.state & QStyle::State_Selected;
        const Pair &pair = c.tone(Tone(index.data(ToneRole).toInt()));
        if (heading) {
            if (!chosen) painter->fillRect(cell.rect, c.raised);
        } else {
            const QRect bar = cell.rect.adjusted(6, kInset, -6, -kInset);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(chosen ? QPen(c.accent, 2)
                                   : QPen(mixed(pair.fill, pair.text, 0.35), 1));
            painter->setBrush(pair.fill);
            painter->drawRoundedRect(QRectF(bar).adjusted(0.5, 0.5, -0.5, -0.5), kRounding,
                                     kRounding);
            painter->setRenderHint(QPainter::Antialiasing, false);
        }
        painter->setFont(heading ? Theme::font(TextSize::Body, QFont::DemiBold)
                                 : Theme::font(TextSize::Caption, QFont::Medium));
        painter->setPen(heading ? c.text : pair.text);
        const QFontMetrics metrics = painter->fontMetrics();
        const QString end = index.data(DatesRole).toString();
        const int endWidth = metrics.horizontalAdvance(end);
        const auto side = [&cell](Qt::Alignment a) {
            return int(QStyle::visualAlignment(cell.direction, a)) | int(Qt::AlignVCenter);
        };
        painter->drawText(inside, side(Qt::AlignRight), end);
        painter->drawText(inside, side(Qt::AlignLeft),
                          metrics.elidedText(index.data().toString(), Qt::ElideRight,
                                             inside.width() - endWidth - style::kSmallGap));
    }
};

QStandardItem *stayItem(const PlanBar &bar, int at, Night today)
{
    const QLocale locale;
    auto *item = new QStandardItem(signOf(bar) + bar.guest);
    const QString words = PlanModel::barText(bar, locale);
    item->setEditable(false);
    item->setToolTip(style::tip(words));
    item->setData(words, Qt::AccessibleTextRole);
    item->setData(at, BarRole);
    item->setData(stayDatesNear(bar.nights, today, locale), DatesRole);
    item->setData(int(toneOf(bar)), ToneRole);
    return item;
}

}  // namespace

StayTray::StayTray(const Theme &theme, QWidget *parent)
    : QWidget(parent), model_(new QStandardItemModel(this)), list_(new QTreeView),
      empty_(style::muted(tr("All stays of these nights have a room."))),
      heading_(new StickyHeading(list_)), drop_(new QLabel(this))
{
    setFixedWidth(kWidth);
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(0);
    column->addWidget(style::cardHeader(tr("Unassigned"), &sum_));
    column->addWidget(style::hairline());
    empty_->setWordWrap(true);
    empty_->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    column->addWidget(empty_);
    style::table(list_);
    list_->setObjectName(QStringLiteral("tray"));
    list_->setAccessibleName(tr("Unassigned stays"));
    list_->setModel(model_);
    list_->setItemDelegate(new TrayDelegate(theme, list_));
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setIndentation(0);
    list_->setUniformRowHeights(true);
    list_->setExpandsOnDoubleClick(false);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->installEventFilter(this);
    list_->viewport()->installEventFilter(this);
    column->addWidget(list_, 1);
    connect(list_, &QTreeView::clicked, this, &StayTray::toggle);
    connect(list_, &QTreeView::doubleClicked, this, [this](const QModelIndex &at) {
        if (barAt(at)) emit opened();
    });
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &StayTray::currentMoved);
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, heading_,
            &StickyHeading::uncover);
    connect(list_, &QTreeView::collapsed, this,
            [this](const QModelIndex &at) { collapsed_.insert(at.data(TypeRole).toLongLong()); });
    connect(list_, &QTreeView::expanded, this,
            [this](const QModelIndex &at) { collapsed_.remove(at.data(TypeRole).toLongLong()); });
    connect(&theme, &Theme::changed, list_->viewport(), qOverload<>(&QWidget::update));
    connect(heading_, &StickyHeading::clicked, this, &StayTray::toggle);
    drop_->setObjectName(QStringLiteral("drop"));
    drop_->setProperty("look", QStringLiteral("drop"));
    drop_->setAlignment(Qt::AlignCenter);
    drop_->setWordWrap(true);
    drop_->setAttribute(Qt::WA_TransparentForMouseEvents);
    drop_->hide();
}

QString StayTray::dropText()
{
    return tr("Drop to unassign");
}

void StayTray::showDrop(Drop drop, const QString &refusal)
{
    drop_->setVisible(drop != Drop::None);
    if (drop == Drop::None) return;
    const int header = list_->mapTo(this, QPoint()).y();
    const bool possible = drop == Drop::Possible;
    drop_->setText(drop == Drop::Refused ? refusal : dropText());
    drop_->setGeometry(0, header, width(), possible ? kDropHeight : height() - header);
    style::setTone(drop_, possible ? Tone::Neutral : drop == Drop::Here ? Tone::Accent : Tone::Bad);
    drop_->raise();
}

void StayTray::setBoard(const PlanBoard &board)
{
    sum_->setText(QLocale().toString(board.unassigned()));
    empty_->setVisible(board.unassigned() == 0);
    if (bars_ == board.waiting()) return;
    const PlanBar *bar = currentBar();
    const auto at = bar ? size_t(bar - bars_.data()) : bars_.size();
    const BookingId chosen = bar ? bar->booking : BookingId{};
    const bool had = bar != nullptr;
    const int scrolled = list_->verticalScrollBar()->value();
    bars_ = board.waiting();
    fill(board);
    if (had && !bars_.empty() && !choose(chosen)) setCurrent(std::min(at, bars_.size() - 1));
    list_->doItemsLayout();  // the scroll bar has the old range until then
    list_->verticalScrollBar()->setValue(scrolled);
    heading_->follow();
    emit currentMoved();
}

void StayTray::fill(const PlanBoard &board)
{
    model_->clear();
    QStandardItem *heading = nullptr;
    for (size_t i = 0; i < bars_.size(); ++i) {
        const PlanBar &bar = bars_[i];
        if (!heading || heading->data(TypeRole).toLongLong() != bar.type.value) {
            heading = new QStandardItem(board.typeName(bar.type));
            heading->setEditable(false);
            heading->setToolTip(style::tip(heading->text()));
            heading->setData(bar.type.value, TypeRole);
            model_->appendRow(heading);
        }
        heading->appendRow(stayItem(bar, int(i), board.today()));
    }
    for (int row = 0; row < model_->rowCount(); ++row) {
        QStandardItem *type = model_->item(row);
        const QString count = QLocale().toString(type->rowCount());
        type->setData(count, DatesRole);
        type->setData(QStringLiteral("%1, %2").arg(type->text(), count), Qt::AccessibleTextRole);
        list_->setExpanded(type->index(), !collapsed_.contains(type->data(TypeRole).toLongLong()));
    }
}

const PlanBar *StayTray::barAt(const QModelIndex &index) const
{
    const QVariant at = index.data(BarRole);
    return at.isValid() && size_t(at.toInt()) < bars_.size() ? &bars_[size_t(at.toInt())] : nullptr;
}

const PlanBar *StayTray::currentBar() const
{
    return barAt(list_->currentIndex());
}

bool StayTray::choose(BookingId booking)
{
    const auto at = std::find_if(bars_.begin(), bars_.end(),
                                 [booking](const PlanBar &bar) { return bar.booking == booking; });
    if (at == bars_.end()) return false;
    setCurrent(size_t(at - bars_.begin()));
    return true;
}

void StayTray::setCurrent(size_t bar)
{
    const QModelIndexList found =
        model_->match(model_->index(0, 0), BarRole, int(bar), 1, Qt::MatchRecursive);
    if (!found.isEmpty()) list_->setCurrentIndex(found.front());
}

void StayTray::setChosen(bool chosen)
{
    QItemSelectionModel *selection = list_->selectionModel();
    if (chosen)
        selection->select(list_->currentIndex(), QItemSelectionModel::ClearAndSelect);
    else
        selection->clearSelection();
}

void StayTray::toggle(const QModelIndex &heading)
{
    if (heading.isValid() && !barAt(heading))
        list_->setExpanded(heading, !list_->isExpanded(heading));
}

void StayTray::letGo()
{
    pressed_.reset();
    dragging_ = false;
    list_->viewport()->unsetCursor();
}

bool StayTray::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == list_) {
        if (event->type() != QEvent::KeyPress) return false;
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
        if (currentBar())
            emit entered();
        else
            toggle(list_->currentIndex());
        return true;
    }
    if (event->type() == QEvent::MouseButtonPress) press(*static_cast<QMouseEvent *>(event));
    if (event->type() == QEvent::MouseMove) return drag(*static_cast<QMouseEvent *>(event));
    if (event->type() == QEvent::MouseButtonRelease) drop(*static_cast<QMouseEvent *>(event));
    return false;
}

void StayTray::press(const QMouseEvent &mouse)
{
    const PlanBar *bar = barAt(list_->indexAt(mouse.position().toPoint()));
    if (mouse.button() != Qt::LeftButton || !bar) return;
    pressed_ = *bar;
    pressedAt_ = mouse.position().toPoint();
}

/// With the button down the list does not get the event: it would select the rows under the
/// pointer.
bool StayTray::drag(const QMouseEvent &mouse)
{
    if (!(mouse.buttons() & Qt::LeftButton)) return false;
    if (!pressed_) return true;
    const QPoint way = mouse.position().toPoint() - pressedAt_;
    if (!dragging_) {
        if (way.manhattanLength() < QApplication::startDragDistance()) return true;
        dragging_ = true;
        list_->viewport()->setCursor(Qt::ClosedHandCursor);
        emit dragStarted(*pressed_);
    }
    emit draggedTo(mouse.globalPosition().toPoint());
    return true;
}

void StayTray::drop(const QMouseEvent &mouse)
{
    const bool dragged = dragging_;
    letGo();
    if (dragged) emit droppedAt(mouse.globalPosition().toPoint());
}

}  // namespace roomrack::desktop

#include "moc_stay_tray.cpp"
