// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/undo.h"

namespace roomrack::engine {

namespace {

/// A list of more cells would be too long to read.
constexpr size_t kMostNamed = 50;

/// The record that set each of the first misfits after record number `step`.
Result<std::vector<std::optional<booking::Record>>> changers(
    storage::Reader &reader, PropertyId property, const std::vector<booking::Misfit> &misfits,
    qint64 step)
{
    std::vector<std::optional<booking::Record>> by;
    for (size_t i = 0; i < std::min(misfits.size(), kMostNamed); ++i) {
        const booking::Misfit &m = misfits[i];
        auto record = reader.ask(storage::LastSetting{property, m.row, m.first, step});
        if (!record) return tl::unexpected(record.error());
        by.push_back(std::move(*record));
    }
    return by;
}

}  // namespace

Result<booking::StepContent> UndoSteps::content(PropertyId property, qint64 step)
{
    const std::lock_guard held(lock_);
    if (!reading_) {
        auto opened = AsyncReader::open(state_.file);
        if (!opened) return tl::unexpected(opened.error());
        reading_ = std::move(*opened);
    }
    return reading_->ask(storage::StepOf{property, step, true}).result();
}

Result<Command> UndoSteps::withContent(const booking::UndoStep &undo)
{
    auto content = this->content(undo.caller.property, undo.step);
    if (!content) return tl::unexpected(content.error());
    booking::UndoStep complete = undo;
    complete.content = std::make_shared<const booking::StepContent>(std::move(*content));
    return Command(std::move(complete));
}

Result<UndoPreview> UndoSteps::preview(PropertyId property, qint64 step)
{
    auto content = this->content(property, step);
    if (!content) return tl::unexpected(content.error());
    UndoPreview preview;
    {
        const std::lock_guard held(state_.lock);
        const auto found = state_.runningHouse(property);
        if (!found) return tl::unexpected(found.error());
        preview.fit = (*found)->fit(*content);
    }
    preview.step = content->step;
    auto by = reading_
                  ->ask([&](storage::Reader &reader) {
                      return changers(reader, property, preview.fit.misfits, content->step.last);
                  })
                  .result();
    if (!by) return tl::unexpected(by.error());
    preview.by = std::move(*by);
    return preview;
}

}  // namespace roomrack::engine
