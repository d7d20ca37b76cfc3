// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/date_problem.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/date_field.h"

#include <QtWidgets/QLabel>

namespace roomrack::desktop {

QLabel *dateProblemLine(std::vector<DateField *> fields)
{
    QLabel *line = style::muted({});
    line->setObjectName(QStringLiteral("dateProblem"));
    line->setTextFormat(Qt::PlainText);
    line->setWordWrap(true);
    style::setTone(line, Tone::Bad);
    line->hide();
    const auto show = [line, fields] {
        QString first;
        for (const DateField *field : fields) {
            if (first.isEmpty()) first = field->problem();
        }
        line->setText(first);
        line->setVisible(!first.isEmpty());
    };
    for (const DateField *field : fields)
        QObject::connect(field, &DateField::problemChanged, line, show);
    return line;
}

}  // namespace roomrack::desktop
