// SPDX-License-Identifier: GPL-3.0-or-later
// Sends edits of the grid one after the other. An edit carries the version of the cells as they
// were shown when it began; where somebody was quicker, the person sees what happened and decides.
#pragma once

#include "desktop/inventory/grid_changes.h"
#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"
#include "desktop/theme/theme.h"

#include <QtCore/QObject>

#include <functional>

class QWidget;

namespace roomrack::desktop {

/// Something a person did, as it is sent: one step to undo.
struct GridEdit {
    QString label;        ///< what the menu calls it when it can be undone
    GridSelection where;  ///< for words, and for the question what happened meanwhile
    /// The cells, worked out from what the window shows when it is sent.
    std::function<Result<CellRuns>()> make;
    booking::SeenVersion seen;
};

class EditSender : public QObject {
    Q_OBJECT

public:
    /// `owner` is where the panel opens when an edit is stale, at `place()`.
    EditSender(HotelSession &session, DeskActions &actions, const Theme &theme, QWidget *owner,
               std::function<QRect()> place);

    /// Does `action` when all edits sent before are answered and shown: an own edit that is still
    /// on its way would make the next one look stale.
    void whenSettled(std::function<void()> action);
    /// Sends once the ones before are settled; `seen` is then what the window shows.
    void sendSettled(GridEdit edit);
    /// Sends with the version that it carries.
    void send(const GridEdit &edit);

signals:
    /// An edit was answered: taken or refused. For tests and the hint.
    void answered(bool taken);

private:
    void goOn();
    void say(const core::Error &error);
    void showStale(const GridEdit &edit);
    void openStale(const GridEdit &edit, const std::vector<booking::Record> &records);
    HotelSession &session_;
    DeskActions &actions_;
    const Theme &theme_;
    QWidget *owner_;
    std::function<QRect()> place_;
    std::vector<std::function<void()>> waiting_;
    int underWay_ = 0;
    qint64 ownSeq_ = 0;  ///< of the last own edit
};

}  // namespace roomrack::desktop
