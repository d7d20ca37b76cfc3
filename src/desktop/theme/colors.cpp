// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/theme/colors.h"

#include <algorithm>
#include <cmath>

namespace roomrack::desktop {

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &c)
{
    return 0.2126 * linear(double(c.redF())) + 0.7152 * linear(double(c.greenF()))
           + 0.0722 * linear(double(c.blueF()));
}

/// The second line of a cell is paler than the first, but still readable.
Pair pairOf(QRgb fill, QRgb text)
{
    const QColor ground(fill);
    const QColor loud = readableOn(QColor(text), ground);
    return {ground, loud, readableOn(mixed(ground, loud, 0.76), ground)};
}

/// Returns a muted text colour that is readable on all of these backgrounds.
QColor mutedOn(QRgb muted, std::initializer_list<QColor> grounds)
{
    QColor result(muted);
    for (const QColor &ground : grounds) result = readableOn(result, ground);
    return result;
}

Colors makeLight()
{
    Colors c;
    c.background = QColor(0xF5F6F8);
    c.surface = QColor(0xFFFFFF);
    c.raised = QColor(0xFAFBFC);
    c.weekend = QColor(0xF1F3F7);
    c.line = QColor(0xE2E5EA);
    c.strongLine = QColor(0x8A93A3);
    c.text = QColor(0x1A1F29);
    c.accent = QColor(0x2F5BEA);
    c.accentSoft = QColor(0xEAF0FF);
    c.onAccent = QColor(0xFFFFFF);
    c.accentHover = QColor(0x2450D8);
    c.hover = QColor(0xF3F5F9);
    c.pressed = QColor(0xE6EAF2);
    c.poolBar = QColor(0xDFE6F9);
    c.track = QColor(0xE9ECF1);
    c.muted = mutedOn(0x667085, {c.weekend, c.hover, c.poolBar});
    c.good = readableOn(QColor(0x0B6B43), c.background);
    c.bad = readableOn(QColor(0xB3261E), c.poolBar);
    c.badge = QColor(0xF59E0B);
    c.onBadge = QColor(0x2A1B00);
    c.shadow = QColor(20, 27, 45, 38);
    c.cells = {pairOf(0xDDF3E8, 0x0B6B43), pairOf(0xEDF7D9, 0x4A6B0B), pairOf(0xFFF0CC, 0x8A5A00),
               pairOf(0xE9ECF1, 0x667085), pairOf(0xFFDAD6, 0xB3261E)};
    c.tones = {c.cells[3], c.cells[0], c.cells[1],
               c.cells[2], c.cells[4], pairOf(0xEAF0FF, 0x2F5BEA)};
    return c;
}

Colors makeDark()
{
    Colors c;
    c.dark = true;
    c.background = QColor(0x14171C);
    c.surface = QColor(0x1B1F26);
    c.raised = QColor(0x1F242C);
    c.weekend = QColor(0x191D24);
    c.line = QColor(0x2B313B);
    c.strongLine = QColor(0x6B7686);
    c.text = QColor(0xE8EAEE);
    c.accent = QColor(0x7C9CFF);
    c.accentSoft = QColor(0x222C4A);
    c.onAccent = QColor(0x0F1526);
    c.accentHover = QColor(0x93AEFF);
    c.hover = QColor(0x232933);
    c.pressed = QColor(0x2B3340);
    c.poolBar = QColor(0x2B3347);
    c.track = QColor(0x2B313B);
    c.muted = mutedOn(0x98A2B3, {c.raised, c.hover, c.poolBar});
    c.good = readableOn(QColor(0x7FE0B2), c.surface);
    c.bad = readableOn(QColor(0xFFB4AB), c.poolBar);
    c.badge = QColor(0xFBBF24);
    c.onBadge = QColor(0x2A1B00);
    c.shadow = QColor(0, 0, 0, 110);
    c.cells = {pairOf(0x173A2B, 0x7FE0B2), pairOf(0x2A3818, 0xC0DE83), pairOf(0x43330E, 0xFFCF70),
               pairOf(0x252B34, 0x98A2B3), pairOf(0x4A1D1B, 0xFFB4AB)};
    c.tones = {c.cells[3], c.cells[0], c.cells[1],
               c.cells[2], c.cells[4], pairOf(0x222C4A, 0x7C9CFF)};
    return c;
}

}  // namespace

const Colors &Colors::light()
{
    static const Colors colors = makeLight();
    return colors;
}

const Colors &Colors::darkOnes()
{
    static const Colors colors = makeDark();
    return colors;
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

QColor readableOn(const QColor &text, const QColor &fill, double ratio)
{
    const QColor goal = luminance(fill) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    for (double share = 0; share < 1; share += 0.01) {
        const QColor tried = mixed(text, goal, share);
        if (contrast(tried, fill) >= ratio) return tried;
    }
    return goal;
}

QColor mixed(const QColor &bottom, const QColor &top, double opacity)
{
    const auto blend = [opacity](int b, int t) {
        return int(std::lround(double(b) + double(t - b) * opacity));
    };
    return QColor(blend(bottom.red(), top.red()), blend(bottom.green(), top.green()),
                  blend(bottom.blue(), top.blue()));
}

std::vector<NamedPair> textPairs(const Colors &c)
{
    std::vector<NamedPair> pairs{
        {"text on background", c.text, c.background},
        {"text on surface", c.text, c.surface},
        {"text on raised", c.text, c.raised},
        {"text on weekend", c.text, c.weekend},
        {"text on hover", c.text, c.hover},
        {"text on pressed", c.text, c.pressed},
        {"text on selection", c.text, c.accentSoft},
        {"muted on background", c.muted, c.background},
        {"muted on surface", c.muted, c.surface},
        {"muted on raised", c.muted, c.raised},
        {"muted on weekend", c.muted, c.weekend},
        {"muted on hover", c.muted, c.hover},
        {"muted on selection", c.muted, c.accentSoft},
        {"muted on pool bar", c.muted, c.poolBar},
        {"accent on surface", c.accent, c.surface},
        {"accent on background", c.accent, c.background},
        {"accent on weekend", c.accent, c.weekend},
        {"accent on raised", c.accent, c.raised},
        {"accent on selection", c.accent, c.accentSoft},
        {"text on accent", c.onAccent, c.accent},
        {"text on hovered accent", c.onAccent, c.accentHover},
        {"good on surface", c.good, c.surface},
        {"bad on surface", c.bad, c.surface},
        {"bad on raised", c.bad, c.raised},
        {"bad on pool bar", c.bad, c.poolBar},
        {"count on badge", c.onBadge, c.badge},
    };
    static constexpr std::array<const char *, kFills> fills{"plenty", "some", "low", "none",
                                                            "oversold"};
    static constexpr std::array<const char *, kTones> tones{
        "neutral badge", "good badge", "mild badge", "warning badge", "bad badge", "accent badge"};
    for (size_t i = 0; i < fills.size(); ++i) {
        pairs.push_back({fills[i], c.cells[i].text, c.cells[i].fill});
        pairs.push_back({fills[i], c.cells[i].quiet, c.cells[i].fill});
    }
    for (size_t i = 0; i < tones.size(); ++i) {
        pairs.push_back({tones[i], c.tones[i].text, c.tones[i].fill});
    }
    return pairs;
}

}  // namespace roomrack::desktop
