// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/settings/tokens_card.h"

#include "desktop/holds/ask_dialog.h"
#include "desktop/overbooking/rows_table.h"
#include "desktop/theme/look.h"
#include "desktop/widgets/table_card.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

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
                                 {TokensCard::tr("May")},
                                 {TokensCard::tr("Since")},
                                 {TokensCard::tr("State")}},
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
    case TokenRole::Read: return TokensCard::tr("Look");
    case TokenRole::Channel: return TokensCard::tr("Book as a channel");
    case TokenRole::Desk: return TokensCard::tr("What a clerk may");
    case TokenRole::Manager: break;
    }
    return TokensCard::tr("What a manager may");
}

QString tokenRoleWords(TokenRole role)
{
    switch (role) {
    case TokenRole::Read:
        return TokensCard::tr("Sees availability, bookings and what happens, and changes nothing.");
    case TokenRole::Channel:
        return TokensCard::tr("Holds, books, changes and cancels as the channel that it is for.");
    case TokenRole::Desk:
        return TokensCard::tr("Holds, bookings, arrivals and departures, and what may be a "
                              "duplicate.");
    case TokenRole::Manager: break;
    }
    return TokensCard::tr("Also rates, restrictions, rooms for sale and channels.");
}

TokensCard::TokensCard(HotelSession &session, const Theme &theme, QWidget *parent)
    : QFrame(parent), session_(session), table_(makeTable(theme)), none_(look::muted({})),
      said_(look::text({})), add_(new QPushButton(tr("Add…"))),
      rename_(new QPushButton(tr("Rename…"))), back_(new QPushButton)
{
    said_->setObjectName(QStringLiteral("tokens.said"));
    back_->setObjectName(QStringLiteral("tokens.back"));
    rename_->setObjectName(QStringLiteral("tokens.rename"));
    add_->setObjectName(QStringLiteral("tokens.add"));
    look::primary(add_);
    add_->setAccessibleName(tr("Add a token"));
    rename_->setAccessibleName(tr("Rename the token"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(tableCard(tr("API tokens"), &state_, table_, none_,
                             tableBar(said_, {back_, rename_, add_})));
    connect(add_, &QPushButton::clicked, this, &TokensCard::add);
    connect(rename_, &QPushButton::clicked, this, &TokensCard::rename);
    connect(back_, &QPushButton::clicked, this, &TokensCard::takeBack);
    connect(table_, &RowsTable::chosen, this, &TokensCard::offer);
    connect(table_, &RowsTable::entered, this, &TokensCard::rename);
    connect(&session_, &HotelSession::tokensChanged, this, &TokensCard::fill);
    connect(&session_, &HotelSession::loaded, this, &TokensCard::fill);
    connect(&session_, &HotelSession::personChanged, this, &TokensCard::offer);
    fill();
}

void TokensCard::fill()
{
    const HotelView &view = session_.view();
    std::vector<Row> rows;
    int active = 0;
    for (const booking::TokenRow &one : view.tokens()) {
        const booking::Token &token = one.token;
        const QString may = token.role == TokenRole::Channel
                                ? tr("Book as %1").arg(view.channelName(token.channel))
                                : tokenRoleText(token.role);
        Row row;
        row.key = token.id.value;
        row.quiet = !token.active;
        row.cells = {
            {token.name, look::tip(token.name)},
            {may, tokenRoleWords(token.role)},
            {dayTimeText(view.property(), token.created, locale()), utcText(token.created)},
            {token.active ? tr("In force") : tr("Taken back"),
             {},
             token.active ? Tone::Good : Tone::Neutral}};
        rows.push_back(std::move(row));
        active += token.active;
    }
    state_->setText(active > 0 ? tr("%Ln in force", nullptr, active) : QString());
    showOr(table_, none_,
           rows.empty() ? tr("None: no other program may come in. A token lets one in through the "
                             "door, with a role.")
                        : QString());
    table_->setRows(std::move(rows));
    if (!current() && !view.tokens().empty()) table_->choose(view.tokens().front().token.id.value);
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
    back_->setText(back ? tr("Take back…") : tr("Give again"));
    back_->setAccessibleName(back ? tr("Take the token back") : tr("Give the token again"));
    for (QPushButton *button : {add_, rename_, back_}) {
        button->setVisible(button == add_ || token);
        button->setEnabled(why.isEmpty() && (button == add_ || token));
        button->setToolTip(look::tip(why));
    }
}

void TokensCard::say(const QString &text, bool bad)
{
    look::setTone(said_, bad ? Tone::Bad : Tone::Neutral);
    said_->setText(text);
}

void TokensCard::add()
{
    auto *dialog = new TokenDialog(session_, std::nullopt, window());
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

void TokensCard::rename()
{
    const booking::Token *token = current();
    if (!token || !rename_->isEnabled()) return;
    auto *dialog = new TokenDialog(session_, *token, window());
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
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
                            say(active ? tr("%1 may come in again.").arg(name)
                                       : tr("%1 may not come in any more.").arg(name),
                                false);
                        });
    };
    if (!token->active) return send();
    auto *dialog = new AskDialog(
        {tr("Take back “%1”?").arg(token->name),
         tr("From now on the program that has this token is refused. What it did before "
            "stays, with "
            "its name."),
         tr("&Take it back"), tr("&Keep it"), true},
        window());
    dialog->setObjectName(QStringLiteral("tokens.ask"));
    connect(dialog, &QDialog::accepted, this, send);
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    dialog->open();
}

}  // namespace roomrack::desktop

#include "moc_tokens_card.cpp"
