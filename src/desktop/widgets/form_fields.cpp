// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/form_fields.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDateTimeEdit>
#include <QtWidgets/QDoubleSpinBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QSpinBox>

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// Parts inside Qt's own widgets have no name, or one that begins so.
bool isNamed(const QWidget *w)
{
    return !w->objectName().isEmpty() && !w->objectName().startsWith(QLatin1String("qt_"));
}

bool isInput(const QWidget *w)
{
    if (const auto *edit = qobject_cast<const QLineEdit *>(w)) return !edit->isReadOnly();
    return qobject_cast<const QComboBox *>(w) || qobject_cast<const QAbstractSpinBox *>(w)
           || qobject_cast<const QCheckBox *>(w);
}

QString camelCase(const QString &words)
{
    QString name;
    bool first = false;
    for (const QChar c : words) {
        const bool between = c == u' ' || c == u'-' || c == u'_';
        if (!between) name += first ? c.toUpper() : c;
        first = between;
    }
    return name;
}

}  // namespace

void nameFields(QWidget *form, const QString &prefix)
{
    for (auto *w : form->findChildren<QWidget *>()) {
        if (isNamed(w) && !w->objectName().contains(u'.'))
            w->setObjectName(prefix + u'.' + w->objectName());
    }
}

QList<QWidget *> inputsOf(const QWidget *form)
{
    QList<QWidget *> inputs;
    for (auto *w : form->findChildren<QWidget *>()) {
        if (isNamed(w) && isInput(w)) inputs << w;
    }
    return inputs;
}

QWidget *inputOf(const QWidget *form, const QString &field)
{
    const QString name = camelCase(field);
    const auto inputs = inputsOf(form);
    const auto at = std::find_if(inputs.begin(), inputs.end(), [&name](const QWidget *w) {
        return w->objectName().section(u'.', -1) == name;
    });
    return at == inputs.end() ? nullptr : *at;
}

void whenEdited(QWidget *form, QObject *context, const std::function<void()> &edited)
{
    const auto watch = [&](auto *input, auto changed) {
        QObject::connect(input, changed, context, edited);
    };
    for (QWidget *w : inputsOf(form)) {
        if (auto *edit = qobject_cast<QLineEdit *>(w))
            watch(edit, &QLineEdit::textChanged);
        else if (auto *list = qobject_cast<QComboBox *>(w))
            watch(list, &QComboBox::currentTextChanged);
        else if (auto *box = qobject_cast<QCheckBox *>(w))
            watch(box, &QCheckBox::toggled);
        else if (auto *number = qobject_cast<QSpinBox *>(w))
            watch(number, &QSpinBox::valueChanged);
        else if (auto *decimal = qobject_cast<QDoubleSpinBox *>(w))
            watch(decimal, &QDoubleSpinBox::valueChanged);
        else if (auto *time = qobject_cast<QDateTimeEdit *>(w))
            watch(time, &QDateTimeEdit::dateTimeChanged);
        const auto *spin = qobject_cast<QAbstractSpinBox *>(w);
        // Its value changes only after typing.
        if (spin && !spin->keyboardTracking())
            watch(spin->findChild<QLineEdit *>(), &QLineEdit::textEdited);
    }
}

}  // namespace roomrack::desktop
