# SPDX-License-Identifier: GPL-3.0-or-later
"""validate.py SCHEMA FILE...: whether each JSON file keeps to schemas/SCHEMA.json, by a validator
that is not ours. Exits with 0 if so, 1 if not, 77 where python3-jsonschema is not installed."""

import json
import re
import sys
from pathlib import Path

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

FOLDER = Path(__file__).resolve().parent / "schemas"


def inlined(path):
    """The schema with its references as they are when all schemas stand in one document: what
    versions of the validator do with several documents differs."""
    name = path.stem
    text = re.sub(r'"\$ref": "#/', f'"$ref": "#/$defs/{name}/', path.read_text())
    text = re.sub(r'"\$ref": "roomrack:(\w+)#?', r'"$ref": "#/$defs/\1', text)
    schema = json.loads(text)
    del schema["$id"], schema["$schema"]
    return schema


def main(wanted, files):
    all_schemas = {path.stem: inlined(path) for path in sorted(FOLDER.glob("*.json"))}
    checker = jsonschema.Draft202012Validator(
        {"$defs": all_schemas, "$ref": f"#/$defs/{wanted}"},
        format_checker=jsonschema.FormatChecker())
    wrong = 0
    for name in files:
        for error in checker.iter_errors(json.loads(Path(name).read_text())):
            print(f"{name}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
