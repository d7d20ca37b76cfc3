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
        saveAll();
    });
    // A restart deletes the box, whose button is still in its click.
    connect(discard, &QPushButton::clicked, this, restart, Qt::QueuedConnection);
    box->open();
}

void UnsavedCards::saveAll()
{
    const std::vector<Entry> unsaved = changed();
    for (const Entry &entry : unsaved) {
        if (entry.canSave()) continue;
        restart_ = {};
        entry.card->setFocus(Qt::OtherFocusReason);
        return;
    }
    saving_ = int(unsaved.size()) + 1;
    for (const Entry &entry : unsaved) entry.save();
    noteSaved(true);
}

void UnsavedCards::noteSaved(bool done)
{
    if (!restart_) return;
    if (!done)
        restart_ = {};
    else if (--saving_ == 0)
        QMetaObject::invokeMethod(this, std::exchange(restart_, {}), Qt::QueuedConnection);
}

}  // namespace roomrack::desktop

#include "moc_unsaved_cards.cpp"
