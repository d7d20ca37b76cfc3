// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/template_name.h"

#include "booking/limits.h"
#include "desktop/theme/style.h"

#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

namespace roomrack::desktop {

namespace {

constexpr int kNameWidth = 320;

}  // namespace

TemplateName::TemplateName(QStringList known, const QString &name, QWidget *parent)
    : QDialog(parent), known_(std::move(known)), frame_(this), name_(new QLineEdit(name)),
      what_(style::muted({}))
{
    setObjectName(QStringLiteral("bulk.nameDialog"));
    QVBoxLayout *column =
        frame_.begin({tr("Save as template"), tr("&Save"), tr("&Cancel"), false, true});
    name_->setObjectName(QStringLiteral("bulk.name"));
    name_->setMaxLength(booking::kMostTemplateName);
    name_->setMinimumWidth(kNameWidth);
    name_->setPlaceholderText(tr("Easter closure"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Name"), name_);
    column->addLayout(form);
    what_->setObjectName(QStringLiteral("bulk.nameNote"));
    what_->setWordWrap(true);
    column->addWidget(what_);
    frame_.end([this] {
        emit named(name_->text().trimmed());
        accept();
    });
    connect(name_, &QLineEdit::textChanged, this, &TemplateName::refresh);
    refresh();
}

void TemplateName::refresh()
{
    const QString name = name_->text().trimmed();
    const bool replaces = known_.contains(name);
    frame_.confirm()->setEnabled(!name.isEmpty());
    frame_.confirm()->setText(replaces ? tr("&Replace") : tr("&Save"));
    what_->setText(replaces ? tr("The existing template with this name will be replaced.")
                            : tr("Saves the rows, weekdays, operation and the spacing of the date "
                                 "ranges, but not the dates."));
}

}  // namespace roomrack::desktop

#include "moc_template_name.cpp"
