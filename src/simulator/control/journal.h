// SPDX-License-Identifier: GPL-3.0-or-later
// What happened to a simulator, a line each: whoever reads it again knows what it knew, also after
// it was killed. A line is there before anybody is answered; one that was cut off never counted.
#pragma once

#include "core/error.h"
#include "protocols/json/document.h"

#include <QtCore/QFile>

#include <functional>

namespace roomrack::simulator {

class Journal {
public:
    /// No file: nothing is kept.
    Journal() = default;
    /// Calls `line` for each that is there, then appends. Its owner alone may read the file.
    static Result<std::unique_ptr<Journal>> open(
        const QString &path, const std::function<Result<void>(const QByteArray &)> &line);

    /// False: it could not be kept, so it must not happen.
    bool write(const QByteArray &line);
    /// Forgets everything.
    bool clear();

private:
    std::unique_ptr<QFile> file_;
};

/// How large a line, and what is in it, may be.
inline constexpr protocols::json::Limits kJournalLine{40'000'000, 16, 1'000'000, 40'000'000};

}  // namespace roomrack::simulator
