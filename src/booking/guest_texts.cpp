// SPDX-License-Identifier: GPL-3.0-or-later
#include "booking/guest_texts.h"

#include <QtCore/QRegularExpression>

#include <algorithm>

namespace roomrack::booking {

namespace {

constexpr qsizetype kShortestMark = 4;
constexpr size_t kMostWords = 3;

bool isMark(const QString &text)
{
    return text.size() >= kShortestMark;
}

/// Codecs write given name and surname apart. Two or three letters alone are no mark.
std::vector<QByteArray> wordsOf(const QString &name)
{
    static const QRegularExpression gaps(QStringLiteral("[\\s,;.]+"));
    QStringList words = name.split(gaps, Qt::SkipEmptyParts);
    words.removeIf([](const QString &word) { return word.size() < 2; });
    std::sort(words.begin(), words.end(), [](const QString &a, const QString &b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
    std::vector<QByteArray> found;
    if (words.isEmpty() || !isMark(words.front())) return found;
    for (const QString &word : words) {
        if (found.size() < kMostWords) found.push_back(word.toUtf8());
    }
    return found;
}

}  // namespace

GuestMarks marksOf(const std::vector<Guest> &guests)
{
    GuestMarks marks;
    const auto add = [&marks](std::vector<QByteArray> group) {
        const bool isNew = std::find(marks.begin(), marks.end(), group) == marks.end();
        if (!group.empty() && isNew) marks.push_back(std::move(group));
    };
    for (const Guest &guest : guests) {
        for (const QString &text : {guest.email, guest.phone, guest.reference}) {
            const QString plain = text.trimmed();
            if (isMark(plain)) add({plain.toUtf8()});
        }
        add(wordsOf(guest.name));
    }
    return marks;
}

}  // namespace roomrack::booking
