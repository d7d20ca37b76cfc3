// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/paging/details_panel.h"

#include "desktop/theme/focus_outline.h"
#include "desktop/theme/style.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QAbstractButton>
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
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace roomrack::desktop

#include "moc_details_panel.cpp"
