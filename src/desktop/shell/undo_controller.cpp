// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/undo_controller.h"

#include "desktop/session/undo_notice.h"
#include "desktop/shell/undo_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/stay_words.h"
#include "desktop/words/step_words.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <set>
#include <utility>

namespace roomrack::desktop {

namespace {

constexpr int kStepsAsked = 20;
/// Maximum length of a label in a menu or tool tip; longer ones are cut.
constexpr int kLongestLabel = 60;
/// The same in a notice's button, which does without a longer one: the text of the notice has it.
constexpr int kLongestInButton = 32;
constexpr int kSecondsOfPart = 10;
const QString kUndoTopic = QStringLiteral("undo");

QString shortened(const QString &text)
{
    return text.size() > kLongestLabel ? text.left(kLongestLabel - 1) + QStringLiteral("…") : text;
}

/// Named by its content, in the language of the window: cells only if the step has no label.
bool isNamedByContent(const booking::Step &step)
{
    return step.kind == booking::StepKind::Housekeeping
           || (step.kind == booking::StepKind::Cells && step.text.label.isEmpty());
}

/// The cells, and the value that they were set to if it is one; a redo sets it again.
QString cellsText(const inventory::Catalogue &catalogue, const booking::StepContent &content)
{
    const QString cells = changesText(catalogue, content.cells, QLocale());
    const auto valueOf = [&content](const booking::CellChange &change) {
        return content.step.isUndo ? change.before : change.after;
    };
    const booking::CellChange &first = content.cells.front();
    const bool isOne = std::all_of(
        content.cells.begin(), content.cells.end(), [&](const booking::CellChange &change) {
            return change.row.field == first.row.field && valueOf(change) == valueOf(first);
        });
    if (!isOne) return cells;
    return UndoController::tr("%1: %2", "cells, the value set")
        .arg(cells, settingText(catalogue, first.row.field, valueOf(first), QLocale()));
}

/// Reads the first of these steps: returns the permission that undoing it requires, and sets the
/// content of one that is named by it.
booking::Act readFirst(storage::Reader &reader, PropertyId property,
                       const std::vector<booking::Step> &steps, bool roles,
                       std::shared_ptr<const booking::StepContent> *named)
{
    booking::UndoStep undo;
    if (steps.empty()) return booking::actOf(undo);
    const booking::Step &first = steps.front();
    const bool isNamed = isNamedByContent(first);
    // The permission matters only if the property has users with roles.
    if (!roles && !isNamed) return booking::actOf(undo);
    auto content = reader.ask(storage::StepOf{property, first.id});
    if (!content) return booking::actOf(undo);
    undo.content = std::make_shared<const booking::StepContent>(std::move(*content));
    if (isNamed) *named = undo.content;
    return booking::actOf(undo);
}

/// Removes the newest steps if they change bookings that are closed now, because undoing these is
/// refused. Returns the first one.
std::optional<booking::Step> dropClosed(storage::Reader &reader, PropertyId property,
                                        std::vector<booking::Step> &steps)
{
    std::optional<booking::Step> newest;
    while (!steps.empty() && steps.front().kind == booking::StepKind::Booking) {
        const auto row = reader.ask(storage::OneBooking{property, steps.front().booking});
        if (!row || booking::isOpen(row->booking.status)) break;
        if (!newest) newest = steps.front();
        steps.erase(steps.begin());
    }
    return newest;
}

/// The bookings that the steps change.
std::set<qint64> bookingsOf(const storage::UndoStack &stack)
{
    std::set<qint64> bookings;
    for (const auto *steps : {&stack.undo, &stack.redo}) {
        for (const booking::Step &step : *steps) {
            if (step.kind == booking::StepKind::Booking) bookings.insert(step.booking.value);
        }
    }
    return bookings;
}

}  // namespace

UndoController::UndoController(HotelSession &session, PageActions &actions, QWidget *window)
    : session_(session), actions_(actions), window_(window), undo_(new QAction(this)),
      redo_(new QAction(this))
{
    undo_->setObjectName(QStringLiteral("undo"));
    redo_->setObjectName(QStringLiteral("redo"));
    undo_->setShortcut(QKeySequence(tr("Ctrl+Z")));
    redo_->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    window->addAction(undo_);
    window->addAction(redo_);
    connect(undo_, &QAction::triggered, this, [this] { requestStep(Way::Undo); });
    connect(redo_, &QAction::triggered, this, [this] { requestStep(Way::Redo); });
    connect(&session.changes(), &HotelChanges::stepsChanged, this,
            [this](const std::vector<booking::Step> &steps) {
                newSteps_ = steps;
                refresh();
            });
    connect(&session.changes(), &HotelChanges::happened, this, &UndoController::note);
    connect(&session, &HotelSession::loaded, this, &UndoController::refresh);
    connect(&session.users(), &DeskUsers::personChanged, this, &UndoController::refresh);
    show();
    refresh();
}

QString UndoController::labelOf(const booking::Step &step)
{
    if (!step.text.label.isEmpty()) return step.text.label;
    switch (step.kind) {
    case booking::StepKind::Policy: return tr("Overbooking policy changed");
    case booking::StepKind::Booking: return tr("%1 changed").arg(bookingNumber(step.booking));
    case booking::StepKind::Housekeeping: return tr("Housekeeping status changed");
    case booking::StepKind::Description: return tr("Rooms & rates changed");
    case booking::StepKind::Cells: break;
    }
    return tr("Cells changed");
}

void UndoController::refresh()
{
    askAgain_ = asking_;
    if (asking_) return;
    asking_ = true;
    const booking::Caller desk = session_.desk();
    const bool roles = session_.users().hasUsers();
    session_.ask(
        [desk, roles](storage::Reader &reader) -> Result<Stack> {
            auto steps = reader.ask(storage::UndoSteps{desk.property, desk.actor, kStepsAsked});
            if (!steps) return tl::unexpected(steps.error());
            Stack stack;
            stack.steps = std::move(*steps);
            stack.bookings = bookingsOf(stack.steps);
            stack.closed = dropClosed(reader, desk.property, stack.steps.undo);
            dropClosed(reader, desk.property, stack.steps.redo);
            stack.undo =
                readFirst(reader, desk.property, stack.steps.undo, roles, &stack.undoNamed);
            stack.redo =
                readFirst(reader, desk.property, stack.steps.redo, roles, &stack.redoNamed);
            return stack;
        },
        this,
        [this](const Result<Stack> &stack) {
            asking_ = false;
            if (askAgain_) {
                refresh();
                return;
            }
            const auto next = [this] {
                return stack_.steps.undo.empty() ? 0 : stack_.steps.undo.front().id;
            };
            const qint64 named = next();
            stack_ = stack.value_or(Stack{});
            lastAct_.setClosed(stack_.closed);
            // A notice that names another step must not offer this one.
            if (said_ && next() != named) {
                said_ = false;
                withdrawNotice();
            }
            nameFirst(stack_.steps.undo, stack_.undoNamed.get());
            nameFirst(stack_.steps.redo, stack_.redoNamed.get());
            show();
            continueUndo();
        });
}

/// Gives a step the label that says what it changed, if it is named by its content.
void UndoController::nameFirst(std::vector<booking::Step> &steps,
                               const booking::StepContent *content)
{
    if (!content) return;
    const inventory::Catalogue &catalogue = session_.view().catalogue();
    if (!content->housekeeping.empty())
        steps.front().text.label = housekeepingStepText(catalogue, *content);
    else if (!content->cells.empty())
        steps.front().text.label = withOrigin(content->step.text, cellsText(catalogue, *content));
}

void UndoController::note(const std::vector<booking::Record> &records)
{
    // The page's own notice must not offer what Ctrl+Z or another desk has undone.
    for (const booking::Record &r : records) {
        if (r.kind == booking::RecordKind::StepUndone && actions_.withdraw)
            actions_.withdraw(undoTopic(r.subject));
    }
    // A booking that is closed or reinstated decides whether its step can be undone.
    const bool ofStep = std::any_of(records.begin(), records.end(), [this](const auto &r) {
        return stack_.bookings.contains(booking::bookingIdOf(r));
    });
    if (ofStep) refresh();
    if (!lastAct_.note(records, std::exchange(newSteps_, {}), session_.desk().actor)) return;
    said_ = false;
    withdrawNotice();
    show();
}

/// Whether the next step is older than another change, so that undo must not go on silently.
bool UndoController::isBehind() const
{
    return lastAct_.isAfter(stack_.steps.undo.empty() ? 0 : stack_.steps.undo.front().id);
}

bool UndoController::canMoveAgain() const
{
    return !lastAct_.again().empty() && session_.whyNot(booking::Act::RunDesk).isEmpty();
}

bool UndoController::isPossible(Way way) const
{
    const bool undo = way == Way::Undo;
    return !(undo ? stack_.steps.undo : stack_.steps.redo).empty()
           && session_.whyNot(undo ? stack_.undo : stack_.redo).isEmpty();
}

void UndoController::show()
{
    if (session_.users().isLocked()) stack_ = {};
    if (!lastAct_.keepOnly(session_.property(), session_.desk().actor)) withdrawNotice();
    const auto fill = [this](QAction *action, const std::vector<booking::Step> &steps,
                             booking::Act act, const QString &nothing, const QString &something) {
        const QString why = steps.empty() ? QString() : session_.whyNot(act);
        action->setEnabled(!steps.empty() && why.isEmpty());
        const QString label = steps.empty() ? QString() : shortened(labelOf(steps.front()));
        action->setText(steps.empty() ? nothing : something.arg(label));
        action->setToolTip(style::tip(why.isEmpty() ? action->text() : why));
    };
    fill(undo_, stack_.steps.undo, stack_.undo, tr("Undo"), tr("Undo: %1"));
    fill(redo_, stack_.steps.redo, stack_.redo, tr("Redo"), tr("Redo: %1"));
    if (canMoveAgain()) {
        redo_->setEnabled(true);
        redo_->setText(
            tr("Redo: %1").arg(shortened(lastAct_.headline(session_.view(), QLocale()))));
        redo_->setToolTip(style::tip(redo_->text()));
    }
    if (isBehind() && !lastAct_.opposite().empty()) {
        const QString whyNot = session_.whyNot(booking::Act::RunDesk);
        undo_->setEnabled(whyNot.isEmpty());
        undo_->setText(
            tr("Undo: %1").arg(shortened(lastAct_.headline(session_.view(), QLocale()))));
        undo_->setToolTip(style::tip(whyNot.isEmpty() ? undo_->text() : whyNot));
    } else if (isBehind()) {
        const QString why = lastAct_.why(session_.view(), QLocale());
        const bool more = undo_->isEnabled();
        undo_->setEnabled(true);  // it says why not
        undo_->setToolTip(style::tip(more ? why + u'\n' + undo_->text() : why));
    }
    emit refreshed();
}

void UndoController::requestStep(Way way)
{
    wanted_.push_back(way);
    continueUndo();
}

void UndoController::continueUndo()
{
    while (!busy_ && !asking_ && !wanted_.empty()) {
        const Way way = wanted_.front();
        wanted_.pop_front();
        const bool possible = isPossible(way);
        const bool behind = way == Way::Undo && isBehind();
        if (behind && !lastAct_.opposite().empty()) {
            moveRooms(way);
        } else if (way == Way::Redo && canMoveAgain()) {
            moveRooms(way);
        } else if (behind && !(said_ && possible)) {
            sayWhyNot();
        } else if (possible) {
            if (behind) lastAct_.pass();
            send(way, (way == Way::Undo ? stack_.steps.undo : stack_.steps.redo).front(), {});
        }
    }
}

void UndoController::moveRooms(Way way)
{
    const QString what = lastAct_.headline(session_.view(), QLocale());
    busy_ = true;
    withdrawNotice();
    lastAct_.setReverting();
    booking::AssignRooms command{session_.desk(), {}};
    command.moves = way == Way::Undo ? lastAct_.opposite() : lastAct_.again();
    if (way == Way::Undo) command.restored = lastAct_.restored();
    session_.submit(std::move(command), this,
                    [this, way, what](const Result<booking::Answer> &answer) {
                        if (!answer) lastAct_.setRefused(answer.error());
                        busy_ = false;
                        tell(way, what, answer);
                        emit answered(answer.has_value());
                        refresh();
                    });
}

/// Reports what was done; a failure also discards the keys pressed since.
void UndoController::tell(Way way, const QString &what, const Result<booking::Answer> &answer)
{
    if (!answer) wanted_.clear();
    if (!actions_.notify) return;
    const QString said = way == Way::Undo ? tr("Undone: %1") : tr("Redone: %1");
    actions_.notify(answer ? Notice{Tone::Neutral, said.arg(shortened(what)), {}, {}, 4}
                           : Notice::error(answer.error(), failed(way)));
}

/// Names only what was undone, and says what was not.
void UndoController::tellPart(Way way, const booking::Step &step, const Rest &rest,
                              const booking::Answer &answer)
{
    if (!actions_.notify) return;
    const QString head = way == Way::Undo ? tr("Partly undone: %1.") : tr("Partly redone: %1.");
    const auto say = [this](const QString &text) {
        if (actions_.notify) actions_.notify({Tone::Neutral, text, {}, {}, kSecondsOfPart});
    };
    if (step.kind != booking::StepKind::Housekeeping) {
        say(tr("%1 %2, %3.", "what was undone, cells restored, cells left")
                .arg(head.arg(shortened(labelOf(step))),
                     tr("%Ln cell(s) restored", nullptr, int(answer.cells)),
                     tr("%Ln cell(s) left as changed since", nullptr, int(rest.size))));
        return;
    }
    session_.ask(storage::StepOf{session_.property(), answer.step}, this,
                 [this, head, say, step, rest](const Result<booking::StepContent> &done) {
                     const QString rooms =
                         done ? housekeepingStepText(session_.view().catalogue(), *done)
                              : QString();
                     say(tr("%1 Not restored: %2.", "what was undone, why not the rest")
                             .arg(head.arg(rooms.isEmpty() ? labelOf(step) : rooms), rest.why));
                 });
}

void UndoController::sayWhyNot()
{
    said_ = true;
    if (!actions_.notify) return;
    // It stays until another change: as long as it is shown, the next undo does what it says, and
    // further ones go on from there.
    Notice notice{Tone::Neutral, lastAct_.why(session_.view(), QLocale()), {}, {}, 0, kUndoTopic};
    if (isPossible(Way::Undo)) {
        const QString before = labelOf(stack_.steps.undo.front());
        notice.text +=
            u' '
            + tr("Press %1 again to undo the change before it: %2")
                  .arg(undo_->shortcut().toString(QKeySequence::NativeText), shortened(before));
        notice.actionText =
            before.size() > kLongestInButton ? tr("Undo") : tr("Undo: %1").arg(before);
        notice.action = [self = QPointer<UndoController>(this)] {
            if (self && self->said_) self->requestStep(Way::Undo);
        };
        notice.isValid = [self = QPointer<UndoController>(this)] { return self && self->said_; };
    }
    actions_.notify(notice);
}

void UndoController::withdrawNotice()
{
    if (actions_.withdraw) actions_.withdraw(kUndoTopic);
}

void UndoController::send(Way way, const booking::Step &step, const Rest &rest)
{
    booking::UndoStep command;
    command.caller = session_.desk();
    command.step = step.id;
    command.onlyWhatStillFits = rest.size > 0;
    busy_ = true;
    said_ = false;
    withdrawNotice();
    session_.submit(std::move(command), this, [this, way, step, rest](const auto &answer) {
        finished(way, step, rest, answer);
    });
}

QString UndoController::failed(Way way)
{
    return way == Way::Undo ? tr("Undo failed") : tr("Redo failed");
}

void UndoController::finished(Way way, const booking::Step &step, const Rest &rest,
                              const Result<booking::Answer> &answer)
{
    busy_ = false;
    if (!answer && answer.error().code == ErrorCode::Stale) {
        wanted_.clear();
        askWhatFits(way, step);
    } else if (answer && rest.size > answer->cells) {
        tellPart(way, step, {rest.size - answer->cells, rest.why}, *answer);
    } else {
        tell(way, labelOf(step), answer);
    }
    // A change of the description is not told by records: the window loads it anew.
    if (answer && actions_.withdraw) actions_.withdraw(undoTopic(step.id));
    emit answered(answer.has_value());
    refresh();
}

void UndoController::askWhatFits(Way way, const booking::Step &step)
{
    const auto later = session_.service().previews().undoLater(session_.property(), step.id);
    engine::whenDone(later, this,
                     [this, way, text = step.text](Result<engine::UndoPreview> preview) {
                         if (preview) {
                             preview->step.text = text;
                             openDialog(way, *preview);
                         } else if (actions_.notify) {
                             actions_.notify(Notice::error(preview.error(), failed(way)));
                         }
                     });
}

void UndoController::openDialog(Way way, const engine::UndoPreview &preview)
{
    auto *dialog = new UndoDialog(session_.view(), preview, way == Way::Redo, window_);
    // The dialog must not outlive the session, which is destroyed next.
    endWith(this, dialog);
    const booking::StepFit &fit = preview.fit;
    const Rest rest{fit.fitting + fit.misfitting, fit.refused ? fit.refused->reason : QString()};
    connect(dialog, &QDialog::accepted, this,
            [this, way, step = preview.step, rest] { send(way, step, rest); });
    dialog->open();
}

}  // namespace roomrack::desktop
