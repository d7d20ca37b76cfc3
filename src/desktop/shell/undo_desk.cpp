// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/undo_desk.h"

#include "desktop/shell/undo_dialog.h"
#include "desktop/theme/look.h"
#include "desktop/words/stay_words.h"

#include <QtGui/QAction>
#include <QtWidgets/QWidget>

namespace roomrack::desktop {

namespace {

constexpr int kStepsAsked = 20;
/// A label in a menu or a tool tip; longer ones are cut.
constexpr int kLongestLabel = 60;

QString shortened(const QString &text)
{
    return text.size() > kLongestLabel ? text.left(kLongestLabel - 1) + QStringLiteral("…") : text;
}

/// What taking the first of these steps back is, as the house will judge it.
booking::Act actOf(storage::Reader &reader, PropertyId property,
                   const std::vector<booking::Step> &steps)
{
    booking::UndoStep undo;
    if (!steps.empty()) {
        auto content = reader.step(property, steps.front().id);
        if (content)
            undo.content = std::make_shared<const booking::StepContent>(std::move(*content));
    }
    return booking::actOf(undo);
}

}  // namespace

UndoDesk::UndoDesk(HotelSession &session, DeskActions &actions, QWidget *window)
    : session_(session), actions_(actions), window_(window), undo_(new QAction(this)),
      redo_(new QAction(this))
{
    undo_->setObjectName(QStringLiteral("undo"));
    redo_->setObjectName(QStringLiteral("redo"));
    undo_->setShortcut(QKeySequence(tr("Ctrl+Z")));
    redo_->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    window->addAction(undo_);
    window->addAction(redo_);
    connect(undo_, &QAction::triggered, this, [this] { want(Way::Undo); });
    connect(redo_, &QAction::triggered, this, [this] { want(Way::Redo); });
    connect(&session, &HotelSession::stepsChanged, this, &UndoDesk::refresh);
    connect(&session, &HotelSession::loaded, this, &UndoDesk::refresh);
    connect(&session, &HotelSession::personChanged, this, &UndoDesk::refresh);
    show({});
    refresh();
}

QString UndoDesk::labelOf(const booking::Step &step)
{
    if (!step.text.label.isEmpty()) return step.text.label;
    switch (step.kind) {
    case booking::StepKind::Policy: return tr("Overbooking policy changed");
    case booking::StepKind::Booking: return tr("%1 changed").arg(bookingNumber(step.booking));
    case booking::StepKind::Cells: break;
    }
    return tr("Cells changed");
}

void UndoDesk::refresh()
{
    askAgain_ = asking_;
    if (asking_) return;
    asking_ = true;
    const booking::Caller desk = session_.desk();
    // Only where roles count does it matter what the steps were.
    const bool roles = session_.hasUsers();
    session_.ask(
        [desk, roles](storage::Reader &reader) -> Result<Stack> {
            auto steps = reader.undoStack(desk.property, desk.actor, kStepsAsked);
            if (!steps) return tl::unexpected(steps.error());
            Stack stack{std::move(*steps)};
            if (!roles) return stack;
            stack.undo = actOf(reader, desk.property, stack.steps.undo);
            stack.redo = actOf(reader, desk.property, stack.steps.redo);
            return stack;
        },
        this,
        [this](const Result<Stack> &stack) {
            asking_ = false;
            if (askAgain_) {
                refresh();
                return;
            }
            show(stack.value_or(Stack{}));
            goOn();
        });
}

void UndoDesk::show(const Stack &stack)
{
    stack_ = session_.isLocked() ? storage::UndoStack() : stack.steps;
    const auto fill = [this](QAction *action, const std::vector<booking::Step> &steps,
                             booking::Act act, const QString &nothing, const QString &something) {
        const QString why = steps.empty() ? QString() : session_.whyNot(act);
        action->setEnabled(!steps.empty() && why.isEmpty());
        const QString label = steps.empty() ? QString() : shortened(labelOf(steps.front()));
        action->setText(steps.empty() ? nothing : something.arg(label));
        action->setToolTip(look::tip(why.isEmpty() ? action->text() : why));
    };
    fill(undo_, stack_.undo, stack.undo, tr("Undo"), tr("Undo: %1"));
    fill(redo_, stack_.redo, stack.redo, tr("Redo"), tr("Redo: %1"));
    emit refreshed();
}

void UndoDesk::want(Way way)
{
    wanted_.push_back(way);
    goOn();
}

void UndoDesk::goOn()
{
    while (!busy_ && !asking_ && !wanted_.empty()) {
        const Way way = wanted_.front();
        wanted_.pop_front();
        const auto &steps = way == Way::Undo ? stack_.undo : stack_.redo;
        const QAction *action = way == Way::Undo ? undo_ : redo_;
        if (!steps.empty() && action->isEnabled()) send(way, steps.front(), false);
    }
}

void UndoDesk::send(Way way, const booking::Step &step, bool onlyWhatStillFits)
{
    booking::UndoStep command;
    command.caller = session_.desk();
    command.step = step.id;
    command.onlyWhatStillFits = onlyWhatStillFits;
    busy_ = true;
    session_.submit(std::move(command), this,
                    [this, way, step](const auto &answer) { finished(way, step, answer); });
}

void UndoDesk::finished(Way way, const booking::Step &step, const Result<booking::Answer> &answer)
{
    busy_ = false;
    if (answer) {
        const QString said = way == Way::Undo ? tr("Undone: %1") : tr("Done again: %1");
        if (actions_.notify) {
            actions_.notify({Tone::Neutral, said.arg(shortened(labelOf(step))), {}, {}, 4});
        }
    } else {
        wanted_.clear();
        if (answer.error().code == ErrorCode::Stale)
            askWhatFits(way, step);
        else if (actions_.notify)
            actions_.notify(Notice::error(answer.error(), tr("Not undone")));
    }
    emit answered(answer.has_value());
    refresh();
}

void UndoDesk::askWhatFits(Way way, const booking::Step &step)
{
    const auto later = session_.office().undoPreviewLater(session_.property(), step.id);
    engine::whenDone(later, this, [this, way](const Result<engine::UndoPreview> &preview) {
        if (preview)
            openDialog(way, *preview);
        else if (actions_.notify)
            actions_.notify(Notice::error(preview.error(), tr("Not undone")));
    });
}

void UndoDesk::openDialog(Way way, const engine::UndoPreview &preview)
{
    auto *dialog = new UndoDialog(session_.view(), preview, window_);
    // It must not outlive the session, which goes right after this.
    connect(this, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    connect(dialog, &QDialog::accepted, this,
            [this, way, step = preview.step] { send(way, step, true); });
    dialog->open();
}

}  // namespace roomrack::desktop
