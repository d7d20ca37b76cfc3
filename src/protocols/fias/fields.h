// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one record, taken apart and put together; what record.cpp is made of.
#pragma once

#include "protocols/fias/record.h"

#include <array>
#include <string_view>

namespace roomrack::protocols::fias {

/// Fields of a record that was read. The bytes must outlive it.
class Fields {
public:
    static Result<Fields> read(QByteArrayView record, Charset charset);

    std::string_view id() const { return id_; }
    bool has(std::string_view code) const { return find(code) != nullptr; }

    /// A text of at most 200 characters without control characters; empty where there is none.
    Result<QString> text(std::string_view code) const;
    /// One to 32 printable ASCII characters: room and reservation numbers.
    Result<QString> number(std::string_view code) const;
    Result<std::optional<Night>> night(std::string_view code) const;
    Result<std::optional<bool>> flag(std::string_view code) const;
    Result<std::optional<Stamp>> stamp() const;
    Result<RoomState> roomState() const;
    /// "RNG#GN" as two-character codes.
    Result<std::vector<QString>> codes(std::string_view code) const;

    tl::unexpected<Error> wrong(std::string_view code, const QString &reason) const;

private:
    struct Field {
        std::string_view code;
        std::string_view value;
    };
    const std::string_view *find(std::string_view code) const;

    std::string_view id_;
    std::array<Field, 64> fields_;
    size_t count_ = 0;
    Charset charset_ = Charset::Latin1;
};

/// Builds a record with its frame.
class Build {
public:
    Build(const char *id, Charset charset);
    Build &text(const char *code, const QString &value);
    Build &night(const char *code, std::optional<Night> value);
    Build &flag(const char *code, std::optional<bool> value);
    Build &stamp(const std::optional<Stamp> &value);
    QByteArray done();

private:
    QByteArray out_;
    Charset charset_;
};

}  // namespace roomrack::protocols::fias
