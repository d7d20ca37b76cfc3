// SPDX-License-Identifier: GPL-3.0-or-later
// Seeded random values of any type that can be encoded: new struct members are tested without being
// named.
#pragma once

#include "core/random.h"
#include "remote/calls.h"

namespace roomrack::tests {

class RandomValue {
public:
    explicit RandomValue(core::Random &random) : random_(random) {}

    template <typename T>
    T make()
    {
        T value{};
        fill(value);
        return value;
    }

private:
    template <typename T>
    void fillNumber(T &value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            value = random_.chance(0.5);
        } else if constexpr (std::is_enum_v<T>) {
            do {
                value = T(random_.below(int(lastOf(T{})) + 1));
            } while (!core::isValue(value));
        } else if constexpr (std::is_floating_point_v<T>) {
            value = random_.real() * 180 - 90;
        } else {
            // Small values, the limits, and arbitrary ones.
            using Limits = std::numeric_limits<T>;
            switch (random_.below(5)) {
            case 0: value = Limits::min(); break;
            case 1: value = Limits::max(); break;
            case 2: value = T(random_.next()); break;
            default: value = T(random_.below(100)); break;
            }
        }
    }
    void fillText(QString &value)
    {
        static const QStringList some{QString(), QStringLiteral("Maria da Conceição"),
                                      QStringLiteral("東京"), QString(QChar(0)),
                                      QString(300, QLatin1Char('x'))};
        value = some[random_.below(int(some.size()))];
    }
    template <typename... T>
    void fillVariant(std::variant<T...> &value)
    {
        const int which = random_.below(int(sizeof...(T)));
        int at = 0;
        ((at++ == which ? static_cast<void>(value = make<T>()) : void()), ...);
    }
    template <typename T>
    void fillPacked(T &value)
    {
        if constexpr (std::is_same_v<T, Night>)
            value = Night(random_.between(-1000, 40'000));
        else if constexpr (std::is_same_v<T, Stay>)
            value = Stay(make<Night>(), random_.below(400));
        else if constexpr (std::is_same_v<T, booking::NightRange>)
            value = {make<Night>(), random_.below(400)};
        else if constexpr (std::is_same_v<T, Currency>)
            value = Currency::all()[size_t(random_.below(int(Currency::all().size())))];
        else if constexpr (std::is_same_v<T, pricing::FxFactor>)
            value = *pricing::FxFactor::make(random_.between(1, 99'999), random_.below(5));
        else if constexpr (std::is_same_v<T, booking::Token>)
            value = {
                make<ActorId>(), make<QString>(), make<booking::TokenRole>(), {}, true, {}, {}};
        else
            static_assert(std::is_same_v<T, engine::Snapshot>);  // test_wire.cpp uses a real one
    }
    template <typename T>
    void fill(T &value)
    {
        if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
            fillNumber(value);
        } else if constexpr (std::is_same_v<T, QString>) {
            fillText(value);
        } else if constexpr (std::is_same_v<T, QByteArray>) {
            value = QByteArray(random_.below(5), char(random_.below(256)));
        } else if constexpr (remote::HasPacked<T>) {
            fillPacked(value);
        } else if constexpr (remote::kIsVector<T>) {
            value.clear();
            for (int i = random_.below(4); i > 0; --i)
                value.push_back(make<typename T::value_type>());
        } else if constexpr (remote::kIsOptional<T>) {
            value.reset();
            if (random_.chance(0.5)) value = make<typename T::value_type>();
        } else if constexpr (remote::kIsShared<T>) {
            value.reset();
        } else if constexpr (remote::kIsVariant<T>) {
            fillVariant(value);
        } else if constexpr (remote::kIsTuple<T>) {
            std::apply([&](auto &...one) { (fill(one), ...); }, value);
        } else if constexpr (remote::kIsResult<T>) {
            if (random_.chance(0.3))
                value = tl::unexpected(make<Error>());
            else if constexpr (!std::is_void_v<typename T::value_type>)
                value = make<typename T::value_type>();
        } else {
            remote::withFields(value, [&](auto &...field) { (fill(field), ...); });
        }
    }
    core::Random &random_;
};

}  // namespace roomrack::tests
