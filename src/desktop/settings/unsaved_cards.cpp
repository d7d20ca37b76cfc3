// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/unsaved_cards.h"

#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLayout>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

#include <utility>

namespace roomrack::desktop {

namespace {

QString leavingQuestion(Leaving leaving)
{
    switch (leaving) {
    case Leaving::Restart: return UnsavedCards::tr("Save the changed settings before the restart?");
    case Leaving::Switch:
        return UnsavedCards::tr("Save the changed settings before switching to another hotel?");
    case Leaving::Close: return UnsavedCards::tr("Save the changed settings before closing?");
    case Leaving::Restore:
        return UnsavedCards::tr("The settings that were not saved are lost when the backup is "
                                "restored.");
    }
    return {};
}

/// Where the platform puts the first button that was added last (GNOME, macOS), Qt's order of focus
/// has the box itself between the buttons: it passes the focus on to the first one, and Tab never
/// comes to the last. Call when the box is shown: its style orders the buttons.
void orderFocusAsShown(const QMessageBox &question)
{
    auto *box = question.findChild<QDialogButtonBox *>();
    box->setFocusProxy(nullptr);
    QWidget *before = nullptr;
    for (int i = 0; i < box->layout()->count(); ++i) {
        QWidget *button = box->layout()->itemAt(i)->widget();
        if (!button) continue;
        if (before) QWidget::setTabOrder(before, button);
        before = button;
    }
}

}  // namespace

std::vector<UnsavedCards::Entry> UnsavedCards::changed(Leaving leaving) const
{
    std::vector<Entry> all;
    for (const Entry &entry : cards_) {
        const bool ends = entry.ofHotel || leaving != Leaving::Switch;
        if (ends && entry.isChanged()) all.push_back(entry);
    }
    return all;
}

void UnsavedCards::leave(Leaving leaving, std::function<void()> go)
{
    go_ = {};
    const std::vector<Entry> unsaved = changed(leaving);
    if (unsaved.empty()) return go();
    QStringList titles;
    for (const Entry &entry : unsaved) titles << entry.title;
    ask(leaving, titles, go);
}

void UnsavedCards::ask(Leaving leaving, const QStringList &titles, const std::function<void()> &go)
{
    // A locked desk hides it, and then it could not be answered.
    delete box_.data();
    box_ = new QMessageBox(page_);
    box_->setAttribute(Qt::WA_DeleteOnClose);
    box_->setObjectName(QStringLiteral("unsavedSettings"));
    box_->setWindowTitle(tr("Unsaved settings"));
    box_->setText(leavingQuestion(leaving));
    box_->setInformativeText(tr("Not saved: %1").arg(titles.join(QStringLiteral(", "))));
    const bool restarts = leaving == Leaving::Restart, restores = leaving == Leaving::Restore;
    if (!restores) {
        QPushButton *save = box_->addButton(restarts ? tr("&Save and restart") : tr("&Save"),
                                            QMessageBox::AcceptRole);
        save->setObjectName(QStringLiteral("save"));
        connect(save, &QPushButton::clicked, this, [this, leaving, go] {
            leaving_ = leaving;
            go_ = go;
            left_ = changed(leaving);
            saveNext();
        });
    }
    QPushButton *discard = box_->addButton(restores ? tr("&Discard and restore") : tr("&Discard"),
                                           QMessageBox::DestructiveRole);
    QPushButton *cancel = box_->addButton(tr("&Cancel"), QMessageBox::RejectRole);
    discard->setObjectName(QStringLiteral("discard"));
    cancel->setObjectName(QStringLiteral("cancel"));
    box_->setDefaultButton(cancel);
    box_->setEscapeButton(cancel);
    // To go deletes the box, whose button is still in its click.
    const auto discardAll = [this, leaving, go] {
        // The cards drop their input when they show another hotel, which may fail.
        if (leaving != Leaving::Switch)
            for (const Entry &entry : changed(leaving)) entry.discard();
        go();
    };
    connect(discard, &QPushButton::clicked, this, discardAll, Qt::QueuedConnection);
    box_->open();
    orderFocusAsShown(*box_);
}

/// One after the other: a card may open a dialog, or save in the background.
void UnsavedCards::saveNext()
{
    if (left_.empty()) {
        QMetaObject::invokeMethod(this, std::exchange(go_, {}), Qt::QueuedConnection);
        return;
    }
    const Entry next = left_.front();
    // By its own button: it says how that ends, and may have been changed since it began.
    if (next.isSaving && next.isSaving()) {
        saving_ = next.card;
        return;
    }
    left_.erase(left_.begin());
    if (!next.isChanged()) return saveNext();
    if (next.canSave()) {
        saving_ = next.card;
        next.save();
    } else {
        go_ = {};
        emit notSaved(next.card, next.title, leaving_);
    }
}

void UnsavedCards::noteSaved(QWidget *card, bool done)
{
    if (!go_ || card != saving_) return;
    saving_ = nullptr;
    if (done) return saveNext();
    go_ = {};
    emit refused(card);
}

}  // namespace roomrack::desktop

#include "moc_unsaved_cards.cpp"
