// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/figure_card.h"

#include "desktop/theme/style.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

FigureCard::FigureCard(const QString &name, QWidget *parent)
    : QFrame(parent), name_(name), caption_(style::muted(name)),
      value_(style::figure(QStringLiteral("–"))), note_(style::muted(QStringLiteral(" ")))
{
    setProperty("look", QStringLiteral("card"));
    setFixedHeight(73);
    setMinimumWidth(110);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(style::kPadding, 8, style::kPadding, 7);
    column->setSpacing(0);
    caption_->setFixedHeight(16);
    value_->setFixedHeight(24);
    note_->setFixedHeight(15);
    column->addWidget(caption_);
    column->addWidget(value_);
    column->addWidget(note_);
}

void FigureCard::setName(const QString &name)
{
    name_ = name;
    caption_->setText(name);
}

void FigureCard::show(const QString &value, const QString &note, Tone tone)
{
    if (value_->text() != value) value_->setText(value);
    if (note_->text() != note) note_->setText(note);
    style::setTone(note_, tone);
    setAccessibleName(QStringLiteral("%1: %2, %3").arg(name_, value, note));
}

QString FigureCard::value() const
{
    return value_->text();
}

QString FigureCard::note() const
{
    return note_->text();
}

}  // namespace roomrack::desktop

#include "moc_figure_card.cpp"
