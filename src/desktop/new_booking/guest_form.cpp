// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/new_booking/guest_form.h"

#include "core/email_address.h"
#include "core/visible_text.h"
#include "dedup/normal.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/choosers.h"
#include "desktop/widgets/kept_place.h"
#include "new_booking/ui_guest_form.h"

#include <QtCore/QLocale>

#include <map>

namespace roomrack::desktop {

namespace {

constexpr int kLongestText = 200;
constexpr int kLongestNotes = 4000;

/// Countries by localized name, with their ISO 3166 code.
std::map<QString, QString> countries()
{
    std::map<QString, QString> byName;
    for (int t = QLocale::AnyTerritory + 1; t <= QLocale::LastTerritory; ++t) {
        const auto territory = QLocale::Territory(t);
        const QString code = QLocale::territoryToCode(territory);
        if (code.size() == 2) byName[QLocale::territoryToString(territory)] = code;
    }
    return byName;
}

void fill(QComboBox *box)
{
    box->addItem(QString(), QString());
    for (const auto &[name, code] : countries()) box->addItem(name, code);
    suggestMatches(box);
}

void showProblem(QWidget *input, QLabel *label, const QString &reason)
{
    style::setWrong(input, !reason.isEmpty());
    style::setTone(label, Tone::Bad);
    label->setText(reason);
    label->setVisible(!reason.isEmpty());
    input->setAccessibleDescription(reason);
}

}  // namespace

GuestForm::GuestForm(QWidget *parent) : QWidget(parent), ui_(std::make_unique<Ui::GuestForm>())
{
    ui_->setupUi(this);
    for (QLabel *problem : {ui_->nameProblem, ui_->emailProblem, ui_->phoneProblem})
        keepPlace(problem);
    fill(ui_->country);
    for (QLineEdit *edit : {ui_->name, ui_->email, ui_->phone, ui_->reference}) {
        edit->setMaxLength(kLongestText);
        connect(edit, &QLineEdit::textEdited, this, &GuestForm::clearProblems);
    }
    connect(ui_->email, &QLineEdit::editingFinished, this, &GuestForm::checkEmail);
    connect(ui_->phone, &QLineEdit::editingFinished, this, &GuestForm::checkPhone);
    connect(ui_->country, &QComboBox::currentTextChanged, this, &GuestForm::edited);
    connect(ui_->notes, &QPlainTextEdit::textChanged, this, &GuestForm::edited);
}

GuestForm::~GuestForm() = default;

void GuestForm::setGuest(const booking::Guest &guest)
{
    ui_->name->setText(guest.name);
    ui_->email->setText(guest.email);
    ui_->phone->setText(guest.phone);
    givenPhone_ = guest.phone.trimmed();
    ui_->reference->setText(guest.reference);
    ui_->notes->setPlainText(guest.notes);
    const int known = ui_->country->findData(guest.country);
    if (known >= 0)
        ui_->country->setCurrentIndex(known);
    else
        ui_->country->setEditText(guest.country);
}

booking::Guest GuestForm::guest() const
{
    booking::Guest g;
    g.name = ui_->name->text().trimmed();
    g.email = ui_->email->text().trimmed();
    g.phone = ui_->phone->text().trimmed();
    g.reference = ui_->reference->text().trimmed();
    g.notes = ui_->notes->toPlainText().trimmed().left(kLongestNotes);
    const QString country = ui_->country->currentText().trimmed();
    const int known = ui_->country->findText(country, Qt::MatchFixedString);
    g.country = known >= 0 ? ui_->country->itemData(known).toString() : country;
    return g;
}

bool GuestForm::check()
{
    const bool named = core::isVisible(guest().name);
    const bool reachable = checkEmail(), callable = checkPhone();
    showProblem(ui_->name, ui_->nameProblem, named ? QString() : tr("Enter the guest's name."));
    if (!named)
        ui_->name->setFocus();
    else if (!reachable)
        ui_->email->setFocus();
    else if (!callable)
        ui_->phone->setFocus();
    return named && reachable && callable;
}

bool GuestForm::checkEmail()
{
    const QString email = guest().email;
    const bool right = email.isEmpty() || core::isGuestAddress(email);
    showProblem(ui_->email, ui_->emailProblem,
                right ? QString() : tr("Enter a valid email address, such as name@example.org."));
    return right;
}

bool GuestForm::checkPhone()
{
    const QString phone = guest().phone;
    const bool right = phone.isEmpty() || phone == givenPhone_ || dedup::isPhoneNumber(phone);
    showProblem(ui_->phone, ui_->phoneProblem,
                right ? QString() : tr("Enter a phone number, such as +351 912 000 111."));
    return right;
}

void GuestForm::focusName()
{
    ui_->name->setFocus();
}

void GuestForm::setLabelWidth(int pixels)
{
    ui_->grid->setColumnMinimumWidth(0, pixels);
}

void GuestForm::clearProblems()
{
    showProblem(ui_->name, ui_->nameProblem, {});
    showProblem(ui_->email, ui_->emailProblem, {});
    showProblem(ui_->phone, ui_->phoneProblem, {});
    emit edited();
}

}  // namespace roomrack::desktop

#include "moc_guest_form.cpp"
