// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps the figures of all hotels of the file, database or server: takes a snapshot of each once,
// applies the commits, and reads the figures of a hotel again after its commits. Reading does not
// block the GUI thread.
#pragma once

#include "desktop/group/hotel_figures.h"
#include "desktop/session/hotel_session.h"

#include <QtCore/QTimer>

#include <map>
#include <memory>

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
    struct Hotel {
        std::shared_ptr<GroupHotel> state;        ///< null: not taken yet, or no longer valid
        std::vector<engine::ChangeSetPtr> early;  ///< commits while it is being taken
        bool outdated = true;                     ///< the figures
        bool reading = false;
        std::optional<HotelFigures> figures;
    };
    void takeNews();
    void outdateAll();
    void read();
    void takeSnapshot(PropertyId id);
    void adopt(PropertyId id, std::shared_ptr<GroupHotel> state);
    void readNights(PropertyId id);
    void done(PropertyId id, const Result<HotelFigures> &figures);
    void again(PropertyId id);
    void dropStates();

    HotelSession &session_;
    std::shared_ptr<Inbox> inbox_;  ///< filled by the writer thread
    int subscription_;
    QTimer soon_;
    std::map<PropertyId, Hotel> hotels_;
    bool active_ = false;
};

}  // namespace roomrack::desktop
