// SPDX-License-Identifier: GPL-3.0-or-later
// Normal forms of names, telephone numbers and addresses: inputs of the same meaning become equal.
// Not for display: the forms are shorter than the inputs.
#pragma once

#include <QtCore/QString>

#include <string>
#include <string_view>
#include <vector>

namespace roomrack::dedup {

/// The parts of a name in alphabetical order, so that "Silva, Maria" is "Maria Silva": lower-case
/// letters a to z only. Other scripts are transliterated (ICU's Any-Latin); accents are removed; ß
/// is ss; ae, oe, ue and aa become one vowel, because an umlaut may be written either way; hyphens
/// separate parts, apostrophes do not. Titles are removed, and particles ("de", "van") if two other
/// parts are left. At most eight parts.
std::vector<std::string> nameParts(const QString &name);

/// A rough phonetic code of a part: consonants in groups, without vowels. Equal for most spellings
/// of one name, and for many different names.
std::string skeleton(std::string_view part);

/// An address in lower case, its domain in ASCII (IDNA); empty if there is none or it is a known
/// placeholder. The part from '+' is removed if the provider is known to ignore it, and so are
/// dots.
std::string mailAddress(const QString &mail);
/// A forwarding address that a channel generated for one reservation: two of them may be one guest.
bool isRelay(std::string_view mail);

/// E.164, "+351912000111", by libphonenumber. A number without a country code is parsed as one of
/// `home` (ISO 3166, the property's country) and, if it is invalid there, of `country`, the
/// guest's. A number valid nowhere is returned as digits; empty if those are fewer than seven or
/// all equal.
std::string phoneNumber(const QString &phone, const QString &home, const QString &country = {});
/// Whether a text that a person types can be a telephone number, by libphonenumber: it has two
/// digits or more, beside words such as an extension. Unusual and foreign numbers are.
bool isPhoneNumber(const QString &text);

}  // namespace roomrack::dedup
