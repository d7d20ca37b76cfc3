// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/window_settings.h"

#include "desktop/language/language.h"
#include "desktop/theme/saved_mode.h"
#include "secrets/secrets.h"

namespace roomrack::desktop {

WindowSettings::WindowSettings(Of of)
{
    if (of == Of::User) {
        settings_ = std::make_unique<QSettings>();
        return;
    }
    folder_ = std::make_unique<QTemporaryDir>();
    settings_ = std::make_unique<QSettings>(folder_->filePath(QStringLiteral("window.ini")),
                                            QSettings::IniFormat);
    if (of != Of::Demo) return;
    const QSettings users;
    saveLanguage(*settings_, savedLanguage(users));
    if (users.contains(kThemeKey)) settings_->setValue(kThemeKey, users.value(kThemeKey));
    secrets::keepInMemory(*settings_);
}

WindowSettings::Choice WindowSettings::choice() const
{
    return {savedLanguage(*settings_), settings_->value(kThemeKey)};
}

void WindowSettings::choose(const Choice &chosen)
{
    saveLanguage(*settings_, chosen.language);
    if (chosen.theme.isValid()) settings_->setValue(kThemeKey, chosen.theme);
}

}  // namespace roomrack::desktop
