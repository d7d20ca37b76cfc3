// SPDX-License-Identifier: GPL-3.0-or-later
// The settings that a window stores its state in: the user's, or for a demo or a tour ones of its
// own, which are deleted with this object.
#pragma once

#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtCore/QVariant>

#include <memory>

namespace roomrack::desktop {

class WindowSettings {
public:
    enum class Of : quint8 {
        User,
        Tour,  ///< neither depends on the user's settings nor changes them
        Demo   ///< the user's language and theme only; passwords are kept in memory
    };
    explicit WindowSettings(Of of);

    QSettings &settings() { return *settings_; }

    /// What a window passes on to the one that replaces it, which may have settings of its own.
    struct Choice {
        QString language;
        QVariant theme;  ///< invalid: none was ever chosen
    };
    Choice choice() const;
    void choose(const Choice &chosen);

private:
    std::unique_ptr<QTemporaryDir> folder_;  ///< null for the user's; outlives the settings
    std::unique_ptr<QSettings> settings_;
};

}  // namespace roomrack::desktop
