// SPDX-License-Identifier: GPL-3.0-or-later
// Continues in the thread of whoever asked when a future is there, unless they are gone by then.
// Not with QFuture::then() of Qt 6.4: it runs the continuation where the future is finished
// already, keeps it, and whoever is just finishing the future runs it once more, with a promise
// that was moved away. (With a context it also asserts that this outlives the future; a dialog that
// was closed meanwhile does not.) A watcher does neither.
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
