// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/words/step_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>
#include <array>

namespace roomrack::desktop {

namespace {

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(StepOrigin)
};

/// In the order of StepOrigin. Never change one: they are in the files of hotels.
constexpr std::array kOrigins = {QT_TRANSLATE_NOOP("StepOrigin", "Inventory"),
                                 QT_TRANSLATE_NOOP("StepOrigin", "Bulk update"),
                                 QT_TRANSLATE_NOOP("StepOrigin", "Overbooking")};
static_assert(kOrigins.size() == size_t(lastOf(StepOrigin{})) + 1);

}  // namespace

QString storedOrigin(StepOrigin origin)
{
    return QString::fromLatin1(kOrigins.at(size_t(origin)));
}

QString originText(const QString &stored)
{
    const auto known = std::find_if(kOrigins.begin(), kOrigins.end(), [&](const char *origin) {
        return stored == QLatin1String(origin);
    });
    return known == kOrigins.end() ? stored : QCoreApplication::translate("StepOrigin", *known);
}

QString withOrigin(const booking::StepText &text, const QString &what)
{
    if (text.origin.isEmpty() || text.origin == storedOrigin(StepOrigin::Inventory)) return what;
    return StepWords::tr("%1: %2", "a page or template, what was changed")
        .arg(originText(text.origin), what);
}

}  // namespace roomrack::desktop
