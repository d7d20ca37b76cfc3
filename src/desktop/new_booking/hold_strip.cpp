// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/hold_strip.h"

#include "desktop/theme/style.h"
#include "desktop/theme/theme.h"
#include "desktop/widgets/kept_place.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

namespace {

/// A shorter remaining time is shown in red.
constexpr qint64 kShort = 60 * kSecond;
constexpr int kSteps = 1000;

}  // namespace

HoldStrip::HoldStrip(int lines, QWidget *parent)
    : QFrame(parent), text_(style::text({})), time_(style::text({})), bar_(new QProgressBar)
{
    setProperty("look", QStringLiteral("card"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(style::kPadding, 10, style::kPadding, 12);
    column->setSpacing(8);
    auto *row = new QHBoxLayout;
    text_->setWordWrap(true);
    text_->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    keepPlace(text_, lines);
    time_->setFont(Theme::monospace(TextSize::Title, QFont::Bold));
    // The text beside it is not wrapped anew when the time becomes shorter.
    time_->setMinimumWidth(QFontMetrics(time_->font()).horizontalAdvance(countdownText(kHour)));
    time_->setAlignment(Qt::AlignTrailing | Qt::AlignTop);
    time_->setObjectName(QStringLiteral("countdown"));
    time_->setAccessibleName(tr("Time left for this hold"));
    row->addWidget(text_, 1);
    row->addWidget(time_, 0, Qt::AlignTop);
    column->addLayout(row);
    bar_->setTextVisible(false);
    bar_->setRange(0, kSteps);
    column->addWidget(bar_);
}

void HoldStrip::setText(const QString &text)
{
    text_->setText(text);
    style::setTone(text_, Tone::Neutral);
}

void HoldStrip::setTime(qint64 remaining, qint64 span)
{
    time_->setText(countdownText(remaining));
    style::setTone(time_, remaining < kShort ? Tone::Bad : Tone::Neutral);
    bar_->setVisible(true);
    bar_->setValue(
        int(std::clamp<qint64>(remaining * kSteps / std::max<qint64>(1, span), 0, kSteps)));
}

void HoldStrip::setOver(const QString &text)
{
    text_->setText(text);
    style::setTone(text_, Tone::Bad);
    time_->setText(countdownText(0));
    style::setTone(time_, Tone::Bad);
    bar_->setValue(0);
}

QString HoldStrip::countdown() const
{
    return time_->text();
}

}  // namespace roomrack::desktop

#include "moc_hold_strip.cpp"
