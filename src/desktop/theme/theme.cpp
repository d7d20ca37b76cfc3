// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/theme/theme.h"

#include "desktop/theme/saved_mode.h"
#include "desktop/theme/wheel_guard.h"

#include <QtCore/QEvent>
#include <QtCore/QFile>
#include <QtCore/QScopedValueRollback>
#include <QtCore/QSettings>
#include <QtGui/QFontDatabase>
#include <QtGui/QPalette>
#include <QtWidgets/QApplication>
#include <QtWidgets/QProxyStyle>
#include <QtWidgets/QToolTip>

#include <utility>

namespace roomrack::desktop {

namespace {

/// Inter if it is installed, else the system font. Looked up once: querying the font database for
/// every font would be slow.
const QStringList &families()
{
    static const QStringList found = [] {
        const QString inter = QStringLiteral("Inter");
        QStringList list;
        if (QFontDatabase::hasFamily(inter)) list << inter;
        list << QFontDatabase::systemFont(QFontDatabase::GeneralFont).families();
        return list;
    }();
    return found;
}

const QStringList &fixedFamilies()
{
    static const QStringList found = [] {
        QStringList list;
        for (const QString &family :
             {QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono"),
              QStringLiteral("Liberation Mono")}) {
            if (QFontDatabase::hasFamily(family)) list << family;
        }
        list << QFontDatabase::systemFont(QFontDatabase::FixedFont).families();
        return list;
    }();
    return found;
}

/// Fusion always underlines the access keys of menus; this style does not.
class QuietFusion : public QProxyStyle {
public:
    QuietFusion() : QProxyStyle(QStringLiteral("Fusion")) {}
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *data) const override
    {
        if (hint == SH_UnderlineShortcut) return 0;
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
};

QFont sized(const QStringList &families, TextSize size, QFont::Weight weight)
{
    QFont font(families);
    font.setPixelSize(int(size));
    font.setWeight(weight);
    return font;
}

QPalette paletteOf(const Colors &c)
{
    QPalette p;
    p.setColor(QPalette::Window, c.background);
    p.setColor(QPalette::WindowText, c.text);
    p.setColor(QPalette::Base, c.surface);
    p.setColor(QPalette::AlternateBase, c.raised);
    p.setColor(QPalette::Text, c.text);
    p.setColor(QPalette::PlaceholderText, c.muted);
    p.setColor(QPalette::Button, c.surface);
    p.setColor(QPalette::ButtonText, c.text);
    p.setColor(QPalette::BrightText, c.bad);
    p.setColor(QPalette::ToolTipBase, c.surface);
    p.setColor(QPalette::ToolTipText, c.text);
    p.setColor(QPalette::Highlight, c.accent);
    p.setColor(QPalette::HighlightedText, c.onAccent);
    p.setColor(QPalette::Link, c.accent);
    p.setColor(QPalette::LinkVisited, c.accent);
    p.setColor(QPalette::Light, c.raised);
    p.setColor(QPalette::Midlight, c.line);
    p.setColor(QPalette::Mid, c.line);
    p.setColor(QPalette::Dark, c.strongLine);
    p.setColor(QPalette::Shadow, c.strongLine);
    const QColor dimmed = mixed(c.surface, c.text, 0.45);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, dimmed);
    }
    return p;
}

QString styleSheetOf(const Colors &c)
{
    QFile file(QStringLiteral(":/style/window.qss"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<const char *, QColor> names[] = {
        {"@accentHover", c.accentHover},
        {"@accentSoft", c.accentSoft},
        {"@accent", c.accent},
        {"@background", c.background},
        {"@badText", c.bad},
        {"@badFill", c.tone(Tone::Bad).fill},
        {"@dimmed", mixed(c.surface, c.text, 0.45)},
        {"@goodText", c.good},
        {"@hover", c.hover},
        {"@line", c.line},
        {"@muted", c.muted},
        {"@onAccent", c.onAccent},
        {"@pressed", c.pressed},
        {"@raised", c.raised},
        {"@strongLine", c.strongLine},
        {"@surface", c.surface},
        {"@text", c.text},
        {"@track", c.track},
        {"@neutralFill", c.tone(Tone::Neutral).fill},
        {"@neutral", c.tone(Tone::Neutral).text},
        {"@goodFill", c.tone(Tone::Good).fill},
        {"@good", c.tone(Tone::Good).text},
        {"@mildFill", c.tone(Tone::Mild).fill},
        {"@mild", c.tone(Tone::Mild).text},
        {"@warnFill", c.tone(Tone::Warn).fill},
        {"@warn", c.tone(Tone::Warn).text},
        {"@bad", c.tone(Tone::Bad).text},
    };
    for (const auto &[name, color] : names) {
        sheet.replace(QLatin1String(name), color.name());
    }
    sheet.replace(QLatin1String("@ink"), c.dark ? QStringLiteral("dark") : QStringLiteral("light"));
    return sheet;
}

}  // namespace

Theme::Theme(QApplication &app, QSettings *settings, QObject *parent)
    : QObject(parent), app_(app), settings_(settings), colors_(&Colors::light())
{
    if (settings_) {
        const int kept = settings_->value(kThemeKey, 0).toInt();
        mode_ = kept == 1 ? ThemeMode::Light : kept == 2 ? ThemeMode::Dark : ThemeMode::System;
    }
    app_.setStyle(new QuietFusion);
    app_.setFont(font(TextSize::Body));
    QToolTip::setFont(font(TextSize::Caption));
    // To the system's: a theme before this one, of a window that was replaced, has set its own.
    app_.setPalette(QPalette());
    systemDark_ = app_.palette().color(QPalette::Window).lightness() < 128;
    apply();
    app_.installEventFilter(this);
    new WheelGuard(app_, this);
}

void Theme::setMode(ThemeMode mode)
{
    if (mode == mode_) return;
    mode_ = mode;
    if (settings_) settings_->setValue(kThemeKey, int(mode));
    apply();
}

void Theme::apply()
{
    const bool dark = mode_ == ThemeMode::System ? systemDark_ : mode_ == ThemeMode::Dark;
    const Colors *wanted = dark ? &Colors::darkOnes() : &Colors::light();
    if (wanted == colors_ && styled_) return;
    {
        const QScopedValueRollback guard(applying_, true);
        colors_ = wanted;
        styled_ = true;
        app_.setPalette(paletteOf(*colors_));
        app_.setStyleSheet(styleSheetOf(*colors_));
    }
    emit changed();
}

// Qt 6.4 has no QStyleHints::colorScheme(): light or dark is derived from the palette when it or
// the platform's theme changes.
bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    const bool palette = event->type() == QEvent::ApplicationPaletteChange && watched == &app_;
    const bool platform = event->type() == QEvent::ThemeChange;
    if (!applying_ && (palette || platform)) {
        const QScopedValueRollback guard(applying_, true);
        if (platform) app_.setPalette(QPalette());
        systemDark_ = app_.palette().color(QPalette::Window).lightness() < 128;
        styled_ = false;
        QMetaObject::invokeMethod(
            this, [this] { apply(); }, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

QFont Theme::font(TextSize size, QFont::Weight weight)
{
    return sized(families(), size, weight);
}

QFont Theme::monospace(TextSize size, QFont::Weight weight)
{
    return sized(fixedFamilies(), size, weight);
}

}  // namespace roomrack::desktop
