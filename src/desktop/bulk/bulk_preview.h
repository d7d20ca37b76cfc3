// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the preview of a bulk update true: works it out on a thread of its own from a copy of what
// the window shows, anew whenever the wish or the hotel changes, and tells the two apart.
#pragma once

#include "desktop/bulk/bulk_plan.h"
#include "desktop/session/hotel_session.h"

#include <QtCore/QFutureWatcher>
#include <QtCore/QTimer>

#include <memory>

namespace roomrack::desktop {

class BulkPreview : public QObject {
    Q_OBJECT

public:
    using Plan = std::shared_ptr<const BulkPlan>;

    explicit BulkPreview(HotelSession &session, QObject *parent = nullptr);
    ~BulkPreview() override;

    /// What is meant now; planned() or failed() follows.
    void want(BulkWish wish);
    /// Nothing is meant: what is under way is cancelled.
    void stop();
    /// Works the same wish out anew, from the newest state.
    void again();
    bool isBusy() const { return work_.isRunning() || soon_.isActive(); }

signals:
    /// Cells looked at, of all.
    void progressed(int done, int of);
    /// `moved`: the wish is the one of the last plan, but the hotel has changed since in a way that
    /// this preview shows.
    void planned(const roomrack::desktop::BulkPreview::Plan &plan, bool moved);
    void failed(const roomrack::core::Error &error);

private:
    void hotelChanged();
    void start();
    void finish();
    HotelSession &session_;
    QTimer soon_;
    QFutureWatcher<Result<Plan>> work_;
    std::optional<BulkWish> wish_;
    int wished_ = 0;         ///< counts wishes
    int started_ = 0;        ///< the wish that is being worked on
    bool newWish_ = false;   ///< since the last plan
    bool outdated_ = false;  ///< what is under way is of an older state
    Plan last_;
};

}  // namespace roomrack::desktop
