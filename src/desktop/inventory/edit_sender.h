// SPDX-License-Identifier: GPL-3.0-or-later
// Sends edits of the grid one at a time. An edit carries the version of the cells as shown when it
// began; if another change came first, the user sees what changed and decides.
#pragma once

#include "desktop/cells/grid_changes.h"
#include "desktop/session/hotel_session.h"
#include "desktop/session/page_actions.h"
#include "desktop/theme/theme.h"

#include <QtCore/QObject>

#include <functional>

class QWidget;

namespace roomrack::desktop {

/// More cells than a screen shows. An edit of more says so and offers to undo it; removing more
/// values asks first.
inline constexpr qint64 kManyCells = 100;

/// An edit as it is sent: one undo step.
struct GridEdit {
    QString label;        ///< label in the undo menu
    GridSelection where;  ///< for texts, and to query concurrent changes
    /// Computes the cells from the current view when the edit is sent.
    std::function<Result<CellRuns>()> make;
    booking::SeenVersion seen;
};

class EditSender : public QObject {
    Q_OBJECT

public:
    /// If an edit is stale, the panel opens on `owner` at `place()`.
    EditSender(HotelSession &session, PageActions &actions, const Theme &theme, QWidget *owner,
               std::function<QRect()> place);

    /// Runs `action` when all edits sent before are answered and shown: otherwise the user's own
    /// pending edit would make the next one stale.
    void whenSettled(std::function<void()> action);
    /// Sends after the previous edits are settled; `seen` is then the version in the view.
    void sendSettled(GridEdit edit);
    /// Sends with the version of the edit.
    void send(const GridEdit &edit);

signals:
    /// An edit was accepted or rejected. For tests and the hint.
    void answered(bool taken);

private:
    void sendRest();
    void say(const core::Error &error);
    void sayMany(const GridEdit &edit, const Result<booking::Answer> &answer);
    void showStale(const GridEdit &edit);
    void openStale(const GridEdit &edit, const std::vector<booking::Record> &records);
    HotelSession &session_;
    PageActions &actions_;
    const Theme &theme_;
    QWidget *owner_;
    std::function<QRect()> place_;
    std::vector<std::function<void()>> waiting_;
    int underWay_ = 0;
    qint64 ownSeq_ = 0;  ///< of this window's last edit
};

}  // namespace roomrack::desktop
