// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/named_tests.h"

#include <iostream>
#include <vector>

namespace roomrack::tests {

int runNamed(int argc, char *argv[], const std::map<std::string, TestMain> &tests)
{
    const auto test = argc > 1 ? tests.find(argv[1]) : tests.end();
    if (test == tests.end()) {
        std::cerr << "usage: " << argv[0] << " TEST [FUNCTION...]\nTests:\n";
        for (const auto &[name, run] : tests) std::cerr << "  " << name << '\n';
        return 2;
    }
    // Qt takes the application's name from it, so settings and scratch folders differ.
    std::string program = "test_" + test->first;
    std::vector<char *> arguments{program.data()};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    arguments.push_back(nullptr);
    return test->second(int(arguments.size()) - 1, arguments.data());
}

}  // namespace roomrack::tests
