// SPDX-License-Identifier: GPL-3.0-or-later
// JSON from outside, read with suspicion: sizes, depth and counts have limits, a key that is there
// twice is an error, and numbers stay the text they were written as, so that money never passes
// through a double. Every error names the path of what is wrong ("values[3].date_from").
#pragma once

#include "core/clock.h"
#include "core/money.h"
#include "core/night.h"

#include <QtCore/QByteArray>

#include <limits>
#include <memory>
#include <string_view>

namespace roomrack::protocols::json {

/// What a message may be at most. Depth counts objects and arrays, the outermost too; values counts
/// everything that is there, objects and arrays too; text is the bytes of one string; keys are
/// those of one object.
struct Limits {
    qsizetype bytes = 1 << 20;
    int depth = 32;
    int values = 200'000;
    qsizetype text = 1 << 16;
    quint32 keys = 1'000;
    /// Half a surrogate pair is read as U+FFFD, and a number may be larger than any that we have
    /// (it stays the text that it is); else both are refused.
    bool mend = false;
};

enum class Kind : quint8 { Missing, Null, Boolean, Number, Text, Array, Object };

class Value;

/// A text that was read. Values of it stay valid while it lives, also when it is moved.
class Document {
public:
    /// UTF-8 only (a byte order mark is refused); the outermost value is an object or an array.
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

/// One place of a document, or one that is missing there: asking that for anything is an error
/// which says where it should be.
class Value {
public:
    Kind kind() const;
    /// There, and not null.
    bool present() const { return kind() != Kind::Missing && kind() != Kind::Null; }
    /// Where it is: "values[3].date_from"; empty for the outermost value.
    QString path() const;

    /// The member of an object; missing where there is none or this is no object.
    Value operator[](std::string_view key) const;
    /// How many elements an array or members an object has; else 0.
    int size() const;
    /// The members or elements in their order, to walk over: first(), then next() until missing.
    Value first() const;
    Value next() const;
    /// The name of a member; empty for an element of an array.
    QString key() const;
    std::string_view name() const;

    /// This, or an error where it is not of that kind.
    Result<Value> object() const;
    Result<Value> array(int most = std::numeric_limits<int>::max()) const;
    /// At least `least` and at most `most` characters (UTF-16 units), without control characters
    /// other than line breaks and tabs.
    Result<QString> text(int most, int least = 0) const;
    /// A text that only people read: at most `most` characters, made readable().
    Result<QString> prose(int most) const;
    /// A text that names something: 1 to 64 characters, or a whole number as it is written.
    Result<QString> id() const;
    Result<bool> boolean() const;
    /// A whole number; 3.0 and 3e2 are refused.
    Result<qint64> integer(qint64 least, qint64 most) const;
    Result<int> count(int least, int most) const;
    /// "2016-07-14".
    Result<Night> night() const;
    /// An ISO 4217 code.
    Result<Currency> currency() const;
    /// A decimal text ("118.50"), or a number with a decimal point. A number without one is
    /// refused: some write minor units so. More decimals than the currency has are refused unless
    /// zeros.
    Result<Money> money(Currency currency) const;
    /// "2016-07-14T08:00:00Z", or with an offset; without either it is UTC.
    Result<Instant> instant() const;

    /// This, written without blanks; numbers as they were.
    QByteArray json() const;

    /// An error about this place.
    tl::unexpected<Error> wrong(const QString &reason) const;

private:
    friend class Document;
    Value(const Document::Tree *tree, quint32 at) : tree_(tree), at_(at) {}
    std::string_view raw() const;
    void write(class Writer &w) const;
    tl::unexpected<Error> wrongKind(const QString &wanted) const;
    Result<QString> sizedText(int most, int least) const;
    Result<QString> checkedText(int most, int least) const;

    static constexpr quint32 kNowhere = std::numeric_limits<quint32>::max();
    const Document::Tree *tree_;
    quint32 at_;
    quint32 parent_ = kNowhere;      ///< of a missing member
    std::string_view missing_ = {};  ///< the name of a missing member: a literal of the caller
};

}  // namespace roomrack::protocols::json
