// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bulk/bulk_templates.h"

#include "desktop/bulk/template_name.h"
#include "desktop/theme/style.h"

#include <QtWidgets/QComboBox>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QPushButton>

#include <algorithm>

namespace roomrack::desktop {

BulkTemplates::BulkTemplates(HotelSession &session, std::function<Result<QString>()> content,
                             QWidget *parent)
    : QWidget(parent), session_(session), content_(std::move(content)), list_(new QComboBox),
      save_(new QPushButton(tr("Save as &template…"))), delete_(new QPushButton(tr("&Delete…")))
{
    auto *row = style::withoutMargins<QHBoxLayout>(this);
    row->setSpacing(style::kSmallGap);
    list_->setObjectName(QStringLiteral("bulk.template"));
    list_->setAccessibleName(tr("Template"));
    list_->setMinimumContentsLength(14);
    save_->setObjectName(QStringLiteral("bulk.saveTemplate"));
    delete_->setObjectName(QStringLiteral("bulk.deleteTemplate"));
    delete_->setAccessibleName(tr("Delete template"));
    row->addWidget(list_, 1);
    row->addWidget(save_);
    row->addWidget(delete_);
    connect(list_, &QComboBox::activated, this, &BulkTemplates::choose);
    connect(save_, &QPushButton::clicked, this, &BulkTemplates::askName);
    connect(delete_, &QPushButton::clicked, this, &BulkTemplates::askDelete);
    connect(&session.changes(), &HotelChanges::happened, this, [this](const auto &records) {
        if (std::any_of(records.begin(), records.end(), [](const booking::Record &r) {
                return r.kind == booking::RecordKind::TemplateSaved;
            }))
            reload();
    });
    connect(&session.users(), &DeskUsers::personChanged, this, &BulkTemplates::offer);
    fill();
    reload();
}

/// Enables only what the role allows.
void BulkTemplates::offer()
{
    const QString why = session_.whyNot(booking::Act::SaveTemplates);
    save_->setEnabled(why.isEmpty());
    delete_->setEnabled(why.isEmpty() && !current_.isEmpty());
    for (QPushButton *button : {save_, delete_}) button->setToolTip(style::tip(why));
}

void BulkTemplates::reload()
{
    session_.ask(storage::Templates{session_.property()}, this,
                 [this](const Result<std::vector<storage::SavedTemplate>> &found) {
                     if (!found) {
                         emit said(found.error().text(), true);
                         return;
                     }
                     known_ = *found;
                     fill();
                 });
}

void BulkTemplates::fill()
{
    list_->clear();
    list_->addItem(known_.empty() ? tr("No saved templates") : tr("No template"));
    for (const storage::SavedTemplate &each : known_) list_->addItem(each.name);
    const int at = current_.isEmpty() ? 0 : list_->findText(current_);
    if (at < 0) current_.clear();
    list_->setCurrentIndex(std::max(0, at));
    list_->setEnabled(!known_.empty());
    offer();
}

void BulkTemplates::choose(int index)
{
    current_ = index > 0 ? known_[size_t(index - 1)].name : QString();
    offer();
    if (index > 0) emit chosen(current_, known_[size_t(index - 1)].content);
}

void BulkTemplates::askName()
{
    if (const auto content = content_(); !content) {
        emit said(content.error().reason, true);
        return;
    }
    QStringList names;
    for (const storage::SavedTemplate &each : known_) names << each.name;
    auto *dialog = new TemplateName(names, current_, this);
    connect(dialog, &TemplateName::named, this, &BulkTemplates::save);
    dialog->open();
}

void BulkTemplates::save(const QString &name)
{
    const auto content = content_();
    if (!content) {
        emit said(content.error().reason, true);
        return;
    }
    booking::SaveTemplate command{session_.desk(), name, *content};
    session_.submit(command, this, [this, name](const Result<booking::Answer> &answer) {
        if (answer) {
            current_ = name;
            reload();
        }
        emit said(answer ? tr("Template “%1” saved.").arg(name) : answer.error().text(), !answer);
    });
}

void BulkTemplates::askDelete()
{
    if (current_.isEmpty()) return;
    auto *box = new QMessageBox(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(QStringLiteral("bulk.askDelete"));
    box->setWindowTitle(tr("Delete template"));
    box->setTextFormat(Qt::PlainText);
    box->setText(tr("Delete the template “%1”?").arg(current_));
    box->setInformativeText(
        tr("Changes already made with it are kept. The template cannot be restored."));
    QPushButton *yes = box->addButton(tr("&Delete template"), QMessageBox::AcceptRole);
    QPushButton *no = box->addButton(tr("&Cancel"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    style::danger(yes);
    connect(yes, &QPushButton::clicked, this, [this, name = current_] { remove(name); });
    box->open();
}

void BulkTemplates::remove(const QString &name)
{
    session_.submit(booking::SaveTemplate{session_.desk(), name, {}}, this,
                    [this, name](const Result<booking::Answer> &answer) {
                        if (answer && current_ == name) current_.clear();
                        emit said(answer ? tr("Template “%1” deleted.").arg(name)
                                         : answer.error().text(),
                                  !answer);
                    });
}

}  // namespace roomrack::desktop

#include "moc_bulk_templates.cpp"
