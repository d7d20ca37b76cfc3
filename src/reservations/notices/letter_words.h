// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of letters to guests in the hotel's language, which can differ from the language of the
// window, or of a program without one.
#pragma once

#include <QtCore/QLocale>

#include <memory>

class QTranslator;

namespace roomrack::reservations {

class LetterWords {
public:
    /// An unknown language falls back to English.
    explicit LetterWords(const QString &language);

    const QLocale &locale() const { return locale_; }
    /// `source` as marked by QT_TRANSLATE_NOOP("GuestLetter", ...); `n` for plural forms.
    QString operator()(const char *source, int n = -1) const;

private:
    QLocale locale_;
    std::shared_ptr<const QTranslator> words_;
};

}  // namespace roomrack::reservations
