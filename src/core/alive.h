// SPDX-License-Identifier: GPL-3.0-or-later
// Guards callbacks that may arrive after their receiver is destroyed. A member of the receiver;
// guarded callbacks must run in the receiver's thread.
#pragma once

#include <QtCore/QtGlobal>

#include <memory>
#include <utility>

namespace roomrack::core {

class Alive {
public:
    Alive() = default;
    ~Alive() { *there_ = false; }

    /// Wraps `f`; the wrapper does nothing once this is destroyed.
    template <typename F>
    auto only(F f) const
    {
        return [there = there_, f = std::move(f)](auto &&...a) mutable {
            if (*there) f(std::forward<decltype(a)>(a)...);
        };
    }
    /// Whether this object still exists; outlives it.
    std::shared_ptr<const bool> watch() const { return there_; }

private:
    Q_DISABLE_COPY(Alive)
    std::shared_ptr<bool> there_ = std::make_shared<bool>(true);
};

}  // namespace roomrack::core
