// SPDX-License-Identifier: GPL-3.0-or-later
// The theme: palette, fonts and style sheet of the application, light or dark, as the system or as
// set. Custom-painted widgets read its colours and repaint on changed().
#pragma once

#include "desktop/theme/colors.h"

#include <QtCore/QObject>
#include <QtGui/QFont>

class QApplication;
class QSettings;

namespace roomrack::desktop {

enum class ThemeMode : quint8 { System, Light, Dark };

/// Text sizes in pixels at 100 %; the system's scale multiplies them.
enum class TextSize : quint8 {
    Tiny = 9,      ///< marks in the corner of a cell
    Small = 11,    ///< second lines inside the grid
    Caption = 12,  ///< captions, status bar, second lines elsewhere
    Body = 13,     ///< everything else
    Day = 14,      ///< day numbers over the grid
    Number = 15,   ///< cells of the grid
    Title = 16,    ///< heading of a dialog
    Figure = 20    ///< figure cards
};

class Theme : public QObject {
    Q_OBJECT

public:
    /// Sets the style of `app`; the mode is stored in `settings` (may be null).
    Theme(QApplication &app, QSettings *settings, QObject *parent = nullptr);

    ThemeMode mode() const { return mode_; }
    void setMode(ThemeMode mode);
    bool isDark() const { return colors_->dark; }
    const Colors &colors() const { return *colors_; }

    /// The window's font family (Inter if installed) in a size; weights as QFont::Weight.
    static QFont font(TextSize size, QFont::Weight weight = QFont::Normal);
    /// For countdowns and times: all digits have the same width.
    static QFont monospace(TextSize size, QFont::Weight weight = QFont::Normal);

signals:
    /// The colours changed.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    QApplication &app_;
    QSettings *settings_;
    ThemeMode mode_ = ThemeMode::System;
    const Colors *colors_;
    bool styled_ = false;
    bool applying_ = false;
    bool systemDark_ = false;
};

}  // namespace roomrack::desktop
