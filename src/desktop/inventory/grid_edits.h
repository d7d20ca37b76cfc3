// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does in the grid, from a key to the edit that is sent: typing, restrictions by key,
// copy and paste, filling. What cannot be done is said in a sentence, and nothing changes.
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
    GridEdits(HotelSession &session, GridView &grid, DeskActions &actions, const Theme &theme);

    /// Begins to type over the selection what its current row has in this view.
    void type(const QString &begin);
    /// Begins to type a setting over the selection, whatever the view.
    void type(CellField field, const QString &begin);
    /// A flag (stop-sell, closed to arrival or departure) on or, where all have it, off.
    void toggle(CellField flag);
    /// Takes back what was typed: the cap, the derived price, no restriction.
    void backToDefault();
    void copy();
    void paste();
    void fill(const FillWish &wish);
    /// Whether something is being typed.
    bool isTyping() const;

signals:
    /// An edit was answered: taken or refused. For tests and the hint.
    void answered(bool taken);

private:
    void follow(GridWish wish);
    void openEditor(CellField field, const GridSelection &where, const QString &begin);
    void enter(CellField field, const std::shared_ptr<GridEdit> &edit, const QString &text);
    bool onlyShows();
    bool canEdit(const GridSelection &where, CellField field);
    void say(const QString &text);
    void sendSetting(CellField field, const QString &label, std::function<CellRuns()> make,
                     const GridSelection &where);
    HotelSession &session_;
    GridView &grid_;
    DeskActions &actions_;
    const Theme &theme_;
    EditSender *sender_;
    QPointer<RangeEditor> editor_;
};

}  // namespace roomrack::desktop
