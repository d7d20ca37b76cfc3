// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

namespace roomrack::tests {

using TestMain = int (*)(int argc, char *argv[]);

/// Runs the one of several tests in a program (compiled_together.py) that the first argument names,
/// as if it were a program of its own, and returns its exit code; 2 if there is no such test.
int runNamed(int argc, char *argv[], const std::map<std::string, TestMain> &tests);

}  // namespace roomrack::tests
