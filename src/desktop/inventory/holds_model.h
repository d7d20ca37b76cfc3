// SPDX-License-Identifier: GPL-3.0-or-later
// The active holds, the one expiring first at the top. Countdown and bar are computed from the
// engine's time when they are painted, not stored in the model.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QAbstractListModel>

#include <vector>

namespace roomrack::desktop {

/// Below this the countdown is red.
inline constexpr qint64 kShortMicros = 60 * kSecond;

class HoldsModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit HoldsModel(HotelSession &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const booking::Hold &hold(int row) const { return holds_[size_t(row)]; }
    int roomNights() const;
    int expiring() const;
    HotelSession &session() const { return session_; }
    /// "Superior × 1" and "18–21 Jul · Wayfarer OTA".
    QString title(int row) const;
    QString details(int row) const;
    qint64 left(int row) const;
    /// "Payment pending", or the status of a possible duplicate; empty: it just expires.
    QString state(int row) const;
    bool isPinned(int row) const { return hold(row).isPinned(); }
    /// The remaining share of the hold's time, 0..1.
    double share(int row) const;

public slots:
    void refresh();

private:
    HotelSession &session_;
    std::vector<booking::Hold> holds_;
};

}  // namespace roomrack::desktop
