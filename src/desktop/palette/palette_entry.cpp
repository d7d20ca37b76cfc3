// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/palette/palette_entry.h"

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

/// Without case and accents.
QString folded(const QString &text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.category() != QChar::Mark_NonSpacing) plain += c.toCaseFolded();
    }
    return plain;
}

bool hasWord(const QString &text, const QString &beginning)
{
    for (qsizetype at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber()) return true;
    }
    return false;
}

bool hasWords(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString &word) { return hasWord(text, word); });
}

/// 0: the text begins as typed, 1: the text has the words, 2: text and detail have them, 3: no.
int rankOf(const PaletteEntry &entry, const QString &typed, const QStringList &words)
{
    const QString text = folded(entry.text);
    if (text.startsWith(typed)) return 0;
    if (hasWords(text, words)) return 1;
    return hasWords(text + u' ' + folded(entry.detail), words) ? 2 : 3;
}

}  // namespace

std::vector<PaletteEntry> matching(const std::vector<PaletteEntry> &entries, const QString &typed)
{
    const QString plain = folded(typed.simplified());
    const QStringList words = plain.split(u' ', Qt::SkipEmptyParts);
    std::vector<std::pair<int, const PaletteEntry *>> ranked;
    for (const PaletteEntry &entry : entries) {
        if (const int rank = rankOf(entry, plain, words); rank < 3)
            ranked.emplace_back(rank, &entry);
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const auto &a, const auto &b) {
        return std::pair(a.second->group, a.first) < std::pair(b.second->group, b.first);
    });
    std::vector<PaletteEntry> found;
    for (const auto &[rank, entry] : ranked) found.push_back(*entry);
    return found;
}

}  // namespace roomrack::desktop
