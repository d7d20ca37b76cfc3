// SPDX-License-Identifier: GPL-3.0-or-later
// Cards with input that is not saved, and the question what becomes of it before the window that
// shows them is replaced or closed, or another hotel selected.
#pragma once

#include "desktop/settings/leaving.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <QtWidgets/QWidget>

#include <functional>
#include <utility>
#include <vector>

class QDialog;
class QDialogButtonBox;

namespace roomrack::desktop {

class UnsavedCards final : public QObject {
    Q_OBJECT

public:
    explicit UnsavedCards(QWidget *page) : QObject(page), page_(page) {}

    struct Entry {
        QWidget *card;
        QString title;
        std::function<bool()> isChanged;
        std::function<bool()> canSave;
        std::function<void()> save;     ///< the card says how it ended, even if it is changed again
        std::function<void()> discard;  ///< shows again what is saved
        bool ofHotel = true;            ///< otherwise another hotel leaves its input as it is
        std::function<bool()> isSaving{};  ///< none: what save() does is done when it returns
    };
    void add(Entry entry) { cards_.push_back(std::move(entry)); }
    /// A card with isChanged(), canSave(), save(), discard() and the signal saved(bool), and with
    /// isSaving() if that takes a while.
    template <typename Card>
    void add(Card *card, const QString &title, bool ofHotel = true)
    {
        std::function<bool()> isSaving;
        if constexpr (requires { card->isSaving(); })
            isSaving = [card] { return card->isSaving(); };
        add({card, title, [card] { return card->isChanged(); }, [card] { return card->canSave(); },
             [card] { card->save(); }, [card] { card->discard(); }, ofHotel, std::move(isSaving)});
        connect(card, &Card::saved, this, [this, card](bool done) { noteSaved(card, done); });
    }
    void noteSaved(QWidget *card, bool done);
    /// Whether leave() would ask.
    bool isAnyChanged(Leaving leaving) const { return !changed(leaving).empty(); }
    /// Calls `go` once nothing is unsaved: at once, or after the user chose to save or to discard;
    /// before a backup is restored, only to discard. It is not called if the user cancels, or a
    /// card cannot be saved, which shows why. A question that is still open gives way to the new
    /// one, and so does a call that waits for a card. What is discarded for another hotel stays
    /// until that is shown.
    void leave(Leaving leaving, std::function<void()> go);

signals:
    /// The user wanted to save the card, and its input is wrong or the right to it is missing.
    void notSaved(QWidget *card, const QString &title, roomrack::desktop::Leaving leaving);
    /// Saving the card failed, which the card shows.
    void refused(QWidget *card);

private:
    std::vector<Entry> changed(Leaving leaving) const;
    void ask(Leaving leaving, const QStringList &titles, const std::function<void()> &go);
    void addAnswers(QDialogButtonBox *buttons, Leaving leaving, const std::function<void()> &go);
    void saveNext();

    QWidget *page_;
    std::vector<Entry> cards_;
    QPointer<QDialog> question_;  ///< while it is open
    Leaving leaving_ = Leaving::Restart;
    std::function<void()> go_;   ///< set while cards are saved for it
    std::vector<Entry> left_;    ///< to be saved for it
    QWidget *saving_ = nullptr;  ///< the card, until it says how that ended
};

}  // namespace roomrack::desktop
