// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop/channels/secrets.h"

#include "moc_secrets.cpp"
