// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/error_values.h"

namespace roomrack::core {

QLocale errorLocale()
{
    // A server uses one language per thread: the translation contains the code of its language.
    const QLocale texts(ErrorText::tr("en", "language code of this translation, such as de"));
    const QLocale program;
    return program.language() == texts.language() ? program : texts;
}

QString errorDate(Night night)
{
    return errorLocale().toString(night.date(),
                                  ErrorText::tr("d MMM yyyy", "date format: day, month and year"));
}

QString errorAmount(const Money &money)
{
    return money.text(errorLocale());
}

}  // namespace roomrack::core
