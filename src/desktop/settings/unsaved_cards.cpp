// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/unsaved_cards.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/dialog_frame.h"

#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kQuestionWidth = 420;

QString headingOf(Leaving leaving)
{
    return leaving == Leaving::Restore ? UnsavedCards::tr("Discard changed settings?")
                                       : UnsavedCards::tr("Save changed settings?");
}

QString reasonOf(Leaving leaving)
{
    switch (leaving) {
    case Leaving::Restart: return UnsavedCards::tr("Roomrack is about to restart.");
    case Leaving::Switch: return UnsavedCards::tr("Another hotel is about to be shown.");
    case Leaving::Close: return UnsavedCards::tr("The hotel is about to be closed.");
    case Leaving::Restore:
        return UnsavedCards::tr("Settings that are not saved are lost when the backup is "
                                "restored.");
    }
    return {};
}

/// Where the platform puts the first button that was added last (GNOME, macOS), Qt's order of focus
/// has the box itself between the buttons: it passes the focus on to the first one, and Tab never
/// comes to the last. Call when the box is shown: its style orders the buttons.
void orderFocusAsShown(QDialogButtonBox *box)
{
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
    delete question_.data();
    auto *question = new QDialog(page_);
    question_ = question;
    question->setObjectName(QStringLiteral("unsavedSettings"));
    QVBoxLayout *column = DialogFrame(question).begin(headingOf(leaving));
    const QString unsaved = tr("Not saved: %1").arg(titles.join(QStringLiteral(", ")));
    QLabel *text = style::text(reasonOf(leaving) + QLatin1Char('\n') + unsaved);
    text->setObjectName(QStringLiteral("notSaved"));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setMinimumWidth(kQuestionWidth);
    column->addWidget(text);
    column->addStretch();
    auto *buttons = new QDialogButtonBox;
    column->addWidget(buttons);
    addAnswers(buttons, leaving, go);
    question->open();
    orderFocusAsShown(buttons);
}

/// "Cancel" is the default, until the focus is on another one.
void UnsavedCards::addAnswers(QDialogButtonBox *buttons, Leaving leaving,
                              const std::function<void()> &go)
{
    QDialog *question = question_;
    const auto add = [&](const QString &text, const char *name, QDialogButtonBox::ButtonRole role) {
        QPushButton *button = buttons->addButton(text, role);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(true);  // Enter works as Space does
        connect(button, &QPushButton::clicked, question, &QDialog::reject);
        return button;
    };
    const bool restarts = leaving == Leaving::Restart, restores = leaving == Leaving::Restore;
    if (!restores) {
        QPushButton *save = add(restarts ? tr("&Save and restart") : tr("&Save"), "save",
                                QDialogButtonBox::AcceptRole);
        style::primary(save);
        connect(save, &QPushButton::clicked, this, [this, leaving, go] {
            leaving_ = leaving;
            go_ = go;
            left_ = changed(leaving);
            saveNext();
        });
    }
    QPushButton *discard = add(restores ? tr("&Discard and restore") : tr("&Discard"), "discard",
                               QDialogButtonBox::DestructiveRole);
    if (restores) style::danger(discard);
    // To go deletes the question, whose button is still in its click.
    const auto discardAll = [this, leaving, go] {
        // The cards drop their input when they show another hotel, which may fail.
        if (leaving != Leaving::Switch)
            for (const Entry &entry : changed(leaving)) entry.discard();
        go();
    };
    connect(discard, &QPushButton::clicked, this, discardAll, Qt::QueuedConnection);
    QPushButton *cancel = add(tr("&Cancel"), "cancel", QDialogButtonBox::RejectRole);
    cancel->setDefault(true);
    cancel->setFocus(Qt::OtherFocusReason);
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
