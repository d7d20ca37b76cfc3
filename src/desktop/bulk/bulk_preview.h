// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the preview of a bulk update current: computes it on a worker thread from a copy of the
// view, again whenever the wish or the hotel changes, and reports which of the two changed.
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

    /// Sets the wish; planned() or failed() follows.
    void want(BulkWish wish);
    /// Clears the wish and cancels the work in progress.
    void stop();
    /// Recomputes the same wish from the newest state.
    void again();
    bool isBusy() const { return work_.isRunning() || soon_.isActive(); }

signals:
    /// Cells processed, of all.
    void progressed(int done, int of);
    /// `moved`: the wish is unchanged since the last plan, but a change of the hotel altered the
    /// preview.
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
    int wished_ = 0;         ///< number of the newest wish
    int started_ = 0;        ///< number of the wish in progress
    bool newWish_ = false;   ///< since the last plan
    bool outdated_ = false;  ///< the work in progress uses an older state
    Plan last_;
};

}  // namespace roomrack::desktop
