// SPDX-License-Identifier: GPL-3.0-or-later
// Who is signed in at this window, if the property requires users to sign in.
#pragma once

#include "desktop/session/hotel_view.h"
#include "engine/property_service.h"

#include <QtCore/QObject>

#include <functional>

namespace roomrack::desktop {

class DeskUsers : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    DeskUsers(engine::PropertyService &service, const HotelView &view)
        : service_(service), view_(view)
    {}

    /// Whether the property requires users to sign in.
    bool hasUsers() const;
    /// The signed-in user; null if there is none.
    const booking::User *person() const;
    /// True if the property has users and none is signed in: all actions are disabled.
    bool isLocked() const { return hasUsers() && !person(); }
    /// Why the user may not perform `act`; empty: allowed.
    QString whyNot(booking::Act act) const;

    /// Verifies the PIN or password off the GUI thread; emits personChanged() if it is correct.
    void signIn(ActorId user, const QString &secret, QObject *context,
                std::function<void(const Result<booking::User> &)> done);
    /// Signs in without verification: for the user who has just created the first account.
    void takeDesk(ActorId user);
    void lockDesk() { takeDesk({}); }
    /// Another property has other users.
    void forget() { person_ = {}; }

signals:
    /// A user signed in or out, or the permissions changed.
    void personChanged();

private:
    engine::PropertyService &service_;
    const HotelView &view_;
    ActorId person_;  ///< none: not signed in
};

}  // namespace roomrack::desktop
