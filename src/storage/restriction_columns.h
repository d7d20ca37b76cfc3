// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of restrictions in night_type and night_restriction, by the table in
// inventory/restrictions.h: one for all switches, as bits, then one for each of the others.
// Written, read and verified from here.
#pragma once

#include "inventory/restrictions.h"
#include "storage/statement.h"

#include <utility>

namespace roomrack::storage {

/// "flags, min_stay, max_stay", in the order of the functions below.
QByteArray restrictionColumns();
/// Binds the parameters after number `last`; returns the number of the last one it bound.
int bindRestrictions(Statement &statement, int last, const inventory::Restrictions &restrictions);
/// `first`: the first of the columns.
inventory::Restrictions restrictionsFrom(const Statement &row, int first);

/// Words of SQL texts, see dialect.h, for folding the log and comparing it with these:
/// {restriction kinds}, {restriction columns}, {restrictions told} (their values, from records of
/// columns kind and value), {any restriction} and {restrictions differ}, as conditions.
std::vector<std::pair<QString, QString>> restrictionSqlWords();

}  // namespace roomrack::storage
