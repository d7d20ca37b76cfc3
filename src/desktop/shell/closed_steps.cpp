// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/closed_steps.h"

#include "desktop/words/stay_words.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>

#include <algorithm>
#include <iterator>

namespace roomrack::desktop {

namespace {

struct ClosedStepWords {
    Q_DECLARE_TR_FUNCTIONS(LastAct)
};

constexpr int kMostNamed = 3;

/// Each booking once, in the order of the steps; of many the first ones.
QString bookingsText(const std::vector<booking::Step> &steps)
{
    QStringList bookings;
    for (const booking::Step &step : steps) bookings << bookingNumber(step.booking);
    bookings.removeDuplicates();
    const QString named = bookings.mid(0, kMostNamed).join(QStringLiteral(", "));
    const int more = int(bookings.size()) - kMostNamed;
    if (more <= 0) return named;
    return ClosedStepWords::tr("%1 and %n more", "numbers of bookings; how many there are more",
                               more)
        .arg(named);
}

}  // namespace

std::vector<booking::Step> ClosedSteps::untold(qint64 after) const
{
    std::vector<booking::Step> steps;
    std::copy_if(steps_.begin(), steps_.end(), std::back_inserter(steps),
                 [&](const auto &step) { return step.id > after && !told_.contains(step.id); });
    return steps;
}

void ClosedSteps::setTold(qint64 after)
{
    for (const booking::Step &step : untold(after)) told_.insert(step.id);
}

QString closedUndoText(const std::vector<booking::Step> &steps)
{
    const QString text =
        steps.size() == 1 ? ClosedStepWords::tr(
            "The change of %1 cannot be undone because the booking is closed.")
                          : ClosedStepWords::tr("Changes of closed bookings cannot be undone: %1.");
    return text.arg(bookingsText(steps));
}

QString closedRedoText(const std::vector<booking::Step> &steps)
{
    const QString text =
        steps.size() == 1 ? ClosedStepWords::tr(
            "The change of %1 cannot be redone because the booking is closed.")
                          : ClosedStepWords::tr("Changes of closed bookings cannot be redone: %1.");
    return text.arg(bookingsText(steps));
}

}  // namespace roomrack::desktop
