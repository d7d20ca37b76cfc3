# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds docs/openapi.yaml against the routes that run. test_openapi.cpp starts them, and calls this
with the file and with what it knows of them: the table, tokens, an address. Whatever differs is
said, a line each. Exits with 77 where a library is missing."""

import http.client
import itertools
import json
import sys

try:
    import jsonschema
    import yaml
except ImportError:
    sys.exit(77)

# Everybody's: they need no call of their own to be believed (tests/api/test_routes.cpp has them).
EVERY_ROUTE = {"401", "403", "421", "429", "503"}
# What only a person, time or a fault brings about; other tests do that.
NOT_PROVOKED = {"202", "410", "101", "413", "415"}
# A payment under way keeps the soft block; rooms have no state that refuses a status.
PAID_FOR = {("POST", "/v1/soft-block/{id}/heartbeat"), ("DELETE", "/v1/soft-block/{id}"),
            ("PUT", "/v1/housekeeping")}
PATIENCE = 60
wrong = []
keys = itertools.count()


def check(ok, words):
    if not ok:
        wrong.append(words)


class Document:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.all = yaml.safe_load(file)

    def operations(self):
        for path, methods in self.all["paths"].items():
            for method, operation in methods.items():
                # Parameters of all methods stand beside them.
                if method != "parameters" and "api" in operation["tags"]:
                    yield method.upper(), path, operation

    def resolved(self, node):
        while isinstance(node, dict) and "$ref" in node:
            target = self.all
            for word in node["$ref"][2:].split("/"):
                target = target[word]
            node = target
        return node

    def schema(self, node):
        """As JSON Schema has it: references in place, nullable as a type of its own."""
        node = self.resolved(node)
        if isinstance(node, list):
            return [self.schema(one) for one in node]
        if not isinstance(node, dict):
            return node
        out = {key: self.schema(value) for key, value in node.items() if key != "nullable"}
        return {"anyOf": [out, {"type": "null"}]} if node.get("nullable") is True else out

    def body_of(self, operation):
        content = self.resolved(operation.get("requestBody", {})).get("content")
        return self.resolved(content["application/json"]["schema"]) if content else None


class Api:
    """Calls, and holds every answer against what is written."""

    def __init__(self, document, facts):
        self.document = document
        self.facts = facts
        self.operations = {(m, p): o for m, p, o in document.operations()}
        self.seen = {key: set() for key in self.operations}

    def call(self, method, path, body=None, role="manager", headers=None, number=None, query=""):
        operation = self.operations[method, path]
        sent = {"Authorization": "Bearer " + self.facts["tokens"].get(role, role)}
        if body is not None:
            sent["Content-Type"] = "application/json"
        if method != "GET":
            sent["Idempotency-Key"] = f"openapi-{next(keys)}"
        sent.update(headers or {})
        line = http.client.HTTPConnection("127.0.0.1", self.facts["port"], timeout=PATIENCE)
        raw = json.dumps(body) if not isinstance(body, str) else body
        line.request(method, path.replace("{id}", str(number)) + query,
                     raw if body is not None else None,
                     {k: v for k, v in sent.items() if v is not None})
        answer = line.getresponse()
        came = answer.read()
        line.close()
        status = str(answer.status)
        where = f"{method} {path} {status}"
        self.seen[method, path].add(status)
        responses = operation["responses"]
        check(status in responses, f"{where}: is not written: {came[:200]}")
        if status not in responses:
            return status, {}
        return status, self.hold(where, self.document.resolved(responses[status]), answer, came)

    def hold(self, where, response, answer, came):
        content = response.get("content")
        if not content:
            check(not came or answer.status == 101, f"{where}: has a body")
            return {}
        kind = answer.getheader("Content-Type")
        check(kind in content, f"{where}: is {kind}")
        data = json.loads(came)
        if kind in content:
            schema = self.document.schema(content[kind]["schema"])
            for error in jsonschema.Draft7Validator(schema).iter_errors(data):
                place = "/".join(str(p) for p in error.absolute_path)
                check(False, f"{where}: {place}: {error.message[:200]}")
        return data


def table(document, facts):
    """Paths, methods, roles, parameters and fields."""
    written = {(m, p): o for m, p, o in document.operations()}
    running = {(r["method"], r["path"]): r for r in facts["routes"]}
    check(set(written) == set(running),
          f"routes: {sorted(set(written) ^ set(running))} are in one only")
    for key in set(written) & set(running):
        operation, route = written[key], running[key]
        name = " ".join(key)
        check(sorted(operation["x-roles"]) == sorted(route["roles"]), f"{name}: roles")
        check(operation["security"] == [{"token": []}], f"{name}: security")
        parameters = [document.resolved(p) for p in operation.get("parameters", [])]
        where = {place: sorted(p["name"] for p in parameters if p["in"] == place)
                 for place in ("query", "path", "header")}
        check(where["query"] == sorted(route["query"]), f"{name}: query {where['query']}")
        check(where["path"] == (["id"] if "{id}" in key[1] else []), f"{name}: path")
        wanted = ["Idempotency-Key"] if route["changes"] else []
        check(where["header"] == wanted, f"{name}: headers {where['header']}")
        body = document.body_of(operation)
        fields = sorted(body["properties"]) if body else []
        check(fields == sorted(route["body"]), f"{name}: fields {fields}")
        check(EVERY_ROUTE <= set(operation["responses"]), f"{name}: everybody's errors")
    problem = document.all["components"]["schemas"]["Problem"]["properties"]["type"]["enum"]
    check(sorted(problem) == sorted("urn:roomrack:" + k for k in facts["kinds"]),
          "the kinds of problems differ")


def strict(document):
    """What is answered has all its fields, and no other; else a field could be left out unseen."""
    optional = {"Problem", "EventPlace"}
    asked = set()
    for _, _, operation in document.operations():
        content = operation.get("requestBody", {}).get("content", {})
        for one in content.values():
            asked |= names(document, one["schema"])
    answered = set()
    for _, _, operation in document.operations():
        for response in operation["responses"].values():
            for one in document.resolved(response).get("content", {}).values():
                answered |= names(document, one["schema"])
    for name in answered - asked - optional:
        schema = document.all["components"]["schemas"][name]
        check(sorted(schema.get("required", [])) == sorted(schema["properties"]),
              f"{name}: a field need not be there")
        check(schema.get("additionalProperties") is False, f"{name}: may have more fields")


def names(document, node, found=None):
    found = set() if found is None else found
    if isinstance(node, list):
        for one in node:
            names(document, one, found)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref" and value.startswith("#/components/schemas/"):
                name = value.rsplit("/", 1)[1]
                if name not in found:
                    found.add(name)
                    names(document, document.resolved(node), found)
            else:
                names(document, value, found)
    return found


def refused(api, method, path, role, number=1):
    """What every route says to those who may not, and to what nobody knows."""
    route = next(r for r in api.facts["routes"] if (r["method"], r["path"]) == (method, path))
    api.call(method, path, role="nobody", number=number)
    for other in api.facts["tokens"]:
        if other not in route["roles"]:
            status, _ = api.call(method, path, role=other, number=number)
            check(status == "403", f"{method} {path}: {other} may")
    api.call(method, path, role=role, headers={"Origin": "https://evil.example"}, number=number)
    api.call(method, path, role=role, headers={"Host": "evil.example"}, number=number)
    if route["changes"]:
        status, _ = api.call(method, path, role=role, headers={"Idempotency-Key": None},
                             number=number)
        check(status == "400", f"{method} {path}: no key")
        status, said = api.call(method, path, {"no_such_field": 1}, role, number=number)
        check(status == "422" and said.get("field") == "no_such_field",
              f"{method} {path}: takes a field that nobody knows")
    else:
        status, said = api.call(method, path, role=role, query="?no_such_field=1", number=number)
        check(status == "422" and said.get("field") == "no_such_field",
              f"{method} {path}: asks what nobody knows: {status}")
    if "{id}" in path:
        status, _ = api.call(method, path, role=role, number="abc")
        check(status == "404", f"{method} {path}: a word is no number: {status}")


def required(api, method, path, good, role, number=1):
    """Whatever must be there is asked for by name."""
    schema = api.document.body_of(api.operations[method, path])
    for field in schema.get("required", []):
        less = {k: v for k, v in good.items() if k != field}
        status, said = api.call(method, path, less, role, number=number)
        check(status == "422" and said.get("field") == field,
              f"{method} {path}: without {field}: {status} {said.get('field')}")


def scenario(api):
    night = api.facts["nights"]
    stay = {"room_type": "T0", "check_in": night[1], "check_out": night[3]}
    every = {**stay, "rooms": 1, "adults": 2, "children": 0, "plan": "BAR",
             "channel": "Front desk"}
    money = {"amount": "200.00", "currency": "EUR"}
    guest = {"name": "Ana Lima", "email": "ana@example.org", "phone": "+351 212 345 678",
             "country": "PT", "notes": "late"}
    terms = {"guest": guest, "total": money, "payment_method": "pm_1", "reference": "R1"}
    _, free = api.call("GET", "/v1/availability", role="read",
                       query="?from=" + night[0] + "&nights=3&room_type=T0&plan=BAR&guests=2")
    seen = free["as_of"]
    cells = {"seen": seen, "reason": "a test",
             "cells": [{"field": "rate", "room_type": 1, "plan": 1, "guests": 0, "from": night[1],
                        "nights": 2, "value": {"amount": "100.00", "currency": "EUR"}}]}
    api.call("PUT", "/v1/inventory", cells)
    stale = {"seen": {"epoch": 0, "seq": 0},
             "cells": [{"field": "for_sale", "room_type": "T0", "from": night[1], "value": 2}]}
    status, _ = api.call("PUT", "/v1/inventory", stale)
    check(status == "409", "an edit of what nobody saw is taken")
    required(api, "PUT", "/v1/inventory", cells, "manager")
    block = hold(api, {**every, "ttl_seconds": 120})
    required(api, "POST", "/v1/soft-block", stay, "desk")
    api.call("POST", "/v1/soft-block", {**stay, "rooms": 4})
    for way in (("POST", "/v1/soft-block/{id}/heartbeat"), ("DELETE", "/v1/soft-block/{id}")):
        api.call(*way, role="channel", number=block)
        api.call(*way, number=987654321)
    api.call("POST", "/v1/soft-block/{id}/heartbeat", {"ttl_seconds": 200}, "desk", number=block)
    housekeeping(api)
    numbered(api, night)
    bookings(api, stay, every, guest, terms, block)
    questions(api, stay)
    description(api, night)


def settled(api, *call, **more):
    """After an edit of the description the server reads the hotel anew."""
    status = "503"
    while status == "503":
        status, said = api.call(*call, **more)
    return status, said


def description(api, night):
    """Each kind of item is added, changed and previewed; a file of the hotel changes nothing."""
    edit, preview = ("PATCH", "/v1/description"), ("POST", "/v1/description/preview")
    _, seen = settled(api, "GET", "/v1/description", role="read")
    rooms = {"rooms": [{"id": seen["rooms"][0]["id"], "number": "1001"},
                       {"pool": "P0", "number": "1002", "in_service_from": night[1]}]}
    own = {"seen": seen["revision"], "reason": "a test", "accept_oversold": False}
    _, effects = settled(api, *preview, body={**rooms, **own})
    check(effects["permitted"] and len(effects["changes"]) == 2, "an edit is not previewed")
    settled(api, *preview, body="{")
    settled(api, *preview, body={**rooms, "seen": "another"})
    status, done = settled(api, *edit, body={**rooms, **own})
    check(status == "200" and done.get("changed") == 2, "rooms are not edited")
    settled(api, *edit, body={**rooms, **own})
    single(api, "rooms", {"pool": "P0", "number": "1003", "in_service_from": night[0]},
           {"retired_from": night[9]})
    single(api, "room-types", {"pool": "P0", "code": "NEW", "name": "New", "cap": 1,
                               "standard_guests": 2, "max_guests": 2, "position": 9},
           {"name": "Newer", "retired_from": night[9]})
    single(api, "rate-plans", {"code": "MEM", "name": "Member", "parent": "BAR",
                               "percent_hundredths": -1000, "meal": "breakfast", "prepaid": True,
                               "prepayment": "percent", "prepaid_percent": 30,
                               "guarantee": "card",
                               "amount": {"amount": "-5.00", "currency": "EUR"}, "position": 9,
                               "cancellation": {"refundable": True, "free_until_days": 2,
                                                "free_until_minute": 720, "fee_percent": 0,
                                                "fee_nights": 1,
                                                "later": [{"from_days": 1, "from_minute": 0,
                                                           "fee_percent": 100,
                                                           "fee_nights": 0}],
                                                "no_show": {"fee_percent": 100,
                                                            "fee_nights": 0}}},
           {"retired_from": None})
    _, file = settled(api, "GET", "/v1/description", role="desk")
    put = ("PUT", "/v1/description")
    required(api, *put, file, "manager")
    status, done = settled(api, *put, body=file)
    check(status == "200" and done.get("changed") == 0, "a file of the hotel changes it")
    status, said = settled(api, *put, body={**file, "format": 2})
    check(status == "422" and said.get("field") == "format", "a newer file is taken")
    settled(api, *put, body={**file, "seen": "another"})
    room = {"number": "9", "pool": "P0"}
    _, effects = settled(api, *preview, body={**file, "rooms": [room]})
    check(effects["changes"][0]["what"] == ["added"], "a file is not previewed")


def single(api, path, new, change):
    """A route of one kind of item."""
    add, edit = ("POST", f"/v1/{path}"), ("PATCH", f"/v1/{path}/{{id}}")
    status, added = settled(api, *add, body=new)
    check(status == "201" and added.get("id"), f"{path}: nothing is added")
    status, done = settled(api, *edit, body=change, number=added.get("id"))
    check(status == "200", f"{path}: nothing is changed")
    settled(api, *add, body={**new, "seen": "another"})
    settled(api, *edit, body={**change, "seen": "another"}, number=added.get("id"))
    settled(api, *edit, body=change, number=987654321)


def housekeeping(api):
    _, listed = api.call("GET", "/v1/housekeeping", role="read")
    rooms = listed["rooms"]
    dirty = {"rooms": [rooms[0]["number"], rooms[1]["room"]], "status": "dirty"}
    _, done = api.call("PUT", "/v1/housekeeping", dirty, "desk")
    check(done.get("changed") == 2, "rooms are not made dirty")
    required(api, "PUT", "/v1/housekeeping", dirty, "desk")


def numbered(api, night):
    """Of the cheapest of two types a room by its number, in memory, for a session."""
    stay = {"check_in": night[7], "check_out": night[8]}
    query = f"?room_type=T0&check_in={night[7]}&check_out={night[8]}"
    _, listed = api.call("GET", "/v1/rooms", role="channel", query=query + "&after=0&limit=2")
    room = listed["rooms"][0]
    check(room["state"] == "free" and listed["next"], "the rooms of a type are not listed")
    _, tonight = api.call("GET", "/v1/rooms", role="read")
    check(len(tonight["rooms"]) > len(listed["rooms"]), "not all rooms are listed")
    wish = {**stay, "any_of": ["T1", 1], "numbers": [room["number"]], "durability": "memory",
            "session": "guest-1"}
    _, held = api.call("POST", "/v1/soft-block", wish, "channel")
    block = held.get("soft_block", 1)
    check(block < 0 and held["room_type"]["code"] == "T0", "the cheapest is not held in memory")
    path = "/v1/soft-block/{id}"
    # The copy that is read follows the commit.
    while api.call("GET", path, role="channel", number=block)[0] == "404":
        pass
    api.call("GET", "/v1/soft-block", role="read", query=f"?after={block - 1}&limit=1")
    api.call("GET", path, role="read", number=987654321)
    beat = {"ttl_seconds": 200, "session": "guest-2"}
    status, _ = api.call("POST", path + "/heartbeat", beat, "channel", number=block)
    check(status == "403", "another session extends a soft block")
    status, _ = api.call("DELETE", path, role="channel", number=block, query="?session=guest-1")
    check(status == "204", "a session does not release its soft block")


def hold(api, stay):
    _, held = api.call("POST", "/v1/soft-block", stay, "desk")
    return held.get("soft_block", 1)


def bookings(api, stay, every, guest, terms, block):
    confirm = {"soft_block": block, **terms}
    status, booked = api.call("POST", "/v1/confirm-booking", confirm, "desk")
    check(status == "201", "a soft block is not confirmed")
    required(api, "POST", "/v1/confirm-booking", confirm, "desk")
    api.call("POST", "/v1/confirm-booking", {**confirm, "soft_block": 987654321})
    other = {**every, **terms, "guest": {**guest, "name": "Rui Melo", "email": "rui@example.org",
                                         "phone": "+351 218 765 432"}}
    api.call("POST", "/v1/bookings", other, "desk")
    api.call("POST", "/v1/bookings", {**stay, "guest": guest}, "desk")
    required(api, "POST", "/v1/bookings", {**stay, "guest": guest}, "desk")
    twin = {"soft_block": hold(api, stay), "guest": guest}
    status, said = api.call("POST", "/v1/confirm-booking", twin, "desk")
    check(said.get("type") == "urn:roomrack:duplicate", "a guest is booked twice")
    number = booked.get("booking", 1)
    api.call("POST", "/v1/confirm-booking", {**confirm, "total": None}, number=number)
    api.call("GET", "/v1/bookings/{id}", role="read", number=number)
    api.call("GET", "/v1/bookings/{id}", role="read", number=987654321)
    path = "/v1/bookings/{id}"
    change = {"version": 1, "room_type": "T0", "check_in": stay["check_in"],
              "check_out": stay["check_out"], "rooms": 1, "adults": 1, "children": 0,
              "plan": "BAR", "guest": guest, "total": terms["total"], "payment_method": "pm_1"}
    status, _ = api.call("PATCH", path, change, number=number)
    check(status == "200", "a booking is not changed")
    api.call("PATCH", path, {**change, "version": 77}, number=number)
    api.call("PATCH", path, change, number=987654321)
    required(api, "PATCH", path, change, "desk", number)
    cancel = "/v1/bookings/{id}/cancel"
    api.call("POST", cancel, {"version": 77}, number=number)
    fee = {"amount": "10.00", "currency": "EUR"}
    free = {"version": 2, "reason": "The guest is ill", "fee": fee}
    status, _ = api.call("POST", cancel, free, number=number)
    check(status == "200", "a booking is not cancelled")
    api.call("POST", cancel, {"version": 1}, number=987654321)
    required(api, "POST", cancel, {"version": 1}, "desk", number)
    api.call("DELETE", "/v1/soft-block/{id}", role="desk", number=hold(api, stay))
    reinstate = "/v1/bookings/{id}/reinstate"
    back = {"version": 3, "reason": "A mistake"}
    api.call("POST", reinstate, {"version": 77}, number=number)
    required(api, "POST", reinstate, back, "desk", number)
    status, _ = api.call("POST", reinstate, back, "desk", number=number)
    check(status == "200", "a booking is not reinstated")
    api.call("POST", reinstate, back, number=987654321)


def questions(api, stay):
    """Of whom nothing but the name is known somebody is asked."""
    night = api.facts["nights"]
    unknown = {**stay, "check_in": night[5], "check_out": night[6], "guest": {"name": "Eva Sol"}}
    api.call("POST", "/v1/bookings", unknown, "desk")
    _, doubted = api.call("POST", "/v1/bookings", unknown, "desk")
    status, listed = api.call("GET", "/v1/duplicates", role="desk", query="?outcome=open&limit=9")
    check(status == "200" and listed["duplicates"], "there is no question")
    requested = doubted.get("booking") or 1
    expect_request(api, requested, "pending", "review")
    path = "/v1/duplicates/{id}/decision"
    number = doubted.get("duplicate") or 1
    api.call("POST", path, {"decision": "is_one"}, number=987654321)
    required(api, "POST", path, {"decision": "is_one"}, "desk", number)
    status, _ = api.call("POST", path, {"decision": "is_one"}, "desk", number=number)
    check(status == "200", "a question is not decided")
    expect_request(api, requested, "cancelled", "duplicate")
    api.call("POST", path, {"decision": "keep_both"}, "desk", number=number)
    guest_answers(api, {**unknown, "guest": {"name": "Ana Lua"}})
    api.call("GET", "/v1/events", role="read")


def expect_request(api, number, status, state):
    """What became of a request that was answered 202."""
    _, seen = api.call("GET", "/v1/bookings/{id}", role="desk", number=number)
    said = (seen.get("status"), (seen.get("request") or {}).get("state"))
    check(said == (status, state), f"a request is {said}, not {(status, state)}")


def guest_answers(api, unknown):
    """The signed question of a 202 is answered once."""
    api.call("POST", "/v1/bookings", unknown, "desk")
    _, doubted = api.call("POST", "/v1/bookings", unknown, "desk")
    path = "/v1/duplicates/{id}/answer"
    number = doubted.get("duplicate") or 1
    says = {"question": doubted.get("question") or "-", "is_duplicate": True}
    required(api, "POST", path, says, "desk", number)
    status, _ = api.call("POST", path, says, "desk", number=number)
    check(status == "200", "a guest's answer is not taken")
    api.call("POST", path, says, "desk", number=number)


def main():
    document = Document(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as file:
        facts = json.load(file)
    table(document, facts)
    strict(document)
    if not wrong:
        api = Api(document, facts)
        for method, path, operation in document.operations():
            refused(api, method, path, "manager")
        scenario(api)
        for key, statuses in api.seen.items():
            silent = set(api.operations[key]["responses"]) - statuses - EVERY_ROUTE - NOT_PROVOKED
            silent -= {"409"} if key in PAID_FOR else set()
            check(not silent, f"{' '.join(key)}: {sorted(silent)} never came")
    for words in wrong:
        print(words)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
