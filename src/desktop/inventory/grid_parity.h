// SPDX-License-Identifier: GPL-3.0-or-later
// What the grid shows of the channels' parity: a face for each cell of a room type, and sentences.
#pragma once

#include "channels/host/channel_host.h"
#include "desktop/cells/cell_face.h"

#include <QtCore/QCoreApplication>

namespace roomrack::desktop {

class GridParity {
    Q_DECLARE_TR_FUNCTIONS(GridParity)

public:
    /// The view must outlive this object.
    explicit GridParity(const HotelView &view) : view_(view) {}

    /// Null: no channel is connected. Returns whether anything changed.
    bool set(const channels::Parity *parity);
    /// The counts of channels only in the parity view.
    ParityFace face(GridMode mode, int type, Night night) const;
    /// One sentence per channel about a room type's night; in the other views only for channels
    /// that are not in sync. None for pools and rate plans.
    QStringList sentences(GridMode mode, const GridRow &row, Night night) const;

private:
    const channels::ParityRow *row(int type) const;
    static QString sentence(const QString &channel, quint8 flags);

    const HotelView &view_;
    channels::Parity parity_;
};

}  // namespace roomrack::desktop
