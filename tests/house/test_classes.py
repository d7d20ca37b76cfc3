# SPDX-License-Identifier: GPL-3.0-or-later
"""A class has at most 25 methods, and one .cpp file: a large class that is cut into more files is
still large."""

import collections
import textwrap
import unittest

from sources import cpp_files, functions, methods, name

METHODS = 25


def sizes(files):
    """{(folder, class): methods}, of classes of the same name those of the largest."""
    found = collections.Counter()
    for path, text in files:
        for owner, own in methods(text).items():
            key = (path.split("/")[1], owner)
            found[key] = max(found[key], len(own))
    return found


def spread(files):
    """{(folder, class): number of .cpp files that define its methods}"""
    found = collections.defaultdict(set)
    for path, text in files:
        for function, _, _ in functions(text) if path.endswith(".cpp") else ():
            if "::" in function:
                found[path.split("/")[1], function.rsplit("::", 1)[0]].add(path)
    return {owner: len(paths) for owner, paths in found.items()}


def beyond(found, limit, unit):
    for (folder, owner), size in sorted(found.items()):
        if size > limit:
            yield f"src/{folder}: {owner} has {size} {unit}; {limit} are allowed"


class Repository(unittest.TestCase):
    files = [(name(p), p.read_text()) for p in cpp_files("src")]

    def clean(self, findings):
        findings = list(findings)
        if findings:
            self.fail("\n" + "\n".join(findings))

    def test_no_class_is_large(self):
        self.clean(beyond(sizes(self.files), METHODS, "methods"))

    def test_no_class_is_spread(self):
        self.clean(beyond(spread(self.files), 1, ".cpp files"))


class Findings(unittest.TestCase):
    """What is counted."""

    def count(self, text):
        return methods(textwrap.dedent(text))

    def test_declarations_and_definitions_are_methods(self):
        self.assertEqual(self.count("""\
            class Ledger : public Base<int> {
                Q_OBJECT
            public:
                explicit Ledger(int first = 0) : first_(first) {}
                ~Ledger();
                Ledger(const Ledger &) = delete;
                bool operator==(const Ledger &) const = default;
                int first() const { return first_; }
                static tl::expected<void, Error> set(Night n,
                                                     int value = 0);
                bool operator()(int x) const;
                template <typename T> void each(T t) { t(); }
            signals:
                void changed(int night);
            private:
                friend void look(const Ledger &);
                using Call = std::function<void(int)>;
                enum class Kind { A, B };
                struct Row {
                    int value() const { return 0; }
                };
                int first_ = 0, last_ = next(1);
                std::vector<int> rows_{1, 2};
                std::function<void(int)> done_;
            };
            """), {"Ledger": ["first", "set", "operator()", "each", "changed"],
                   "Ledger::Row": ["value"]})

    def test_bodies_and_functions_outside_are_not_looked_into(self):
        self.assertEqual(self.count("""\
            namespace a {
            int free(int x) { struct Local { void no(); }; return x; }
            struct S {
                void one() { if (x) { call(y); } }
                int two(int a) const;
            };
            void S::three() { four(); }
            }
            """), {"S": ["one", "two"]})

    def test_a_class_in_two_files_is_found(self):
        two = [("src/x/a.cpp", "void A::f() {}"), ("src/x/b.cpp", "int A::g() const { return 1; }"),
               ("src/y/a.cpp", "void A::f() {}"), ("src/x/a.h", "void A::h() {}")]
        self.assertEqual(spread(two), {("x", "A"): 2, ("y", "A"): 1})
        self.assertEqual(len(list(beyond(spread(two), 1, ".cpp files"))), 1)

    def test_a_large_class_is_found(self):
        self.assertEqual(len(list(beyond({("x", "A"): 26}, 25, "methods"))), 1)
        self.assertFalse(list(beyond({("x", "A"): 25}, 25, "methods")))


if __name__ == "__main__":
    unittest.main()
