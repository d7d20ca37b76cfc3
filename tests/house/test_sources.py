# SPDX-License-Identifier: GPL-3.0-or-later
"""The measuring of functions is itself tested, or nobody could trust what it allows."""

import textwrap
import unittest

from sources import code_only, functions


def measured(text):
    return [(name, lines) for name, _, lines in functions(textwrap.dedent(text))]


class Functions(unittest.TestCase):
    def test_a_function_is_measured_from_brace_to_brace(self):
        self.assertEqual(measured("""\
            int twice(int a)
            {
                return a * 2;
            }
            """), [("twice", 3)])

    def test_methods_and_namespaces_are_looked_into(self):
        self.assertEqual(measured("""\
            namespace roomrack::core {
            class Stay : public QObject {
                Q_OBJECT
            public:
                int nights() const { return 1; }
            private slots:
                void init();
                int nights_ = 0;
            };
            struct Empty {};
            }
            """), [("nights", 1)])

    def test_constructors_with_braced_members_are_one_function(self):
        self.assertEqual(measured("""\
            Hold::Hold(int a, std::vector<int> b)
                : a_{a}, b_{std::move(b)}, c_(3)
            {
                start();
            }
            """), [("Hold::Hold", 3)])
        self.assertEqual(measured("Hold::Hold() : a_{1} {}"), [("Hold::Hold", 1)])

    def test_lambdas_blocks_and_lists_belong_to_the_function_around_them(self):
        self.assertEqual(measured("""\
            void f(Options o = {})
            {
                for (int i : {1, 2}) {
                    run([&](int x) {
                        return x;
                    });
                }
            }
            """), [("f", 7)])

    def test_values_are_not_functions(self):
        self.assertEqual(measured("""\
            const std::array<int, 3> table{1, 2};
            const QStringList names = {tr("a {"), tr("b")};
            enum class Kind { A, B };
            constexpr int braces[] = {1,
                                      2};
            int after() { return 0; }
            """), [("after", 1)])

    def test_literals_and_comments_hide_braces(self):
        self.assertEqual(measured("""\
            // } {
            char a() { return '{'; }
            int b() { return 1'000'000; } /* } */
            auto c() { return R"x(
            }}} )" )x"; }
            """), [("a", 1), ("b", 1), ("c", 2)])

    def test_a_lambda_in_a_namespace_is_a_function(self):
        self.assertEqual(measured("""\
            const auto half = [](int a) {
                return a / 2;
            };
            """), [("lambda", 3)])

    def test_trailing_returns_templates_and_operators(self):
        self.assertEqual([lines for _, lines in measured("""\
            template <class T> auto get(T t) -> std::vector<T> { return {t}; }
            bool operator==(const A &a, const A &b) { return a.x == b.x; }
            bool A::operator()(int x) const noexcept { return x; }
            template <class T>
            struct Box : Base<T> {
                T value{};
                T take() && { return std::move(value); }
            };
            """)], [1, 1, 1, 1])

    def test_macros_of_several_lines_are_left_out(self):
        self.assertEqual(measured("""\
            #define OPEN {   \\
                             {
            int f() { return 1; }
            """), [("f", 1)])

    def test_unbalanced_braces_are_an_error(self):
        with self.assertRaises(ValueError):
            functions("void f() { if (x) {")
        with self.assertRaises(ValueError):
            functions("void f() {}}")


class CodeOnly(unittest.TestCase):
    def test_lines_stay_where_they_are(self):
        text = 'int a; /* one\ntwo */ QString b = "x;y"; // z\nint c;\n'
        code = code_only(text)
        self.assertEqual(len(text), len(code))
        self.assertEqual(text.count("\n"), code.count("\n"))
        for gone in ("one", "two", "x;y", "z"):
            self.assertNotIn(gone, code)


if __name__ == "__main__":
    unittest.main()
