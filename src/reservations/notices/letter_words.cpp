// SPDX-License-Identifier: GPL-3.0-or-later
#include "reservations/notices/letter_words.h"

#include "engine/language_scope.h"

#include <QtCore/QTranslator>

namespace roomrack::reservations {

namespace {

const QString kEnglish = QStringLiteral("en");
const QString kInternational = QStringLiteral("en_GB");  ///< day before month, 24-hour clock

}  // namespace

LetterWords::LetterWords(const QString &language)
    : locale_(language == kEnglish || !engine::languages().contains(language) ? kInternational
                                                                              : language),
      words_(engine::wordsOf(language))
{}

QString LetterWords::operator()(const char *source, int n) const
{
    QString text = words_->translate("GuestLetter", source, nullptr, n);
    if (text.isEmpty()) text = QString::fromUtf8(source);
    if (n >= 0) text.replace(QStringLiteral("%n"), locale_.toString(n));
    return text;
}

}  // namespace roomrack::reservations
