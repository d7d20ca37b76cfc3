// SPDX-License-Identifier: GPL-3.0-or-later
// Seeded random numbers, identical on every machine (the standard library's distributions are not).
// xoshiro256** by Blackman and Vigna (2018), seeded by splitmix64.
#pragma once

#include <QtCore/QtGlobal>

#include <array>

namespace roomrack::core {

class Random {
public:
    explicit Random(quint64 seed)
    {
        for (quint64 &s : state_) {
            seed += 0x9e3779b97f4a7c15ULL;
            quint64 z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
            s = z ^ (z >> 31);
        }
    }
    quint64 next()
    {
        const quint64 result = rotl(state_[1] * 5, 7) * 9;
        const quint64 t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotl(state_[3], 45);
        return result;
    }
    /// Uniform in [0, n); n > 0. The bias of the multiply-shift is below 2^-32 for n < 2^31.
    int below(int n) { return static_cast<int>(((next() >> 32) * static_cast<quint64>(n)) >> 32); }
    /// Uniform in [low, high].
    int between(int low, int high) { return low + below(high - low + 1); }
    /// Uniform in [0, 1).
    double real() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    bool chance(double p) { return real() < p; }

private:
    static constexpr quint64 rotl(quint64 x, int k) { return (x << k) | (x >> (64 - k)); }
    std::array<quint64, 4> state_{};
};

}  // namespace roomrack::core
