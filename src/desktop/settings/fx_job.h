// SPDX-License-Identifier: GPL-3.0-or-later
// Loads a file of reference rates: read and checked on a thread of its own, compared with what the
// hotel has, saved in parts.
#pragma once

#include "desktop/session/hotel_session.h"

#include <QtCore/QObject>

#include <memory>

namespace roomrack::desktop {

class FxJob final : public QObject {
    Q_OBJECT

public:
    /// Begins at once and deletes itself at its end; goes with its parent, what is saved then
    /// stays.
    FxJob(HotelSession &session, const QString &file, QObject *parent);

signals:
    /// Rates saved, and of how many new ones.
    void progressed(qint64 done, qint64 of);
    /// `saved` rates were new, `unknown` are of currencies that are not in use any more.
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
