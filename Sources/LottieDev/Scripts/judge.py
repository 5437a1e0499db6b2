"""Prints 1 or 0 for each line of standard input, a path: whether the file agrees with a schema, the argument."""

import json, sys
schema = json.load(open(sys.argv[1]))
try:
    import jsonschema_rs
    check = jsonschema_rs.validator_for(schema)
except ImportError:
    import jsonschema
    check = jsonschema.Draft202012Validator(schema)
for line in sys.stdin:
    try:
        print(int(check.is_valid(json.load(open(line.rstrip("\n"))))))
    except ValueError:
        print(0)
