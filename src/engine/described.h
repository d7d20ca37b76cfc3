// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps a property's catalogue for users that need nothing else: a snapshot copies all nights and
// bookings under the engine's lock, so one is taken only after the description changed.
#pragma once

#include "engine/property_service.h"

#include <QtCore/QObject>

namespace roomrack::engine {

class Described final : public QObject {
    Q_OBJECT

public:
    /// The PropertyService must outlive it. Lives in a thread with an event loop.
    Described(PropertyService &service, const inventory::Property &property);
    ~Described() override;

    /// Contains only the property until changed() is first emitted.
    const inventory::Catalogue &catalogue() const { return catalogue_; }

signals:
    void changed();

private:
    void look();

    PropertyService &service_;
    inventory::Catalogue catalogue_;
    int heard_;
    bool looking_ = false, again_ = false;
};

}  // namespace roomrack::engine
