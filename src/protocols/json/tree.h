// SPDX-License-Identifier: GPL-3.0-or-later
// The tree that document.cpp builds and value.cpp reads: a flat list of nodes in text order.
// Private to this folder, because simdjson.h is large.
#pragma once

#include "protocols/json/document.h"

#include <simdjson.h>

#include <vector>

namespace roomrack::protocols::json {

inline QString words(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

struct Node {
    std::string_view key;   ///< name of a member
    std::string_view text;  ///< a string, unescaped; a number, as written
    quint32 parent = 0;
    quint32 end = 0;    ///< one past the last descendant
    quint32 count = 0;  ///< members or elements
    quint32 place = 0;  ///< index in its array
    Kind kind = Kind::Null;
    bool truth = false;
};

struct Document::Tree {
    simdjson::dom::parser parser;  ///< owns the unescaped strings
    simdjson::padded_string source;
    std::vector<Node> nodes;
};

}  // namespace roomrack::protocols::json
