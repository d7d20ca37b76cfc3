// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/duplicate_cards.h"

#include "desktop/requests/duplicate_sums.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QHBoxLayout>

namespace roomrack::desktop {

namespace {

constexpr int kGap = 10;

}  // namespace

DuplicateCards::DuplicateCards(HotelSession &session, PageActions &actions, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), blocked_(new FigureCard(QString())),
      open_(new FigureCard(tr("Needs review"))), messages_(new FigureCard(tr("Repeated messages"))),
      requests_(new FigureCard(tr("Repeated requests"))),
      central_(new FigureCard(tr("Shared database")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kGap);
    for (FigureCard *card : {blocked_, open_, messages_, requests_, central_})
        row->addWidget(card, 1);
    blocked_->setObjectName(QStringLiteral("duplicates.blocked"));
    open_->setObjectName(QStringLiteral("duplicates.open"));
    show({}, tr("Blocked today"));
    refresh();
}

void DuplicateCards::show(const std::vector<storage::DuplicateFigure> &figures, const QString &name)
{
    const QLocale locale = this->locale();
    const DuplicateSums sums = sumsOf(figures);
    blocked_->setName(name);
    blocked_->show(locale.toString(sums.blocked),
                   sums.saved > 0
                       ? tr("%1 in charges avoided")
                             .arg(amountText(session_.view().catalogue(), sums.saved, locale))
                       : tr("no charges avoided"),
                   Tone::Neutral);
    messages_->show(locale.toString(sums.messages),
                    sums.messages > 0 ? tr("no effect") : tr("no repeats"), Tone::Neutral);
    requests_->show(locale.toString(sums.requests),
                    sums.requests > 0 ? tr("responses replayed") : tr("no repeats"), Tone::Neutral);
}

void DuplicateCards::refresh()
{
    const auto &open = session_.view().pending().undecided();
    QString oldest;
    if (!open.empty()) {
        const qint64 age = session_.now() - open.begin()->second.at;
        oldest = tr("oldest %1", "duration").arg(durationText(age, locale()));
    }
    open_->show(locale().toString(qint64(open.size())), open.empty() ? tr("none pending") : oldest,
                open.empty() ? Tone::Neutral : Tone::Warn);
    const auto standing = actions_.central ? actions_.central() : std::nullopt;
    central_->setVisible(standing.has_value());
    if (!standing) return;
    const QString since = clockText(session_.view().property(), standing->since).left(5);
    if (standing->inSync) {
        central_->show(tr("Connected"),
                       standing->since.micros == 0 ? tr("nothing to sync")
                                                   : tr("last sync %1", "time").arg(since),
                       Tone::Neutral);
        return;
    }
    central_->show(tr("Offline"),
                   standing->waiting > 0
                       ? tr("since %1, %Ln to sync", "time", standing->waiting).arg(since)
                       : tr("since %1", "time").arg(since),
                   Tone::Warn);
}

}  // namespace roomrack::desktop

#include "moc_duplicate_cards.cpp"
