// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/notices/letter_words.h"

#include <QtCore/QDir>
#include <QtCore/QTranslator>

namespace roomrack::reservations {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kName = QStringLiteral("roomrack_");
const QString kEnglish = QStringLiteral("en");
const QString kInternational = QStringLiteral("en_GB");  ///< days before months, 24 hours

}  // namespace

QStringList letterLanguages()
{
    QStringList found{kEnglish};
    for (const QString &file : QDir(kFolder).entryList({kName + QStringLiteral("*.qm")})) {
        const QString language = file.mid(kName.size()).chopped(3);
        if (!found.contains(language)) found += language;
    }
    found.sort();
    return found;
}

LetterWords::LetterWords(const QString &language)
    : locale_(language == kEnglish ? kInternational : language),
      translator_(std::make_unique<QTranslator>())
{
    const bool known = letterLanguages().contains(language);
    if (!known) locale_ = QLocale(kInternational);
    // English has a file for its plurals.
    static_cast<void>(translator_->load(kName + (known ? language : kEnglish), kFolder));
}

LetterWords::~LetterWords() = default;

QString LetterWords::operator()(const char *source, int n) const
{
    QString text = translator_->translate("GuestLetter", source, nullptr, n);
    if (text.isEmpty()) text = QString::fromUtf8(source);
    if (n >= 0) text.replace(QStringLiteral("%n"), locale_.toString(n));
    return text;
}

}  // namespace roomrack::reservations
