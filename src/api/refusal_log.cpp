// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/refusal_log.h"

#include <algorithm>

namespace roomrack::api {

namespace {

constexpr qsizetype kLongest = 300;

/// What strangers say is one line, and no codes for a terminal.
QString harmless(QString text)
{
    text.truncate(kLongest);
    std::replace_if(
        text.begin(), text.end(), [](QChar c) { return !c.isPrint(); }, QChar(u'?'));
    return text;
}

}  // namespace

QStringList RefusalLog::lines(int status, const QString &from, const QString &what)
{
    QStringList out;
    const Instant now = clock_.wall();
    const qint64 passed = now - since_;
    if (passed < 0 || passed >= 60 * kSecond) {
        if (withheld_ > 0)
            out += ErrorText::tr("%n more request(s) were refused", nullptr, withheld_);
        since_ = now;
        written_ = withheld_ = 0;
    }
    if (++written_ > kAtMost) {
        ++withheld_;
        return out;
    }
    out += QStringLiteral("%1 %2 %3").arg(status).arg(from, harmless(what));
    return out;
}

}  // namespace roomrack::api
