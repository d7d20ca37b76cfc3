# SPDX-License-Identifier: GPL-3.0-or-later
"""validate.py SCHEMA FILE...: whether each JSON file keeps to schemas/SCHEMA.json, by a validator
that is not ours. Exits with 0 if so, 1 if not, 77 where python3-jsonschema is not installed."""

import json
import sys
import warnings
from pathlib import Path

# Later versions would have references resolved by a package of its own; Debian 12 has none.
warnings.simplefilter("ignore", DeprecationWarning)

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

FOLDER = Path(__file__).resolve().parent / "schemas"


def main(wanted, files):
    schemas = [json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))]
    store = {schema["$id"]: schema for schema in schemas}
    schema = store[f"roomrack:{wanted}"]
    resolver = jsonschema.RefResolver(schema["$id"], schema, store=store)
    checker = jsonschema.Draft202012Validator(
        schema, resolver=resolver, format_checker=jsonschema.FormatChecker())
    wrong = 0
    for name in files:
        for error in checker.iter_errors(json.loads(Path(name).read_text())):
            print(f"{name}: {'/'.join(map(str, error.absolute_path))}: {error.message[:300]}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
