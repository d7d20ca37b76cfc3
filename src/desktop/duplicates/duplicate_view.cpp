// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/duplicates/duplicate_view.h"

#include "desktop/compare/compare_grid.h"
#include "desktop/duplicates/decision_words.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/fact_grid.h"
#include "desktop/words/request_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace roomrack::desktop {

using booking::DuplicateDecision;

namespace {

constexpr int kOneRow = 620;  ///< narrower: the buttons are in two rows

bool isAboutGuests(const booking::DuplicateRow &row)
{
    return row.product == dedup::Product::RoomBooking
           || row.product == dedup::Product::GroupBooking;
}

}  // namespace

DuplicateView::DuplicateView(HotelSession &session, PageActions &actions, QWidget *parent)
    : DetailsPanel(tr("Duplicate"), parent), session_(session), actions_(actions),
      title_(style::strong({})), state_(style::badge({}, Tone::Neutral)), grid_(new CompareGrid),
      factsPlace_(new QWidget), facts_(new FactGrid), why_(style::text({}))
{
    setBody(makeBody());
    setDuplicate({});
    const auto again = [this] {
        if (id_) askSoon();
    };
    connect(&session_.changes(), &HotelChanges::duplicatesChanged, this, again);
    connect(&session_.changes(), &HotelChanges::sagasChanged, this, again);
    connect(&session_.changes(), &HotelChanges::bookingsChanged, this, again);
    connect(&session_.users(), &DeskUsers::personChanged, this, [this] {
        if (case_) showActions();
    });
    connect(&session_, &HotelSession::loaded, this, [this] {
        if (property_ != session_.property()) setDuplicate({});
    });
}

QWidget *DuplicateView::makeBody()
{
    auto *body = new QWidget;
    auto *column = style::withoutMargins<QVBoxLayout>(body);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(style::kPadding, 9, style::kPadding, 9);
    title_->setTextFormat(Qt::PlainText);
    title_->setWordWrap(true);
    state_->setObjectName(QStringLiteral("duplicates.state"));
    head->addWidget(title_, 1);
    head->addWidget(state_);
    column->addLayout(head);
    column->addWidget(style::hairline());
    auto *inside = new QWidget;
    auto *lines = new QVBoxLayout(inside);
    lines->setContentsMargins(style::kPadding, 0, style::kPadding, style::kPadding);
    lines->setSpacing(0);
    lines->addWidget(grid_);
    facts_->setContentsMargins(0, style::kPadding, 0, style::kPadding);
    factsPlace_->setLayout(facts_);
    lines->addWidget(factsPlace_);
    lines->addWidget(style::hairline());
    lines->addSpacing(style::kPadding);
    auto *heading = style::strong(tr("Reason"));
    lines->addWidget(heading);
    lines->addSpacing(2);
    why_->setObjectName(QStringLiteral("duplicates.why"));
    why_->setAccessibleName(tr("Reason"));
    why_->setTextFormat(Qt::PlainText);
    why_->setWordWrap(true);
    why_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    lines->addWidget(why_);
    lines->addStretch();
    inside->installEventFilter(this);
    scroll_ = scrolling(inside, tr("Both bookings side by side"));
    column->addWidget(scroll_, 1000);
    actionBar_ = makeActions();
    column->addWidget(actionBar_);
    column->addStretch(1);
    return body;
}

QPushButton *DuplicateView::makeAction(const QString &text, const char *name)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);
    return button;
}

QWidget *DuplicateView::makeActions()
{
    auto *bar = new QWidget;
    auto *all = style::withoutMargins<QVBoxLayout>(bar);
    all->setSpacing(0);
    all->addWidget(style::hairline());
    auto *rows = new QVBoxLayout;
    rows->setContentsMargins(style::kPadding, style::kPadding, style::kPadding, style::kPadding);
    rows->setSpacing(style::kSmallGap);
    decisions_ = new QHBoxLayout;
    others_ = new QHBoxLayout;
    for (QHBoxLayout *row : {decisions_, others_}) row->setSpacing(style::kSmallGap);
    isOne_ = makeAction(tr("&Mark as duplicate…"), "duplicates.isOne");
    both_ = makeAction(tr("&Keep both…"), "duplicates.both");
    replace_ = makeAction(tr("&Replace first…"), "duplicates.replace");
    open_ = makeAction(tr("&Open booking"), "duplicates.open");
    write_ = makeAction(tr("Email &guest…"), "duplicates.write");
    style::primary(isOne_);
    for (QPushButton *button : {isOne_, both_, replace_}) decisions_->addWidget(button);
    decisions_->addStretch();
    for (QPushButton *button : {open_, write_}) decisions_->addWidget(button);
    rows->addLayout(decisions_);
    rows->addLayout(others_);
    all->addLayout(rows);
    connect(isOne_, &QPushButton::clicked, this, [this] { askDecision(DuplicateDecision::IsOne); });
    connect(both_, &QPushButton::clicked, this,
            [this] { askDecision(DuplicateDecision::KeepBoth); });
    connect(replace_, &QPushButton::clicked, this,
            [this] { askDecision(DuplicateDecision::Replace); });
    connect(open_, &QPushButton::clicked, this, [this] {
        if (case_ && actions_.openBooking) actions_.openBooking(case_->row.other);
    });
    connect(write_, &QPushButton::clicked, this, &DuplicateView::writeToGuest);
    return bar;
}

void DuplicateView::setDuplicate(dedup::CandidateId id)
{
    id_ = id;
    property_ = session_.property();
    if (!id) {
        askNoMore();
        case_.reset();
        showNothing();
        return;
    }
    askSoon();
}

void DuplicateView::askNow()
{
    session_.ask([property = session_.property(), id = id_](
                     storage::Reader &reader) { return duplicateCase(reader, property, id); },
                 this,
                 [this, id = id_](const Result<DuplicateCase> &it) {
                     if (id == id_) take(it);
                 });
}

void DuplicateView::take(const Result<DuplicateCase> &it)
{
    if (!it) {
        case_.reset();
        showMessage(it.error().text());
        return arrived();
    }
    case_ = *it;
    showCase();
    showActions();
    showBody();
    fit();
    arrived();
}

bool DuplicateView::isLoaded() const
{
    return case_ && case_->row.id == id_;
}

std::vector<QAbstractButton *> DuplicateView::buttons() const
{
    return {isOne_, both_, replace_, open_, write_};
}

/// The buttons follow directly below the text; if the height is too small, the text scrolls.
void DuplicateView::fit()
{
    const bool narrow = width() < kOneRow;
    if (narrow != narrow_) {
        narrow_ = narrow;
        QHBoxLayout *from = narrow ? decisions_ : others_, *to = narrow ? others_ : decisions_;
        for (QPushButton *button : {open_, write_}) {
            from->removeWidget(button);
            to->addWidget(button);
        }
        if (narrow)
            others_->addStretch();
        else
            delete others_->takeAt(others_->count() - 1);
    }
    const QWidget *inside = scroll_->widget();
    const int width = std::max(1, this->width() - 2);
    // Beside a scroll bar the text is narrower and therefore higher; with a smaller maximum height
    // the scroll bar would never disappear.
    const int narrower = std::max(1, width - scroll_->verticalScrollBar()->sizeHint().width());
    const QLayout *layout = inside->layout();
    scroll_->setMaximumHeight(
        layout->hasHeightForWidth()
            ? std::max(layout->totalHeightForWidth(width), layout->totalHeightForWidth(narrower))
            : inside->sizeHint().height());
}

void DuplicateView::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

/// New content is laid out later; its height is known only then.
bool DuplicateView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) fit();
    return DetailsPanel::eventFilter(watched, event);
}

void DuplicateView::showCase()
{
    const booking::DuplicateRow &row = case_->row;
    const bool guests = isAboutGuests(row);
    const bool open = booking::isUndecided(row.outcome);
    title_->setText(!guests ? seenText(row, locale())
                    : open  ? tr("Is this a duplicate booking?")
                            : tr("Possible duplicate booking"));
    state_->setText(duplicateText(row.outcome));
    style::setTone(state_, duplicateTone(row.outcome));
    grid_->setVisible(guests);
    factsPlace_->setVisible(!guests);
    const HotelView &view = session_.view();
    const auto secondText = [&](Instant at) {
        const Night day = Night::fromDate(session_.local(at).date());
        return tr("%1 %2", "day, time of day")
            .arg(dateText(day, locale()), clockText(view.property(), at));
    };
    if (guests) {
        const CompareSide first = firstSide(view, *case_), mine = newSide(*case_);
        const auto lines = compareSides(view, first, mine, locale());
        if (lines != grid_->lines()) grid_->show(first.heading, mine.heading, lines);
        why_->setText(whyStopped(view, *case_, locale()));
        return;
    }
    const bool request = row.product == dedup::Product::ApiRequest;
    facts_->show(
        {{request ? tr("Idempotency key") : tr("Message"), request ? keyOf(row) : row.reference},
         {tr("Source"), sourceText(view, row)},
         {tr("Repeated"), tr("%Ln time(s)", nullptr, row.times)},
         {tr("First received"), secondText(row.at)},
         {tr("Last received"), secondText(row.last)}});
    why_->setText(request
                      ? tr("A request with a known idempotency key has no effect. The stored "
                           "response was returned unchanged.")
                      : tr("A message that was already processed has no effect. Its receipt was "
                           "acknowledged to the channel."));
}

void DuplicateView::showActions()
{
    const booking::DuplicateRow &row = case_->row;
    const bool open = booking::isUndecided(row.outcome);
    const QString why = session_.whyNot(booking::Act::RunDesk);
    const std::pair<QPushButton *, DuplicateDecision> decisions[] = {
        {isOne_, DuplicateDecision::IsOne},
        {both_, DuplicateDecision::KeepBoth},
        {replace_, DuplicateDecision::Replace}};
    for (const auto &[button, decision] : decisions) {
        const DecisionWords words = decisionWords(session_.view(), *case_, decision, locale());
        const QString not_ = why.isEmpty() ? words.whyNot : why;
        button->setVisible(open);
        button->setEnabled(not_.isEmpty());
        button->setToolTip(style::tip(not_.isEmpty() ? words.text : not_));
    }
    open_->setVisible(!open && row.other && actions_.openBooking);
    write_->setVisible(isAboutGuests(row) && actions_.openUrl
                       && !mailToGuest(session_.view(), *case_, locale()).isEmpty());
    actionBar_->setVisible(open || !open_->isHidden() || !write_->isHidden());
}

void DuplicateView::askDecision(DuplicateDecision decision)
{
    if (!case_) return;
    const DecisionWords words = decisionWords(session_.view(), *case_, decision, locale());
    auto *dialog = new AskDialog(
        {words.title, words.text, words.confirm, tr("&Back"), words.danger}, window());
    dialog->setObjectName(QStringLiteral("duplicates.ask"));
    connect(dialog, &QDialog::accepted, this, [this, decision] { decide(decision); });
    endWith(this, dialog);
    dialog->open();
}

void DuplicateView::decide(DuplicateDecision decision)
{
    booking::DecideDuplicate command;
    command.caller = session_.desk();
    command.duplicate = id_;
    command.decision = decision;
    session_.submit(
        std::move(command), this,
        [this, decision, decided = id_](const Result<booking::Answer> &answer) {
            askSoon();
            if (!actions_.notify) return;
            if (!answer)
                return actions_.notify(Notice::error(answer.error(), tr("Decision not saved")));
            const QString number = bookingNumber(answer->booking);
            if (answer->duplicate && answer->duplicate != decided) {
                return actions_.notify(
                    {Tone::Warn,
                     tr("%1 may also be a duplicate of a booking made since. It needs another "
                        "review.")
                         .arg(number),
                     {},
                     {}});
            }
            switch (decision) {
            case DuplicateDecision::IsOne:
                return actions_.notify(Notice::good(tr("Marked as duplicate.")));
            case DuplicateDecision::KeepBoth:
                return actions_.notify(Notice::good(answer->pending
                                                        ? tr("Payment for %1 started.").arg(number)
                                                        : tr("Both bookings kept.")));
            case DuplicateDecision::Replace:
                return actions_.notify(Notice::good(
                    answer->pending ? tr("Payment for %1 started. The first booking is cancelled "
                                         "once it is complete.")
                                          .arg(number)
                                    : tr("%1 replaces the first booking.").arg(number)));
            }
        });
}

void DuplicateView::writeToGuest()
{
    if (!case_ || !actions_.openUrl) return;
    if (actions_.openUrl(mailToGuest(session_.view(), *case_, locale()))) return;
    if (actions_.notify)
        actions_.notify({Tone::Warn,
                         tr("No email program was found. The guest's address is %1.")
                             .arg(case_->row.request.guest.email),
                         {},
                         {},
                         0});
}

void DuplicateView::focusActions()
{
    focusFirst({isOne_, both_, replace_, open_, write_});
}

}  // namespace roomrack::desktop

#include "moc_duplicate_view.cpp"
