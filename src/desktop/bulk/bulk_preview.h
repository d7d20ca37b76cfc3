// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the preview of a bulk update current: computes it on a worker thread from a copy of the
// view, again whenever the request or the hotel changes, and reports which of the two changed.
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

    /// Sets the request; planned() or failed() follows.
    void want(BulkRequest bulkRequest);
    /// Clears the request and cancels the work in progress.
    void stop();
    /// Recomputes the same request from the newest state.
    void again();
    bool isBusy() const { return work_.isRunning() || soon_.isActive(); }

signals:
    /// Cells processed, of all.
    void progressed(int done, int of);
    /// `moved`: the request is unchanged since the last plan, but a change of the hotel altered the
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
    std::optional<BulkRequest> bulkRequest_;
    int requested_ = 0;        ///< number of the newest request
    int started_ = 0;          ///< number of the request in progress
    bool newRequest_ = false;  ///< since the last plan
    bool outdated_ = false;    ///< the work in progress uses an older state
    Plan last_;
};

}  // namespace roomrack::desktop
