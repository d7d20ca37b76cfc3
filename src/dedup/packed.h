// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the register: candidates packed into 72 bytes and their texts, a table from hashes to
// candidates, and the candidates of one night side by side. A million of them take some 150 MB
// (docs/decisions/0027).
#pragma once

#include "dedup/blocking.h"
#include "dedup/conclusion.h"

#include <functional>
#include <memory>
#include <vector>

namespace roomrack::dedup {

/// Index of a candidate; indexes are reused.
using Slot = quint32;
inline constexpr Slot kNoSlot = ~Slot(0);

struct Packed {
    ContextHash hash;
    qint64 id = 0;  ///< 0: the slot is free, and `text` is the next free one
    qint64 booking = 0;
    qint64 created = 0;
    qint64 expires = 0;
    quint32 text = 0;  ///< start of name, mail and phone, one after the other
    qint32 checkIn = 0;
    qint32 channel = 0;
    qint32 type = 0;
    quint16 nights = 0;
    quint16 ordinal = 0;
    quint8 nameLength = 0, mailLength = 0, phoneLength = 0;
    Product product = Product::RoomBooking;
};
static_assert(sizeof(Packed) == 72);

/// Open addressing with linear probing, without tombstones. Stores slots by hashes that its owner
/// can compute again.
class SlotTable {
public:
    using HashOf = std::function<quint64(Slot)>;
    explicit SlotTable(HashOf hashOf) : hashOf_(std::move(hashOf)) {}

    void insert(quint64 hash, Slot slot);
    void erase(quint64 hash, Slot slot);
    /// Calls `each(slot)` for those that may have this hash, until it returns true.
    template <typename Each>
    void find(quint64 hash, Each each) const
    {
        if (slots_.empty()) return;
        for (size_t i = home(hash); slots_[i] != kNoSlot; i = next(i)) {
            if (each(slots_[i])) return;
        }
    }
    size_t bytes() const { return slots_.capacity() * sizeof(Slot); }

private:
    size_t home(quint64 hash) const;
    size_t next(size_t i) const { return i + 1 == slots_.size() ? 0 : i + 1; }
    void put(quint64 hash, Slot slot);
    void grow();

    HashOf hashOf_;
    std::vector<Slot> slots_;
    size_t used_ = 0;
};

/// Candidates whose stays begin on one night, with their tags in columns for a fast scan.
class NightList {
public:
    void insert(Slot slot, const KeyTags &tags);
    void erase(Slot slot);
    bool isEmpty() const { return slots_.empty(); }
    /// Calls `each(slot)` for those that share a tag; those of the name only if `names` is set.
    template <typename Each>
    void find(const KeyTags &tags, bool names, Each each) const
    {
        for (size_t i = 0; i < slots_.size(); ++i) {
            const bool contact = (tags.mail != 0 && mails_[i] == tags.mail)
                                 || (tags.phone != 0 && phones_[i] == tags.phone);
            if (contact || (names && sharesTag(tags.names, names_[i]))) each(slots_[i]);
        }
    }
    size_t bytes() const;

private:
    std::vector<Slot> slots_;
    std::vector<quint16> mails_, phones_;
    std::vector<quint64> names_;
};

/// Candidates by slot, in chunks that never move.
class PackedList {
public:
    Packed &operator[](Slot slot) { return pieces_[slot / kPiece][slot % kPiece]; }
    const Packed &operator[](Slot slot) const { return pieces_[slot / kPiece][slot % kPiece]; }
    Slot take();
    void give(Slot slot);
    /// One past the last slot ever used; those with id 0 are free.
    Slot end() const { return end_; }
    size_t count() const { return count_; }
    size_t bytes() const { return pieces_.size() * kPiece * sizeof(Packed); }

private:
    static constexpr Slot kPiece = 4096;
    std::vector<std::unique_ptr<Packed[]>> pieces_;
    Slot end_ = 0;
    Slot free_ = kNoSlot;
    size_t count_ = 0;
};

/// Short texts in sequence, in chunks; at most four gigabytes.
class TextHeap {
public:
    quint32 add(std::string_view text);
    std::string_view at(size_t place, size_t length) const
    {
        return {pieces_[place / kPiece].get() + place % kPiece, length};
    }
    void forget(size_t length) { live_ -= length; }
    /// More than half of it is unused: the owner should copy the rest into a new one.
    bool isWasteful() const { return end_ > 16 * kPiece && live_ < end_ / 2; }
    size_t bytes() const { return pieces_.size() * kPiece; }

private:
    static constexpr size_t kPiece = 65536;
    std::vector<std::unique_ptr<char[]>> pieces_;
    size_t end_ = 0;
    size_t live_ = 0;
};

}  // namespace roomrack::dedup
