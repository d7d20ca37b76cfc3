// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/undo_controller.h"

#include "desktop/session/undo_notice.h"
#include "desktop/shell/undo_dialog.h"
#include "desktop/theme/style.h"
#include "desktop/widgets/ends_with.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/stay_words.h"

#include <QtCore/QPointer>
#include <QtGui/QAction>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <utility>

namespace roomrack::desktop {

namespace {

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

QString undoFailedText(UndoWay way)
{
    return way == UndoWay::Undo ? UndoController::tr("Undo failed")
                                : UndoController::tr("Redo failed");
}

}  // namespace

UndoController::UndoController(HotelSession &session, PageActions &actions, QWidget *window)
    : session_(session), actions_(actions), window_(window), undo_(new QAction(this)),
      redo_(new QAction(this)), settingsSeen_(session.service().committedSeq())
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
    changedMeanwhile_.clear();
    const booking::Caller desk = session_.desk();
    const bool roles = session_.users().hasUsers();
    session_.ask(
        [desk, roles](storage::Reader &reader) { return readUndoOffer(reader, desk, roles); }, this,
        [this](const Result<UndoOffer> &offer) {
            asking_ = false;
            const bool isOld =
                offer
                && std::any_of(changedMeanwhile_.begin(), changedMeanwhile_.end(),
                               [&offer](qint64 id) { return offer->bookings.contains(id); });
            askAgain_ || isOld ? refresh() : take(offer.value_or(UndoOffer{}));
        });
}

void UndoController::take(UndoOffer offer)
{
    const auto next = [this] { return std::pair(order_.next(Way::Undo), order_.next(Way::Redo)); };
    const auto named = next();
    // The page's own notice must not offer what is refused.
    if (actions_.withdraw)
        for (const booking::Step &step : offer.undoClosed) actions_.withdraw(undoTopic(step.id));
    nameFirst(offer, session_.view().catalogue());
    if (offer.settings && offer.settings->seq > settingsSeen_) {
        settingsSeen_ = offer.settings->seq;
        if (order_.lastAct().isBefore(settingsSeen_))
            order_.lastAct().note({*offer.settings}, {}, session_.desk().actor);
    }
    order_.setOffer(std::move(offer));
    // A notice that names another step must not offer this one.
    if (said_ && next() != named) withdrawNotice();
    show();
    continueUndo();
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
        return order_.offer().bookings.contains(booking::bookingIdOf(r));
    });
    // What was asked before these came may not have seen them; for new steps it was asked after.
    if (asking_ && newSteps_.empty())
        for (const booking::Record &r : records) changedMeanwhile_.insert(booking::bookingIdOf(r));
    if (ofStep) refresh();
    if (!order_.lastAct().note(records, std::exchange(newSteps_, {}), session_.desk().actor))
        return;
    withdrawNotice();
    show();
}

bool UndoController::canGoOn(Way way) const
{
    return order_.leadsToRooms(way) ? session_.whyNot(booking::Act::RunDesk).isEmpty()
                                    : isPossible(way);
}

bool UndoController::canMoveAgain() const
{
    return !order_.lastAct().again().empty() && session_.whyNot(booking::Act::RunDesk).isEmpty();
}

bool UndoController::isPossible(Way way) const
{
    const UndoOffer &offer = order_.offer();
    return order_.next(way) != 0
           && session_.whyNot(way == Way::Undo ? offer.undoAct : offer.redoAct).isEmpty();
}

/// The actions, if nothing comes before their steps.
void UndoController::showSteps()
{
    const auto fill = [this](QAction *action, const std::vector<booking::Step> &steps,
                             booking::Act act, const QString &nothing, const QString &something) {
        const QString why = steps.empty() ? QString() : session_.whyNot(act);
        action->setEnabled(!steps.empty() && why.isEmpty());
        const QString label = steps.empty() ? QString() : shortened(labelOf(steps.front()));
        action->setText(steps.empty() ? nothing : something.arg(label));
        action->setToolTip(style::tip(why.isEmpty() ? action->text() : why));
    };
    const UndoOffer &offer = order_.offer();
    fill(undo_, offer.undo, offer.undoAct, tr("Undo"), tr("Undo: %1"));
    fill(redo_, offer.redo, offer.redoAct, tr("Redo"), tr("Redo: %1"));
}

void UndoController::show()
{
    const LastAct &last = order_.lastAct();
    if (session_.users().isLocked()) order_ = {};
    if (!order_.lastAct().keepOnly(session_.property(), session_.desk().actor)) withdrawNotice();
    showSteps();
    const auto fill = [](QAction *action, const QString &text, const QString &refused) {
        action->setEnabled(refused.isEmpty());
        action->setText(text);
        action->setToolTip(style::tip(refused.isEmpty() ? text : refused));
    };
    const auto explain = [this](QAction *action, Way way) {
        const QString why = order_.why(way, session_.view());
        const bool more = canGoOn(way);
        action->setEnabled(true);  // it says why not
        action->setToolTip(style::tip(more ? why + u'\n' + action->text() : why));
    };
    const QString act = shortened(last.headline(session_.view(), QLocale()));
    if (canMoveAgain())
        fill(redo_, tr("Redo: %1").arg(act), {});
    else if (order_.isBehind(Way::Redo))
        explain(redo_, Way::Redo);
    const bool behind = order_.isBehind(Way::Undo);
    const bool moves = !last.opposite().empty();
    if (behind && (moves || order_.leadsToRooms(Way::Undo)))
        fill(undo_, tr("Undo: %1").arg(act), session_.whyNot(booking::Act::RunDesk));
    if (behind && !moves) explain(undo_, Way::Undo);
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
        // The user has read what comes before, and goes on.
        if (said_ == way && order_.isBehind(way) && canGoOn(way)) order_.pass(way);
        const bool behind = order_.isBehind(way);
        const bool moves =
            way == Way::Undo ? behind && !order_.lastAct().opposite().empty() : canMoveAgain();
        if (moves)
            moveRooms(way);
        else if (behind)
            sayWhyNot(way);
        else if (isPossible(way))
            send(way, order_.steps(way).front(), {});
    }
}

void UndoController::moveRooms(Way way)
{
    LastAct &last = order_.lastAct();
    const QString what = last.headline(session_.view(), QLocale());
    busy_ = true;
    withdrawNotice();
    last.setReverting();
    booking::AssignRooms command{session_.desk(), {}};
    command.moves = way == Way::Undo ? last.opposite() : last.again();
    if (way == Way::Undo) command.restored = last.restored();
    session_.submit(std::move(command), this,
                    [this, way, what](const Result<booking::Answer> &answer) {
                        if (!answer) order_.lastAct().setRefused(answer.error());
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
                           : Notice::error(answer.error(), undoFailedText(way)));
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

void UndoController::sayWhyNot(Way way)
{
    said_ = way;
    if (!actions_.notify) return;
    // It stays until another change or another page: as long as it is shown, the next undo does
    // what it says, and further ones go on from there.
    Notice notice{Tone::Neutral, order_.why(way, session_.view()), {}, {}, 0, kUndoTopic};
    if (canGoOn(way)) {
        const bool undo = way == Way::Undo;
        const QString next = order_.leadsToRooms(way)
                                 ? order_.lastAct().headline(session_.view(), QLocale())
                                 : labelOf(order_.steps(way).front());
        const QString again = undo ? tr("Press %1 again to undo the change before it: %2")
                                   : tr("Press %1 again to redo the change after it: %2");
        const QAction *action = undo ? undo_ : redo_;
        notice.text +=
            u' '
            + again.arg(action->shortcut().toString(QKeySequence::NativeText), shortened(next));
        const bool isLong = next.size() > kLongestInButton;
        if (undo)
            notice.actionText = isLong ? tr("Undo") : tr("Undo: %1").arg(next);
        else
            notice.actionText = isLong ? tr("Redo") : tr("Redo: %1").arg(next);
        notice.action = [self = QPointer<UndoController>(this), way] {
            if (self && self->said_ == way) self->requestStep(way);
        };
        notice.isValid = [self = QPointer<UndoController>(this), way] {
            return self && self->said_ == way;
        };
    }
    notice.dismissed = [self = QPointer<UndoController>(this), way] {
        if (self && self->said_ == way) self->said_.reset();
    };
    actions_.notify(notice);
}

void UndoController::pageChanged()
{
    if (said_) withdrawNotice();
}

void UndoController::withdrawNotice()
{
    said_.reset();
    if (actions_.withdraw) actions_.withdraw(kUndoTopic);
}

void UndoController::send(Way way, const booking::Step &step, const Rest &rest)
{
    booking::UndoStep command;
    command.caller = session_.desk();
    command.step = step.id;
    command.onlyWhatStillFits = rest.size > 0;
    busy_ = true;
    withdrawNotice();
    if (way == Way::Undo) order_.noteUndo();
    session_.submit(std::move(command), this, [this, way, step, rest](const auto &answer) {
        finished(way, step, rest, answer);
    });
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
                             actions_.notify(Notice::error(preview.error(), undoFailedText(way)));
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
