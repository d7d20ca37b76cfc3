# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of a folder are compiled together (ROOMRACK_UNITY), so no name in an anonymous
namespace may stand in two of them: the compiler would refuse it or, worse, an overload of one file
would be called by another."""

import re
import unittest
from collections import defaultdict

import sources

_TEMPLATE = re.compile(r"^template ?<[^<>]*(?:<[^<>]*>)?[^<>]*> ?")
_TYPE = re.compile(r"^(?:struct|class|enum class|enum|union|using) (\w+)")
_VALUE = re.compile(r"(?<![\w:>])(\w+) ?(?:\[\w*\] ?)?(?:<[^=]*> )?(?:[={]|$)")
_CALL = re.compile(r"([\w:]+|operator[^\w\s(]+) ?$")


def declared(head):
    """The names that a declaration or the head of a definition introduces."""
    head = _TEMPLATE.sub("", " ".join(head.split()))
    if not head or re.match(r"using (?!\w+ =)|static_assert", head):
        return set()
    kind = _TYPE.match(head)
    if kind:
        return {kind.group(1)}
    call = head.find("(")
    value = _VALUE.search(head)
    if value and (call < 0 or value.start() < call):
        return {value.group(1), *more_values(head)}
    found = _CALL.search(head[:call]) if call > 0 else None
    return {found.group(1)} if found and "::" not in found.group(1) else set()


def more_values(head):
    """b and c of "int a = f(1, 2), b = 2, c{3}"."""
    flat = head
    while flat != (flat := re.sub(r"\([^()]*\)|<[^<>]*>|\{[^{}]*\}", "", flat)):
        pass
    return re.findall(r",\s*(\w+) ?(?:=|,|\{|$)", flat) if "=" in head or "{" in head else []


def file_local(text):
    """The names in the anonymous namespaces of a file."""
    code = sources.without_directives(sources.code_only(text))
    names = set()
    for opening in re.finditer(r"\bnamespace\s*\{", code):
        depth, head = 0, ""
        for character in code[opening.end():]:
            if character == "}" and depth == 0:
                break
            if character == "{":
                if depth == 0:
                    names |= declared(head + "{")
                depth += 1
            elif character == "}":
                depth -= 1
                head = ""
            elif depth == 0:
                if character == ";":
                    names |= declared(head)
                head = "" if character == ";" else head + character
    return names


def shared(text):
    """The functions that a header declares outside of classes."""
    code = sources.without_directives(sources.code_only(text))
    names, scopes, head = set(), [], ""
    for character in code:
        outside = all(scopes)
        if character == "{":
            is_namespace = re.match(r"\s*(?:inline )?namespace\b", head) is not None
            if outside and not is_namespace:
                names |= functions_of(head)
            scopes.append(is_namespace)
            head = ""
        elif character == "}":
            scopes.pop()
            head = ""
        elif character == ";":
            if outside:
                names |= functions_of(head)
            head = ""
        else:
            head += character
    return names


def functions_of(head):
    head = " ".join(head.split())
    return declared(head) if "(" in head and "=" not in head.split("(")[0] else set()


class FileLocalNames(unittest.TestCase):
    def test_finds_names(self):
        text = """
            namespace {
            using inventory::Pool;
            using Clock = std::chrono::steady_clock;
            constexpr int kMargin = f(1, 2), kInset = 3, kGap = 4;
            constexpr std::array<int, 2> kSizes{1, 2};
            const QString kText = QStringLiteral("a;b{");
            template <typename T>
            inline constexpr bool kIsList<std::vector<T>> = true;
            struct Words {
                int inner = 0;
            };
            QString text(int value)
            {
                const int local = value;
                return {};
            }
            }  // namespace
            int outer() { return 0; }"""
        self.assertEqual(file_local(text), {"Clock", "kMargin", "kInset", "kGap", "kSizes", "kText",
                                            "kIsList", "Words", "text"})

    def test_finds_functions_of_headers(self):
        text = """
            namespace roomrack::api {
            struct Row {
                int inner(int a) const { return a; }
            };
            void writeNumber(Writer &w, qint64 number);
            template <typename T>
            QString textOf(const T &value)
            {
                return value.text();
            }
            inline constexpr int kMost = largest(3);
            }"""
        self.assertEqual(shared(text), {"writeNumber", "textOf"})

    def test_hides_no_function_of_the_folder(self):
        """A call in the anonymous namespace would find this function alone, and convert."""
        headers = defaultdict(set)
        for path in sources.cpp_files("src"):
            if path.suffix == ".h":
                headers[path.parent] |= shared(path.read_text())
        hidden = [f"{sources.name(path)}: {name}" for path in sources.cpp_files("src")
                  if path.suffix == ".cpp"
                  for name in sorted(file_local(path.read_text()) & headers[path.parent])]
        self.assertEqual(hidden, [], "a header of the folder has a function of this name")

    def test_once_in_a_folder(self):
        places = defaultdict(list)
        for path in sources.cpp_files("src"):
            if path.suffix == ".cpp" and "programs" not in path.parts:
                for name in file_local(path.read_text()):
                    places[sources.name(path.parent), name].append(path.name)
        self.assertGreater(len(places), 1000)
        twice = [f"{folder}: {name} in {', '.join(files)}"
                 for (folder, name), files in sorted(places.items()) if len(files) > 1]
        self.assertEqual(twice, [], "give them names of their own, or share one of them")


if __name__ == "__main__":
    unittest.main()
