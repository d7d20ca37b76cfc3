// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/widgets/folding_card.h"

#include "desktop/theme/style.h"

#include <QtCore/QSettings>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kButton = 30;  ///< wide

}  // namespace

FoldingCard::FoldingCard(const QString &title, QWidget *parent)
    : QFrame(parent), title_(title), header_(style::cardHeader(title, &sum_)),
      button_(new QPushButton), inside_(new QWidget), body_(new QVBoxLayout(inside_))
{
    setProperty("look", QStringLiteral("card"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, style::kRadius - 1);
    column->setSpacing(0);
    column->addWidget(header_);
    column->addWidget(inside_, 1);
    body_->setContentsMargins(0, 0, 0, 0);
    body_->setSpacing(0);
    body_->addWidget(style::hairline());
    button_->setObjectName(QStringLiteral("fold"));
    button_->setCheckable(true);
    button_->setFixedWidth(kButton);
    button_->setFocusPolicy(Qt::TabFocus);
    style::small(button_);
    style::flat(button_);
    header_->layout()->addWidget(button_);
    header_->layout()->setContentsMargins(style::kPadding, 0, 6, 0);
    header_->layout()->setSpacing(2);
    connect(button_, &QPushButton::toggled, this, [this](bool folded) {
        apply(folded);
        emit foldedChanged(folded);
    });
    apply(false);
}

bool FoldingCard::isFolded() const
{
    return button_->isChecked();
}

void FoldingCard::setFolded(bool folded)
{
    button_->setChecked(folded);
}

void FoldingCard::keepFolded(QSettings &settings, const QString &key)
{
    setFolded(settings.value(key).toBool());
    connect(this, &FoldingCard::foldedChanged, this,
            [&settings, key](bool folded) { settings.setValue(key, folded); });
}

void FoldingCard::addTool(QWidget *tool)
{
    auto *row = static_cast<QBoxLayout *>(header_->layout());
    row->insertWidget(row->count() - 1, tool);
    tools_ << tool;
}

void FoldingCard::apply(bool folded)
{
    inside_->setVisible(!folded);
    for (QWidget *tool : tools_) tool->setVisible(!folded);
    // A collapsed card is not higher than its header, whatever room there is.
    setSizePolicy(QSizePolicy::Preferred, folded ? QSizePolicy::Maximum : QSizePolicy::Preferred);
    const QString what = folded ? tr("Expand “%1”").arg(title_) : tr("Collapse “%1”").arg(title_);
    button_->setText(folded ? QStringLiteral("▾") : QStringLiteral("▴"));
    button_->setAccessibleName(what);
    button_->setToolTip(what);
}

}  // namespace roomrack::desktop

#include "moc_folding_card.cpp"
