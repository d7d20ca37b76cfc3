// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/unsaved_cards.h"

#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

#include <utility>

namespace roomrack::desktop {

std::vector<UnsavedCards::Entry> UnsavedCards::changed() const
{
    std::vector<Entry> all;
    for (const Entry &entry : cards_) {
        if (entry.isChanged()) all.push_back(entry);
    }
    return all;
}

void UnsavedCards::leave(std::function<void()> restart)
{
    const std::vector<Entry> unsaved = changed();
    if (unsaved.empty()) return restart();
    QStringList titles;
    for (const Entry &entry : unsaved) titles << entry.title;
    auto *box = new QMessageBox(page_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(QStringLiteral("unsavedSettings"));
    box->setWindowTitle(tr("Unsaved settings"));
    box->setText(tr("Save the changed settings before the restart?"));
    box->setInformativeText(tr("Not saved: %1").arg(titles.join(QStringLiteral(", "))));
    QPushButton *save = box->addButton(tr("&Save and restart"), QMessageBox::AcceptRole);
    QPushButton *discard = box->addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    QPushButton *cancel = box->addButton(tr("&Cancel"), QMessageBox::RejectRole);
    save->setObjectName(QStringLiteral("save"));
    discard->setObjectName(QStringLiteral("discard"));
    box->setDefaultButton(cancel);
    box->setEscapeButton(cancel);
    connect(save, &QPushButton::clicked, this, [this, restart] {
        restart_ = restart;
        left_ = changed();
        saveNext();
    });
    // A restart deletes the box, whose button is still in its click.
    connect(discard, &QPushButton::clicked, this, restart, Qt::QueuedConnection);
    box->open();
}

/// One after the other: a card may open a dialog, or save in the background.
void UnsavedCards::saveNext()
{
    if (left_.empty()) {
        QMetaObject::invokeMethod(this, std::exchange(restart_, {}), Qt::QueuedConnection);
        return;
    }
    const Entry next = left_.front();
    left_.erase(left_.begin());
    if (next.canSave()) {
        saving_ = next.card;
        next.save();
    } else {
        restart_ = {};
        emit notSaved(next.card, next.title);
    }
}

void UnsavedCards::noteSaved(QWidget *card, bool done)
{
    if (!restart_ || card != saving_) return;
    saving_ = nullptr;
    if (done)
        saveNext();
    else
        restart_ = {};
}

}  // namespace roomrack::desktop

#include "moc_unsaved_cards.cpp"
