// SPDX-License-Identifier: GPL-3.0-or-later
// What a hotel is described by, for whoever wants nothing else of it: a snapshot copies all its
// nights and bookings under the engine's lock, so it is taken only when the hotel was described
// anew.
#pragma once

#include "engine/front_office.h"

#include <QtCore/QObject>

namespace roomrack::engine {

class Described final : public QObject {
    Q_OBJECT

public:
    /// The office must outlive it. Lives in a thread with an event loop.
    Described(FrontOffice &office, const inventory::Property &property);
    ~Described() override;

    /// Only the property, until changed() was said once.
    const inventory::Catalogue &catalogue() const { return catalogue_; }

signals:
    void changed();

private:
    void look();

    FrontOffice &office_;
    inventory::Catalogue catalogue_;
    int heard_;
    bool looking_ = false, again_ = false;
};

}  // namespace roomrack::engine
