// SPDX-License-Identifier: GPL-3.0-or-later
// German names of the cities of IANA time zones where they differ from the zone's own, as in the
// Unicode CLDR (exemplar cities of "de"), which Qt does not contain.
#pragma once

#include <array>

namespace roomrack::desktop {

struct GermanCity {
    const char *zone;
    const char *name;  ///< UTF-8
};

inline constexpr std::array kGermanCities{
    GermanCity{"Africa/Addis_Ababa", "Addis Abeba"},
    GermanCity{"Africa/Algiers", "Algier"},
    GermanCity{"Africa/Cairo", "Kairo"},
    GermanCity{"Africa/Dar_es_Salaam", "Daressalam"},
    GermanCity{"Africa/Djibouti", "Dschibuti"},
    GermanCity{"Africa/Khartoum", "Khartum"},
    GermanCity{"Africa/Mogadishu", "Mogadischu"},
    GermanCity{"Africa/Tripoli", "Tripolis"},
    GermanCity{"America/Havana", "Havanna"},
    GermanCity{"America/Jamaica", "Jamaika"},
    GermanCity{"America/Mexico_City", "Mexiko-Stadt"},
    GermanCity{"Asia/Baghdad", "Bagdad"},
    GermanCity{"Asia/Damascus", "Damaskus"},
    GermanCity{"Asia/Ho_Chi_Minh", "Ho-Chi-Minh-Stadt"},
    GermanCity{"Asia/Hong_Kong", "Hongkong"},
    GermanCity{"Asia/Karachi", "Karatschi"},
    GermanCity{"Asia/Kolkata", "Kalkutta"},
    GermanCity{"Asia/Muscat", "Maskat"},
    GermanCity{"Asia/Nicosia", "Nikosia"},
    GermanCity{"Asia/Novosibirsk", "Nowosibirsk"},
    GermanCity{"Asia/Pyongyang", "Pjöngjang"},
    GermanCity{"Asia/Qatar", "Katar"},
    GermanCity{"Asia/Riyadh", "Riad"},
    GermanCity{"Asia/Singapore", "Singapur"},
    GermanCity{"Asia/Tashkent", "Taschkent"},
    GermanCity{"Asia/Tbilisi", "Tiflis"},
    GermanCity{"Asia/Tehran", "Teheran"},
    GermanCity{"Asia/Tokyo", "Tokio"},
    GermanCity{"Asia/Vladivostok", "Wladiwostok"},
    GermanCity{"Asia/Yekaterinburg", "Jekaterinburg"},
    GermanCity{"Asia/Yerevan", "Eriwan"},
    GermanCity{"Atlantic/Azores", "Azoren"},
    GermanCity{"Atlantic/Canary", "Kanaren"},
    GermanCity{"Atlantic/Faroe", "Färöer"},
    GermanCity{"Europe/Astrakhan", "Astrachan"},
    GermanCity{"Europe/Athens", "Athen"},
    GermanCity{"Europe/Belgrade", "Belgrad"},
    GermanCity{"Europe/Brussels", "Brüssel"},
    GermanCity{"Europe/Bucharest", "Bukarest"},
    GermanCity{"Europe/Busingen", "Büsingen"},
    GermanCity{"Europe/Copenhagen", "Kopenhagen"},
    GermanCity{"Europe/Kiev", "Kiew"},
    GermanCity{"Europe/Kyiv", "Kiew"},
    GermanCity{"Europe/Lisbon", "Lissabon"},
    GermanCity{"Europe/Luxembourg", "Luxemburg"},
    GermanCity{"Europe/Moscow", "Moskau"},
    GermanCity{"Europe/Prague", "Prag"},
    GermanCity{"Europe/Rome", "Rom"},
    GermanCity{"Europe/Tirane", "Tirana"},
    GermanCity{"Europe/Vatican", "Vatikan"},
    GermanCity{"Europe/Vienna", "Wien"},
    GermanCity{"Europe/Volgograd", "Wolgograd"},
    GermanCity{"Europe/Warsaw", "Warschau"},
    GermanCity{"Europe/Zurich", "Zürich"},
    GermanCity{"Indian/Maldives", "Malediven"},
    GermanCity{"Indian/Mahe", "Mahé"},
    GermanCity{"Indian/Reunion", "Réunion"},
    GermanCity{"Pacific/Fiji", "Fidschi"},
};

}  // namespace roomrack::desktop
