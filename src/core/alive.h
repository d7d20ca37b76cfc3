// SPDX-License-Identifier: GPL-3.0-or-later
// Callbacks that may come when whoever asked is gone. A member of the asker; only its own thread
// calls what it guards.
#pragma once

#include <QtCore/QtGlobal>

#include <memory>
#include <utility>

namespace roomrack::core {

class Alive {
public:
    Alive() = default;
    ~Alive() { *there_ = false; }

    /// `f`, which does nothing once this is gone.
    template <typename F>
    auto only(F f) const
    {
        return [there = there_, f = std::move(f)](auto &&...a) mutable {
            if (*there) f(std::forward<decltype(a)>(a)...);
        };
    }
    /// Outlives this, and says whether it is still there.
    std::shared_ptr<const bool> watch() const { return there_; }

private:
    Q_DISABLE_COPY(Alive)
    std::shared_ptr<bool> there_ = std::make_shared<bool>(true);
};

}  // namespace roomrack::core
