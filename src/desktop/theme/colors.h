// SPDX-License-Identifier: GPL-3.0-or-later
// The palette: every colour of the window by name, for light and dark. Pairs of text and fill have
// a contrast of at least 4.5 : 1 (WCAG 2.1 AA); a test computes it.
#pragma once

#include <QtGui/QColor>

#include <array>
#include <vector>

namespace roomrack::desktop {

/// Semantic colour of a badge, figure or notice; a text or an icon always conveys it too.
enum class Tone : quint8 { Neutral, Good, Mild, Warn, Bad, Accent };
inline constexpr int kTones = 6;

/// A fill and its text colours; `quiet` is for the second line (rates, codes).
struct Pair {
    QColor fill;
    QColor text;
    QColor quiet;
};

/// Availability of a night, as coloured in the grid.
enum class Fill : quint8 { Plenty, Some, Low, None, Oversold };
inline constexpr int kFills = 5;

struct Colors {
    bool dark = false;
    QColor background;  ///< behind the cards
    QColor surface;     ///< cards, navigation, inputs
    QColor raised;      ///< header rows, menu and status bar
    QColor weekend;     ///< header of a weekend night
    QColor line;        ///< hairlines and borders
    QColor strongLine;  ///< borders of inputs, contrast 3 : 1
    QColor text;
    QColor muted;
    QColor accent;      ///< links, selection, progress
    QColor accentSoft;  ///< selected list entry
    QColor onAccent;    ///< text on `accent`
    QColor accentHover;
    QColor hover;  ///< entry under the mouse
    QColor pressed;
    QColor poolBar;  ///< occupancy bar of a pool row
    QColor track;    ///< remaining part of a progress bar
    QColor good;     ///< text: better than before
    QColor bad;      ///< text: worse, oversold, destructive
    QColor badge;    ///< held rooms, pending items
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

/// Moves `text` towards black or white until its contrast on `fill` is at least `ratio`.
QColor readableOn(const QColor &text, const QColor &fill, double ratio = 4.5);

/// Blends `top` over `bottom` with opacity 0..1.
QColor mixed(const QColor &bottom, const QColor &top, double opacity);

/// All text and fill pairs in the window, named for the test's messages.
struct NamedPair {
    const char *name;
    QColor text;
    QColor fill;
};
std::vector<NamedPair> textPairs(const Colors &colors);

}  // namespace roomrack::desktop
