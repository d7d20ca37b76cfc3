// SPDX-License-Identifier: GPL-3.0-or-later
// Thousands of connections to a server in the same process: bare sockets, so that the measured
// memory is the server's.
#pragma once

#include <QtCore/QtGlobal>

namespace roomrack::tests {

/// Raises the limit of open descriptors; returns false when the system grants fewer.
bool mayOpenFiles(int many);
/// A connected socket that sends nothing; -1 on failure.
int openSilently(quint16 port);
void closeSilently(int socket);
/// Resident memory of this process; 0 where the system does not report it.
int residentMegabytes();

}  // namespace roomrack::tests
