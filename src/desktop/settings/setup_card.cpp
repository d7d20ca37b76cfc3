// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/setup_card.h"

#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ask_dialog.h"

#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

SetupCard::SetupCard(HotelSession &session, HotelReservations &requests, booking::SetupKind kind,
                     const QString &title, const QString &name, QWidget *parent)
    : QFrame(parent), session_(session), requests_(requests), kind_(kind), title_(title),
      name_(name), form_(new QFormLayout), state_(style::text({})),
      remove_(new QPushButton(tr("Remove…"))), discard_(new QPushButton(tr("Discard"))),
      save_(new QPushButton(tr("Save")))
{
    setProperty("look", QStringLiteral("card"));
    setObjectName(name);
    auto *column = style::withoutMargins<QVBoxLayout>(this);
    column->setSpacing(0);
    column->addWidget(style::cardHeader(title));
    form_->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    form_->setHorizontalSpacing(style::kGap);
    form_->setVerticalSpacing(style::kSmallGap);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(form_);
    column->addWidget(style::hairline());
}

QLineEdit *SetupCard::addText(const QString &label, const QString &field,
                              const QString &placeholder, const QString &tip)
{
    auto *edit = new QLineEdit;
    edit->setPlaceholderText(placeholder);
    edit->setToolTip(tip);
    addInput(label, field, edit);
    connect(edit, &QLineEdit::textChanged, this, &SetupCard::edited);
    return edit;
}

QLineEdit *SetupCard::addSecret(const QString &label)
{
    secret_ = addText(label, QStringLiteral("secret"), {});
    secret_->setEchoMode(QLineEdit::Password);
    return secret_;
}

QLineEdit *SetupCard::addSecret(const QString &label, const QString &field, const QString &tip,
                                OtherSecret other)
{
    otherSecret_ = addText(label, field, {}, tip);
    otherSecret_->setEchoMode(QLineEdit::Password);
    other_ = std::move(other);
    return otherSecret_;
}

void SetupCard::addInput(const QString &label, const QString &field, QWidget *input)
{
    QString name = field;
    name.replace(QLatin1Char(' '), QLatin1Char('_'));
    input->setObjectName(name_ + QLatin1Char('.') + name);
    input->setAccessibleName(label);
    form_->addRow(label, input);
    inputs_[field] = input;
}

void SetupCard::offerTest(const QString &text, std::function<void()> test)
{
    test_ = new QPushButton(text);
    test_->setObjectName(name_ + QStringLiteral(".test"));
    connect(test_, &QPushButton::clicked, this, [this, test = std::move(test)] {
        const auto setup = typed();
        if (!setup) {
            markWrong(setup.error().field);
            return say(words(setup.error()), Tone::Bad);
        }
        if (!requests_.host())
            return say(tr("The hotel is still loading. Try again in a moment."), Tone::Warn);
        say(tr("Testing…"), Tone::Neutral);
        test_->setEnabled(false);
        test();
    });
}

void SetupCard::begin()
{
    state_->setObjectName(name_ + QStringLiteral(".state"));
    state_->setAccessibleName(tr("Status: %1").arg(title_));
    state_->setWordWrap(true);
    state_->setTextFormat(Qt::PlainText);
    state_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    style::primary(save_);
    const std::pair<QPushButton *, const char *> named[] = {
        {remove_, ".remove"}, {discard_, ".discard"}, {save_, ".save"}};
    for (const auto &[button, name] : named) {
        button->setObjectName(name_ + QLatin1String(name));
        // Every card has such buttons: the title makes their names unique.
        QString text = button->text();
        button->setAccessibleName(QStringLiteral("%1: %2").arg(title_, text.remove(u'…')));
    }
    auto *column = static_cast<QVBoxLayout *>(layout());
    auto *words = new QHBoxLayout;
    words->setContentsMargins(style::kPadding, 9, style::kPadding, 0);
    words->addWidget(state_);
    column->addLayout(words);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    foot->setSpacing(style::kSmallGap);
    foot->addWidget(remove_);
    foot->addStretch();
    if (test_) foot->addWidget(test_);
    foot->addWidget(discard_);
    foot->addWidget(save_);
    column->addLayout(foot);
    connect(remove_, &QPushButton::clicked, this, &SetupCard::askToRemove);
    connect(save_, &QPushButton::clicked, this, &SetupCard::save);
    connect(discard_, &QPushButton::clicked, this, [this] {
        dirty_ = false;
        said_ = false;
        markWrong({});
        refill();
    });
    connect(&requests_, &HotelReservations::changed, this, &SetupCard::refill);
    connect(&session_, &HotelSession::setupsChanged, this, &SetupCard::refill);
    connect(&session_, &HotelSession::loaded, this, [this] {
        dirty_ = false;
        refill();
    });
    connect(&session_, &HotelSession::personChanged, this, &SetupCard::offer);
    shown_ = QByteArrayLiteral("?");  // differs from any stored setup
    refill();
}

/// Unsaved input is kept when the setup changes elsewhere.
void SetupCard::refill()
{
    if (!dirty_ || shown_ != stored()) {
        const QScopedValueRollback guard(filling_, true);
        shown_ = stored();
        fill(shown_);
        for (QLineEdit *secret : {secret_, otherSecret_})
            if (secret) secret->clear();
        dirty_ = false;
    }
    if (secret_) showWhatIsKept(secret_, requests_.hasSecret(kind_));
    if (otherSecret_) showWhatIsKept(otherSecret_, other_.isKept());
    if (!said_) showState();
    offer();
}

void SetupCard::showWhatIsKept(QLineEdit *secret, bool kept)
{
    secret->setPlaceholderText(kept ? tr("Saved. Leave blank to keep.") : tr("Not set"));
}

std::optional<QByteArray> SetupCard::secret() const
{
    if (!secret_ || secret_->text().isEmpty()) return {};
    return secret_->text().toUtf8();
}

void SetupCard::edited()
{
    if (filling_) return;
    dirty_ = true;
    said_ = false;
    markWrong({});
    offer();
}

/// The reason suffices if the field is on this card and gets a frame; its internal name means
/// nothing to users.
QString SetupCard::words(const Error &error) const
{
    return inputs_.count(error.field) > 0 ? error.reason : error.text();
}

void SetupCard::markWrong(const QString &field)
{
    for (const auto &[name, input] : inputs_) style::setWrong(input, name == field);
    const auto at = inputs_.find(field);
    if (at != inputs_.end()) at->second->setFocus(Qt::OtherFocusReason);
}

void SetupCard::say(const QString &text, Tone tone)
{
    said_ = true;
    style::setTone(state_, tone);
    state_->setText(text);
}

void SetupCard::showState()
{
    const auto status = requests_.status();
    const bool set = !stored().isEmpty();
    if (!set) {
        style::setTone(state_, Tone::Neutral);
        return state_->setText(whenUnset());
    }
    const QString wrong = status ? trouble(*status) : QString();
    style::setTone(state_, wrong.isEmpty() ? Tone::Good : Tone::Bad);
    if (!wrong.isEmpty())
        state_->setText(QStringLiteral("✕ ") + wrong);
    else if (status)
        state_->setText(QStringLiteral("✓ ") + fine(*status));
    else
        state_->setText(tr("Configured."));
}

/// Enables only what the role allows and what has an effect.
void SetupCard::offer()
{
    const QString why = whyNot();
    for (const auto &[name, input] : inputs_) {
        input->setEnabled(why.isEmpty());
        if (!why.isEmpty()) input->setToolTip(style::tip(why));
    }
    const bool set = !stored().isEmpty();
    remove_->setVisible(set);
    remove_->setEnabled(why.isEmpty());
    discard_->setEnabled(dirty_);
    save_->setEnabled(why.isEmpty() && dirty_);
    save_->setToolTip(style::tip(why));
    if (test_) test_->setEnabled(why.isEmpty() && (dirty_ || set));
}

QString SetupCard::whenUnset() const
{
    return tr("Not configured.");
}

QString SetupCard::whatRemovingDoes() const
{
    return tr("Deletes these settings and the stored password or key. Pending "
              "items wait until the settings are entered again.");
}

void SetupCard::report(const QString &text)
{
    say(text, Tone::Neutral);
    offer();
}

void SetupCard::tested(const QString &wrong)
{
    say(wrong.isEmpty() ? tr("✓ Test successful.") : tr("✕ Test failed: %1").arg(wrong),
        wrong.isEmpty() ? Tone::Good : Tone::Bad);
    offer();
}

void SetupCard::save()
{
    const auto content = typed();
    if (!content) {
        markWrong(content.error().field);
        return say(words(content.error()), Tone::Bad);
    }
    store(*content);
}

void SetupCard::store(const QByteArray &content)
{
    using State = secrets::Secrets::State;
    secrets::Secrets &secrets = requests_.secrets();
    secrets.begin();
    const bool sealed = secrets.state() == State::Locked || secrets.state() == State::Empty;
    const QByteArray other = otherSecret_ ? otherSecret_->text().toUtf8() : QByteArray();
    if ((secret() || !other.isEmpty()) && sealed) {
        auto *dialog = new PassphraseDialog(secrets, window());
        connect(dialog, &QDialog::accepted, this, [this, content] { store(content); });
        connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
        return dialog->open();
    }
    save_->setEnabled(false);
    requests_.save(kind_, content, secret(), this,
                   [this, content, other](const Result<void> &done) {
                       if (!done) {
                           markWrong(done.error().field);
                           say(tr("Settings not saved: %1").arg(words(done.error())), Tone::Bad);
                           return offer();
                       }
                       if (other.isEmpty() || content.isEmpty()) return saved();
                       // Only now: until the setup is saved, the stored secret belongs to the
                       // previous one.
                       other_.keep(other, [this](const Result<void> &kept) {
                           saved();
                           if (!kept) say(words(kept.error()), Tone::Bad);
                       });
                   });
}

void SetupCard::saved()
{
    dirty_ = false;
    said_ = false;
    refill();
}

void SetupCard::askToRemove()
{
    auto *dialog = new AskDialog(
        {tr("Remove “%1”?").arg(title_), whatRemovingDoes(), tr("&Remove"), tr("&Cancel"), true},
        window());
    connect(dialog, &QDialog::accepted, this, [this] { store({}); });
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_setup_card.cpp"
