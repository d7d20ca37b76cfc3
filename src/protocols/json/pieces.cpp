// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/json/pieces.h"

#include <algorithm>

namespace roomrack::protocols::json {

namespace {

class Cutter {
public:
    explicit Cutter(QByteArrayView text) : text_(text.trimmed()) {}

    std::optional<std::vector<Piece>> cut(int most)
    {
        const char open = next();
        if (open != '{' && open != '[') return std::nullopt;
        const char close = open == '{' ? '}' : ']';
        ++at_;
        std::vector<Piece> pieces;
        if (next() == close) return ended() ? std::optional(pieces) : std::nullopt;
        while (int(pieces.size()) < most) {
            Piece piece;
            if (open == '{' && !name(piece)) return std::nullopt;
            if (!value(piece)) return std::nullopt;
            pieces.push_back(piece);
            if (next() == close) return ended() ? std::optional(pieces) : std::nullopt;
            if (next() != ',') return std::nullopt;
            ++at_;
        }
        return std::nullopt;
    }

private:
    /// The next non-blank character; 0 at the end.
    char next()
    {
        while (at_ < text_.size() && QByteArrayView(" \t\r\n").contains(text_[at_])) ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool ended() const { return at_ + 1 == text_.size(); }

    /// Moves behind the closing quote of the current string; false if there is none.
    bool skipText()
    {
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_)
            if (text_[at_] == '\\') ++at_;
        return ++at_ <= text_.size();
    }

    bool name(Piece &piece)
    {
        if (next() != '"') return false;
        const qsizetype from = at_ + 1;
        if (!skipText()) return false;
        piece.name = text_.sliced(from, at_ - 1 - from);
        if (next() != ':') return false;
        ++at_;
        return true;
    }

    /// Reads up to the comma or bracket that ends the value.
    bool value(Piece &piece)
    {
        next();
        const qsizetype from = at_;
        for (int depth = 0; at_ < text_.size();) {
            const char c = text_[at_];
            if (c == '"') {
                if (!skipText()) return false;
                continue;
            }
            const bool opens = c == '{' || c == '[', closes = c == '}' || c == ']';
            if (depth == 0 && (closes || c == ',')) {
                piece.text = text_.sliced(from, at_ - from).trimmed();
                return !piece.text.isEmpty();
            }
            depth += int(opens) - int(closes);
            ++at_;
        }
        return false;
    }

    QByteArrayView text_;
    qsizetype at_ = 0;
};

}  // namespace

std::optional<std::vector<Piece>> piecesOf(QByteArrayView text, int most)
{
    return Cutter(text).cut(most);
}

QByteArrayView pieceNamed(const std::vector<Piece> &pieces, QByteArrayView name)
{
    const auto it = std::find_if(pieces.begin(), pieces.end(),
                                 [&](const Piece &piece) { return piece.name == name; });
    return it == pieces.end() ? QByteArrayView() : it->text;
}

}  // namespace roomrack::protocols::json
