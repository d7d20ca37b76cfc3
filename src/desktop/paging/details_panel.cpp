// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/paging/details_panel.h"

#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedLayout>

#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kAskMs = 40;

}  // namespace

DetailsPanel::DetailsPanel(const QString &name, QWidget *parent)
    : QFrame(parent), stack_(new QStackedLayout(this)), message_(style::muted({}))
{
    setProperty("look", QStringLiteral("card"));
    setAccessibleName(name);
    askTimer_.setSingleShot(true);
    askTimer_.setInterval(kAskMs);
    connect(&askTimer_, &QTimer::timeout, this, [this] { askNow(); });
    clickTimer_.setSingleShot(true);
    clickTimer_.setTimerType(Qt::PreciseTimer);
    connect(&clickTimer_, &QTimer::timeout, this, &DetailsPanel::appear);
    stack_->setContentsMargins(1, 1, 1, 1);
    message_->setAlignment(Qt::AlignCenter);
    message_->setWordWrap(true);
    message_->setMargin(style::kPadding * 2);
    stack_->addWidget(message_);
}

void DetailsPanel::setBody(QWidget *body)
{
    stack_->addWidget(body);
}

void DetailsPanel::showNothing()
{
    nothing_ = true;
    hide();
}

void DetailsPanel::showMessage(const QString &text)
{
    message_->setText(text);
    showPart(0);
}

void DetailsPanel::showBody()
{
    showPart(1);
}

void DetailsPanel::showPart(int part)
{
    stack_->setCurrentIndex(part);
    if (std::exchange(nothing_, false)) show();
}

void DetailsPanel::setVisible(bool visible)
{
    shown_ = visible;
    QFrame::setVisible(visible && !nothing_ && !clickTimer_.isActive());
}

void DetailsPanel::waitForDoubleClickOn(QAbstractItemView *list)
{
    list_ = list;
    list->installEventFilter(this);
    list->viewport()->installEventFilter(this);
}

bool DetailsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (!list_ || (watched != list_ && watched != list_->viewport())) return false;
    const bool press = event->type() == QEvent::MouseButtonPress;
    const bool left = press && static_cast<const QMouseEvent *>(event)->button() == Qt::LeftButton;
    const bool absent = nothing_ || clickTimer_.isActive();
    if (left && absent)
        clickTimer_.start(QApplication::doubleClickInterval());
    else if (press || event->type() == QEvent::MouseButtonDblClick
             || event->type() == QEvent::KeyPress)
        appear();
    return false;
}

/// Ends the wait for a double-click.
void DetailsPanel::appear()
{
    clickTimer_.stop();
    if (shown_ && !nothing_) show();
}

QScrollArea *DetailsPanel::scrolling(QWidget *inside, const QString &name)
{
    auto *scroll = new QScrollArea;
    scroll->setProperty("look", QStringLiteral("plain"));
    scroll->setAccessibleName(name);
    new FocusOutline(scroll);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(inside);
    return scroll;
}

void DetailsPanel::askSoon()
{
    askTimer_.start();
}

void DetailsPanel::whenLoaded(std::function<void()> then)
{
    then_ = std::move(then);
    if (isLoaded()) arrived();
}

void DetailsPanel::arrived()
{
    if (const auto then = std::exchange(then_, nullptr)) then();
}

void DetailsPanel::askNoMore()
{
    then_ = nullptr;
    askTimer_.stop();
}

void DetailsPanel::focusFirst(const std::vector<QAbstractButton *> &buttons)
{
    for (QAbstractButton *button : buttons) {
        if (!button->isVisible() || !button->isEnabled()) continue;
        button->setFocus(Qt::TabFocusReason);
        return;
    }
}

void DetailsPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) return QFrame::keyPressEvent(event);
    emit closeWanted();
    emit left();
}

}  // namespace roomrack::desktop

#include "moc_details_panel.cpp"
