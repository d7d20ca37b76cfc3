// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of the user's changes, on any page and across restarts: the steps are stored in the
// file. Offers two actions that name the step; a step that no longer applies as a whole opens a
// dialog. After a change that cannot be undone, for example of a booking closed since, or is
// already undone, and before the first change of the session, undo says so once and names the step
// before it; only the next undo reverts that. Redo says so too of steps of closed bookings.
#pragma once

#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/shell/undo_order.h"

#include <QtCore/QObject>

#include <deque>
#include <optional>
#include <set>

class QAction;
class QWidget;

namespace roomrack::desktop {

class UndoController : public QObject {
    Q_OBJECT

public:
    /// `window` is the parent of dialogs and receives the shortcuts.
    UndoController(HotelSession &session, PageActions &actions, QWidget *window);

    QAction *undoAction() const { return undo_; }
    QAction *redoAction() const { return redo_; }
    /// The step's label: the change in words.
    static QString labelOf(const booking::Step &step);
    /// What a notice of the page before asked is asked again.
    void pageChanged();

signals:
    /// The actions are up to date.
    void refreshed();
    /// A step was undone or redone (`done`), or this failed.
    void answered(bool done);

private:
    using Way = UndoWay;
    /// What a step changed, and why not all of that can be restored. Zero: it is undone as a whole.
    struct Rest {
        qint64 size = 0;
        QString why{};
    };
    void refresh();
    void take(UndoOffer offer);
    void note(const std::vector<booking::Record> &records);
    void show();
    void showSteps();
    /// Whether the way leads on behind what isBehind() is about: to a step, or to rooms that are
    /// moved back.
    bool canGoOn(Way way) const;
    void moveRooms(Way way);
    /// Whether redo makes room moves again: those that were undone last.
    bool canMoveAgain() const;
    bool isPossible(Way way) const;
    void requestStep(Way way);
    void sayWhyNot(Way way);
    void withdrawNotice();
    void continueUndo();
    void send(Way way, const booking::Step &step, const Rest &rest);
    void finished(Way way, const booking::Step &step, const Rest &rest,
                  const Result<booking::Answer> &answer);
    void tellPart(Way way, const booking::Step &step, const Rest &rest,
                  const booking::Answer &answer);
    void tell(Way way, const QString &what, const Result<booking::Answer> &answer);
    void askWhatFits(Way way, const booking::Step &step);
    void openDialog(Way way, const engine::UndoPreview &preview);
    HotelSession &session_;
    PageActions &actions_;
    QWidget *window_;
    QAction *undo_;
    QAction *redo_;
    UndoOrder order_;
    std::vector<booking::Step> newSteps_;  ///< of the records that come next
    std::optional<Way> said_;  ///< which of them a notice has told what comes before the next step
    std::deque<Way> wanted_;   ///< keys pressed while a request was running
    bool busy_ = false;
    bool asking_ = false;
    bool askAgain_ = false;
    std::set<qint64> changedMeanwhile_;  ///< bookings, while the steps are read
    qint64 settingsSeen_;  ///< changes of settings up to this record are known, or of before
};

}  // namespace roomrack::desktop
