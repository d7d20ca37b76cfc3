// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/json/document.h"
#include "protocols/json/mending.h"
#include "protocols/json/tree.h"

#include <algorithm>

namespace roomrack::protocols::json {

namespace {

using simdjson::dom::element;
using simdjson::dom::element_type;

const QString kWhat = QStringLiteral("JSON");

/// The numbers of a well-formed text in order, as written. simdjson keeps doubles only.
class Numbers {
public:
    explicit Numbers(std::string_view json) : json_(json) {}

    std::string_view next()
    {
        while (at_ < json_.size()) {
            const char c = json_[at_];
            if (c == '"') {
                skipText();
            } else if (c == '-' || (c >= '0' && c <= '9')) {
                const size_t from = at_;
                while (at_ < json_.size() && isPart(json_[at_])) ++at_;
                return json_.substr(from, at_ - from);
            } else {
                ++at_;
            }
        }
        return {};
    }

private:
    static bool isPart(char c)
    {
        return (c >= '0' && c <= '9') || c == '.' || c == 'e' || c == 'E' || c == '+' || c == '-';
    }

    void skipText()
    {
        for (++at_; at_ < json_.size() && json_[at_] != '"'; ++at_)
            if (json_[at_] == '\\') ++at_;
        ++at_;
    }

    std::string_view json_;
    size_t at_ = 0;
};

/// Estimates by commas outside of strings whether there are more values than `most`, before the
/// tree is built, whose cost the limit is to avoid. The Copier counts exactly.
bool hasMoreValues(std::string_view json, int most)
{
    bool inText = false;
    for (size_t at = 0; at < json.size(); ++at) {
        const char c = json[at];
        if (c == '"')
            inText = !inText;
        else if (inText && c == '\\')
            ++at;
        else if (!inText && c == ',' && most-- <= 1)
            return true;
    }
    return false;
}

tl::unexpected<Error> tooMany(const Limits &limits)
{
    return fail(ErrorCode::Invalid, kWhat,
                ErrorText::tr("has more than %1 values").arg(limits.values));
}

tl::unexpected<Error> tooDeep(const Limits &limits)
{
    return fail(ErrorCode::Invalid, kWhat,
                ErrorText::tr("is nested deeper than %1 levels").arg(limits.depth));
}

/// Copies simdjson's tree into ours, and checks what simdjson does not: it does not count empty
/// arrays and objects as a level. It does bound the recursion here.
class Copier {
public:
    Copier(std::vector<Node> &nodes, std::string_view json, const Limits &limits)
        : nodes_(nodes), numbers_(json), limits_(limits)
    {}

    Result<void> copy(const element &e, std::string_view key, quint32 parent, quint32 place)
    {
        if (nodes_.size() >= static_cast<size_t>(limits_.values)) return tooMany(limits_);
        const auto at = static_cast<quint32>(nodes_.size());
        Node node;
        node.key = key;
        node.parent = parent;
        node.place = place;
        if (auto ok = look(e, node); !ok) return ok;
        nodes_.push_back(node);
        if (node.kind == Kind::Array || node.kind == Kind::Object) {
            if (++depth_ > limits_.depth) return tooDeep(limits_);
            if (auto ok = node.kind == Kind::Array ? elements(e, at) : members(e, at); !ok)
                return ok;
            --depth_;
        }
        nodes_[at].end = static_cast<quint32>(nodes_.size());
        return {};
    }

private:
    Result<void> look(const element &e, Node &node)
    {
        switch (e.type()) {
        case element_type::ARRAY: node.kind = Kind::Array; break;
        case element_type::OBJECT: node.kind = Kind::Object; break;
        case element_type::INT64:
        case element_type::UINT64:
        case element_type::DOUBLE:
            node.kind = Kind::Number;
            node.text = numbers_.next();
            break;
        case element_type::STRING:
            node.kind = Kind::Text;
            node.text = e.get_string().value_unsafe();
            return shortEnough(node.text);
        case element_type::BOOL:
            node.kind = Kind::Boolean;
            node.truth = e.get_bool().value_unsafe();
            break;
        default: node.kind = Kind::Null;
        }
        return {};
    }

    Result<void> shortEnough(std::string_view text) const
    {
        if (static_cast<qsizetype>(text.size()) <= limits_.text) return {};
        return fail(ErrorCode::Invalid, kWhat,
                    ErrorText::tr("has a string of %1 bytes; %2 are allowed")
                        .arg(text.size())
                        .arg(limits_.text));
    }

    Result<void> elements(const element &e, quint32 at)
    {
        quint32 count = 0;
        const simdjson::dom::array list = e.get_array().value_unsafe();
        for (const element child : list)
            if (auto ok = copy(child, {}, at, count++); !ok) return ok;
        nodes_[at].count = count;
        return {};
    }

    Result<void> members(const element &e, quint32 at)
    {
        quint32 count = 0;
        const simdjson::dom::object object = e.get_object().value_unsafe();
        for (const auto member : object) {
            if (count == limits_.keys) {
                return fail(ErrorCode::Invalid, kWhat,
                            ErrorText::tr("has more than %1 keys in one object").arg(count));
            }
            if (auto ok = shortEnough(member.key); !ok) return ok;
            if (auto ok = copy(member.value, member.key, at, count++); !ok) return ok;
        }
        nodes_[at].count = count;
        return once(at, count);
    }

    /// Rejects duplicate keys. Few keys are compared in pairs, many are sorted.
    Result<void> once(quint32 at, quint32 count)
    {
        constexpr quint32 kFew = 24;
        keys_.clear();
        for (quint32 child = at + 1; child < nodes_.size(); child = nodes_[child].end) {
            const std::string_view key = nodes_[child].key;
            if (count <= kFew && std::find(keys_.begin(), keys_.end(), key) != keys_.end())
                return twice(key);
            keys_.push_back(key);
        }
        if (count <= kFew) return {};
        std::sort(keys_.begin(), keys_.end());
        const auto found = std::adjacent_find(keys_.begin(), keys_.end());
        if (found != keys_.end()) return twice(*found);
        return {};
    }

    static Result<void> twice(std::string_view key)
    {
        return fail(ErrorCode::Invalid, words(key).left(80),
                    ErrorText::tr("appears more than once"));
    }

    std::vector<Node> &nodes_;
    Numbers numbers_;
    const Limits &limits_;
    std::vector<std::string_view> keys_;
    int depth_ = 0;
};

tl::unexpected<Error> refused(simdjson::error_code code, const Limits &limits)
{
    switch (code) {
    case simdjson::DEPTH_ERROR: return tooDeep(limits);
    case simdjson::UTF8_ERROR:
        return fail(ErrorCode::Invalid, kWhat, ErrorText::tr("is not valid UTF-8"));
    case simdjson::MEMALLOC:
        return fail(ErrorCode::Busy, kWhat, ErrorText::tr("not enough memory"));
    default:
        return fail(
            ErrorCode::Invalid, kWhat,
            ErrorText::tr("is not well formed: %1").arg(words(simdjson::error_message(code))));
    }
}

}  // namespace

Document::Document(std::unique_ptr<Tree> tree) : tree_(std::move(tree))
{}
Document::Document(Document &&) noexcept = default;
Document &Document::operator=(Document &&) noexcept = default;
Document::~Document() = default;

Result<Document> Document::parse(const QByteArray &utf8, const Limits &limits)
{
    if (utf8.size() > limits.bytes) {
        return fail(ErrorCode::Invalid, kWhat,
                    ErrorText::tr("is larger than %1 KiB").arg(limits.bytes / 1024));
    }
    if (utf8.startsWith("\xEF\xBB\xBF")) {
        return fail(ErrorCode::Invalid, kWhat,
                    ErrorText::tr("starts with a byte order mark; remove it"));
    }
    auto tree = std::make_unique<Tree>();
    const std::string_view text(utf8.constData(), static_cast<size_t>(utf8.size()));
    if (hasMoreValues(text, limits.values)) return tooMany(limits);
    tree->source = simdjson::padded_string(text);
    // simdjson fails at the given depth, hence one more.
    const auto capacity = std::max<size_t>(text.size(), 64);
    const auto depth = static_cast<size_t>(limits.depth) + 1;
    if (const auto error = tree->parser.allocate(capacity, depth)) return refused(error, limits);
    element root;
    auto error = tree->parser.parse(tree->source).get(root);
    if (error && limits.mend) {
        const simdjson::padded_string again(mended(text));
        error = tree->parser.parse(again).get(root);
    }
    if (error) return refused(error, limits);
    if (!root.is_object() && !root.is_array()) {
        return fail(ErrorCode::Invalid, kWhat, ErrorText::tr("must be an object or an array"));
    }
    const std::string_view source(tree->source.data(), tree->source.size());
    if (auto ok = Copier(tree->nodes, source, limits).copy(root, {}, 0, 0); !ok)
        return tl::unexpected<Error>(ok.error());
    return Document(std::move(tree));
}

Value Document::root() const
{
    return Value(tree_.get(), 0);
}

}  // namespace roomrack::protocols::json
