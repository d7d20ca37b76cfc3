// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/session/desk_users.h"

#include "engine/when_done.h"

#include <algorithm>

namespace roomrack::desktop {

bool DeskUsers::hasUsers() const
{
    const auto &users = view_.users();
    return std::any_of(users.begin(), users.end(),
                       [](const booking::User &user) { return user.active; });
}

const booking::User *DeskUsers::person() const
{
    const booking::User *user = person_ ? view_.user(person_) : nullptr;
    return user && user->active ? user : nullptr;
}

QString DeskUsers::whyNot(booking::Act act) const
{
    if (!hasUsers()) return {};
    const booking::User *user = person();
    if (!user) return tr("You are not signed in.");
    return booking::may(user->role, act) ? QString() : booking::whyNot(act, *user);
}

void DeskUsers::signIn(ActorId user, const QString &secret, QObject *context,
                       std::function<void(const Result<booking::User> &)> done)
{
    const PropertyId hotel = view_.property().id;
    const auto later = service_.accounts().signInLater(hotel, user, secret);
    engine::whenDone(later, context,
                     [this, hotel, done = std::move(done)](const Result<booking::User> &found) {
                         if (found && hotel == view_.property().id) takeDesk(found->id);
                         done(found);
                     });
}

void DeskUsers::takeDesk(ActorId user)
{
    if (user == person_) return;
    person_ = user;
    if (!user) service_.accounts().signOut(view_.property().id);
    emit personChanged();
}

}  // namespace roomrack::desktop
