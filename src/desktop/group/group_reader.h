// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the figures of all hotels of the file, database or server: reads them off the GUI thread,
// and those of a hotel again after its commits.
#pragma once

#include "desktop/group/hotel_figures.h"
#include "desktop/session/hotel_session.h"

#include <QtCore/QTimer>

#include <map>
#include <memory>
#include <set>

namespace roomrack::desktop {

class GroupReader final : public QObject {
    Q_OBJECT

public:
    /// The session must outlive it.
    explicit GroupReader(HotelSession &session, QObject *parent = nullptr);
    ~GroupReader() override;

    /// Reads only while it is active; what changed meanwhile is read then.
    void setActive(bool active);
    /// Those that were read, in the order of the session's hotels.
    std::vector<HotelFigures> all() const;

signals:
    void changed();

private:
    struct Inbox;
    void takeNews();
    void outdateAll();
    void read();
    void read(PropertyId hotel);
    void done(PropertyId hotel, Result<HotelFigures> figures);

    HotelSession &session_;
    std::shared_ptr<Inbox> inbox_;  ///< filled by the writer thread
    int subscription_;
    QTimer soon_;
    std::set<PropertyId> outdated_, reading_;
    std::map<PropertyId, HotelFigures> known_;
    bool active_ = false;
};

}  // namespace roomrack::desktop
