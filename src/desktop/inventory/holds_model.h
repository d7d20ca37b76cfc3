// SPDX-License-Identifier: GPL-3.0-or-later
// The live holds, the one that runs out first on top. Countdown and bar come from the engine's
// hold time when they are painted, not from the model.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QAbstractListModel>

#include <vector>

namespace roomrack::desktop {

/// Under a minute a hold is short: its countdown turns red.
inline constexpr qint64 kShortMicros = 60 * kSecond;

class HoldsModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit HoldsModel(HotelSession &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    const booking::Hold &hold(int row) const { return holds_[size_t(row)]; }
    int rowOf(HoldId id) const;
    int roomNights() const;
    int expiring() const;
    HotelSession &session() const { return session_; }
    /// "Superior × 1" and "18–21 Jul · Wayfarer OTA".
    QString title(int row) const;
    QString details(int row) const;
    qint64 left(int row) const;
    /// "Being paid", "Needs a decision"; empty: only its time counts.
    QString state(int row) const;
    bool isPinned(int row) const { return hold(row).isPinned(); }
    /// What is left of the hold's time, 0..1.
    double share(int row) const;

public slots:
    void refresh();

private:
    HotelSession &session_;
    std::vector<booking::Hold> holds_;
};

}  // namespace roomrack::desktop
