// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/tokens_card.h"

#include "desktop/theme/style.h"
#include "desktop/widgets/action_menu.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/rows_table.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace roomrack::desktop {

using booking::TokenRole;

namespace {

constexpr int kTableHeight = 180;

RowsTable *makeTable(const Theme &theme)
{
    RowsTable::Shape shape;
    shape.badge = 3;
    shape.strong = {0};
    shape.muted = {2};
    shape.stretch = 0;
    shape.widths = {120, 110, 92, 96};
    shape.spare = {2};
    auto *table = new RowsTable(theme,
                                {{TokensCard::tr("Name")},
                                 {TokensCard::tr("Role")},
                                 {TokensCard::tr("Created")},
                                 {TokensCard::tr("Status")}},
                                shape);
    table->setObjectName(QStringLiteral("tokens.table"));
    table->setAccessibleName(TokensCard::tr("API tokens"));
    table->setMinimumHeight(kTableHeight);
    return table;
}

}  // namespace

QString tokenRoleText(TokenRole role)
{
    switch (role) {
    case TokenRole::Read: return TokensCard::tr("Read-only");
    case TokenRole::Channel: return TokensCard::tr("Channel");
    case TokenRole::Desk: return TokensCard::tr("Clerk");
    case TokenRole::Manager: break;
    }
    return TokensCard::tr("Manager");
}

QString tokenRoleWords(TokenRole role)
{
    switch (role) {
    case TokenRole::Read:
        return TokensCard::tr("Read access to availability, bookings and events.");
    case TokenRole::Channel:
        return TokensCard::tr("Holds and bookings of one channel: create, change and cancel.");
    case TokenRole::Desk:
        return TokensCard::tr("Holds, bookings, arrivals, departures and possible duplicates.");
    case TokenRole::Manager: break;
    }
    return TokensCard::tr("Also rates, restrictions, rooms to sell and channels.");
}

TokensCard::TokensCard(HotelSession &session, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), switch_(session), table_(makeTable(theme)),
      none_(style::muted({})), said_(style::text({})), add_(new QPushButton(tr("Add…"))),
      rename_(new QPushButton(tr("Rename…"))), back_(new QPushButton)
{
    said_->setObjectName(QStringLiteral("tokens.said"));
    back_->setObjectName(QStringLiteral("tokens.back"));
    rename_->setObjectName(QStringLiteral("tokens.rename"));
    add_->setObjectName(QStringLiteral("tokens.add"));
    style::primary(add_);
    add_->setAccessibleName(tr("Add token"));
    rename_->setAccessibleName(tr("Rename token"));
    auto *all = style::withoutMargins<QVBoxLayout>(this);
    all->addWidget(tableCard(tr("API tokens"), &state_, table_, none_,
                             tableBar(said_, {back_, rename_, add_})));
    connect(add_, &QPushButton::clicked, this, &TokensCard::add);
    connect(rename_, &QPushButton::clicked, this, &TokensCard::rename);
    connect(back_, &QPushButton::clicked, this, &TokensCard::takeBack);
    setRowKey(rename_, Qt::Key_Return);
    offerButtons(table_, {rename_, back_});
    connect(table_, &RowsTable::chosen, this, &TokensCard::offer);
    connect(table_, &RowsTable::entered, this, &TokensCard::rename);
    connect(&session_.changes(), &HotelChanges::tokensChanged, this, &TokensCard::fill);
    connect(&session_, &HotelSession::loaded, this, [this] {
        // What was done is of the hotel before.
        if (switch_.happened()) say({}, false);
        fill();
    });
    connect(&session_.users(), &DeskUsers::personChanged, this, &TokensCard::offer);
    fill();
}

void TokensCard::fill()
{
    const HotelView &view = session_.view();
    std::vector<Row> rows;
    int active = 0;
    for (const booking::TokenRow &one : view.tokens()) {
        const booking::Token &token = one.token;
        const QString may =
            token.role == TokenRole::Channel
                ? tr("Channel: %1").arg(channelName(view.catalogue(), token.channel))
                : tokenRoleText(token.role);
        Row row;
        row.key = token.id.value;
        row.quiet = !token.active;
        row.cells = {
            {token.name, style::tip(token.name)},
            {may, tokenRoleWords(token.role)},
            {dayTimeText(view.property(), token.created, locale()), utcText(token.created)},
            {token.active ? tr("Active") : tr("Revoked"),
             {},
             token.active ? Tone::Good : Tone::Neutral}};
        rows.push_back(std::move(row));
        active += token.active;
    }
    state_->setText(active > 0 ? tr("%Ln active", nullptr, active) : QString());
    showOr(table_, none_,
           rows.empty()
               ? tr("No API tokens. Add a token to give another program access with a role.")
               : QString());
    table_->setRows(std::move(rows));
    if (!current() && !view.tokens().empty()) table_->choose(view.tokens().front().token.id.value);
    if (wanted_ && table_->rows().rowOf(wanted_.value) >= 0)
        table_->choose(std::exchange(wanted_, {}).value);
    offer();
}

const booking::Token *TokensCard::current() const
{
    for (const booking::TokenRow &one : session_.view().tokens()) {
        if (one.token.id.value == table_->current()) return &one.token;
    }
    return nullptr;
}

void TokensCard::offer()
{
    const QString why = session_.whyNot(booking::Act::ManageUsers);
    const booking::Token *token = current();
    const bool back = !token || token->active;
    back_->setText(back ? tr("Revoke…") : tr("Restore"));
    back_->setAccessibleName(back ? tr("Revoke token") : tr("Restore token"));
    for (QPushButton *button : {add_, rename_, back_}) {
        button->setVisible(button == add_ || token);
        button->setEnabled(why.isEmpty() && (button == add_ || token));
        button->setToolTip(style::tip(why));
    }
}

void TokensCard::say(const QString &text, bool bad)
{
    style::setTone(said_, bad ? Tone::Bad : Tone::Neutral);
    said_->setText(text);
}

void TokensCard::add()
{
    edit(std::nullopt);
}

void TokensCard::edit(const std::optional<booking::Token> &token)
{
    auto *dialog = new TokenDialog(session_, token, window());
    connect(dialog, &TokenDialog::saved, this, [this](ActorId saved) {
        wanted_ = saved;
        fill();
    });
    endWith(this, dialog);
    dialog->open();
}

void TokensCard::rename()
{
    const booking::Token *token = current();
    if (!token || !rename_->isEnabled()) return;
    edit(*token);
}

void TokensCard::takeBack()
{
    const booking::Token *token = current();
    if (!token) return;
    const auto send = [this, id = token->id, active = !token->active, name = token->name] {
        booking::SaveToken command;
        command.caller = session_.desk();
        command.token = id;
        command.active = active;
        session_.submit(std::move(command), this,
                        [this, active, name](const Result<booking::Answer> &answer) {
                            if (!answer) return say(answer.error().text(), true);
                            say(active ? tr("Token “%1” restored.").arg(name)
                                       : tr("Token “%1” revoked.").arg(name),
                                false);
                        });
    };
    if (!token->active) return send();
    auto *dialog =
        new AskDialog({tr("Revoke “%1”?").arg(token->name),
                       tr("The program that uses this token loses access immediately. Its "
                          "changes stay in the audit trail under this name."),
                       tr("&Revoke token"), tr("&Cancel"), true},
                      window());
    dialog->setObjectName(QStringLiteral("tokens.ask"));
    connect(dialog, &QDialog::accepted, this, send);
    endWith(this, dialog);
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_tokens_card.cpp"
