// SPDX-License-Identifier: GPL-3.0-or-later
// Continues in the thread of whoever asked when a future is there, unless they are gone by then. In
// Qt 6.4 QFuture::then(context, ...) asserts that the context outlives the future (qfuture_impl.h)
// and races with its destruction; a dialog that was closed meanwhile does not. A watcher does.
#pragma once

#include <QtCore/QFutureWatcher>

#include <type_traits>
#include <utility>

namespace roomrack::engine {

/// Calls done(result) in the thread of `context`, from its event loop and never before this
/// returns. Nothing is called when the future was cancelled or `context` was destroyed.
template <typename T, typename Done>
void whenDone(const QFuture<T> &future, QObject *context, Done done)
{
    auto *watcher = new QFutureWatcher<T>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, watcher,
                     [watcher, done = std::move(done)]() mutable {
                         watcher->deleteLater();
                         if (watcher->isCanceled() || watcher->future().resultCount() == 0) return;
                         done(watcher->result());
                     });
    watcher->setFuture(future);
}

}  // namespace roomrack::engine
