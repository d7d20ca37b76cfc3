// SPDX-License-Identifier: GPL-3.0-or-later
// A property service whose snapshots are taken when the test says so, or fail.
#pragma once

#include "engine/property_service.h"

#include <QtCore/QPromise>

#include <deque>
#include <memory>

namespace roomrack::tests {

class HeldSnapshots final : public engine::PropertyService {
public:
    using Reply = Result<engine::SnapshotPtr>;

    explicit HeldSnapshots(std::unique_ptr<engine::PropertyService> real) : real_(std::move(real))
    {}

    size_t requested() const { return requested_.size(); }
    /// Answers the oldest request.
    void answer()
    {
        finish([this](PropertyId property) { return real_->snapshot(property); });
    }
    void refuse()
    {
        finish([](PropertyId) -> Reply {
            return tl::unexpected(Error{ErrorCode::Busy, {}, QStringLiteral("no"), -1});
        });
    }

    QFuture<Reply> snapshotLater(PropertyId property) const override
    {
        auto promise = std::make_shared<QPromise<Reply>>();
        promise->start();
        const auto future = promise->future();
        requested_.push_back({property, std::move(promise)});
        return future;
    }

    QString file() const override { return real_->file(); }
    std::vector<inventory::Property> properties() const override { return real_->properties(); }
    Result<PropertyId> saveHotel(engine::HotelSetup setup) override
    {
        return real_->saveHotel(std::move(setup));
    }
    QFuture<Result<booking::Answer>> submit(booking::Command command) override
    {
        return real_->submit(std::move(command));
    }
    engine::Listeners &listeners() override { return real_->listeners(); }
    engine::Accounts &accounts() override { return real_->accounts(); }
    Reply snapshot(PropertyId property) const override { return real_->snapshot(property); }
    QFuture<Result<engine::Quotes>> quotesLater(PropertyId property, Stay stay, int rooms,
                                                int guestsARoom) const override
    {
        return real_->quotesLater(property, stay, rooms, guestsARoom);
    }
    const engine::Previews &previews() const override { return real_->previews(); }
    Instant now() const override { return real_->now(); }
    qint64 committedSeq() const override { return real_->committedSeq(); }
    std::optional<engine::ClockDoubt> clockDoubt() const override { return real_->clockDoubt(); }
    QFuture<Result<booking::Answer>> confirmClockLater(booking::Caller caller,
                                                       Instant wall) override
    {
        return real_->confirmClockLater(caller, wall);
    }

private:
    struct Request {
        PropertyId property;
        std::shared_ptr<QPromise<Reply>> promise;
    };
    template <typename Take>
    void finish(Take take)
    {
        const Request request = requested_.front();
        requested_.pop_front();
        request.promise->addResult(take(request.property));
        request.promise->finish();
    }

    std::unique_ptr<engine::PropertyService> real_;
    mutable std::deque<Request> requested_;
};

}  // namespace roomrack::tests
