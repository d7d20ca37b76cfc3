// SPDX-License-Identifier: GPL-3.0-or-later
// Journal of a simulator, one event per line: replaying it restores the state, also after a kill. A
// line is written before the response is sent; a truncated line does not count.
#pragma once

#include "core/error.h"
#include "protocols/json/document.h"

#include <QtCore/QFile>

#include <functional>

namespace roomrack::simulator {

class Journal {
public:
    /// No file: nothing is stored.
    Journal() = default;
    /// Calls `line` for each existing line, then appends. Only the owner may read the file.
    static Result<std::unique_ptr<Journal>> open(
        const QString &path, const std::function<Result<void>(const QByteArray &)> &line);

    /// False: the line could not be written, so the event must not be applied.
    bool write(const QByteArray &line);
    /// Deletes all lines.
    bool clear();

private:
    std::unique_ptr<QFile> file_;
};

/// Limits of a line's size and content.
inline constexpr protocols::json::Limits kJournalLine{40'000'000, 16, 1'000'000, 40'000'000};

}  // namespace roomrack::simulator
