// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/shell/undo_offer.h"

#include "booking/commands.h"
#include "desktop/shell/undo_controller.h"
#include "desktop/words/housekeeping_words.h"
#include "desktop/words/setting_words.h"
#include "desktop/words/step_words.h"

#include <algorithm>

namespace roomrack::desktop {

namespace {

using Steps = std::vector<booking::Step>;

constexpr int kStepsAsked = 20;
constexpr int kRecordsAsked = 50;

/// The bookings that the steps change.
std::set<qint64> bookingsOf(const storage::UndoStack &stack)
{
    std::set<qint64> bookings;
    for (const auto *steps : {&stack.undo, &stack.redo, &stack.undoClosed, &stack.redoClosed}) {
        for (const booking::Step &step : *steps) {
            if (step.kind == booking::StepKind::Booking) bookings.insert(step.booking.value);
        }
    }
    return bookings;
}

/// Named by its content, in the language of the window: cells only if the step has no label.
bool isNamedByContent(const booking::Step &step)
{
    return step.kind == booking::StepKind::Housekeeping
           || (step.kind == booking::StepKind::Cells && step.text.label.isEmpty());
}

/// Reads the first of these steps: returns the permission that undoing it requires, and sets the
/// content of one that is named by it.
booking::Act readFirst(storage::Reader &reader, PropertyId property, const Steps &steps, bool roles,
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

void nameByContent(Steps &steps, const booking::StepContent *content,
                   const inventory::Catalogue &catalogue)
{
    if (!content) return;
    if (!content->housekeeping.empty())
        steps.front().text.label = housekeepingStepText(catalogue, *content);
    else if (!content->cells.empty())
        steps.front().text.label = withOrigin(content->step.text, cellsText(catalogue, *content));
}

/// Not that the hotel was made.
std::optional<booking::Record> settingsChangedBy(storage::Reader &reader,
                                                 const booking::Caller &desk)
{
    const auto records = reader.ask(storage::RecentRecords{desk.property, kRecordsAsked});
    if (!records) return std::nullopt;
    const auto at = std::find_if(records->begin(), records->end(), [&desk](const auto &r) {
        return r.kind == booking::RecordKind::CatalogueChanged && r.value == 0
               && r.actor == desk.actor;
    });
    return at == records->end() ? std::nullopt : std::optional(*at);
}

}  // namespace

Result<UndoOffer> readUndoOffer(storage::Reader &reader, const booking::Caller &desk, bool roles)
{
    auto stack = reader.ask(storage::UndoSteps{desk.property, desk.actor, kStepsAsked});
    if (!stack) return tl::unexpected(stack.error());
    UndoOffer offer;
    offer.bookings = bookingsOf(*stack);
    offer.settings = settingsChangedBy(reader, desk);
    offer.undoClosed = std::move(stack->undoClosed);
    offer.redoClosed = std::move(stack->redoClosed);
    offer.undo = std::move(stack->undo);
    offer.redo = std::move(stack->redo);
    offer.undoAct = readFirst(reader, desk.property, offer.undo, roles, &offer.undoNamed);
    offer.redoAct = readFirst(reader, desk.property, offer.redo, roles, &offer.redoNamed);
    return offer;
}

void nameFirst(UndoOffer &offer, const inventory::Catalogue &catalogue)
{
    nameByContent(offer.undo, offer.undoNamed.get(), catalogue);
    nameByContent(offer.redo, offer.redoNamed.get(), catalogue);
}

}  // namespace roomrack::desktop
