// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of lines to a server in the same process: bare sockets, so that what they take is the
// server's.
#pragma once

#include <QtCore/QtGlobal>

namespace roomrack::tests {

/// Asks the system for so many descriptors; false: it gives fewer.
bool mayOpenFiles(int many);
/// A connected socket that says nothing; -1: there is none.
int openSilently(quint16 port);
void closeSilently(int socket);
/// What this process has in memory; 0 where the system does not say.
int residentMegabytes();

}  // namespace roomrack::tests
