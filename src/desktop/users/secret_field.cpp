// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/users/secret_field.h"

#include "engine/secret.h"

#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

QLineEdit *secretField()
{
    auto *field = new QLineEdit;
    field->setEchoMode(QLineEdit::Password);
    field->setMaxLength(engine::kLongestSecret);
    field->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText
                               | Qt::ImhNoAutoUppercase);
    return field;
}

}  // namespace roomrack::desktop
