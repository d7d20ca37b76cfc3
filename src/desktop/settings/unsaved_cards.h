// SPDX-License-Identifier: GPL-3.0-or-later
// Cards with input that is not saved, and the question what becomes of it before the window that
// shows them is replaced.
#pragma once

#include <QtCore/QObject>
#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

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
        std::function<void()> save;  ///< the card says how it ended, even if it is changed again
    };
    void add(Entry entry) { cards_.push_back(std::move(entry)); }
    /// A card with isChanged(), canSave(), save() and the signal saved(bool).
    template <typename Card>
    void add(Card *card, const QString &title)
    {
        add({card, title, [card] { return card->isChanged(); }, [card] { return card->canSave(); },
             [card] { card->save(); }});
        connect(card, &Card::saved, this, [this, card](bool done) { noteSaved(card, done); });
    }
    void noteSaved(QWidget *card, bool done);
    /// Calls `restart` once nothing is unsaved: at once, or after the user chose to save or to
    /// discard. It is not called if the user cancels, or a card cannot be saved, which shows why.
    void leave(std::function<void()> restart);

signals:
    /// The user wanted to save the card, and its input is wrong or the right to it is missing.
    void notSaved(QWidget *card, const QString &title);

private:
    std::vector<Entry> changed() const;
    void saveNext();

    QWidget *page_;
    std::vector<Entry> cards_;
    std::function<void()> restart_;  ///< set while cards are saved for it
    std::vector<Entry> left_;        ///< to be saved for it
    QWidget *saving_ = nullptr;      ///< the card, until it says how that ended
};

}  // namespace roomrack::desktop
