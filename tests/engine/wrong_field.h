// SPDX-License-Identifier: GPL-3.0-or-later
// Makes one field of a value invalid: out of range, repeated, meaningless. It finds the fields by
// itself, so that every field added to a command is tested too.
#pragma once

#include "booking/commands.h"
#include "core/fields.h"
#include "core/random.h"

#include <limits>

namespace roomrack::tests {

class WrongField {
public:
    explicit WrongField(core::Random &random) : random_(random) {}

    /// A random field of the value or of its members.
    template <typename T>
    void spoil(T &value)
    {
        left_ = -1;
        fields_ = 0;
        visit(value);
        if (fields_ == 0) return;
        left_ = random_.below(fields_);
        visit(value);
    }

private:
    /// Counts the fields first; then changes the selected one.
    template <typename T, typename Change>
    void field(T &value, Change change)
    {
        if (left_ < 0)
            ++fields_;
        else if (left_-- == 0)
            change(value), left_ = std::numeric_limits<int>::max();
    }

    template <typename T>
    T number()
    {
        using Limits = std::numeric_limits<T>;
        const T some[] = {Limits::min(),
                          Limits::max(),
                          T(-1),
                          T(-500),
                          T(0),
                          T(Limits::max() / 2),
                          T(1'000'000'007),
                          T(random_.next()),
                          T(random_.below(5))};
        return some[random_.below(int(std::size(some)))];
    }
    QString text()
    {
        const QString some[] = {QString(),
                                QString(QChar::Null),
                                QString(QChar(0xd800)),
                                QString(200'000, u'x'),
                                QStringLiteral("a\nb"),
                                QStringLiteral("4111 1111 1111 1111")};
        return some[random_.below(int(std::size(some)))];
    }
    QByteArray bytes()
    {
        const QByteArray some[] = {
            {}, QByteArray(1, '\0'), QByteArray(32, '\xff'), "a b", QByteArray(2'000'000, 'x')};
        return some[random_.below(int(std::size(some)))];
    }

    template <typename T>
    void visitList(T &list)
    {
        field(list, [this](T &l) {
            const auto one = l.empty() ? typename T::value_type{} : l.back();
            switch (random_.below(3)) {
            case 0: l.clear(); break;
            case 1: l.push_back(one); break;
            default: l.assign(size_t(random_.between(1, 60'000)), one); break;
            }
        });
        if (!list.empty()) visit(list.front());
    }

    template <typename T>
    void visit(T &value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            field(value, [](bool &v) { v = !v; });
        } else if constexpr (std::is_enum_v<T>) {
            field(value, [this](T &v) { v = T(number<std::underlying_type_t<T>>()); });
        } else if constexpr (std::is_integral_v<T>) {
            field(value, [this](T &v) { v = number<T>(); });
        } else if constexpr (std::is_same_v<T, Night>) {
            field(value, [this](T &v) { v = Night(number<qint32>()); });
        } else if constexpr (std::is_same_v<T, Stay>) {
            field(value, [this](T &v) { v = Stay(Night(number<qint32>()), v.nights()); });
            field(value, [this](T &v) { v = Stay(v.checkIn(), number<qint32>()); });
        } else if constexpr (std::is_same_v<T, QString>) {
            field(value, [this](T &v) { v = text(); });
        } else if constexpr (std::is_same_v<T, QByteArray>) {
            field(value, [this](T &v) { v = bytes(); });
        } else if constexpr (std::is_same_v<T, std::string>) {
            field(value, [this](T &v) { v = text().toStdString(); });
        } else if constexpr (kIsList<T>) {
            visitList(value);
        } else if constexpr (kIsOptional<T>) {
            field(value, [](T &v) { v ? v.reset() : static_cast<void>(v.emplace()); });
            if (value) visit(*value);
        } else if constexpr (std::is_same_v<T, Currency>) {
            field(value, [](T &v) { v = *Currency::make(QStringLiteral("JPY")); });
        } else if constexpr (std::is_aggregate_v<T>) {
            core::withFields(value, [this](auto &...fields) { (visit(fields), ...); });
        }
        // Fields that only the engine fills in, and factors, which validate themselves, stay
        // unchanged.
    }

    core::Random &random_;
    int fields_ = 0;
    int left_ = -1;
};

}  // namespace roomrack::tests
