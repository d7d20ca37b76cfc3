// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of what a person did, on whatever page and before whatever restart: the steps are
// in the file. Offers two actions that say what they would take back; a step that no longer fits
// opens a dialog.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

#include <QtCore/QObject>

#include <deque>

class QAction;
class QWidget;

namespace roomrack::desktop {

class UndoDesk : public QObject {
    Q_OBJECT

public:
    /// Dialogs use `window` as their parent, which also hears the keys.
    UndoDesk(HotelSession &session, DeskActions &actions, QWidget *window);

    QAction *undoAction() const { return undo_; }
    QAction *redoAction() const { return redo_; }
    /// What the newest step is called: what the person did, in words.
    static QString labelOf(const booking::Step &step);

signals:
    /// The actions say what is there now.
    void refreshed();
    /// A step was taken back, or was not.
    void answered(bool done);

private:
    enum class Way : quint8 { Undo, Redo };
    struct Stack {
        storage::UndoStack steps;
        booking::Act undo = booking::Act::Book;  ///< what taking the first one back is
        booking::Act redo = booking::Act::Book;
    };
    void refresh();
    void show(const Stack &stack);
    void want(Way way);
    void goOn();
    void send(Way way, const booking::Step &step, bool onlyWhatStillFits);
    void finished(Way way, const booking::Step &step, const Result<booking::Answer> &answer);
    void askWhatFits(Way way, const booking::Step &step);
    void openDialog(Way way, const engine::UndoPreview &preview);
    HotelSession &session_;
    DeskActions &actions_;
    QWidget *window_;
    QAction *undo_;
    QAction *redo_;
    storage::UndoStack stack_;
    std::deque<Way> wanted_;  ///< keys pressed while one was on its way
    bool busy_ = false;
    bool asking_ = false;
    bool askAgain_ = false;
};

}  // namespace roomrack::desktop
