// SPDX-License-Identifier: GPL-3.0-or-later
// What people write, brought to one form: names, telephone numbers and addresses that mean the same
// become equal. Not meant for showing: the forms are shorter than what they come from.
#pragma once

#include <QtCore/QString>

#include <string>
#include <string_view>
#include <vector>

namespace roomrack::dedup {

/// The parts of a name in alphabetical order, so that "Silva, Maria" is "Maria Silva": small
/// letters a to z only. Other scripts are spelled in Latin (ICU's Any-Latin); accents go; ß is ss;
/// ae, oe, ue and aa become one vowel, because an umlaut may be written either way; hyphens part a
/// name, apostrophes do not. Titles go, and particles ("de", "van") where two other parts are left.
/// At most eight parts.
std::vector<std::string> nameParts(const QString &name);

/// How a part sounds, roughly: consonants in groups, without vowels. Equal for most ways to write
/// one name, and for many different names.
std::string skeleton(std::string_view part);

/// An address in small letters, its domain in ASCII (IDNA); empty where there is none or it is one
/// of those that people type to be left alone. What follows '+' goes where the provider is known to
/// ignore it, dots where it is known to ignore those.
std::string mailAddress(const QString &mail);
/// A forwarding address that a channel made up for one reservation: two of them may be one guest.
bool isRelay(std::string_view mail);

/// E.164, "+351912000111", by libphonenumber. A number without a country's code is read as one of
/// `home` (ISO 3166, the hotel's country) and, where it cannot be one, of `country`, the guest's.
/// What is no number anywhere is left as digits; empty where those are fewer than seven or all the
/// same.
std::string phoneNumber(const QString &phone, const QString &home, const QString &country = {});

}  // namespace roomrack::dedup
