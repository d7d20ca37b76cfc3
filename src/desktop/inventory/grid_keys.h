// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the grid. Arrows move, with Shift they extend; Ctrl and an arrow jump a week or a
// pool, the page keys a month; digits and signs start typing over the selection, letters set
// restrictions; Enter and Space show details.
#pragma once

#include "inventory/restrictions.h"

#include <QtCore/QObject>

class QKeyEvent;

namespace roomrack::desktop {

class GridColumns;
class GridCursor;
class GridFill;
class GridModel;

/// Actions triggered by keys, other than moving, typing and setting restrictions.
enum class GridRequest : quint8 {
    Rate,
    OutOfOrder,
    Default,
    Copy,
    CopyWithHeaders,
    Paste,
    Fill,
    Details,
    Legend
};

class GridKeys : public QObject {
    Q_OBJECT

public:
    GridKeys(GridModel &model, const GridColumns &columns, GridCursor &cursor, GridFill &fill);
    /// False: the key has no meaning in the grid.
    bool press(const QKeyEvent &event, bool rightToLeft);

signals:
    /// The first character of text typed over the selection.
    void typed(const QString &begin);
    void requested(roomrack::desktop::GridRequest gridRequest);
    /// The letter of a restriction.
    void restricted(const roomrack::inventory::RestrictionRow &row);

private:
    bool moveKey(const QKeyEvent &event, bool rightToLeft);
    bool wordKey(const QKeyEvent &event);
    bool clipboardKey(const QKeyEvent &event);
    bool foldKey(const QKeyEvent &event);
    void escape();
    int jumpRow(int from, int step) const;

    GridModel &model_;
    const GridColumns &columns_;
    GridCursor &cursor_;
    GridFill &fill_;
};

}  // namespace roomrack::desktop
