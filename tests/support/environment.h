// SPDX-License-Identifier: GPL-3.0-or-later
// The test environment: paths of sources and programs, of data too large for the repository, and
// the permitted run time.
#pragma once

#include <QString>

namespace roomrack::tests {

/// The absolute path of `relative` in the source folder.
QString sourcePath(const QString &relative);

/// The absolute path of the program `name` that this build made.
QString programPath(const QString &name);

/// The absolute path of `relative` in the folder of shared data: $ROOMRACK_SHARED_DATA, or
/// shared/data beside the source folder. Empty when there is no such file or folder; the
/// macro below then skips the test and says why.
QString sharedData(const QString &relative);

/// Number of repetitions of a random test: $ROOMRACK_ROUNDS when set, `usual` times fifty in a
/// soak, else `usual`.
int rounds(int usual);

/// Whether this is a soak run ($ROOMRACK_SOAK is 1, as in `./dev soak`).
bool soaking();

}  // namespace roomrack::tests

/// Declares `variable` as the path of a file of the shared data, or skips the test.
#define ROOMRACK_SHARED_DATA(variable, relative)                                                   \
    const QString variable = roomrack::tests::sharedData(relative);                                \
    if (variable.isEmpty())                                                                        \
    QSKIP(qPrintable(QStringLiteral("no %1 in the shared data; set ROOMRACK_SHARED_DATA")          \
                         .arg(QString(relative))))
