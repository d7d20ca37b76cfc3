// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/setup_card.h"

#include "desktop/secrets/passphrase_dialog.h"
#include "desktop/settings/unsaved_cards.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/form_fields.h"
#include "settings/ui_setup_card.h"

#include <QtCore/QPointer>
#include <QtCore/QScopedValueRollback>
#include <QtWidgets/QLineEdit>

namespace roomrack::desktop {

namespace {

/// The reason suffices if the field is on this card and gets a frame; its internal name means
/// nothing to users.
QString errorWords(const QWidget *fields, const Error &error)
{
    return inputOf(fields, error.field) ? error.reason : error.text();
}

}  // namespace

SetupCard::SetupCard(HotelSession &session, HotelReservations &requests, booking::SetupKind kind,
                     const QString &title, const QString &name, QWidget *parent)
    : QFrame(parent), session_(session), requests_(requests), switch_(session), kind_(kind),
      title_(title), name_(name), ui_(std::make_unique<Ui::SetupCard>())
{
    setObjectName(name);
    ui_->setupUi(this);
    ui_->title->setText(title);
    ui_->state->setAccessibleName(tr("Status: %1").arg(title_));
    // Every card has such buttons: the title makes their names unique.
    for (QPushButton *button : {ui_->remove, ui_->discard, ui_->save}) {
        QString text = button->text();
        button->setAccessibleName(QStringLiteral("%1: %2").arg(title_, text.remove(u'…')));
    }
}

SetupCard::~SetupCard() = default;

QWidget *SetupCard::fields() const
{
    return ui_->fields;
}

void SetupCard::offerTest(const QString &text, std::function<void()> test)
{
    ui_->test->setText(text);
    ui_->test->show();
    connect(ui_->test, &QPushButton::clicked, this, [this, test = std::move(test)] {
        const auto setup = typed();
        if (!setup) {
            markWrong(setup.error().field);
            return report(errorWords(fields(), setup.error()), Tone::Bad);
        }
        if (!requests_.host())
            return report(tr("The hotel is still loading. Try again in a moment."), Tone::Warn);
        report(tr("Testing…"), Tone::Neutral);
        ui_->test->setEnabled(false);
        test();
    });
}

void SetupCard::begin()
{
    nameFields(this, name_);
    secret_ = qobject_cast<QLineEdit *>(inputOf(fields(), QStringLiteral("secret")));
    whenEdited(fields(), this, [this] {
        if (filling_) return;
        dirty_ = true;
        ++edits_;
        said_ = false;
        markWrong({});
        offer();
    });
    // The fields were created after the buttons.
    QWidget *before = inputsOf(fields()).back();
    for (QPushButton *button : {ui_->remove, ui_->test, ui_->discard, ui_->save}) {
        setTabOrder(before, button);
        before = button;
    }
    connect(ui_->remove, &QPushButton::clicked, this, &SetupCard::askToRemove);
    connect(ui_->save, &QPushButton::clicked, this, &SetupCard::save);
    connect(ui_->discard, &QPushButton::clicked, this, &SetupCard::discard);
    connect(&requests_, &HotelReservations::changed, this, &SetupCard::refill);
    connect(&session_.changes(), &HotelChanges::setupsChanged, this, &SetupCard::refill);
    connect(&session_, &HotelSession::loaded, this, [this] {
        if (switch_.happened()) {
            dirty_ = said_ = false;
            pending_.reset();
        }
        refill();
    });
    connect(&session_.users(), &DeskUsers::personChanged, this, &SetupCard::offer);
    refill();
}

/// Unsaved input is kept when the setup changes elsewhere.
void SetupCard::refill()
{
    const QByteArray inFile = session_.view().setup(kind_);
    if (pending_ && (inFile == pending_->content || inFile != pending_->before)) pending_.reset();
    if (!dirty_ && !saving_) {
        const QScopedValueRollback guard(filling_, true);
        fill(stored());
        for (QLineEdit *secret : {secret_, other_.input})
            if (secret) secret->clear();
    }
    const auto words = [](bool kept) {
        return kept ? tr("Saved. Leave blank to keep.") : tr("Not set");
    };
    if (secret_) secret_->setPlaceholderText(words(requests_.hasSecret(kind_)));
    if (other_.input) other_.input->setPlaceholderText(words(other_.isKept()));
    if (!said_) showState();
    offer();
}

std::optional<QByteArray> SetupCard::secret() const
{
    if (!secret_ || secret_->text().isEmpty()) return {};
    return secret_->text().toUtf8();
}

void SetupCard::markWrong(const QString &field)
{
    QWidget *wrong = inputOf(fields(), field);
    for (QWidget *input : inputsOf(fields())) style::setWrong(input, input == wrong);
    if (wrong) wrong->setFocus(Qt::OtherFocusReason);
}

void SetupCard::report(const QString &text, Tone tone)
{
    said_ = true;
    style::setTone(ui_->state, tone);
    ui_->state->setText(text);
    offer();
}

void SetupCard::showState()
{
    const auto status = requests_.status();
    const bool set = !stored().isEmpty();
    if (!set) {
        style::setTone(ui_->state, Tone::Neutral);
        return ui_->state->setText(whenUnset());
    }
    const QString wrong = status ? trouble(*status) : QString();
    style::setTone(ui_->state, wrong.isEmpty() ? Tone::Good : Tone::Bad);
    if (!wrong.isEmpty())
        ui_->state->setText(QStringLiteral("✕ ") + wrong);
    else if (status)
        ui_->state->setText(QStringLiteral("✓ ") + fine(*status));
    else
        ui_->state->setText(tr("Configured."));
}

/// Enables only what the role allows and what has an effect.
void SetupCard::offer()
{
    const QString why = session_.whyNot(booking::Act::DescribeHotel);
    for (QWidget *input : inputsOf(fields())) {
        input->setEnabled(why.isEmpty());
        if (!why.isEmpty()) input->setToolTip(style::tip(why));
    }
    const bool set = !stored().isEmpty();
    ui_->remove->setVisible(set);
    ui_->remove->setEnabled(why.isEmpty());
    ui_->discard->setEnabled(dirty_);
    ui_->save->setEnabled(why.isEmpty() && dirty_ && !saving_);
    ui_->save->setToolTip(style::tip(why));
    ui_->test->setEnabled(why.isEmpty() && (dirty_ || set));
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

void SetupCard::tested(const QString &wrong)
{
    report(wrong.isEmpty() ? tr("✓ Test successful.") : tr("✕ Test failed: %1").arg(wrong),
           wrong.isEmpty() ? Tone::Good : Tone::Bad);
}

void SetupCard::addTo(UnsavedCards &unsaved)
{
    unsaved.add({this, title_, [this] { return dirty_; }, [this] { return ui_->save->isEnabled(); },
                 [this] { save(); }, [this] { discard(); }, true, [this] { return saving_; }});
    saved_ = [this, to = QPointer<UnsavedCards>(&unsaved)](bool done) {
        if (to) to->noteSaved(this, done);
    };
}

void SetupCard::discard()
{
    dirty_ = false;
    said_ = false;
    markWrong({});
    refill();
}

void SetupCard::save()
{
    const auto content = typed();
    if (!content) {
        markWrong(content.error().field);
        report(errorWords(fields(), content.error()), Tone::Bad);
        saved_(false);
        return;
    }
    store(*content);
}

void SetupCard::store(const QByteArray &content)
{
    using State = secrets::Secrets::State;
    secrets::Secrets &secrets = requests_.secrets();
    secrets.begin();
    const bool sealed = secrets.state() == State::Locked || secrets.state() == State::Empty;
    const QByteArray other = other_.input ? other_.input->text().toUtf8() : QByteArray();
    if ((secret() || !other.isEmpty()) && sealed) {
        auto *dialog = new PassphraseDialog(secrets, window());
        connect(dialog, &QDialog::accepted, this, [this, content] { store(content); });
        connect(dialog, &QDialog::rejected, this, [this] { saved_(false); });
        endWith(this, dialog);
        return dialog->open();
    }
    saving_ = true;
    ui_->save->setEnabled(false);
    const auto saved = [this, content, before = session_.view().setup(kind_),
                        edits = edits_](const Result<void> &done) {
        saving_ = false;
        if (done) {
            // The window reads it later: until then the fields show it. Input made meanwhile stays.
            pending_ = Pending{content, before};
            dirty_ = edits_ != edits;
            said_ = false;
            refill();
        } else {
            markWrong(done.error().field);
            report(tr("Settings not saved: %1").arg(errorWords(fields(), done.error())), Tone::Bad);
        }
        saved_(done.has_value());
    };
    requests_.save(kind_, content, secret(), this, saved,
                   other.isEmpty() ? std::nullopt : std::optional(other));
}

void SetupCard::askToRemove()
{
    auto *dialog = new AskDialog(
        {tr("Remove “%1”?").arg(title_), whatRemovingDoes(), tr("&Remove"), tr("&Cancel"), true},
        window());
    connect(dialog, &QDialog::accepted, this, [this] { store({}); });
    endWith(this, dialog);
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_setup_card.cpp"
