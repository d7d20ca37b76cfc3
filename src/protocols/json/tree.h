// SPDX-License-Identifier: GPL-3.0-or-later
// What document.cpp builds and value.cpp walks: a flat list of nodes in the order of the text.
// Private to this folder, because simdjson.h is large.
#pragma once

#include "protocols/json/document.h"

#include <simdjson.h>

#include <vector>

namespace roomrack::protocols::json {

struct Node {
    std::string_view key;   ///< of a member
    std::string_view text;  ///< of a text, unescaped; of a number, as written
    quint32 parent = 0;
    quint32 end = 0;    ///< one past the last node below this one
    quint32 count = 0;  ///< members or elements
    quint32 place = 0;  ///< in its array
    Kind kind = Kind::Null;
    bool truth = false;
};

struct Document::Tree {
    simdjson::dom::parser parser;  ///< owns the unescaped texts
    simdjson::padded_string source;
    std::vector<Node> nodes;
};

}  // namespace roomrack::protocols::json
