// SPDX-License-Identifier: GPL-3.0-or-later
// Independent calculation of charges and refunds: integers, ISO 4217's own list of decimals, and
// the rules as documented for users. Uses no code of the program.
#pragma once

#include <algorithm>
#include <set>
#include <string>

namespace roomrack::tests::pocket {

__extension__ using Wide = __int128;

/// Decimals by ISO 4217; two if not listed.
inline int decimals(const std::string &code)
{
    static const std::set<std::string> none{"BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW",
                                            "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF"};
    static const std::set<std::string> three{"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"};
    return none.count(code) ? 0 : three.count(code) ? 3 : 2;
}

inline Wide tenTo(int exponent)
{
    Wide power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

/// Half to even: prices and fees of the hotel.
inline long long halfEven(Wide above, Wide below)
{
    const Wide whole = above / below, rest = above % below;
    const bool up = 2 * rest > below || (2 * rest == below && whole % 2 == 1);
    return static_cast<long long>(up ? whole + 1 : whole);
}

/// Half up: converted amounts.
inline long long halfUp(Wide above, Wide below)
{
    return static_cast<long long>((2 * above + below) / (2 * below));
}

/// Card amounts in currencies with three decimals are multiples of ten minor units, those in MGA of
/// a whole unit.
inline long long byCard(long long minor, const std::string &code)
{
    if (code == "MGA") return minor / 100 * 100;
    return decimals(code) == 3 ? minor / 10 * 10 : minor;
}

/// One unit of the hotel's currency is digits / 10^places of the guest's.
struct Rate {
    long long digits = 1;
    int places = 0;
};

/// Converts minor units of the hotel's currency to those of the guest's.
inline long long toGuest(long long minor, const std::string &hotel, const std::string &guest,
                         Rate rate)
{
    if (hotel == guest) return byCard(minor, guest);
    const Wide above = Wide(minor) * rate.digits * tenTo(decimals(guest));
    return byCard(halfUp(above, tenTo(rate.places + decimals(hotel))), guest);
}

enum class Fee { None, FirstNight, Percent, AllNights, NotRefundable, Fixed };

inline constexpr int kPercent = 37;
inline constexpr long long kFixed = 1'234;

/// The cancellation fee after the deadline, in the hotel's minor units.
inline long long feeOf(Fee fee, long long total, int nights)
{
    switch (fee) {
    case Fee::None: return 0;
    case Fee::FirstNight: return halfEven(total, nights);
    case Fee::Percent: return halfEven(Wide(total) * kPercent, 100);
    case Fee::AllNights:
    case Fee::NotRefundable: return total;
    case Fee::Fixed: return kFixed;
    }
    return -1;
}

/// Amounts in a payment-intent API: ISK and UGX in hundredths, MGA in whole units.
inline long long onTheWire(long long minor, const std::string &code)
{
    if (code == "MGA") return minor / 100;
    return code == "ISK" || code == "UGX" ? minor * 100 : minor;
}

/// "1234.50"
inline std::string plain(long long minor, const std::string &code)
{
    const int places = decimals(code);
    std::string text = std::to_string(minor);
    if (places == 0) return text;
    while (static_cast<int>(text.size()) <= places) text.insert(0, "0");
    return text.insert(text.size() - static_cast<size_t>(places), ".");
}

/// "EUR 1,234.50", as in an English letter, with a non-breaking space.
inline std::string written(long long minor, const std::string &code)
{
    std::string text = plain(minor, code);
    const size_t point = std::min(text.find('.'), text.size());
    for (size_t at = point; at > 3; at -= 3) text.insert(at - 3, ",");
    return code + "\u00a0" + text;
}

}  // namespace roomrack::tests::pocket
