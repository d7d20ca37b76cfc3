// SPDX-License-Identifier: GPL-3.0-or-later
// Continues in the caller's thread when a future is finished, unless the context object is gone by
// then. Not with QFuture::then() of Qt 6.4: it runs the continuation if the future is finished
// already, but keeps it, and a thread that is just finishing the future runs it once more, with a
// moved-from promise. (With a context it also asserts that this outlives the future; a dialog that
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
