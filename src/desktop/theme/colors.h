// SPDX-License-Identifier: GPL-3.0-or-later
// The palette: every colour the window uses has a name here, once for light and once for dark.
// Pairs of text and fill keep a contrast of 4.5 : 1 (WCAG 2.1 AA); a test computes it.
#pragma once

#include <QtGui/QColor>

#include <array>
#include <vector>

namespace roomrack::desktop {

/// How a badge, a figure or a notice feels; always said in words or by a sign as well.
enum class Tone : quint8 { Neutral, Good, Mild, Warn, Bad, Accent };
inline constexpr int kTones = 6;

/// A fill and what is written on it; `quiet` is the second line (rates, codes).
struct Pair {
    QColor fill;
    QColor text;
    QColor quiet;
};

/// How full a night is, as the grid colours it.
enum class Fill : quint8 { Plenty, Some, Low, None, Oversold };
inline constexpr int kFills = 5;

struct Colors {
    bool dark = false;
    QColor background;  ///< behind the cards
    QColor surface;     ///< cards, navigation, inputs
    QColor raised;      ///< header rows, menu and status bar
    QColor weekend;     ///< header of a weekend night
    QColor line;        ///< hairlines and borders
    QColor strongLine;  ///< borders of inputs that must be seen (3 : 1)
    QColor text;
    QColor muted;
    QColor accent;      ///< links, selection, progress
    QColor accentSoft;  ///< selected entry of a list
    QColor onAccent;    ///< text on `accent`
    QColor accentHover;
    QColor hover;  ///< entry under the mouse
    QColor pressed;
    QColor poolBar;  ///< occupancy bar of a pool row
    QColor track;    ///< what is left of a progress bar
    QColor good;     ///< better than before, as text
    QColor bad;      ///< worse, oversold, destructive, as text
    QColor badge;    ///< held rooms, things that wait
    QColor onBadge;
    QColor shadow;
    std::array<Pair, kFills> cells;
    std::array<Pair, kTones> tones;

    const Pair &cell(Fill f) const { return cells[size_t(f)]; }
    const Pair &tone(Tone t) const { return tones[size_t(t)]; }

    static const Colors &light();
    static const Colors &darkOnes();
};

/// WCAG 2.1 contrast ratio, 1..21; both colours opaque.
double contrast(const QColor &a, const QColor &b);

/// `text` moved towards black or white, whichever is needed, until it has `ratio` on `fill`.
QColor readableOn(const QColor &text, const QColor &fill, double ratio = 4.5);

/// `top` over `bottom` with opacity 0..1.
QColor mixed(const QColor &bottom, const QColor &top, double opacity);

/// All pairs of text and fill that appear in the window, with a name for the test's message.
struct NamedPair {
    const char *name;
    QColor text;
    QColor fill;
};
std::vector<NamedPair> textPairs(const Colors &colors);

}  // namespace roomrack::desktop
