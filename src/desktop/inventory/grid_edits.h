// SPDX-License-Identifier: GPL-3.0-or-later
// The editing actions of the grid, from a key to the edit that is sent: typing, restrictions by
// key, copy and paste, filling. If an action is not possible, a message says why, and nothing
// changes.
#pragma once

#include "desktop/inventory/edit_sender.h"
#include "desktop/inventory/grid_view.h"

#include <QtCore/QObject>
#include <QtCore/QPointer>

#include <memory>

namespace roomrack::desktop {

class RangeEditor;

class GridEdits : public QObject {
    Q_OBJECT

public:
    GridEdits(HotelSession &session, GridView &grid, PageActions &actions, const Theme &theme);

    /// Opens the editor over the selection, for the setting of its current row in this view.
    void type(const QString &begin);
    /// Opens the editor for a given setting, in any view.
    void type(CellField field, const QString &begin);
    /// Switches a restriction on or off, or asks for its number.
    void restrict(const inventory::RestrictionRow &row);
    /// Sets a flag (stop sell, closed to arrival or departure); removes it if all cells have it.
    void toggle(CellField flag);
    /// Resets to the default: the cap, the derived price, no restriction.
    void backToDefault();
    void copy();
    /// With a row of dates and columns of the room type and rate plan; paste() ignores them.
    void copyWithHeaders();
    /// Like typing over several rows and filling from another row: skips derived rates, and offers
    /// to change them, too.
    void paste();
    void beginFill();
    void fill(const FillRequest &gridRequest);
    /// Whether the editor is open.
    bool isTyping() const;

signals:
    /// An edit was accepted or rejected. For tests and the hint.
    void answered(bool taken);

private:
    void follow(GridRequest gridRequest);
    void openEditor(CellField field, const TypedRows &rows, const QString &begin);
    void enter(CellField field, const std::shared_ptr<GridEdit> &edit, const GridSelection &derived,
               const QString &text);
    bool onlyShows();
    bool putOnClipboard(const Result<TextTable> &table);
    /// What was not written because it would override derived rates, and how to write it.
    struct Skipped {
        CellRuns runs;
        qint64 cells = 0;
        GridSelection where;
        QString action;  ///< text of the button
        QString label;   ///< of the undo step
    };
    void sendRuns(const CellRuns &runs, const QString &label, const GridSelection &where);
    void offerDerived(const Skipped &skipped);
    void endOffer();
    void askToReset(const GridSelection &where, qint64 values, std::function<void()> reset);
    bool canEdit(const GridSelection &where, CellField field);
    void say(const QString &text);
    void sendSetting(CellField field, const QString &label, std::function<CellRuns()> make,
                     const GridSelection &where);
    HotelSession &session_;
    GridView &grid_;
    PageActions &actions_;
    const Theme &theme_;
    EditSender *sender_;
    QPointer<RangeEditor> editor_;
    quint64 offer_ = 0;  ///< the only offer to paste into derived rates that is still valid
};

}  // namespace roomrack::desktop
