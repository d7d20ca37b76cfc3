// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/inventory/holds_panel.h"

#include "desktop/requests/hold_question.h"
#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/allow.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kHoldRow = 60;
constexpr int kFrameMs = 50;
constexpr int kButtonLine = 24;  // beside the second line, below the countdown
constexpr int kButton = 20;

}  // namespace

HoldDelegate::HoldDelegate(const HoldsModel &model, const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), holds_(model), theme_(theme)
{}

QSize HoldDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, kHoldRow};
}

void HoldDelegate::setBusyRow(int row, int width)
{
    busyRow_ = row;
    busyWidth_ = width;
}

void HoldDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Colors &c = theme_.colors();
    const QRect row = option.rect;
    const int at = index.row();
    const bool hot = option.state & (QStyle::State_Selected | QStyle::State_MouseOver);
    painter->fillRect(row, hot ? c.hover : c.surface);
    painter->fillRect(row.x(), row.bottom(), row.width(), 1, c.line);
    const bool isShort = holds_.left(at) < kShortMicros;
    const QRect area = row.adjusted(style::kPadding, 0, -style::kPadding, 0);
    const auto place = [&](const QRect &box) {
        return QStyle::visualRect(option.direction, area, box);
    };
    const auto start =
        int(Qt::AlignVCenter) | int(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
    const auto end =
        int(Qt::AlignVCenter) | int(QStyle::visualAlignment(option.direction, Qt::AlignRight));

    const QString state = holds_.state(at);
    painter->setFont(state.isEmpty() ? Theme::monospace(TextSize::Body, QFont::Bold)
                                     : Theme::font(TextSize::Caption, QFont::DemiBold));
    painter->setPen(!state.isEmpty() ? c.tone(Tone::Warn).text : isShort ? c.bad : c.text);
    const QString countdown = state.isEmpty() ? countdownText(holds_.left(at)) : state;
    const int clock = painter->fontMetrics().horizontalAdvance(countdown);
    painter->drawText(place({area.right() - clock, row.y() + 8, clock + 1, 18}), end, countdown);

    painter->setFont(Theme::font(TextSize::Body, QFont::DemiBold));
    painter->setPen(c.text);
    const QRect title(area.x(), row.y() + 8, area.width() - clock - 8, 18);
    painter->drawText(
        place(title), start,
        painter->fontMetrics().elidedText(holds_.title(at), Qt::ElideRight, title.width()));
    painter->setFont(Theme::font(TextSize::Caption));
    painter->setPen(c.muted);
    const int room = area.width() - (at == busyRow_ ? busyWidth_ + 6 : 0);
    const QRect second(area.x(), row.y() + 24, room, 17);
    painter->drawText(place(second), start,
                      painter->fontMetrics().elidedText(holds_.details(at), Qt::ElideRight, room));

    if (holds_.isPinned(at)) return;  // has no countdown
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(c.track);
    const QRectF track(area.x(), row.y() + 46, area.width(), 4);
    painter->drawRoundedRect(track, 2, 2);
    QRectF rest = track;
    rest.setWidth(std::max(4.0, track.width() * holds_.share(at)));
    if (option.direction == Qt::RightToLeft) rest.moveRight(track.right());
    painter->setBrush(isShort ? c.bad : c.accent);
    painter->drawRoundedRect(rest, 2, 2);
    painter->setRenderHint(QPainter::Antialiasing, false);
}

HoldsPanel::HoldsPanel(HotelSession &session, PageActions &actions, const Theme &theme,
                       QWidget *parent)
    : FoldingCard(tr("Active holds"), parent), session_(session), actions_(actions), theme_(theme),
      model_(new HoldsModel(session, this)), delegate_(new HoldDelegate(*model_, theme, this)),
      list_(new QListView(this))
{
    build();
    buildButtons();
    for (const auto signal :
         {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(model_, signal, this, &HoldsPanel::refresh);
    }
    connect(list_->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex &now) { showButtonsAt(now.row()); });
    connect(&frames_, &QTimer::timeout, this, &HoldsPanel::tick);
    frames_.setInterval(kFrameMs);
    frames_.start();
    connect(&session_.users(), &DeskUsers::personChanged, this, &HoldsPanel::refresh);
    refresh();
}

void HoldsPanel::build()
{
    empty_ = style::muted(tr("No active holds."));
    empty_->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    body()->addWidget(empty_);
    list_->setModel(model_);
    list_->setItemDelegate(delegate_);
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setSelectionMode(QAbstractItemView::SingleSelection);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setAccessibleName(tr("Active holds"));
    new FocusOutline(list_);
    list_->viewport()->installEventFilter(this);
    list_->installEventFilter(this);
    body()->addWidget(list_, 1);
    body()->addStretch();
}

void HoldsPanel::buildButtons()
{
    buttons_ = new QWidget(list_->viewport());
    auto *row = style::withoutMargins<QHBoxLayout>(buttons_);
    row->setSpacing(4);
    const auto add = [&](const QString &text, const QString &tip, void (HoldsPanel::*act)(int)) {
        auto *button = new QPushButton(text);
        button->setProperty("look", QStringLiteral("mini"));
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::NoFocus);
        button->setProperty("keys", tip);
        connect(button, &QPushButton::clicked, this, [this, act] {
            const int at = hovered_ >= 0 ? hovered_ : list_->currentIndex().row();
            if (at >= 0 && at < model_->rowCount()) (this->*act)(at);
        });
        row->addWidget(button);
        return button;
    };
    ordinary_ = {add(tr("Confirm"), tr("Convert to booking (Enter)"), &HoldsPanel::confirm),
                 add(tr("Extend"), tr("Extend the hold (E)"), &HoldsPanel::extend),
                 add(tr("Release"), tr("Release the rooms (R)"), &HoldsPanel::release)};
    decideButton_ = add({}, {}, &HoldsPanel::decide);
    buttons_->hide();
    setRowKey(ordinary_[0], Qt::Key_Return);
    setRowKey(ordinary_[1], Qt::Key_E);
    setRowKey(ordinary_[2], Qt::Key_R);
    setRowKey(decideButton_, Qt::Key_Return);
    offerButtons(list_, {ordinary_[0], ordinary_[1], ordinary_[2], decideButton_},
                 [this](const auto &open) {
                     hovered_ = list_->currentIndex().row();
                     showButtonsAt(hovered_);
                     open();
                 });
}

void HoldsPanel::refresh()
{
    const int count = model_->rowCount();
    sum()->setText(count > 0 ? tr("%n room night(s)", nullptr, model_->roomNights()) : QString());
    empty_->setVisible(count == 0);
    list_->setVisible(count > 0);
    hovered_ = -1;
    showButtonsAt(list_->hasFocus() ? list_->currentIndex().row() : -1);
}

void HoldsPanel::tick()
{
    if (list_->isVisible() && model_->rowCount() > 0) list_->viewport()->update();
}

/// Shows the actions available for the hold, disabled if currently not possible; false if there are
/// none.
bool HoldsPanel::fillButtons(int row)
{
    const HoldDecision decision = decisionOf(session_.view(), model_->hold(row), actions_);
    const bool isOrdinary = decision.text.isEmpty();
    const QString why = session_.whyNot(booking::Act::Book);
    for (QPushButton *button : ordinary_) {
        button->setVisible(isOrdinary && (button != ordinary_.front() || actions_.confirmHold));
        allow(button, true, why, button->property("keys").toString());
    }
    decideButton_->setVisible(!isOrdinary);
    QString text = decision.text;
    decideButton_->setText(text.remove(u'&'));
    decideButton_->setToolTip(decision.tip);
    decideButton_->setProperty("keys", decision.tip);
    return isOrdinary || decision.go;
}

void HoldsPanel::showButtonsAt(int row)
{
    if (row < 0 || row >= model_->rowCount() || !fillButtons(row)) {
        buttons_->hide();
        delegate_->setBusyRow(-1, 0);
        return;
    }
    const QRect box = list_->visualRect(model_->index(row));
    const QSize size = buttons_->sizeHint();
    const QRect at(box.right() - style::kPadding - size.width() + 1, box.y() + kButtonLine,
                   size.width(), kButton);
    buttons_->setGeometry(QStyle::visualRect(layoutDirection(), box, at));
    delegate_->setBusyRow(row, size.width());
    buttons_->show();
    buttons_->raise();
}

bool HoldsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == list_->viewport()) {
        if (event->type() == QEvent::MouseMove) {
            const auto *mouse = static_cast<QMouseEvent *>(event);
            hovered_ = list_->indexAt(mouse->position().toPoint()).row();
            showButtonsAt(hovered_);
        } else if (event->type() == QEvent::Leave || event->type() == QEvent::Wheel) {
            hovered_ = -1;
            showButtonsAt(list_->hasFocus() ? list_->currentIndex().row() : -1);
        }
    }
    if (watched == list_ && event->type() == QEvent::KeyPress) {
        if (key(static_cast<QKeyEvent *>(event)->key())) return true;
    }
    return FoldingCard::eventFilter(watched, event);
}

bool HoldsPanel::key(int key)
{
    const int row = list_->currentIndex().row();
    if (row < 0) return false;
    const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!model_->state(row).isEmpty()) {
        if (enters) decide(row);
        return enters;
    }
    if (!session_.whyNot(booking::Act::Book).isEmpty()) return false;
    switch (key) {
    case Qt::Key_E: extend(row); return true;
    case Qt::Key_R:
    case Qt::Key_Delete: release(row); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: confirm(row); return true;
    default: return false;
    }
}

void HoldsPanel::send(const booking::Command &command, const QString &doing)
{
    session_.submit(command, this, [this, doing](const Result<booking::Answer> &answer) {
        if (!answer && actions_.notify) actions_.notify(Notice::error(answer.error(), doing));
    });
}

// A desk user may act on any hold; the hold keeps its original channel.
void HoldsPanel::extend(int row)
{
    const booking::Hold &hold = model_->hold(row);
    booking::Caller caller = session_.desk();
    caller.channel = hold.channel;
    send(booking::ExtendHold{caller, hold.id, 0}, tr("Hold not extended"));
}

void HoldsPanel::release(int row)
{
    const booking::Hold &hold = model_->hold(row);
    booking::Caller caller = session_.desk();
    caller.channel = hold.channel;
    send(booking::ReleaseHold{caller, hold.id}, tr("Hold not released"));
}

void HoldsPanel::confirm(int row)
{
    if (actions_.confirmHold) actions_.confirmHold(model_->hold(row).id);
}

void HoldsPanel::decide(int row)
{
    const HoldDecision decision = decisionOf(session_.view(), model_->hold(row), actions_);
    if (decision.go) decision.go();
}

}  // namespace roomrack::desktop
