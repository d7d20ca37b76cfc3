// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocols/fias/dialogue.h"

#include "support/outside.h"

namespace roomrack::tests {

QStringList fiasGolden(const QString &name)
{
    const QString path = QStringLiteral("tests/protocols/fias/goldens/%1.txt").arg(name);
    QStringList lines = QString::fromUtf8(sourceBytes(path)).split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    return lines;
}

}  // namespace roomrack::tests
