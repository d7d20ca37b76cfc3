// SPDX-License-Identifier: GPL-3.0-or-later
// Splits an object into members, or an array into elements, by brackets and quotes only. Pieces are
// not validated, so that an unreadable one does not hide the others.
#pragma once

#include <QtCore/QByteArrayView>

#include <optional>
#include <vector>

namespace roomrack::protocols::json {

struct Piece {
    QByteArrayView name;  ///< member name, as written between its quotes
    QByteArrayView text;  ///< the value, without surrounding blanks
};

/// Pieces in order, as views of `text`. nullopt if it is not an object or array, is unterminated,
/// has trailing text, or has more than `most` pieces.
std::optional<std::vector<Piece>> piecesOf(QByteArrayView text, int most);
/// Value of the first member with that name; empty if absent.
QByteArrayView pieceNamed(const std::vector<Piece> &pieces, QByteArrayView name);

}  // namespace roomrack::protocols::json
