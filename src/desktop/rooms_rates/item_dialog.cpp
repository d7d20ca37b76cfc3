// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/rooms_rates/item_dialog.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/form_fields.h"

#include <QtWidgets/QCheckBox>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabWidget>

#include <utility>

namespace roomrack::desktop {

namespace {

/// The input that an error is about. Forms call some of them otherwise than errors do.
QWidget *inputAbout(const QWidget *form, const QString &field)
{
    static constexpr std::pair<const char *, const char *> kOthers[] = {
        {"room", "room number"},
        {"rate plan code", "plan code"},
        {"base rate plan", "parent"},
        {"adjustment", "percent"},
        {"dates of stay", "stay to"},
        {"dates of sale", "sale to"},
        {"arrival weekdays", "day1"},
        {"VAT", "name"},
        {"meal part", "name"},
        {"city tax", "name"},
        {"fee", "name"},
        {"rate or amount", "values"},
        {"charged", "basis"},
        {"age bands", "ages"},
        {"exemption", "exemptions"}};
    if (QWidget *input = inputOf(form, field)) return input;
    for (const auto &[said, name] : kOthers) {
        if (field == QLatin1String(said)) return inputOf(form, QLatin1String(name));
    }
    return nullptr;
}

}  // namespace

ItemDialog::ItemDialog(const DescriptionFlow &flow, QWidget *parent)
    : QDialog(parent), flow_(flow), seen_(flow.revision())
{
    connect(&flow_.session, &HotelSession::loaded, this, [this] {
        if (!busy_) refresh();
    });
}

QWidget *ItemDialog::begin(const QString &title, const QString &confirm, const QString &explanation)
{
    frame_.begin({title, confirm, tr("&Cancel"), false, true});
    if (!explanation.isEmpty()) frame_.explain(explanation);
    return frame_.addBody();
}

void ItemDialog::end()
{
    frame_.addProblem();
    frame_.end([this] { save(); });
    whenEdited(this, this, [this] {
        if (wrong_) say(QString(), nullptr);
    });
}

void ItemDialog::say(const QString &problem, QWidget *where)
{
    wrong_ = problem.isEmpty() ? nullptr : where;
    frame_.showProblem(problem);
    for (QWidget *field : inputsOf(this))
        style::setWrong(field, field == where && !problem.isEmpty());
    if (!where || problem.isEmpty()) return;
    for (auto *tabs : findChildren<QTabWidget *>()) {
        for (int i = 0; i < tabs->count(); ++i) {
            if (tabs->widget(i)->isAncestorOf(where)) tabs->setCurrentIndex(i);
        }
    }
    where->setFocus(Qt::OtherFocusReason);
}

void ItemDialog::say(const Error &error)
{
    QWidget *input = inputAbout(this, error.field);
    // A box is one choice of what the error is about.
    const bool named = input && !qobject_cast<QCheckBox *>(input);
    const QString label = named ? input->accessibleName() : QString();
    say(label.isEmpty() ? error.text()
                        : tr("%1: %2", "input, what is wrong").arg(label, error.reason),
        input);
}

void ItemDialog::save()
{
    if (busy_) return;
    auto wanted = items();
    if (!wanted) return;
    say(QString(), nullptr);
    setBusy(true);
    booking::EditDescription edit;
    edit.caller = session().desk();
    edit.items = std::move(*wanted);
    edit.seen = seen_;
    edit.text.label = stepLabel();
    edit.text.origin = tr("Rooms & rates");
    flow_.carryOut(std::move(edit), this,
                   {[this](const Result<booking::Answer> &answer) { answered(answer); },
                    [this] {
                        setBusy(false);
                        refresh();
                    }});
}

void ItemDialog::setBusy(bool busy)
{
    busy_ = busy;
    frame_.setConfirmEnabled(!busy);
}

void ItemDialog::answered(const Result<booking::Answer> &answer)
{
    setBusy(false);
    if (answer) {
        emit carriedOut(*answer, itemName(), doneText());
        accept();
        return;
    }
    say(answer.error());
    refresh();
}

/// Does nothing until the window has the changed description.
void ItemDialog::refresh()
{
    const QByteArray now = flow_.revision();
    if (now == seen_) return;
    seen_ = now;
    descriptionChanged();
    say(tr("Rooms or rate plans were changed at another desk. They are loaded again, and your "
           "entries are kept. Check them and save again."),
        nullptr);
}

}  // namespace roomrack::desktop

#include "moc_item_dialog.cpp"
