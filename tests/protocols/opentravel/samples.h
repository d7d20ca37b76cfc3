// SPDX-License-Identifier: GPL-3.0-or-later
// Messages for tests: hand-written goldens, and random ones that comply with all rules.
#pragma once

#include "core/random.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::tests {

/// The bytes of tests/protocols/opentravel/`name`; empty if the file is missing.
QByteArray otaFile(const QString &name);
QStringList otaGoldens();

/// The message of a golden without problems; fails the test otherwise.
template <typename T>
T goldenMessage(const char *name)
{
    const auto decoded =
        protocols::opentravel::decode(otaFile(QStringLiteral("goldens/") + QLatin1String(name)));
    if (!decoded) qFatal("%s: %s", name, qPrintable(decoded.error().text()));
    if (!decoded->problems.empty())
        qFatal("%s: %s", name, qPrintable(decoded->problems.front().text));
    return std::get<T>(decoded->message);
}

/// A valid message of a random kind that complies with the rules; reproducible from the generator's
/// state.
protocols::opentravel::Message randomMessage(core::Random &random);

}  // namespace roomrack::tests
