// SPDX-License-Identifier: GPL-3.0-or-later
// What commits change in the open property: applies them to the window's HotelView and signals to
// the widgets exactly what changed.
#pragma once

#include "desktop/session/hotel_view.h"
#include "engine/property_service.h"

#include <QtCore/QObject>
#include <QtCore/QTimer>

#include <memory>

namespace roomrack::desktop {

class HotelChanges : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    HotelChanges(engine::PropertyService &service, HotelView &view);
    ~HotelChanges() override;

    /// Commits are kept from now on, until resume() was called as often.
    void hold() { ++held_; }
    /// Applies those that the view does not have yet.
    void resume();

signals:
    void cellsChanged(const std::vector<roomrack::desktop::CellSpan> &spans);
    void holdsChanged();
    /// New or changed bookings; query the reader for their present state.
    void bookingsChanged(const std::vector<roomrack::core::BookingId> &bookings);
    /// The new records in order; several commits may be combined.
    void happened(const std::vector<roomrack::booking::Record> &records);
    void committed(roomrack::core::Instant at, qint64 seq);
    void businessDateMoved();
    /// The undo steps changed; query the reader for them. `steps` are the new ones; the records
    /// that they contain follow in happened().
    void stepsChanged(const std::vector<roomrack::booking::Step> &steps);
    /// The users of the property changed.
    void usersChanged();
    /// Payments changed; see PendingRequests::sagas().
    void sagasChanged();
    /// A duplicate was detected or decided.
    void duplicatesChanged();
    /// Mails to guests were queued, sent or refused.
    void noticesChanged();
    void tokensChanged();
    /// A setup for requests, payments or mail changed.
    void setupsChanged();
    /// A new snapshot is needed: the catalogue has changed, or the engine reloaded the property.
    void outdated();

private:
    void receive(engine::ChangeSetPtr change);
    void deliver();
    struct News;
    void collect(const engine::ChangeSet &change, News &news);
    void announce(const News &news);
    struct Inbox;

    engine::PropertyService &service_;
    HotelView &view_;
    std::shared_ptr<Inbox> inbox_;  ///< filled by the writer thread
    QTimer frame_;
    int subscription_ = 0;
    int held_ = 0;
};

}  // namespace roomrack::desktop
