// SPDX-License-Identifier: GPL-3.0-or-later
// The rules by which duplicates are found, to be read: what is the same, within which time, and
// what follows.
#pragma once

#include "dedup/rules.h"

#include <QtWidgets/QDialog>

namespace roomrack::desktop {

class Theme;

class RulesDialog final : public QDialog {
    Q_OBJECT

public:
    explicit RulesDialog(const Theme &theme, QWidget *parent = nullptr,
                         const dedup::Rules &rules = {});
};

}  // namespace roomrack::desktop
