// SPDX-License-Identifier: GPL-3.0-or-later
// Parser for untrusted JSON: size, depth and counts are limited, duplicate keys are errors, and
// numbers stay text, so that money never passes through a double. Every error names the path of the
// wrong value ("values[3].date_from").
#pragma once

#include "core/clock.h"
#include "core/money.h"
#include "core/night.h"

#include <QtCore/QByteArray>

#include <limits>
#include <memory>
#include <string_view>

namespace roomrack::protocols::json {

/// Limits of a message. Depth counts objects and arrays, including the outermost; values counts
/// everything, including objects and arrays; text is the bytes of one string; keys are those of one
/// object.
struct Limits {
    qsizetype bytes = 1 << 20;
    int depth = 32;
    int values = 200'000;
    qsizetype text = 1 << 16;
    quint32 keys = 1'000;
    /// Reads half a surrogate pair as U+FFFD, and accepts numbers of any size (they stay text);
    /// otherwise both are refused.
    bool mend = false;
};

enum class Kind : quint8 { Missing, Null, Boolean, Number, Text, Array, Object };

class Value;

/// A parsed text. Its Values stay valid while it lives, also after a move.
class Document {
public:
    /// UTF-8 only (a byte order mark is refused); the outermost value must be an object or an
    /// array.
    static Result<Document> parse(const QByteArray &utf8, const Limits &limits = {});
    Document(Document &&) noexcept;
    Document &operator=(Document &&) noexcept;
    ~Document();

    Value root() const;

private:
    friend class Value;
    struct Tree;
    explicit Document(std::unique_ptr<Tree> tree);
    std::unique_ptr<Tree> tree_;
};

/// One position in a document, possibly missing: reading a missing one is an error that names its
/// path.
class Value {
public:
    Kind kind() const;
    /// Neither missing nor null.
    bool present() const { return kind() != Kind::Missing && kind() != Kind::Null; }
    /// Path: "values[3].date_from"; empty for the outermost value.
    QString path() const;

    /// The member of an object; missing if absent or if this is not an object.
    Value operator[](std::string_view key) const;
    /// Number of elements of an array or members of an object; otherwise 0.
    int size() const;
    /// Iterates over members or elements in order: first(), then next() until missing.
    Value first() const;
    Value next() const;
    /// Name of a member; empty for an array element.
    QString key() const;
    std::string_view name() const;

    /// This, or an error if it is of another kind.
    Result<Value> object() const;
    Result<Value> array(int most = std::numeric_limits<int>::max()) const;
    /// `least` to `most` characters (UTF-16 units), without control characters other than line
    /// breaks and tabs.
    Result<QString> text(int most, int least = 0) const;
    /// Text for display only: at most `most` characters, cleaned by readable().
    Result<QString> prose(int most) const;
    /// An identifier: 1 to 64 characters, or an integer as written.
    Result<QString> id() const;
    Result<bool> boolean() const;
    /// An integer; 3.0 and 3e2 are refused.
    Result<qint64> integer(qint64 least, qint64 most) const;
    Result<int> count(int least, int most) const;
    /// "2016-07-14".
    Result<Night> night() const;
    /// An ISO 4217 code.
    Result<Currency> currency() const;
    /// A decimal string ("118.50"), or a number with a decimal point. A number without one is
    /// refused, because some senders write minor units so. More decimals than the currency has are
    /// refused unless they are zeros.
    Result<Money> money(Currency currency) const;
    /// "2016-07-14T08:00:00Z", or with an offset; without either it is UTC.
    Result<Instant> instant() const;

    /// An error for this position.
    tl::unexpected<Error> wrong(const QString &reason) const;

private:
    friend class Document;
    Value(const Document::Tree *tree, quint32 at) : tree_(tree), at_(at) {}
    std::string_view raw() const;
    tl::unexpected<Error> wrongKind(const QString &wanted) const;

    static constexpr quint32 kNowhere = std::numeric_limits<quint32>::max();
    const Document::Tree *tree_;
    quint32 at_;
    quint32 parent_ = kNowhere;      ///< parent of a missing member
    std::string_view missing_ = {};  ///< name of a missing member: the caller's literal
};

}  // namespace roomrack::protocols::json
