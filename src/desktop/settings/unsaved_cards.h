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
        std::function<void()> save;  ///< noteSaved() is called afterwards
    };
    void add(Entry entry) { cards_.push_back(std::move(entry)); }
    /// A card with isChanged(), canSave(), save() and the signal saved(bool).
    template <typename Card>
    void add(Card *card, const QString &title)
    {
        add({card, title, [card] { return card->isChanged(); }, [card] { return card->canSave(); },
             [card] { card->save(); }});
        connect(card, &Card::saved, this, &UnsavedCards::noteSaved);
    }
    void noteSaved(bool done);
    /// Calls `restart` once nothing is unsaved: at once, or after the user chose to save or to
    /// discard. It is not called if the user cancels, or a card cannot be saved, which shows why.
    void leave(std::function<void()> restart);

private:
    std::vector<Entry> changed() const;
    void saveAll();

    QWidget *page_;
    std::vector<Entry> cards_;
    std::function<void()> restart_;  ///< set while cards are saved for it
    int saving_ = 0;                 ///< cards
};

}  // namespace roomrack::desktop
