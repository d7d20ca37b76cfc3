// SPDX-License-Identifier: GPL-3.0-or-later
// A target that carries precompiled headers needs a file.
