// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/language/language.h"

#include "engine/language_scope.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>
#include <QtCore/QSettings>
#include <QtCore/QTranslator>

namespace roomrack::desktop {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kName = QStringLiteral("roomrack_");
const QString kSaved = QStringLiteral("window/language");

/// The installed translator is a child of the application under this object name, so that a second
/// call finds and replaces it.
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

Result<QLocale> localeFor(const QString &wanted, const QLocale &system)
{
    if (wanted.isEmpty()) return system;
    const QString name = QString(wanted).replace(u'-', u'_');
    const QString language = name.section(u'_', 0, 0).toLower();
    if (!engine::languages().contains(language)) {
        return fail(ErrorCode::Invalid, QStringLiteral("language"),
                    ErrorText::tr("\"%1\" is not supported; use one of %2")
                        .arg(wanted.left(40), engine::languages().join(QStringLiteral(", "))));
    }
    const QLocale asked(name);
    const bool same = !name.contains(u'_') && asked.language() == system.language();
    return same ? system : asked;
}

QString savedLanguage(const QSettings &settings)
{
    const QString language = settings.value(kSaved).toString();
    return engine::languages().contains(language) ? language : QString();
}

void saveLanguage(QSettings &settings, const QString &language)
{
    if (language.isEmpty())
        settings.remove(kSaved);
    else
        settings.setValue(kSaved, language);
}

QLocale windowLocale(const QString &asked, const QSettings &settings, const QLocale &system)
{
    return localeFor(asked.isEmpty() ? savedLanguage(settings) : asked, system).value_or(system);
}

QString spokenLanguage(const QLocale &locale)
{
    const QString language = locale.name().section(u'_', 0, 0);
    return engine::languages().contains(language) ? language : QStringLiteral("en");
}

void speak(QCoreApplication &app, const QLocale &locale)
{
    QLocale::setDefault(locale);
    const QString spoken = spokenLanguage(locale);
    install(app, QStringLiteral("qt words"), QStringLiteral("qtbase_") + spoken,
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(app, QStringLiteral("our words"), kName + spoken, kFolder);
    engine::installLanguageScopes(app);
}

}  // namespace roomrack::desktop
