// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/smooth_open.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtCore/QEvent>
#include <QtWidgets/QLayout>

namespace roomrack::desktop {

namespace {

/// Maximum duration of a round; then the window can paint and handle events.
constexpr int kMostMs = 5;

}  // namespace

SmoothOpen::SmoothOpen(QDialog *dialog) : QObject(dialog), dialog_(dialog)
{
    parts_.emplace_back(dialog);
    for (QWidget *part : dialog->findChildren<QWidget *>()) parts_.emplace_back(part);
    connect(&round_, &QTimer::timeout, this, &SmoothOpen::continueOpening);
    round_.start(0);
    QCoreApplication::instance()->installEventFilter(this);
}

bool SmoothOpen::eventFilter(QObject *watched, QEvent *event)
{
    if (!watched->isWidgetType()) return false;
    switch (event->type()) {
    case QEvent::ShortcutOverride: event->accept(); return true;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: typed_.emplace_back(event->clone()); return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: return true;
    default: return false;
    }
}

void SmoothOpen::continueOpening()
{
    QElapsedTimer since;
    since.start();
    while (next_ < parts_.size() && !since.hasExpired(kMostMs)) {
        if (parts_[next_]) parts_[next_]->ensurePolished();
        ++next_;
    }
    if (next_ < parts_.size()) return;
    if (!laidOut_) {
        laidOut_ = true;
        if (dialog_->layout()) dialog_->layout()->activate();
        return;
    }
    round_.stop();
    // The dialog's own events must not be filtered.
    QCoreApplication::instance()->removeEventFilter(this);
    dialog_->QDialog::open();
    QWidget *focus = dialog_->focusWidget() ? dialog_->focusWidget() : dialog_;
    for (auto &event : typed_) QCoreApplication::postEvent(focus, event.release());
    typed_.clear();
    deleteLater();
}

}  // namespace roomrack::desktop

#include "moc_smooth_open.cpp"
