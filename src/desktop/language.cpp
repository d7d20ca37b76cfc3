// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/language.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QLibraryInfo>
#include <QtCore/QSettings>
#include <QtCore/QTranslator>

namespace roomrack::desktop {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kName = QStringLiteral("roomrack_");
const QString kSaved = QStringLiteral("window/language");

/// A translator of ours lives under the application by this name, so that a second call finds it.
void install(QCoreApplication &app, const QString &name, const QString &file, const QString &folder)
{
    delete app.findChild<QTranslator *>(name);
    auto *translator = new QTranslator(&app);
    translator->setObjectName(name);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

}  // namespace

QStringList languages()
{
    QStringList found;
    for (const QString &file : QDir(kFolder).entryList({kName + QStringLiteral("*.qm")}))
        found += file.mid(kName.size()).chopped(3);
    found.sort();
    return found;
}

Result<QLocale> localeFor(const QString &wanted, const QLocale &system)
{
    if (wanted.isEmpty()) return system;
    const QString name = QString(wanted).replace(u'-', u'_');
    const QString language = name.section(u'_', 0, 0).toLower();
    if (!languages().contains(language)) {
        return fail(ErrorCode::Invalid, QStringLiteral("language"),
                    ErrorText::tr("\"%1\" is not one of %2")
                        .arg(wanted.left(40), languages().join(QStringLiteral(", "))));
    }
    const QLocale asked(name);
    const bool same = !name.contains(u'_') && asked.language() == system.language();
    return same ? system : asked;
}

QString savedLanguage(const QSettings &settings)
{
    const QString language = settings.value(kSaved).toString();
    return languages().contains(language) ? language : QString();
}

void saveLanguage(QSettings &settings, const QString &language)
{
    if (language.isEmpty())
        settings.remove(kSaved);
    else
        settings.setValue(kSaved, language);
}

void speak(QCoreApplication &app, const QLocale &locale)
{
    QLocale::setDefault(locale);
    const QString language = locale.name().section(u'_', 0, 0);
    const QString spoken = languages().contains(language) ? language : QStringLiteral("en");
    install(app, QStringLiteral("qt words"), QStringLiteral("qtbase_") + spoken,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(app, QStringLiteral("our words"), kName + spoken, kFolder);
}

}  // namespace roomrack::desktop
