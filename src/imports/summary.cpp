// SPDX-License-Identifier: GPL-3.0-or-later
#include "imports/summary.h"

#include <QtCore/QLocale>

#include <algorithm>

namespace roomrack::imports {

namespace {

constexpr int kLinesShown = 5;

class Table {
public:
    void add(const QString &title, qint64 value)
    {
        rows_.emplace_back(title, locale_.toString(value));
    }
    void add(const QString &title, const QString &value) { rows_.emplace_back(title, value); }
    QString text() const
    {
        qsizetype widest = 0;
        for (const auto &row : rows_) widest = std::max(widest, row.first.size());
        QString out;
        for (const auto &[title, value] : rows_) {
            out += title.leftJustified(widest + 2) + value + QLatin1Char('\n');
        }
        return out;
    }

private:
    QLocale locale_;
    std::vector<std::pair<QString, QString>> rows_;
};

}  // namespace

QStringList problemLines(const std::vector<Problem> &problems)
{
    std::array<std::vector<const Problem *>, kProblemKinds> byKind;
    for (const Problem &p : problems) byKind[size_t(p.kind)].push_back(&p);
    std::sort(byKind.begin(), byKind.end(),
              [](const auto &a, const auto &b) { return a.size() > b.size(); });
    QStringList out;
    for (const auto &kind : byKind) {
        if (kind.empty()) continue;
        QStringList lines;
        for (size_t i = 0; i < kind.size() && i < kLinesShown; ++i) {
            lines << QString::number(kind[i]->line);
        }
        if (kind.size() > kLinesShown) lines << QStringLiteral("...");
        out << ErrorText::tr("%2 (%1): lines %3; first: %4")
                   .arg(QLocale().toString(qint64(kind.size())), problemTitle(kind.front()->kind),
                        lines.join(QStringLiteral(", ")), kind.front()->text());
    }
    return out;
}

QString summaryText(const Summary &s)
{
    Table table;
    table.add(ErrorText::tr("Hotel"), s.property);
    table.add(ErrorText::tr("Rows in the file"), s.lines);
    table.add(ErrorText::tr("Valid rows"), s.usable);
    table.add(ErrorText::tr("Rejected rows"), qint64(s.problems.size()));
    table.add(ErrorText::tr("Bookings"), s.bookings);
    if (s.repeated > 0) table.add(ErrorText::tr("Already imported"), s.repeated);
    if (s.carriedOn > 0) table.add(ErrorText::tr("Of these, updated"), s.carriedOn);
    if (s.later > 0) table.add(ErrorText::tr("Booked after cut-off date"), s.later);
    table.add(ErrorText::tr("Changes"), s.changes);
    table.add(ErrorText::tr("Cancellations"), s.cancellations);
    table.add(ErrorText::tr("No-shows"), s.noShows);
    table.add(ErrorText::tr("Departures"), s.departures);
    table.add(ErrorText::tr("In house"), s.inHouse);
    table.add(ErrorText::tr("Upcoming"), s.open);
    table.add(ErrorText::tr("Room nights"), s.roomNights);
    table.add(ErrorText::tr("Bookings above the limit"), s.oversoldBookings);
    table.add(ErrorText::tr("Oversold nights"), s.oversoldNights);
    table.add(ErrorText::tr("Rooms"), s.rooms);
    table.add(ErrorText::tr("Business date"), s.businessDate.iso());
    table.add(ErrorText::tr("Duration"),
              ErrorText::tr("%1 s").arg(QLocale().toString(double(s.micros) / 1e6, 'f', 2)));
    QString text = table.text();
    for (const QString &line : problemLines(s.problems)) text += line + QLatin1Char('\n');
    return text;
}

}  // namespace roomrack::imports
