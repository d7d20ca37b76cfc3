// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a file of reference rates: parses it on a separate thread, compares it with the stored
// rates, and saves the difference in parts.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QObject>

#include <memory>

namespace roomrack::desktop {

class FxJob final : public QObject {
    Q_OBJECT

public:
    /// Starts at once and deletes itself when finished. If its parent is destroyed earlier, the
    /// rates saved until then remain.
    FxJob(HotelSession &session, const QString &file, QObject *parent);

signals:
    /// Number of rates saved, and of new rates in all.
    void progressed(qint64 done, qint64 of);
    /// `saved`: number of new rates; `unknown`: rates of currencies no longer in use.
    void finished(qint64 saved, int unknown);
    void failed(const roomrack::core::Error &error);

private:
    void compare(std::vector<pricing::FxRate> rates);
    void saveNext();
    void fail(const core::Error &error);
    HotelSession &session_;
    int unknown_ = 0;
    std::shared_ptr<const std::vector<pricing::FxRate>> missing_;
    size_t saved_ = 0;
};

}  // namespace roomrack::desktop
