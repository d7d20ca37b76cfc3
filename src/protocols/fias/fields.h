// SPDX-License-Identifier: GPL-3.0-or-later
// Parses and builds the fields of one record; used by record.cpp.
#pragma once

#include "protocols/fias/record.h"

#include <string_view>

namespace roomrack::protocols::fias {

/// Fields of a parsed record. The bytes must outlive it.
class Fields {
public:
    explicit Fields(Charset charset) : charset_(charset) {}
    /// Parses a record.
    Result<void> read(QByteArrayView record);

    std::string_view id() const { return id_; }
    bool has(std::string_view code) const
    {
        std::string_view value;
        return find(code, value);
    }

    /// At most 200 characters without control characters; empty if absent.
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
    static constexpr size_t kMostFields = 64;
    /// Left uninitialised if absent: records are small and many.
    struct Field {
        const char *code;
        quint32 size;  ///< size of the value, which follows the two-letter code
    };
    bool find(std::string_view code, std::string_view &value) const;
    Result<void> add(std::string_view field);

    std::string_view id_;
    Field fields_[kMostFields];
    size_t count_ = 0;
    Charset charset_;
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
    void digits(int number);
    QByteArray out_;
    Charset charset_;
};

}  // namespace roomrack::protocols::fias
