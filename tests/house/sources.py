# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads C++ well enough to measure it: which files there are, what of a file is code, where
its functions begin and end. Brace matching over code without comments and strings does;
macros that hide braces would fool it, and there are none."""

import os
import re
from pathlib import Path

ROOT = Path(os.environ.get("ROOMRACK_SOURCE_DIR", Path(__file__).resolve().parents[2]))


def cpp_files(*folders):
    """Every .cpp and .h below the folders of the repository, sorted."""
    found = []
    for folder in folders or ("src", "tests"):
        found += [p for p in (ROOT / folder).rglob("*") if p.suffix in (".cpp", ".h")]
    return sorted(found)


def name(path):
    return path.relative_to(ROOT).as_posix()


_TOKENS = re.compile(
    r'''//(?:\\\n|[^\n])*                                  # line comment
      | /\*.*?\*/                                          # block comment
      | (?:u8|u|U|L)?R"(?P<mark>[^()\\\s]*)\(.*?\)(?P=mark)"   # raw string
      | "(?:\\.|[^"\\\n])*"                                # string
      | (?<![0-9A-Fa-f])'(?:\\.|[^'\\\n])+'                # character, not 1'000
    ''', re.VERBOSE | re.DOTALL)


def code_only(text):
    """The text with comments and the insides of literals blanked; lines stay where they are."""
    def blank(match):
        found = match.group(0)
        space = re.sub(r"[^\n]", " ", found)
        return space if found.startswith("/") else '"' + space[1:-1] + '"'
    return _TOKENS.sub(blank, text)


def without_directives(code):
    """The code with preprocessor directives blanked, their continuation lines too."""
    return re.sub(r"^[ \t]*#(?:\\\n|[^\n])*", lambda m: re.sub(r"[^\n]", " ", m.group(0)),
                  code, flags=re.MULTILINE)


_LABELS = re.compile(r"^\s*(?:(?:public|private|protected|signals|Q_SIGNALS)"
                     r"(?:\s+(?:slots|Q_SLOTS))?\s*:(?!:)|Q_OBJECT|Q_GADGET|Q_NAMESPACE)")
_SCOPE = re.compile(r"^\s*(?:template\s*<.*>\s*)?(?:inline\s+)?(?:typedef\s+)?"
                    r"(?:namespace|class|struct|union|extern\s*\"[^\"]*\")(?![^<>]*\)\s*\w*\s*$)",
                    re.DOTALL)
_INITIALISERS = re.compile(r"\)\s*(?:noexcept\s*(?:\([^()]*\))?\s*)?:(?!:)")


def _kind(head):
    """What an opening brace after `head`, in a namespace or class, begins."""
    while _LABELS.match(head):
        head = _LABELS.sub("", head, count=1)
    if head.count("(") != head.count(")"):
        return "value"
    if _SCOPE.match(head):
        return "scope"
    if "(" not in head and not re.search(r"\]\s*(?:mutable\s*)?$", head):
        return "value"
    tail = head.rstrip()
    member = re.search(r"[,:]\s*[\w:]+(?:<.*>)?$", tail, re.DOTALL)
    if _INITIALISERS.search(head) and member:
        return "value"
    return "function"


def _function_name(head):
    call = re.search(r"(~?[\w:]+|operator\s*[^\s\w(]+|operator\s*\(\s*\))\s*\(", head)
    return call.group(1) if call else "lambda"


def functions(text):
    """(name, first line, lines) of each function, from its opening to its closing brace.
    A lambda counts with the function around it."""
    code = without_directives(code_only(text))
    found, stack, head, line = [], [], "", 1
    for character in code:
        line += character == "\n"
        inside = stack and stack[-1][0] != "scope"
        if character == "{":
            kind = "block" if inside else _kind(head)
            stack.append((kind, head, line))
            if kind == "scope":
                head = ""
            elif kind == "value":
                head += character
        elif character == "}":
            if not stack:
                raise ValueError(f"a closing brace too many in line {line}")
            kind, opened, first = stack.pop()
            if kind == "function":
                found.append((_function_name(opened), first, line - first + 1))
            if kind in ("scope", "function"):
                head = ""
            elif not (stack and stack[-1][0] != "scope"):
                head += character
        elif not inside:
            head = "" if character == ";" and head.count("(") == head.count(")") \
                else head + character
    if stack:
        raise ValueError(f"a brace of line {stack[-1][2]} is never closed")
    return found


_CLASS = re.compile(r"\b(?:class|struct)\s+(?:alignas\s*\([^()]*\)\s*)?((?:\w+::)*\w+)\s*"
                    r"(?:final\b)?\s*(?::(?!:).*)?$", re.DOTALL)
_FUNCTION = re.compile(r"(operator\s*\(\s*\)|operator\s*[^\s\w(]+|operator [\w:]+|~?\w+)\s*\(")
_NO_METHOD = re.compile(r"^\s*(?:friend|using|typedef|static_assert|enum|Q_\w+|requires)\b")


def _method(head, owner):
    """The name of the member function that the declaration `head` is, or None."""
    while _LABELS.match(head):
        head = _LABELS.sub("", head, count=1)
    if _NO_METHOD.match(head) or re.search(r"=\s*(?:default|delete)\s*$", head):
        return None
    head = re.sub(r"\[\[.*?\]\]", " ", head, flags=re.DOTALL)
    head = head.replace("->", "")
    while re.search(r"<[^<>]*>", head):
        head = re.sub(r"<[^<>]*>", "", head)
    function = _FUNCTION.search(head)
    value = re.search(r"(?<![=!<>])=(?!=)", head.split("(")[0])
    if not function or (value and "operator" not in head):
        return None
    called = function.group(1)
    return None if called.lstrip("~") == owner.split("::")[-1] else called


def methods(text):
    """{class: names of its member functions, once for each overload}. Constructors, destructors
    and what is defaulted or deleted do not count."""
    code = without_directives(code_only(text))
    found, stack, head = {}, [], ""
    for character in code:
        kind = stack[-1] if stack else ("scope", "")
        if character == "{":
            inside = kind[0] == "block"
            begun = _CLASS.search(head) if not inside and _kind(head) == "scope" else None
            if begun:
                outer = [name for what, name in stack if what == "class"]
                stack.append(("class", "::".join(outer[-1:] + [begun.group(1)])))
                found.setdefault(stack[-1][1], [])
                head = ""
            elif not inside and _kind(head) == "scope":
                stack.append(("scope", ""))
                head = ""
            else:
                if kind[0] == "class" and _kind(head) == "function" and _method(head, kind[1]):
                    found[kind[1]].append(_method(head, kind[1]))
                    head = ""
                stack.append(("block", ""))
        elif character == "}":
            if stack.pop()[0] != "block":
                head = ""
            elif not stack or stack[-1][0] != "block":
                head = head + " {}" if head and _kind(head) == "value" else ""
        elif kind[0] != "block":
            if character == ";" and head.count("(") == head.count(")"):
                if kind[0] == "class" and _method(head, kind[1]):
                    found[kind[1]].append(_method(head, kind[1]))
                head = ""
            else:
                head += character
    return found
