// SPDX-License-Identifier: GPL-3.0-or-later
// The members of an object, or the elements of a list, cut apart by brackets and quotes alone: what
// is inside of a piece is not judged, so that one that cannot be read does not hide the others.
#pragma once

#include <QtCore/QByteArrayView>

#include <optional>
#include <vector>

namespace roomrack::protocols::json {

struct Piece {
    QByteArrayView name;  ///< of a member, as it is written between its quotes
    QByteArrayView text;  ///< its value, without blanks around it
};

/// In their order, as views of `text`. None where it is no object or list, where it does not end,
/// where something follows it, or where it has more than `most`.
std::optional<std::vector<Piece>> piecesOf(QByteArrayView text, int most);
/// The value of the first member of that name; empty where there is none.
QByteArrayView pieceNamed(const std::vector<Piece> &pieces, QByteArrayView name);

}  // namespace roomrack::protocols::json
