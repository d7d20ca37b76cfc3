// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/connections/unmapped_reservations.h"

#include "engine/group_calls.h"

#include <QtConcurrent/QtConcurrentRun>
#include <QtCore/QPointer>
#include <QtCore/QPromise>

#include <algorithm>

namespace roomrack::desktop {

int UnmappedReservations::of(ChannelId channel) const
{
    return int(std::count_if(rows_.begin(), rows_.end(), [channel](const auto &message) {
        return message.channel == channel;
    }));
}

void UnmappedReservations::reload()
{
    const PropertyId property = session_.property();
    session_.ask(storage::WaitingMessages{property}, this,
                 [this, property](Result<std::vector<booking::InboxRow>> found) {
                     if (property != session_.property() || !found || *found == rows_) return;
                     rows_ = std::move(*found);
                     emit changed();
                 });
}

void UnmappedReservations::putAside(const booking::InboxRow &message, QObject *context,
                                    std::function<void(const Result<void> &)> done)
{
    booking::InboxRow aside = message;
    aside.state = booking::InboxState::PutAside;
    auto promise = std::make_shared<QPromise<Result<void>>>();
    promise->start();
    const auto future = promise->future();
    // The call, and what it answers when it is written.
    writing_.addFuture(QFuture<void>(future));
    writing_.addFuture(QtConcurrent::run([&engine = session_.engine(), aside, promise] {
        engine.groups().deliver(
            {},
            [aside](const engine::GroupCalls::Answers &) {
                booking::ChannelRows rows;
                rows.inbox.push_back(aside);
                return rows;
            },
            [promise](Result<engine::GroupCalls::Answers> &&written) {
                promise->addResult(written ? Result<void>()
                                           : Result<void>(tl::unexpected(written.error())));
                promise->finish();
            });
    }));
    engine::whenDone(future, this,
                     [this, asker = QPointer<QObject>(context),
                      done = std::move(done)](const Result<void> &result) {
                         reload();
                         if (asker) done(result);
                     });
}

}  // namespace roomrack::desktop
