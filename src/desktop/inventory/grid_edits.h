// SPDX-License-Identifier: GPL-3.0-or-later
// From a selection and a key to a command: what the person does in the grid goes through here.
// An edit carries the version of the cells as they were shown when typing began; where somebody
// was quicker, the person sees what happened and decides.
#pragma once

#include "desktop/inventory/grid_view.h"
#include "desktop/session/hotel_session.h"
#include "desktop/shell/desk_actions.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <functional>

namespace roomrack::desktop {

class Popover;
class RangeEditor;

/// One edit of a rectangle of cells, as it is sent.
struct CellEdit {
    booking::CellField field = booking::CellField::ForSale;
    GridSelection where;
    qint64 value = 0;  ///< -1: back to the default
    booking::SeenVersion seen;
};

/// The newest version among the cells of a selection, as the window shows them.
booking::SeenVersion newestSeen(const HotelSession &session, const GridSelection &where,
                                booking::CellField field);
/// The command of an edit; nights before the business date are left out (none left: empty ranges).
booking::EditCells commandOf(const HotelSession &session, const CellEdit &edit);
/// "Superior, 18–22 Jul (5 nights)".
QString selectionText(const HotelView &view, const GridSelection &where);

class GridEdits : public QObject {
    Q_OBJECT

public:
    GridEdits(HotelSession &session, GridView &grid, DeskActions &actions, const Theme &theme);

    /// Begins to type rooms for sale (or out of order) over the selection.
    void type(booking::CellField field, const QString &begin);
    void toggleStopSell();
    void backToDefault();
    /// Whether something is being typed.
    bool isTyping() const;

signals:
    /// An edit was answered: taken or refused. For tests and the hint.
    void answered(bool taken);

private:
    void send(const CellEdit &edit);
    void showStale(const CellEdit &edit);
    void openStale(const CellEdit &edit, const std::vector<booking::Record> &records);
    void whenSettled(std::function<void()> action);
    void goOn();
    bool canEdit(const GridSelection &where, booking::CellField field);
    HotelSession &session_;
    GridView &grid_;
    DeskActions &actions_;
    const Theme &theme_;
    QPointer<RangeEditor> editor_;
    std::vector<std::function<void()>> waiting_;  ///< for own edits to be answered and shown
    int underWay_ = 0;
    qint64 ownSeq_ = 0;  ///< of the last own edit
};

}  // namespace roomrack::desktop
