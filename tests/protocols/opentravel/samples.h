// SPDX-License-Identifier: GPL-3.0-or-later
// Messages for tests: the goldens, which were written by hand, and random ones that keep all rules.
#pragma once

#include "core/random.h"
#include "protocols/opentravel/codec.h"

namespace roomrack::tests {

/// The bytes of tests/protocols/opentravel/`name`; throws nothing, is empty where there is none.
QByteArray otaFile(const QString &name);
QStringList otaGoldens();

/// The message of a golden in which nothing is wrong; fails the test otherwise.
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

/// A message of a random kind, valid and within the rules, the same from the same state.
protocols::opentravel::Message randomMessage(core::Random &random);

}  // namespace roomrack::tests
