// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/typed_path.h"

#include <QtCore/QDir>
#include <QtCore/QUrl>

namespace roomrack::desktop {

namespace {

bool isQuoted(const QString &path, QChar mark)
{
    return path.size() >= 2 && path.startsWith(mark) && path.endsWith(mark);
}

}  // namespace

QString typedPath(const QString &text)
{
    QString path = text.trimmed();
    if (isQuoted(path, u'"') || isQuoted(path, u'\'')) path = path.mid(1, path.size() - 2);
    if (const QUrl url(path); path.startsWith(QLatin1String("file://")) && url.isLocalFile())
        return url.toLocalFile();
    const bool home = path == u'~' || path.startsWith(QLatin1String("~/"))
                      || path.startsWith(QLatin1String("~\\"));
    return home ? QDir::homePath() + path.mid(1) : path;
}

}  // namespace roomrack::desktop
