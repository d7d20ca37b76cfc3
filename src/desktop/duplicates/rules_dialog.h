// SPDX-License-Identifier: GPL-3.0-or-later
// Shows the duplicate rules, read-only: what counts as equal, within which time, and the
// consequence.
#pragma once

#include "dedup/rules.h"

#include <QtWidgets/QDialog>

namespace roomrack::desktop {

class Theme;

class RulesDialog final : public QDialog {
    Q_OBJECT

public:
    /// A window that is connected to a server has no settings of the rules.
    enum class SetAt : quint8 { SettingsPage, Server };
    explicit RulesDialog(const Theme &theme, QWidget *parent = nullptr,
                         const dedup::Rules &rules = {}, SetAt where = SetAt::SettingsPage);
};

}  // namespace roomrack::desktop
