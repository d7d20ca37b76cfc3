// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/v1/hotels.h"

#include "engine/when_done.h"

namespace roomrack::api::v1 {

Hotels::Hotels(engine::Engine &engine, std::shared_ptr<engine::Mailbox> mailbox, Listener listener)
    : engine_(engine), mailbox_(std::move(mailbox)), listener_(std::move(listener))
{}

Hotels::~Hotels()
{
    if (subscription_ != 0) engine_.listeners().remove(subscription_);
}

void Hotels::begin(const std::vector<PropertyId> &properties)
{
    for (const PropertyId property : properties) hotels_[property];
    // Subscribe first: a commit during the snapshot then arrives twice rather than never.
    subscription_ =
        engine_.listeners().add([mailbox = mailbox_, this](const engine::ChangeSetPtr &change) {
            mailbox->post([this, change] { hear(change); });
        });
    // Synchronously, so that the first request finds its property.
    for (const PropertyId property : properties) adopt(property, engine_.snapshot(property));
}

const engine::HotelView *Hotels::view(PropertyId property) const
{
    const auto at = hotels_.find(property);
    return at != hotels_.end() && at->second.view ? &*at->second.view : nullptr;
}

void Hotels::read(PropertyId property)
{
    Hotel &hotel = hotels_.at(property);
    hotel.view.reset();
    hotel.early.clear();
    hotel.again = hotel.reading;
    if (std::exchange(hotel.reading, true)) return;
    engine::whenDone(engine_.snapshotLater(property), &here_,
                     [this, property](const Result<engine::SnapshotPtr> &snapshot) {
                         adopt(property, snapshot);
                     });
}

void Hotels::reread(PropertyId property)
{
    if (!hotels_.contains(property)) return;
    listener_.lost(property);
    read(property);
}

void Hotels::adopt(PropertyId property, const Result<engine::SnapshotPtr> &snapshot)
{
    Hotel &hotel = hotels_.at(property);
    hotel.reading = false;
    if (hotel.again) return read(property);
    // The engine is closing or reloading; a reload notification follows.
    if (!snapshot) return;
    hotel.view.emplace(**snapshot);
    listener_.begun(property, **snapshot);
    for (const engine::ChangeSetPtr &change : std::exchange(hotel.early, {})) hear(change);
}

void Hotels::hear(const engine::ChangeSetPtr &change)
{
    const auto at = hotels_.find(change->property);
    if (at == hotels_.end()) return;
    Hotel &hotel = at->second;
    if (change->reload) {
        // A reload without records takes something back, whatever the copy has.
        const bool known = !change->records.empty() && hotel.view
                           && change->commitNumber <= hotel.view->commitNumber();
        if (!known) reread(change->property);
        return;
    }
    if (!hotel.view) {
        if (hotel.reading) hotel.early.push_back(change);
        return;
    }
    if (change->commitNumber <= hotel.view->commitNumber()) return;
    hotel.view->apply(*change);
    listener_.changed(change->property, change);
}

}  // namespace roomrack::api::v1
