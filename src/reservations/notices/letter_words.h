// SPDX-License-Identifier: GPL-3.0-or-later
// The words of letters to guests in their hotel's language, which need not be that of the window,
// or of a program without one.
#pragma once

#include <QtCore/QLocale>

#include <memory>

class QTranslator;

namespace roomrack::reservations {

class LetterWords {
public:
    /// A language that is not there is English.
    explicit LetterWords(const QString &language);

    const QLocale &locale() const { return locale_; }
    /// `source` as it is marked by QT_TRANSLATE_NOOP("GuestLetter", ...); `n` where it counts.
    QString operator()(const char *source, int n = -1) const;

private:
    QLocale locale_;
    std::shared_ptr<const QTranslator> words_;
};

}  // namespace roomrack::reservations
