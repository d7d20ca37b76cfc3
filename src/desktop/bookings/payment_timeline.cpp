// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/bookings/payment_timeline.h"

#include "core/failure_text.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/allow.h"
#include "desktop/widgets/ask_dialog.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/widgets/fact_grid.h"
#include "desktop/words/request_words.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QPainter>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace roomrack::desktop {

using booking::SagaPersonSays;
using booking::SagaPurpose;
using booking::SagaStage;

namespace {

constexpr int kRail = 14;
constexpr int kDotTop = 9;
constexpr double kDot = 3.5;

/// A dot, with a line down to the next step.
class StepMark final : public QWidget {
public:
    StepMark(bool first, bool last, QWidget *parent = nullptr)
        : QWidget(parent), first_(first), last_(last)
    {
        setFixedWidth(kRail);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor quiet = palette().color(QPalette::Mid);
        const QColor strong = palette().color(last_ ? QPalette::Highlight : QPalette::Mid);
        const double x = kRail / 2.0;
        painter.setPen(QPen(quiet, 1));
        if (!first_) painter.drawLine(QPointF(x, 0), QPointF(x, kDotTop));
        if (!last_) painter.drawLine(QPointF(x, kDotTop), QPointF(x, height()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(strong);
        painter.drawEllipse(QPointF(x, kDotTop), kDot, kDot);
    }

private:
    bool first_, last_;
};

QString headingOf(const booking::SagaRow &row, const QLocale &locale)
{
    const QString amount = moneyText(row.state.amount, locale);
    if (row.state.purpose == SagaPurpose::Refund)
        return PaymentTimeline::tr("Refund: %1").arg(amount);
    if (row.request.stay) return PaymentTimeline::tr("Booking change: %1").arg(amount);
    return row.state.amount.minor > 0 ? amount : PaymentTimeline::tr("Pay at property");
}

}  // namespace

std::vector<PaymentStory> paymentStories(const std::vector<booking::SagaRow> &payments,
                                         const std::vector<booking::Record> &records)
{
    std::vector<PaymentStory> stories;
    for (const booking::SagaRow &row : payments) {
        PaymentStory story{row, {}};
        for (const booking::Record &r : records) {
            if (!isPayment(r.kind) || r.value != row.id.value) continue;
            const QString text = requestHeadline(r);
            if (!story.steps.empty() && story.steps.back().text == text) {
                story.steps.back().at = r.at;
                ++story.steps.back().times;
                continue;
            }
            story.steps.push_back({r.at, text, 1});
        }
        stories.push_back(std::move(story));
    }
    return stories;
}

bool canRetry(const booking::SagaRow &row)
{
    const booking::SagaState &s = row.state;
    return !booking::isOver(s) && s.stage != SagaStage::Held && !row.waits;
}

bool canGiveBack(const booking::SagaRow &row)
{
    const booking::SagaState &s = row.state;
    return canRetry(row) && s.purpose == SagaPurpose::Book && s.stage != SagaStage::Refunding
           && s.why != booking::SagaEnd::Cancelled;
}

PaymentTimeline::PaymentTimeline(HotelSession &session, PageActions &actions, QWidget *parent)
    : QWidget(parent), session_(session), actions_(actions), column_(new QVBoxLayout(this))
{
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSpacing(style::kSmallGap);
    setAccessibleName(tr("Payments"));
    connect(&session_.users(), &DeskUsers::personChanged, this, [this] { show(stories_); });
    hide();
}

void PaymentTimeline::show(const std::vector<PaymentStory> &stories)
{
    const QString why = session_.whyNot(booking::Act::MovePayments);
    if (stories == stories_ && why == whyNot_) return;
    if (&stories != &stories_) stories_ = stories;
    whyNot_ = why;
    while (QLayoutItem *item = column_->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    setVisible(!stories.empty());
    if (stories.empty()) return;
    column_->addWidget(style::hairline());
    column_->addSpacing(style::kPadding - style::kSmallGap);
    column_->addWidget(style::strong(tr("Payments")));
    for (const PaymentStory &story : stories_) add(story);
}

void PaymentTimeline::add(const PaymentStory &story)
{
    auto *one = new QWidget;
    auto *all = style::withoutMargins<QVBoxLayout>(one);
    all->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->addWidget(style::text(headingOf(story.row, locale())));
    head->addStretch();
    head->addWidget(style::badge(paymentText(story.row), paymentTone(story.row)));
    all->addLayout(head);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(style::kSmallGap);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(2, 1);
    int row = 0;
    const auto &steps = story.steps;
    for (size_t i = 0; i < steps.size(); ++i) {
        const PaymentStep &step = steps[i];
        grid->addWidget(new StepMark(i == 0, i + 1 == steps.size()), row, 0);
        QLabel *time = style::muted(clockText(session_.view().property(), step.at));
        time->setToolTip(timeText(session_.view().property(), step.at, locale()) + QLatin1Char('\n')
                         + utcText(step.at));
        time->setFixedHeight(18);
        grid->addWidget(time, row, 1, Qt::AlignTop);
        QLabel *text = FactGrid::valueLabel(
            step.times > 1
                ? tr("%1 (%Ln time(s))", "a step of a payment", step.times).arg(step.text)
                : step.text);
        text->setMinimumHeight(18);
        grid->addWidget(text, row++, 2);
    }
    all->addLayout(grid);
    const auto note = [all](const QString &text, Tone tone) {
        if (text.isEmpty()) return;
        QLabel *label = FactGrid::valueLabel(text);
        style::setTone(label, tone);
        all->addWidget(label);
    };
    note(waitedForText(story.row), Tone::Warn);
    if (!story.row.state.said.isEmpty())
        note(tr("Last error: %1").arg(core::failureText(story.row.state.said)), Tone::Neutral);
    addButtons(story, all);
    column_->addWidget(one);
}

void PaymentTimeline::addButtons(const PaymentStory &story, QVBoxLayout *to)
{
    if (!actions_.tellPayment || !canRetry(story.row)) return;
    auto *bar = new QHBoxLayout;
    bar->setSpacing(style::kSmallGap);
    const auto put = [&](const QString &text, const char *name, std::function<void()> act) {
        auto *button = new QPushButton(text);
        button->setObjectName(QLatin1String(name));
        style::small(button);
        allow(button, true, whyNot_);
        connect(button, &QPushButton::clicked, this, std::move(act));
        bar->addWidget(button);
    };
    put(tr("Retry"), "payment.retry",
        [this, row = story.row] { say(row, SagaPersonSays::What::Retry); });
    if (canGiveBack(story.row))
        put(tr("Refund…"), "payment.giveBack", [this, row = story.row] { askToGiveBack(row); });
    bar->addStretch();
    to->addLayout(bar);
}

void PaymentTimeline::askToGiveBack(const booking::SagaRow &row)
{
    auto *dialog =
        new AskDialog({tr("Refund payment"),
                       tr("Cancels the payment of %1, or refunds it if it was already charged. "
                          "%2 is not booked, and any room held for it returns to sale.")
                           .arg(moneyText(row.state.amount, locale()), bookingNumber(row.booking)),
                       tr("&Refund payment"), tr("&Cancel"), true},
                      window());
    connect(dialog, &QDialog::accepted, this,
            [this, row] { say(row, SagaPersonSays::What::GiveBack); });
    endWith(this, dialog);
    dialog->open();
}

void PaymentTimeline::say(const booking::SagaRow &row, SagaPersonSays::What what)
{
    if (!actions_.tellPayment) return;
    actions_.tellPayment(row.id, row.booking, what, this, [this](const Result<void> &done) {
        if (!done && actions_.notify)
            actions_.notify(Notice::error(done.error(), tr("Payment not updated")));
    });
}

}  // namespace roomrack::desktop

#include "moc_payment_timeline.cpp"
