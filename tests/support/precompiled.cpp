// SPDX-License-Identifier: GPL-3.0-or-later
// A target with precompiled headers needs a source file.
