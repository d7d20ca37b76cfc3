// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/described.h"

#include "engine/when_done.h"

namespace roomrack::engine {

Described::Described(PropertyService &service, const inventory::Property &property)
    : service_(service)
{
    catalogue_.property = property;
    // Subscribe first, so that no later save is missed.
    heard_ = service_.listeners().add([this, id = property.id](const ChangeSetPtr &change) {
        if (change->property == id && change->reload)
            QMetaObject::invokeMethod(this, &Described::look, Qt::QueuedConnection);
    });
    look();
}

Described::~Described()
{
    service_.listeners().remove(heard_);
}

void Described::look()
{
    again_ = looking_;
    if (looking_) return;
    looking_ = true;
    whenDone(service_.snapshotLater(catalogue_.property.id), this,
             [this](const Result<SnapshotPtr> &now) {
                 looking_ = false;
                 if (now) catalogue_ = (*now)->catalogue;
                 if (now) emit changed();
                 if (again_) look();
             });
}

}  // namespace roomrack::engine

#include "moc_described.cpp"
