// SPDX-License-Identifier: GPL-3.0-or-later
// The market segment of a booking that is being made: by rule, or chosen. Not shown where the hotel
// has none.
#pragma once

#include "engine/hotel_view.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QLabel;

namespace roomrack::desktop {

class SegmentField final : public QWidget {
    Q_OBJECT

public:
    explicit SegmentField(QWidget *parent = nullptr);

    /// Names what the booking gets if none is chosen. A choice stays while the segment is in use.
    void offer(const engine::HotelView &view, SegmentId automatic);
    /// None: it is not chosen.
    SegmentId segment() const;

private:
    QLabel *label_;
    QComboBox *list_;
};

}  // namespace roomrack::desktop
