#!/usr/bin/env python3
"""Checks an exported log of Fieldpost without its code: written from LOG.md and docs/log-*.md alone, whose sections the comments name.

    python3 verify.py FILE [--partial] [--receipt GAME:VERSION:HASH]... [--head JWS] [--press FILE] [--outages FILE] [--anchor FILE] [--jwks FILE]

FILE is an export, one commit a line, or a page of JSON as `GET .../log` answers; `-` reads standard input. It prints what was checked, each finding
as `VERSION CODE detail`, what could not be checked, and a verdict. It knows no rules of any game, so it never says that a decision was right: a log
without findings is `unchecked`.

    --press FILE      checks what people said in the game (section 11): entries, receipts and what was signed at the end, a JSON value a line
    --outages FILE    holds the log against the record of outages (section 12): pages of it, one a line
    --anchor FILE     holds the log against anchors (section 14): pages of proofs and copies of anchors, one a line
    --partial         the game goes on, or the reader does not know every secret
    --without-rules   exit 0, not 2, for a whole log in which all that can be known without rules holds
    --streams FILE    more rows for the table of streams (section 5), as JSON
    --vectors FILE    checks this program against test vectors
    --batch FILE      (or -) each line is a JSON list of arguments for one log; answers one JSON object a line

Exit: 0 holds, 1 broken, 2 unchecked, 3 incomplete (the log stops before its end), 4 unreadable (a file that cannot be read, or is no log), 64 wrong
usage.  Python 3.9 or newer, standard library only.
"""
import argparse
import base64
import hashlib
import hmac
import json
import re
import sys
from collections import Counter
from decimal import Decimal

SAFE = 2 ** 53 - 1
ARRIVED_WITHIN = 8000
SILENCE_AFTER = 3000  # ms after a deadline: section 2
LATE = 150000  # ms after that
APPLIED_WITHIN = 60000  # ms after an entry of the record of outages was written: section 12
DEEPEST = 100  # how deep lists and objects may lie in each other
MOST_OUTCOMES, MOST_DRAWS = 2 ** 32, 1000  # of a run of draws

# ---------------------------------------------------------------- 1. Encodings


class Bad(Exception):
    """Something is not of the shape that LOG.md gives it."""


class Unreadable(Exception):
    """A file cannot be read at all: exit 4."""


class WrongUsage(Exception):
    """An argument is missing: exit 64."""


def utf16(text):
    """The order of keys and of cards that are text: UTF-16 code units."""
    return text.encode("utf-16-be", "surrogatepass")


def number(x):
    """A number as ECMAScript writes it."""
    if type(x) is int and abs(x) <= SAFE:
        return str(x)
    x = float(x)
    if x in (float("inf"), float("-inf")):
        raise Bad("a number that is too large")
    if x == 0:
        return "0"
    sign, digits, exponent = Decimal(repr(abs(x))).normalize().as_tuple()
    sign, text, point = "-" if x < 0 else "", "".join(map(str, digits)), len(digits) + exponent
    if len(text) <= point <= 21:
        return sign + text + "0" * (point - len(text))
    if 0 < point <= 21:
        return sign + text[:point] + "." + text[point:]
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + text
    power = ("e+" if point > 0 else "e-") + str(abs(point - 1))
    return sign + text[0] + ("." + text[1:] if len(text) > 1 else "") + power


def canonical_text(x):
    if x is None or x is True or x is False:
        return {None: "null", True: "true", False: "false"}[x]
    if isinstance(x, str):
        return json.dumps(x, ensure_ascii=False)
    if isinstance(x, (int, float)):
        return number(x)
    if isinstance(x, list):
        return "[" + ",".join(map(canonical_text, x)) + "]"
    return "{" + ",".join(canonical_text(k) + ":" + canonical_text(x[k]) for k in sorted(x, key=utf16)) + "}"


def canonical(x):
    """canonical(x): RFC 8785, in UTF-8."""
    try:
        return canonical_text(x).encode("utf-8")
    except (UnicodeEncodeError, RecursionError, OverflowError):
        raise Bad("text that is not Unicode, or values too deep")


def to64(raw):
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def from64(text, size=None):
    """Strict base64url without padding; `size` bytes if given."""
    if not isinstance(text, str) or not re.fullmatch(r"[A-Za-z0-9_-]*", text) or len(text) % 4 == 1:
        raise Bad("not base64url: %.60r" % (text,))
    raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if to64(raw) != text:
        raise Bad("loose base64url: spare bits are not zero in %.60r" % text)
    if size is not None and len(raw) != size:
        raise Bad("%d bytes where %d are due" % (len(raw), size))
    return raw


def sha256(raw):
    return hashlib.sha256(raw).digest()


def mac(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def hkdf(ikm, info, salt=b""):
    """RFC 5869 with SHA-256 and 32 bytes of output: one block is enough."""
    return mac(mac(salt or bytes(32), ikm), info + b"\x01")


def integer(text_):
    """A number without a fraction; one of very many digits is as large as a double reads it."""
    return int(text_) if len(text_) < 310 else float(text_)


def read_json(raw):
    """JSON in which no key is given twice."""
    def once(pairs):
        keys = [k for k, _ in pairs]
        if len(set(keys)) < len(keys):
            raise Bad("a key is given twice: %s" % [k for k, n in Counter(keys).items() if n > 1])
        return dict(pairs)

    def never(text):
        raise Bad("%s is no number of JSON" % text)

    try:
        return json.loads(raw.decode("utf-8"), object_pairs_hook=once, parse_constant=never, parse_int=integer)
    except (ValueError, RecursionError) as error:
        raise Bad("not JSON: %s" % error)


def not_too_deep(x, deep=DEEPEST):
    """Lists and objects lie at most so deep in each other."""
    if isinstance(x, (dict, list)):
        if deep == 0:
            raise Bad("lists and objects lie more than %d deep in each other" % DEEPEST)
        for y in x.values() if isinstance(x, dict) else x:
            not_too_deep(y, deep - 1)


def plain_numbers(x):
    """In form 2 all numbers are integers or halves, which a double holds exactly."""
    if isinstance(x, float) and not (2 * x).is_integer() or type(x) in (int, float) and abs(x) > SAFE:
        raise Bad("a number that is neither an integer nor a half: %r" % x)
    for y in x.values() if isinstance(x, dict) else x if isinstance(x, list) else ():
        plain_numbers(y)


# ---------------------------------------------------------------- 2. A commit: its shape

ONCE = ("match/created", "match/started", "match/ended")
FIXED = {"sandbox", "invited", "anonymous", "seating", "entropy", "press", "spectators"}
OF_A_SEAT = (
    "match/joined", "match/left", "match/preferred", "match/contributed", "match/revealed",
    "match/confirmed", "match/noted", "match/away", "match/vacated",
)
JOINT = ("match/contributed", "match/closed", "match/revealed", "match/reopened")
ENVELOPE = {"game", "v", "at", "by", "cmdId", "rules", "engine", "draws", "events", "command", "prev"}
ENVELOPE_1 = (ENVELOPE, {"ask"})
ENVELOPE_2 = (ENVELOPE | {"form", "epoch", "nonce", "moves"}, {"ask", "arrived", "stock", "piles"})


def keys_of(x, needed, allowed, what):
    if not isinstance(x, dict):
        raise Bad("%s is no object" % what)
    missing, unknown = needed - set(x), set(x) - needed - allowed
    if missing or unknown:
        raise Bad("%s: %s" % (what, ", ".join(["no " + k for k in sorted(missing)] + ["unknown " + k for k in sorted(unknown)])))


def whole(x, least, what):
    if type(x) is not int or not least <= x <= SAFE:
        raise Bad("%s is not an integer from %d on" % (what, least))


def text(x, what):
    if not isinstance(x, str) or x == "":
        raise Bad("%s is no text" % what)


def texts(x, what):
    if not isinstance(x, list) or any(not isinstance(y, str) or y == "" for y in x):
        raise Bad("%s is no list of texts" % what)


def is_card(x):
    return x != "" if isinstance(x, str) else type(x) is int and x >= 0


def cards(x, what):
    if not isinstance(x, list) or not all(map(is_card, x)):
        raise Bad("%s is no list of cards" % what)


def is_file(name):
    """Whether an engine is called by the hash of its file."""
    try:
        return len(from64(name)) == 32
    except Bad:
        return False


def are_chairs(x):
    """Whether x lists the places of a game: section 4."""
    if not isinstance(x, list) or not x or not all(isinstance(chair, dict) for chair in x):
        return False
    seats, held = [chair.get("seat") for chair in x], [chair.get("holds") for chair in x]
    if not all(isinstance(seat, str) for seat in seats) or len(set(seats)) < len(seats):
        return False
    return all(isinstance(holds, list) and all(isinstance(y, str) for y in holds) for holds in held)


def is_fork(commit):
    """Whether a fork has its own commits from here on: section 4."""
    events = commit["envelope"]["events"]
    return bool(events) and events[0]["type"] == "match/forked"


def is_bot(by):
    return by == "bots" or by.startswith("bot:")


def is_machine(by):
    return by in ("clock", "house") or is_bot(by)


def shape_of_event(event, i):
    what = "event %d" % i
    if not isinstance(event, dict):
        raise Bad("%s is no object" % what)
    text(event.get("type"), what + ".type")
    if event["type"] == "match/clock" and "due" in event and (type(event["due"]) is not int or abs(event["due"]) > SAFE):
        raise Bad(what + ".due is no time")
    if event["type"] == "match/outage" and any(field in event for field in ("n", "from", "until")):
        for field, least in (("n", 1), ("from", 0), ("until", 0)):
            whole(event.get(field), least, what + "." + field)
    if "sealed" in event:
        keys_of(event["sealed"], {"to", "topic", "commitment"}, set(), what + ".sealed")
        texts(event["sealed"]["to"], what + ".sealed.to")
        text(event["sealed"]["topic"], what + ".sealed.topic")
        from64(event["sealed"]["commitment"], 32)
    if not isinstance(event.get("opens", []), list):
        raise Bad(what + ".opens is no list")
    for opening in event.get("opens", []):
        hidden = isinstance(opening, dict) and "to" in opening
        keys_of(opening, {"topic", "v", "e"} | ({"to"} if hidden else {"value", "salt"}), set(), what + ".opens")
        text(opening["topic"], what + ".opens.topic")
        whole(opening["v"], 1, what + ".opens.v")
        whole(opening["e"], 0, what + ".opens.e")
        if hidden:
            texts(opening["to"], what + ".opens.to")
        else:
            from64(opening["salt"], 32)


def shape_of_envelope(envelope, form):
    keys_of(envelope, *(ENVELOPE_2 if form == 2 else ENVELOPE_1), what="envelope")
    for field in ("game", "by", "cmdId", "rules", "engine"):
        text(envelope[field], field)
    if "ask" in envelope:
        text(envelope["ask"], "ask")
    if not re.fullmatch(r"(seat|user|bot):.+|clock|bots|house|someone", envelope["by"], re.S):
        raise Bad("by: %.60r" % envelope["by"])
    whole(envelope["v"], 1, "v")
    whole(envelope["at"], 0, "at")
    if not isinstance(envelope["prev"], str):
        raise Bad("prev is no text")
    for field in ["command"] + (["prev"] if envelope["prev"] else []) + (["engine"] if form == 2 else []):
        from64(envelope[field], 32)
    if not isinstance(envelope["events"], list):
        raise Bad("events is no list")
    for i, event in enumerate(envelope["events"]):
        shape_of_event(event, i)
    if form == 1:
        if not isinstance(envelope["draws"], dict):
            raise Bad("draws is no object")
        for stream, counter in envelope["draws"].items():
            text(stream, "a stream")
            whole(counter, 1, "draws of " + stream)
        return
    if type(envelope["form"]) is not int:
        raise Bad("form is not 2")
    from64(envelope["nonce"], 16)
    whole(envelope["epoch"], 0, "epoch")
    if "arrived" in envelope:
        whole(envelope["arrived"], 0, "arrived")
    for field in ("draws", "moves"):
        if not isinstance(envelope[field], list):
            raise Bad("%s is no list" % field)
    for run in envelope["draws"]:
        keys_of(run, {"s", "i", "n", "k", "e"}, {"from"}, "a run of draws")
        text(run["s"], "s")
        for field, least in (("i", 0), ("n", 2), ("k", 1), ("e", 0)):
            whole(run[field], least, "a run's " + field)
        if run["n"] > MOST_OUTCOMES or run["k"] > MOST_DRAWS:
            raise Bad("a run of %d draws of %d outcomes" % (run["k"], run["n"]))
        texts(run.get("from", []), "a run's from")
    for move in envelope["moves"]:
        keys_of(move, {"e", "from", "to", "n"}, set(), "a move")
        text(move["from"], "a move's from")
        text(move["to"], "a move's to")
        whole(move["e"], 0, "a move's e")
        whole(move["n"], 1, "a move's n")
    if "piles" in envelope:
        from64(envelope["piles"], 32)
    if "stock" in envelope:
        if not isinstance(envelope["stock"], dict):
            raise Bad("stock is no object")
        for pile, there in envelope["stock"].items():
            text(pile, "a pile of the stock")
            cards(there, "stock of " + pile)


def shape_of_secrets(secrets):
    keys_of(secrets, {"seals", "opened"}, {"command", "piles"}, "secrets")
    for field, index in (("seals", ["e"]), ("opened", ["e", "o"])):
        if not isinstance(secrets[field], list):
            raise Bad("secrets.%s is no list" % field)
        seen = set()
        for secret in secrets[field]:
            keys_of(secret, set(index) | {"value", "salt"}, set(), "secrets." + field)
            for key in index:
                whole(secret[key], 0, "secrets.%s.%s" % (field, key))
            place = tuple(secret[key] for key in index)
            if place in seen:
                raise Bad("two of secrets.%s for %s" % (field, place))
            seen.add(place)
            from64(secret["salt"], 32)
    for field in ("command", "piles"):
        if field in secrets:
            keys_of(secrets[field], {"value", "salt"}, set(), "secrets." + field)
            from64(secrets[field]["salt"], 32)


def shape_of_commit(commit, form):
    keys_of(commit, {"envelope", "hash", "secrets"}, set(), "the commit")
    if not isinstance(commit["envelope"], dict):
        raise Bad("envelope is no object")
    if ("form" in commit["envelope"]) != (form == 2) or commit["envelope"].get("form", 2) != 2:
        raise Bad("a commit of another form than the first")
    shape_of_envelope(commit["envelope"], form)
    from64(commit["hash"], 32)
    shape_of_secrets(commit["secrets"])


# ---------------------------------------------------------------- 3. Commitments and salts; 4. the seed


def commitment_of(form, salt, value):
    if form == 1:
        return to64(sha256(salt.encode() + canonical(value)))
    return to64(mac(from64(salt, 32), canonical(value)))


def salt_key(form, seed):
    return hkdf(seed, b"fieldpost/salt" if form == 1 else canonical(["fieldpost/salt/2"]))


def salt_of(form, key, game, v, nonce, place):
    message = "%d/%s" % (v, place) if form == 1 else canonical(["fieldpost/salt/2", game, v, nonce, place]).decode()
    return to64(mac(key, message.encode()))


def seed_commitment(form, seed):
    return to64(sha256(seed if form == 1 else canonical(["fieldpost/seed/2", to64(seed)])))


# ---------------------------------------------------------------- 5. Draws

STREAMS = {
    "match": {"seating": {"kind": "seating", "shown": {"match/dealt": "from"}}},
    "diplomacy": {"coin": {"kind": "seat", "shown": {"coin-tossed": "seat"}}},
    "napoleonics": {
        "dice": {"kind": "die", "faces": ["INF", "INF", "CAV", "ART", "FLAG", "SABER"], "shown": {"rolled": "faces"}},
        "deck": {"kind": "pile", "from": ["deck"], "shown": {"dealt": "sealed", "drew": "sealed", "scouted": "sealed"}},
        "hand:*": {"kind": "pile", "names": ["top", "bottom"], "from": ["hand/*"], "shown": {"square-formed": "sealed"}},
    },
    "kutuzov": {
        "dice": {"kind": "die", "faces": [1, 2, 3, 4, 5, 6], "shown": {"rolled": "dice"}},
        "deck": {"kind": "pile", "from": ["deck"], "shown": {"drew": "sealed", "chits-dealt": "sealed", "peeked": "sealed"}},
        "deck:*": {"kind": "pile", "names": ["imperial", "tsarist"], "from": ["home/*"],
                   "shown": {"drew": "sealed", "chits-dealt": "sealed"}},
        "deck:winter": {"kind": "pile", "from": ["winter"], "shown": {"card-put": "card"}, "mixed": True},
        "hand:*": {"kind": "pile", "names": ["FN", "R1", "FS", "R2"], "from": ["hand/**", "aside/**", "chits/**"],
                   "shown": {"picked": "sealed", "returned": "sealed"}},
        "chits:*": {"kind": "pile", "names": ["imperial", "tsarist"], "from": ["chits/*/home", "chits/*/other"],
                    "shown": {"chits-taken": "sealed"}},
    },
}


def stream_key(form, seed, stream, epoch):
    return hkdf(seed, ("fieldpost/chance/" + stream).encode() if form == 1 else canonical(["fieldpost/chance/2", stream, epoch]))


def draw(key, index, below):
    """One draw: x mod below, of the first attempt whose x is below the greatest multiple of `below`."""
    attempt = 0
    while True:
        x = int.from_bytes(mac(key, b"%d/%d" % (index, attempt))[:6], "big")
        if x < 2 ** 48 - 2 ** 48 % below:
            return x % below
        attempt += 1


def row_of(table, stream):
    """The row of a stream: of the names that fit, the longest; what `*` stands for must be one of its `names`."""
    fits = [name for name in table if name == stream or name.endswith("*") and stream.startswith(name[:-1])]
    name = max(fits, key=len, default=None)
    if name is None or name != stream and stream[len(name) - 1:] not in table[name].get("names", []):
        return None
    return table[name]


def may_draw_from(row, stream, pile):
    """Whether a stream may draw from a pile: `*` is what stands after the colon of its name, `**` at the end anything."""
    rest = stream.split(":", 1)[-1]
    return any(pile.startswith(p[:-2]) if p.endswith("**") else p.replace("*", rest) == pile for p in row["from"])


def outcomes(run):
    """How many outcomes each draw of a run had."""
    return [run["n"] - j if "from" in run else run["n"] for j in range(run["k"])]


def shuffled(items, next_draw):
    items = list(items)
    for p in range(len(items) - 1, 0, -1):
        j = next_draw(p + 1)
        items[p], items[j] = items[j], items[p]
    return items


def deal(places, people, wishes, next_draw):
    """Who waits at which place comes to which seat: { seat: place }."""
    queue = shuffled([p for p in places if p in people], next_draw) + [p for p in places if p not in people]
    free, came = shuffled(places, next_draw), {}
    for wished in (True, False):
        for place in list(queue):
            seat = next((s for s in wishes.get(place) or [] if s in free), None) if wished else free[0]
            if seat is not None:
                came[seat] = place
                free.remove(seat)
                queue.remove(place)
    return came


# ---------------------------------------------------------------- 6. Cards


def sorted_pool(there):
    """Numbers by size, then text by UTF-16 code units."""
    return sorted(there, key=lambda card: (0, card, b"") if type(card) is int else (1, 0, utf16(str(card))))


def taken_by(piles, run, key):
    """The cards that a run draws. Each leaves the first of the run's piles that has one like it."""
    pool, drawn = sorted_pool(card for pile in run["from"] for card in piles[pile]), []
    for j, n in enumerate(outcomes(run)):
        card = pool.pop(draw(key, run["i"] + j, n))
        next(piles[pile] for pile in run["from"] if card in piles[pile]).remove(card)
        drawn.append(card)
    return drawn


def fits_draw(shown, on_top, drawn, left):
    """First cards known to lie on top, then those drawn, then a single card that was left."""
    for last in ([], left) if len(left) == 1 else ([],):
        top = len(shown) - len(drawn) - len(last)
        if top >= 0 and shown[top:] == drawn + last and not Counter(shown[:top]) - Counter(on_top):
            return True
    return False


# ---------------------------------------------------------------- 7. Joint entropy


def contribution_of(game, seat, raw):
    return to64(sha256(canonical(["fieldpost/contribution/2", game, seat, to64(raw)])))


def joint_seed(seed, revealed, closed):
    """The chance seed: of ours, what was revealed in order, and the hash of the commit that fixed it."""
    return hkdf(seed + b"".join(revealed), canonical(["fieldpost/joint/2"]), from64(closed, 32))


class Contributions:
    """What people commit to and reveal before the start; `follow` gives what is wrong with an event, or None."""

    def __init__(self, places):
        self.places, self.given, self.closed, self.failed, self.started = places, {}, None, 0, False

    def follow(self, game, hash_, event):
        """What is wrong with an event, or None."""
        kind, seat = event["type"], event.get("seat")
        if kind == "match/edited" and "chairs" in event:
            self.places = [chair["seat"] for chair in event["chairs"]]
        elif kind in ("match/joined", "match/contributed"):
            if "contribution" not in event:
                return None
            if self.closed or self.started:
                return "a contribution when they are fixed"
            self.given[seat] = event["contribution"]
        elif kind == "match/left":
            self.given.pop(seat, None)
        elif kind == "match/closed":
            again = self.closed or self.started
            fixed = [{"seat": place, "contribution": self.given[place]} for place in self.places if place in self.given]
            self.closed = {"hash": hash_, "fixed": {c["seat"]: c["contribution"] for c in fixed}, "revealed": {}}
            if again or canonical(event.get("contributions")) != canonical(fixed):
                return "other contributions are fixed than those that stand"
        elif kind == "match/confirmed":
            return "%s confirms where bytes are revealed" % seat
        elif kind == "match/revealed":
            return self.reveal(game, seat, event.get("bytes"))
        elif kind == "match/reopened":
            self.failed, self.given, self.closed = self.failed + 1, {}, None
            if canonical(event.get("failed")) != canonical(self.failed):
                return "%s starts are said to have failed, not %d" % (event.get("failed"), self.failed)
        elif kind == "match/started":
            self.started = True
            if not self.closed or set(self.closed["fixed"]) != set(self.closed["revealed"]):
                return "the match starts before all was revealed"
        return None

    def reveal(self, game, seat, text_):
        fixed = self.closed["fixed"].get(seat) if self.closed and not self.started else None
        if fixed is None or seat in self.closed["revealed"]:
            return "%s reveals what was not asked for" % seat
        try:
            raw = from64(text_, 32)
        except Bad as error:
            return str(error)
        self.closed["revealed"][seat] = raw
        return None if contribution_of(game, seat, raw) == fixed else "%s reveals other bytes than were committed to" % seat

    def chance_seed(self, seed):
        revealed = self.closed["revealed"] if self.closed else {}
        if not self.started or set(revealed) != set(self.closed["fixed"] if self.closed else []) or not self.closed:
            return None
        return joint_seed(seed, [revealed[place] for place in self.closed["fixed"]], self.closed["hash"])


class Readiness:
    """How people are asked whether they are there, without joint dice; `follow` gives what is wrong with an event, or None."""

    def __init__(self):
        self.sitting, self.asked, self.failed, self.started = set(), None, 0, False

    def follow(self, event):
        """What is wrong with an event, or None."""
        kind, seat = event["type"], event.get("seat")
        if kind == "match/joined":
            self.sitting.add(seat)
            return "%s is taken while others are asked" % seat if self.asked is not None and not self.started else None
        elif kind == "match/left":
            self.sitting.discard(seat)
        elif kind == "match/closed":
            again, seats = self.asked is not None or self.started, event.get("seats")
            self.asked = {each for each in seats if isinstance(each, str)} if isinstance(seats, list) else set()
            if again or not self.asked or len(self.asked) != len(seats) or not self.asked <= self.sitting or event.get("contributions") != []:
                return "others are asked whether they are there than those who sit"
        elif kind == "match/confirmed":
            if self.started or self.asked is None or seat not in self.asked:
                return "%s confirms what was not asked" % seat
            self.asked.discard(seat)
        elif kind == "match/reopened":
            under_way, self.asked, self.failed = self.asked is not None and not self.started, None, self.failed + 1
            if not under_way or canonical(event.get("failed")) != canonical(self.failed):
                return "a start is said to have failed that did not"
        elif kind == "match/started":
            self.started = True
            if self.asked:
                return "the match starts before everybody has said that they are there"
        return None


# ---------------------------------------------------------------- 8. Heads: ES256, P-256 with integers

P = 2 ** 256 - 2 ** 224 + 2 ** 192 + 2 ** 96 - 1
B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
     0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)


def add(a, b):
    """The sum of two points of P-256; None is the point at infinity."""
    if a is None or b is None:
        return b if a is None else a
    (x1, y1), (x2, y2) = a, b
    if x1 == x2 and (y1 + y2) % P == 0:
        return None
    slope = (3 * x1 * x1 - 3) * pow(2 * y1, -1, P) if a == b else (y2 - y1) * pow(x2 - x1, -1, P)
    x3 = (slope * slope - x1 - x2) % P
    return x3, (slope * (x1 - x3) - y1) % P


def times(k, point):
    total = None
    while k:
        if k & 1:
            total = add(total, point)
        point, k = add(point, point), k >> 1
    return total


def es256(public, message, signature):
    """Whether a signature of 64 bytes (r, s) is that of the message."""
    x, y = public
    r, s = int.from_bytes(signature[:32], "big"), int.from_bytes(signature[32:], "big")
    if not (x < P and y < P and (y * y - x * x * x + 3 * x - B) % P == 0):
        raise Bad("the key is not a point of the curve")
    if len(signature) != 64 or not (0 < r < ORDER and 0 < s < ORDER):
        return False
    w, z = pow(s, -1, ORDER), int.from_bytes(sha256(message), "big")
    point = add(times(z * w % ORDER, G), times(r * w % ORDER, public))
    return point is not None and point[0] % ORDER == r


def signs_es256(key):
    """Whether a key is public, of P-256, and for signatures where it says what it is for."""
    alike = key.get("kty") == "EC" and key.get("crv") == "P-256" and key.get("alg", "ES256") == "ES256"
    can = key.get("key_ops", ["verify"])
    return alike and key.get("use", "sig") == "sig" and isinstance(can, list) and "verify" in can and "d" not in key


def payload_of_jws(jws, jwks):
    """The payload of what the service signed, or Bad."""
    parts = jws.strip().split(".")
    if len(parts) != 3:
        raise Bad("a JWS in compact form has three parts")
    header, payload = (read_json(from64(part)) for part in parts[:2])
    if not isinstance(header, dict) or header.get("alg") != "ES256" or "crit" in header:
        raise Bad("the head's alg is not ES256")
    if not isinstance(jwks, dict) or not isinstance(jwks.get("keys"), list):
        raise Bad("the key set has no keys")
    found = [key for key in jwks["keys"] if isinstance(key, dict) and "kid" in key and key["kid"] == header.get("kid")]
    if len(found) != 1 or not signs_es256(found[0]):
        raise Bad("no key of P-256 for signatures with kid %r, or not just one, in the key set" % header.get("kid"))
    public = tuple(int.from_bytes(from64(found[0].get(c), 32), "big") for c in "xy")
    if not es256(public, ".".join(parts[:2]).encode(), from64(parts[2])):
        raise Bad("the signature is not that of this key")
    if not isinstance(payload, dict):
        raise Bad("the payload is no object")
    return payload


def payload_of_head(jws, jwks):
    """The payload of a signed head, or Bad."""
    payload = payload_of_jws(jws, jwks)
    version = payload.get("version")
    if type(version) is float and version.is_integer():  # 7.0 is the integer 7
        version = int(version)
    if type(version) is not int or not 0 < version < 2 ** 53 or not all(isinstance(payload.get(k), str) for k in ("game", "hash")):
        raise Bad("the payload has no game, version and hash")
    return dict(payload, version=version)


# ---------------------------------------------------------------- The audit of a log

OF_THE_END = ("NO_END", "CUT_OFF")  # they say only that more must follow


def lines_of(raw):
    """The lines of a log in either form, and why more must follow, or None: section 1."""
    page = None if raw.startswith(b'{"envelope":') else page_of(raw)
    if page is not None:
        return page
    lines = raw.split(b"\n")
    rest = lines.pop()
    if rest == b"":
        return lines, None
    try:
        read_json(rest)
        return lines + [rest], None
    except Bad:
        return lines, "the last line is cut off"


def page_of(raw):
    """The same of a page of JSON; None: it is none."""
    try:
        page = read_json(raw)
    except Bad:
        return None
    if not isinstance(page, dict) or not isinstance(page.get("commits"), list):
        return None
    return [line_of(commit) for commit in page["commits"]], "the page says that it is not the last one" if "next" in page else None


def line_of(commit):
    try:
        return canonical(commit)
    except Bad:
        return b""


class Audit:
    """What was found in one log. Findings are (version, code, detail)."""

    def __init__(self, partial=False, streams=None):
        self.partial, self.table, self.missing, self.press_open = partial, streams or STREAMS, 0, False
        self.commits, self.findings, self.checked, self.open = [], [], [], []
        self.form, self.seed, self.ended, self.created, self.is_log = 1, None, False, {}, False

    def find(self, v, code, detail):
        self.findings.append((v, code, detail))

    def run(self, raw):
        if not self.read(raw):
            self.open.append("the log could not be read: nothing further was checked")
            return
        self.chain()
        self.end()
        self.secrets()
        if self.form == 2:
            self.chance()
        else:
            self.open.append("form 1 has only counters of its draws: which dice and cards they were, only an engine can tell")
            self.open.append("whether the log was of form 2 once, and written anew: a kept receipt or head tells, or an engine")

    # -- sections 1 and 2: lines and shapes

    def read(self, raw):
        lines, cut = lines_of(raw)
        sound = lines != []
        if not lines:
            self.find(1, "BAD_SHAPE", "the log has no commit")
        for v, line in enumerate(lines, 1):
            try:
                commit = read_json(line)
                self.is_log = self.is_log or isinstance(commit, dict) and "envelope" in commit
                if v == 1:
                    first = commit.get("envelope") if isinstance(commit, dict) else None
                    self.form = 2 if isinstance(first, dict) and "form" in first else 1
                not_too_deep(commit)
                if self.form == 2:
                    plain_numbers(commit)
                if canonical(commit) != line:
                    raise Bad("the line is not its own canonical form")
                shape_of_commit(commit, self.form)
                self.commits.append(commit)
            except Bad as error:
                self.find(v, "BAD_SHAPE", str(error))
                sound = False
        self.checked.append("%d lines: encodings and shapes, form %d" % (len(lines), self.form))
        if sound and self.commits[0]["envelope"]["v"] > 1:
            self.find(1, "CUT_OFF", "the log begins at version %d" % self.commits[0]["envelope"]["v"])
            return False
        if sound and cut:
            self.find(len(lines) + 1, "CUT_OFF", cut)
        return sound

    # -- section 2: chain, versions, times, epochs

    def chain(self):
        before = deadline = None
        paused = False
        outage = 0
        commands = {}
        for v, commit in enumerate(self.commits, 1):
            envelope = commit["envelope"]
            if commit["hash"] != to64(sha256(canonical(envelope))):
                self.find(v, "WRONG_HASH", "the hash is not that of the envelope")
            if envelope["v"] != v:
                self.find(v, "WRONG_VERSION", "version %d at line %d" % (envelope["v"], v))
            if envelope["prev"] != (before["hash"] if before else ""):
                self.find(v, "BROKEN_CHAIN", "prev is not the hash of the commit before")
            if before and self.form == 2 and is_fork(commit):
                deadline, paused, outage, commands = None, False, 0, {}
            elif before and envelope["game"] != before["envelope"]["game"]:
                self.find(v, "WRONG_GAME", "game %s" % envelope["game"])
            if before and envelope["at"] < before["envelope"]["at"]:
                was = canonical(before["envelope"]["at"])
                set_back = [e for e in envelope["events"] if e["type"] == "match/clock-set" and canonical(e.get("was")) == was]
                if not set_back:
                    self.find(v, "BACK_IN_TIME", "%d after %d" % (envelope["at"], before["envelope"]["at"]))
            if "arrived" in envelope and not 0 < envelope["at"] - envelope["arrived"] <= ARRIVED_WITHIN:
                self.find(v, "WRONG_TIME", "arrived %d ms before it was decided" % (envelope["at"] - envelope["arrived"]))
            if self.form == 2:
                self.epoch(v, envelope, before)
                self.in_time(v, envelope, deadline)
                if paused and "ask" in envelope:
                    self.find(v, "WRONG_TIME", "a question was answered while the match was paused")
            due_before = deadline
            for event in envelope["events"]:
                if event["type"] == "match/paused":
                    paused = True
                elif event["type"] in ("match/resumed", "match/ended"):
                    paused = False
                if event["type"] == "match/clock":
                    deadline = event.get("due")
                elif event["type"] == "match/ended":
                    deadline = None
            if self.form == 2:
                outage = self.outage(v, envelope, due_before, deadline, outage)
            if self.form == 2 and not is_machine(envelope["by"]):
                if envelope["cmdId"] in commands:
                    self.find(v, "COMMAND_TWICE", "the command %s was committed in version %d" % (envelope["cmdId"], commands[envelope["cmdId"]]))
                commands.setdefault(envelope["cmdId"], v)
            before = commit
        self.checked.append("hashes, chain, versions and times of %d commits" % len(self.commits))

    def in_time(self, v, envelope, deadline):
        if deadline is None or envelope["by"] == "house" or is_bot(envelope["by"]):
            return
        if envelope["by"] == "clock":
            if envelope["at"] < deadline + SILENCE_AFTER:
                self.find(v, "WRONG_TIME", "the default answer comes %d ms after the deadline" % (envelope["at"] - deadline))
        elif envelope.get("arrived", envelope["at"]) > deadline:
            self.find(v, "WRONG_TIME", "a command that arrived after the deadline was taken")

    def outage(self, v, envelope, before, after, newest):
        """Holds an outage against the deadlines before and after its commit, and those of the record against their order;
        gives the number of the newest one."""
        events = [event for event in envelope["events"] if event["type"] == "match/outage"]
        if len(events) > 1:
            self.find(v, "WRONG_TIME", "two outages in one commit")
        elif events and "n" not in events[0]:
            late = envelope["by"] == "clock" and before is not None and envelope["at"] > before + SILENCE_AFTER + LATE
            if not late or after is None or after <= envelope["at"]:
                self.find(v, "WRONG_TIME", "an outage, though silence was not late or has no new deadline")
        elif events:
            n, begin, until = (events[0][field] for field in ("n", "from", "until"))
            if envelope["by"] != "house" or n <= newest or v == 1 or not begin < until <= envelope["at"]:
                self.find(v, "WRONG_TIME", "outage %d out of its order or its time" % n)
            elif before is not None and (after is None or after < before):
                self.find(v, "WRONG_TIME", "outage %d makes the deadline earlier" % n)
        return ([newest] + [event["n"] for event in events if "n" in event])[-1]

    def epoch(self, v, envelope, before):
        due = before["envelope"]["epoch"] if before else 0
        for event in envelope["events"]:
            if event["type"] == "match/restored":
                due = envelope["at"] // 60000
                if before and due <= before["envelope"]["epoch"]:
                    self.find(v, "WRONG_EPOCH", "two restores in the epoch %d, so chance would repeat" % due)
                if type(event.get("from")) is not int or event["from"] != v - 1:
                    self.find(v, "WRONG_EPOCH", "restored from %r, after version %d" % (event.get("from"), v - 1))
        if envelope["epoch"] != due:
            self.find(v, "WRONG_EPOCH", "epoch %d, not %d" % (envelope["epoch"], due))

    # -- section 4: beginning, seed, end

    def end(self):
        events = self.commits[0]["envelope"]["events"]
        if events and events[0]["type"] == "match/created":
            self.created = events[0]
        else:
            self.find(1, "BAD_SHAPE", "the first event is not match/created")
        if self.form == 1 and is_file(self.commits[0]["envelope"]["engine"]):
            self.find(1, "BAD_SHAPE", "an engine that has a file begins no game in form 1")
        seen = set()
        # The parts of the log: one, and for a fork another from its first own commit on.
        self.starts = [1] + [v for v, commit in enumerate(self.commits, 1) if v > 1 and self.form == 2 and is_fork(commit)]
        self.seeds = {}
        for v in self.starts[1:]:
            origin = self.commits[v - 1]["envelope"]["events"][0].get("origin")
            self.take_seed(v, origin.get("seed") if isinstance(origin, dict) else None, self.part_of(v) - 1)
        for v, commit in enumerate(self.commits, 1):
            if self.ended:
                self.find(v, "AFTER_THE_END", "a commit after the end")
            for i, event in enumerate(commit["envelope"]["events"]):
                kind = event["type"]
                if kind in ONCE and kind in seen or kind == "match/created" and (v, i) != (1, 0):
                    self.find(v, "BAD_SHAPE", "a second %s" % kind)
                elif kind == "match/ended":
                    self.ended = True
                    self.take_seed(v, event.get("seed"), len(self.starts) - 1)
                seen.add(kind)
        if not self.ended:
            if not self.partial:
                self.find(len(self.commits), "NO_END", "no match/ended: fetch all pages, or, if the game is not over, say --partial")
            self.open.append("the game is not over, its seed not known: salts, draws and what is still sealed; whether commits were left off the end")

    def places(self):
        """Who may sit where, in form 2: section 4. And that events name such a place."""
        chairs = self.created.get("chairs")
        if not are_chairs(chairs) or not isinstance(self.created.get("of"), str):
            self.find(1, "BAD_SHAPE", "chairs of match/created")
            return False
        self.first_seats = [chair["seat"] for chair in chairs]
        sound, started, sitting, owner = True, False, {}, self.created.get("owner")
        for v, commit in enumerate(self.commits, 1):
            events, by = commit["envelope"]["events"], commit["envelope"]["by"]
            owners = isinstance(owner, str) and by == "user:" + owner
            for i, event in enumerate(events):
                kind, seat = event["type"], event.get("seat")
                if kind == "match/forked":
                    wrong = self.fork(v, i, event, by, started)
                    if wrong:
                        self.find(v, "BAD_SHAPE", wrong)
                        sound = False
                    owner = event.get("owner")
                    sitting.update({chair["seat"]: {"kind": "user", "user": owner} for chair in chairs})
                wrong = self.edit(event, started, owners, sitting) if kind == "match/edited" else None
                if not wrong and kind == "match/edited":
                    chairs = event.get("chairs", chairs)
                if kind in OF_A_SEAT and seat not in [chair["seat"] for chair in chairs]:
                    wrong = "%s at no seat" % kind
                elif kind in ("match/joined", "match/left", "match/vacated"):
                    near = [events[j] if 0 <= j < len(events) else {} for j in (i - 1, i + 1)]
                    wrong = self.sitting(event, *near, started, owners, sitting)
                if wrong:
                    self.find(v, "BAD_SHAPE", wrong)
                    sound = False
                elif kind == "match/joined":
                    sitting[seat] = event.get("holder")
                elif kind in ("match/left", "match/vacated"):
                    del sitting[seat]
                started = started or kind == "match/started"
        self.seats = [chair["seat"] for chair in chairs]
        self.by_first = [chair["seat"] for chair in sorted(chairs, key=lambda chair: utf16((chair["holds"] or [""])[0]))]
        return sound

    def fork(self, v, i, event, by, started):
        """What is wrong with the first commit that a fork has of its own, or None."""
        origin, settings = event.get("origin"), event.get("settings")
        if i or v == 1 or not isinstance(origin, dict):
            return "match/forked where no fork begins"
        before, game = self.commits[v - 2], self.commits[v - 1]["envelope"]["game"]
        if not isinstance(event.get("owner"), str) or by != "user:" + event["owner"]:
            return "a game is forked by another than its owner"
        if not isinstance(settings, dict) or settings.get("sandbox") is not True:
            return "a fork is no sandbox"
        if not started:
            return "a game is forked before its start"
        named = [origin.get("game"), origin.get("v"), origin.get("hash")]
        if canonical(named) != canonical([before["envelope"]["game"], v - 1, before["hash"]]):
            return "match/forked names another commit than the one before it"
        return "a fork has the id of what it goes on from" if game == before["envelope"]["game"] else None

    def edit(self, event, started, owners, sitting):
        """What is wrong with a change of the lobby, or None."""
        settings = event.get("settings", {})
        if started:
            return "match/edited after the start"
        if not owners:
            return "match/edited by another than the owner"
        if not isinstance(settings, dict) or set(settings) & FIXED:
            return "settings of match/edited"
        if "chairs" in event and not are_chairs(event["chairs"]):
            return "chairs of match/edited"
        if "chairs" in event and set(sitting) - {chair["seat"] for chair in event["chairs"]}:
            return "match/edited takes a seat away from somebody"
        return None

    def sitting(self, event, before, after, started, owners, sitting):
        """What is wrong with an event by which somebody sits down or stands up, or None; after: the event after it in its commit."""
        seat, how = event["seat"], event.get("how")
        if event["type"] == "match/joined":
            return "match/joined where somebody sits" if seat in sitting else None
        if event["type"] == "match/vacated" and not started:
            return "match/vacated before the start"
        if seat not in sitting:
            return "%s where nobody sits" % event["type"]
        if how == "unseated":
            fits = before.get("type") == "match/moderated" and before.get("act") == "unseat" and before.get("seat") == seat
            return None if fits else "somebody is unseated by no moderator"
        if how not in ("moved", "removed"):
            return None
        if started:
            return "somebody is %s after the start" % how
        if how == "removed":
            return None if owners else "somebody is removed by another than the owner"
        if after.get("type") != "match/joined" or canonical(after.get("seat")) == canonical(seat):
            return "somebody moves to no other seat"
        if canonical(after.get("holder")) != canonical(sitting[seat]):
            return "another sits down than the one who moves"
        return None

    def part_of(self, v):
        """In which part of the log a version is."""
        return len([start for start in self.starts if start <= v]) - 1

    def take_seed(self, v, written, part):
        """The seed of a part: its first event commits to it."""
        try:
            seed = from64(written, 32)
        except Bad as error:
            self.find(v, "WRONG_SEED", str(error))
            return
        events = self.commits[self.starts[part] - 1]["envelope"]["events"]
        if seed_commitment(self.form, seed) != (events[0] if events else {}).get("seedCommitment"):
            self.find(v, "WRONG_SEED", "not the one that was committed to")
            return
        self.seeds[part] = seed
        if part == len(self.starts) - 1:
            self.seed = seed
        self.checked.append("the seed" if part == 0 else "the seed of the fork at version %d" % self.starts[part])

    # -- section 3: commitments, salts, openings

    def secrets(self):
        self.values, self.count, self.missing, self.newest = {}, 0, 0, {}
        self.salt_keys = {part: salt_key(self.form, seed) for part, seed in self.seeds.items()}
        for v, commit in enumerate(self.commits, 1):
            envelope, secrets = commit["envelope"], commit["secrets"]
            self.secret(v, "command", envelope["command"], secrets.get("command"))
            seals = {s["e"]: s for s in secrets["seals"]}
            opened = {(s["e"], s["o"]): s for s in secrets["opened"]}
            for i, event in enumerate(envelope["events"]):
                for o, opening in enumerate(event.get("opens", [])):
                    self.opening(v, i, opening, opened.pop((i, o), None) if "to" in opening else opening)
                if "sealed" in event:
                    seal = seals.pop(i, None)
                    self.newest[event["sealed"]["topic"]] = (v, i)
                    if self.secret(v, str(i), event["sealed"]["commitment"], seal):
                        self.values[v, i] = seal["value"]
            for i in seals:
                self.find(v, "UNKNOWN_SEAL", "a value for event %d, which seals nothing" % i)
            for i, o in opened:
                self.find(v, "UNKNOWN_SEAL", "a value for opening %d of event %d, which is none" % (o, i))
            if self.form == 2:
                self.secret_piles(v, envelope, secrets)
            elif "piles" in secrets:
                self.find(v, "BAD_SHAPE", "piles in form 1")
        self.checked.append("%d commitments and openings%s" % (self.count, ", their salts from the seed" if self.seed else ""))
        if self.missing:
            self.open.append("%d commitments whose values this reader may not know yet" % self.missing)

    def secret(self, v, place, commitment, secret):
        """Checks a value under its commitment; False if it is not there or does not fit."""
        if secret is None:
            self.missing += 1
            if self.ended and not self.partial:
                self.find(v, "MISSING_SECRET", "no value for %s" % place)
            return False
        return self.fits(v, v, place, commitment, secret)

    def fits(self, v, sealed_at, place, commitment, secret):
        self.count += 1
        if commitment_of(self.form, secret["salt"], secret["value"]) != commitment:
            self.find(v, "WRONG_COMMITMENT", "the value for %s of version %d does not fit its commitment" % (place, sealed_at))
            return False
        envelope = self.commits[sealed_at - 1]["envelope"]
        key = self.salt_keys.get(self.part_of(sealed_at))
        if key and secret["salt"] != salt_of(self.form, key, envelope["game"], sealed_at, envelope.get("nonce"), place):
            self.find(v, "WRONG_SALT", "the salt for %s of version %d does not come from the seed" % (place, sealed_at))
        return True

    def opening(self, v, i, opening, secret):
        at, e = opening["v"], opening["e"]
        events = self.commits[at - 1]["envelope"]["events"] if at <= v else []
        sealed = events[e].get("sealed") if e < len(events) else None
        if not sealed or self.newest.get(opening["topic"]) != (at, e):
            self.find(v, "UNKNOWN_SEAL", "event %d opens %s of version %d, event %d: not its newest seal" % (i, opening["topic"], at, e))
        elif secret is None:
            self.missing += 1
            if self.ended and not self.partial:
                self.find(v, "MISSING_SECRET", "no value for an opening of event %d" % i)
        elif self.fits(v, at, str(e), sealed["commitment"], secret):
            self.values.setdefault((at, e), secret["value"])

    def secret_piles(self, v, envelope, secrets):
        if bool(envelope["moves"]) != ("piles" in envelope):
            self.find(v, "WRONG_PILES", "a commitment to cards without moves, or moves without one")
        elif "piles" in envelope:
            if self.secret(v, "piles", envelope["piles"], secrets.get("piles")):
                self.values[v, "piles"] = secrets["piles"]["value"]
        if "piles" in secrets and "piles" not in envelope:
            self.find(v, "WRONG_PILES", "cards that moved, without a commitment")

    # -- sections 5 and 6: draws and cards of form 2

    def chance(self):
        if not self.places():
            return
        of = self.created.get("of")
        self.rows = dict(self.table.get("match", {}), **self.table.get(of, {})) if isinstance(of, str) else {}
        self.known_game = isinstance(of, str) and of in self.table and of != "match"
        if not self.known_game:
            self.open.append("the streams of the game %r are not in the table: its draws" % of)
        self.next, self.sizes, self.piles, self.lobby, self.drawn = Counter(), None, None, {}, 0
        self.keys, self.epoch_before, self.chance_seed = {}, 0, self.seeds.get(0)
        settings = self.created.get("settings")
        self.started = False
        if isinstance(settings, dict) and settings.get("entropy") == "joint":
            self.contributions()
        else:
            self.no_contributions()
        for v, commit in enumerate(self.commits, 1):
            self.commit_of_chance(v, commit["envelope"])
        self.checked.append("%d draws of dice, cards and seats: streams, indexes, numbers of outcomes%s" % (self.drawn, "; what they showed" if self.seed else ""))
        if self.piles is not None and self.ended:
            self.checked.append("every card in its pile at every time")

    def no_contributions(self):
        there = Readiness()
        for v, commit in enumerate(self.commits, 1):
            for event in commit["envelope"]["events"]:
                is_check = event["type"] == "match/reopened" or event["type"] == "match/closed" and "seats" in event
                if not is_check and event["type"] in JOINT or event["type"] == "match/joined" and "contribution" in event:
                    self.find(v, "WRONG_CONTRIBUTION", "%s, but the dice are the house's alone" % event["type"])
                wrong = there.follow(event)
                if wrong:
                    self.find(v, "WRONG_CONTRIBUTION", wrong)

    def contributions(self):
        given = Contributions(self.first_seats)
        for v, commit in enumerate(self.commits, 1):
            for event in commit["envelope"]["events"]:
                wrong = given.follow(commit["envelope"]["game"], commit["hash"], event)
                if wrong:
                    self.find(v, "WRONG_CONTRIBUTION", wrong)
        if self.chance_seed and given.started:
            self.chance_seed = given.chance_seed(self.chance_seed)
        self.checked.append("what each person gave to the dice")

    def commit_of_chance(self, v, envelope):
        if v in self.starts[1:]:
            self.next, self.keys, self.chance_seed = Counter(), {}, self.seeds.get(self.part_of(v))
        if envelope["epoch"] != self.epoch_before:
            self.next, self.keys, self.epoch_before = Counter(), {}, envelope["epoch"]
        events, moves, draws = envelope["events"], envelope["moves"], envelope["draws"]
        self.started = self.started or any(event["type"] == "match/started" for event in events)
        if draws and not self.started:
            self.find(v, "WRONG_DRAWS", "something is drawn before the match starts")
        if any(a["e"] > b["e"] for a, b in zip(draws, draws[1:])):
            self.find(v, "WRONG_DRAWS", "the draws are not in the order of the events that show them")
        started = [i for i, event in enumerate(events) if event["type"] == "match/started"]
        if "stock" in envelope:
            if not started or self.sizes is not None:
                self.find(v, "WRONG_PILES", "a stock where no game starts")
            else:
                self.sizes = {pile: len(there) for pile, there in envelope["stock"].items()}
                self.piles = {pile: Counter(there) for pile, there in envelope["stock"].items()}
        moved = self.values.get((v, "piles"))
        if moves and ((v, "piles") not in self.values or not self.moves_fit(v, moves, moved)):
            moved = self.piles = None
        if any(move["e"] >= len(events) for move in moves):
            self.find(v, "WRONG_PILES", "a move with an event that is not there")
        runs = {}
        for run in envelope["draws"]:
            if self.run_fits(v, run, events):
                runs.setdefault(run["e"], []).append(run)
        for e, event in enumerate(events):
            self.waiting(v, e, event)
            try:
                self.event(v, e, event, runs.get(e, []))
            except Bad as error:
                self.find(v, "WRONG_DRAWS", str(error))
            mine = [m for m, move in enumerate(moves) if move["e"] == e]
            if mine and moved is not None:
                self.carried(v, e, event, [card for m in mine for card in moved[m]])
            for m in mine:
                self.move(v, moves[m], moved[m] if moved is not None else None)

    def moves_fit(self, v, moves, moved):
        """Whether the sealed list has as many cards for each move as the move says."""
        if not isinstance(moved, list) or len(moved) != len(moves):
            self.find(v, "WRONG_PILES", "not one list of cards for each move")
            return False
        for move, there in zip(moves, moved):
            if not isinstance(there, list) or not all(map(is_card, there)) or len(there) != move["n"]:
                self.find(v, "WRONG_PILES", "not %d cards from %s" % (move["n"], move["from"]))
                return False
        return True

    def move(self, v, move, there):
        if self.sizes is None:
            self.find(v, "WRONG_PILES", "cards move before there is a stock")
            return
        if self.sizes.get(move["from"], 0) < move["n"]:
            self.find(v, "WRONG_PILES", "%d cards from %s, which has %d" % (move["n"], move["from"], self.sizes.get(move["from"], 0)))
        self.sizes[move["from"]] = self.sizes.get(move["from"], 0) - move["n"]
        self.sizes[move["to"]] = self.sizes.get(move["to"], 0) + move["n"]
        if self.piles is None or there is None:
            return
        absent = Counter(there) - self.piles.get(move["from"], Counter())
        if absent:
            self.find(v, "WRONG_PILES", "not in %s: %s" % (move["from"], list(absent)))
        self.piles[move["from"]] = self.piles.get(move["from"], Counter()) - Counter(there)
        self.piles[move["to"]] = self.piles.get(move["to"], Counter()) + Counter(there)

    def run_fits(self, v, run, events):
        """What can be said of a run without the seed."""
        def wrong(detail):
            self.find(v, "WRONG_DRAWS", "stream %s, index %d: %s" % (run["s"], run["i"], detail))
            return False

        self.drawn += run["k"]
        expected, self.next[run["s"]] = self.next[run["s"]], run["i"] + run["k"]
        row = row_of(self.rows, run["s"])
        if run["i"] != expected:
            return wrong("the next index is %d" % expected)
        if outcomes(run)[-1] < 2:
            return wrong("a draw of fewer than two outcomes, or a run of none")
        if run["e"] >= len(events):
            return wrong("no event %d" % run["e"])
        if row is None:
            return wrong("no such stream in %s" % self.created.get("of")) if self.known_game else False
        if events[run["e"]]["type"] not in row["shown"]:
            return wrong("an event %s does not show it" % events[run["e"]]["type"])
        if ("from" in run) != (row["kind"] == "pile") or run.get("from") == []:
            return wrong("piles are named where none is drawn from, or none where one is")
        if len(set(run.get("from", []))) < len(run.get("from", [])):
            return wrong("a pile is named twice")
        for pile in run.get("from", []):
            if not may_draw_from(row, run["s"], pile):
                return wrong("it is drawn from %s" % pile)
        if row["kind"] == "die" and run["n"] != len(row["faces"]) or row["kind"] == "seat" and run["n"] != len(self.seats):
            return wrong("%d outcomes" % run["n"])
        return True

    def stream(self, name):
        if name not in self.keys:
            self.keys[name] = stream_key(2, self.chance_seed, name, self.epoch_before)
        return self.keys[name]

    def waiting(self, v, e, event):
        """Who waits at which place of the lobby, and the wishes."""
        place, kind = event.get("seat"), event["type"]
        if kind == "match/joined":
            known = "holder" in event or "sealed" not in event or (v, e) in self.values
            holder = event["holder"] if event.get("holder") is not None else self.values.get((v, e))
            person = isinstance(holder, dict) and holder.get("kind") == "user"
            self.lobby[place] = {"person": person, "known": known, "wish": None, "wish known": True}
        elif kind == "match/left":
            self.lobby.pop(place, None)
        elif kind == "match/preferred" and place in self.lobby:
            wish = self.values.get((v, e))
            self.lobby[place].update({"wish": wish if isinstance(wish, list) else None, "wish known": (v, e) in self.values})

    def event(self, v, e, event, runs):
        """What an event shows, against what was drawn."""
        if event["type"] == "match/dealt":
            self.dealt(v, event, runs)
            return
        rows = [row for row in self.rows.values() if event["type"] in row.get("shown", {})]
        if not rows:
            return
        kinds = {row["kind"] for row in rows}
        shown = self.shown(v, e, event, row_of(self.rows, runs[0]["s"]) if runs else rows[0])
        if "pile" in kinds:
            self.cards(v, e, event, runs, shown, all(row.get("mixed") for row in rows))
            return
        draws = [(run, run["i"] + j, n) for run in runs for j, n in enumerate(outcomes(run))]
        if shown is None:
            return
        if len(draws) != len(shown):
            self.find(v, "WRONG_DRAWS", "event %d (%s): %d draws for what it shows" % (e, event["type"], len(draws)))
        elif self.chance_seed:
            outcome = rows[0]["faces"] if "die" in kinds else self.by_first
            drawn = [outcome[draw(self.stream(run["s"]), i, n)] for run, i, n in draws]
            if canonical(drawn) != canonical(shown):
                self.find(v, "WRONG_DRAWS", "event %d (%s) shows %s, drawn was %s" % (e, event["type"], shown, drawn))

    def shown(self, v, e, event, row):
        """What an event shows, as a list; None where this reader does not know it."""
        field = row["shown"].get(event["type"])
        if field == "sealed" and "sealed" in event and (v, e) not in self.values:
            return None
        there = "sealed" in event if field == "sealed" else field in event
        value = (self.values[v, e] if field == "sealed" else event[field]) if there else []
        return value if isinstance(value, list) else [value]

    def cards(self, v, e, event, runs, shown, mixed):
        if self.sizes is None:
            if runs:
                self.find(v, "WRONG_DRAWS", "event %d draws cards before there is a stock" % e)
            return
        for r, run in enumerate(runs):
            there, piles = sum(self.sizes.get(pile, 0) for pile in run["from"]), set(run["from"])
            # What earlier runs for this event drew has left the pool: surely if they drew from these piles alone, perhaps if also from these.
            surely = sum(other["k"] for other in runs[:r] if set(other["from"]) <= piles)
            perhaps = sum(other["k"] for other in runs[:r] if set(other["from"]) & piles)
            if not there - perhaps <= run["n"] <= there - surely:
                self.find(v, "WRONG_DRAWS", "stream %s, index %d: %d outcomes of %d cards" % (run["s"], run["i"], run["n"], there - surely))
                return
        if self.piles is None or shown is None:
            return
        if not all(map(is_card, shown)):
            self.find(v, "WRONG_DRAWS", "event %d (%s) shows what is no card" % (e, event["type"]))
        elif runs and self.chance_seed:
            self.drawn_cards(v, e, event, runs, shown)
        elif not runs and not mixed:
            counted = Counter(shown)
            lie = Counter()
            for pile, there in self.piles.items():
                if pile.endswith("/top") or not there - counted:
                    lie += there
            if counted - lie:
                self.find(v, "WRONG_DRAWS", "event %d (%s) shows cards that were not drawn: %s" % (e, event["type"], list(counted - lie)))

    def carried(self, v, e, event, moved):
        """With an event that shows drawn cards no other cards move than those it shows."""
        for row in self.rows.values():
            if row["kind"] == "pile" and event["type"] in row["shown"]:
                shown = self.shown(v, e, event, row)
                if shown is not None and (not all(map(is_card, shown)) or sorted_pool(moved) != sorted_pool(shown)):
                    self.find(v, "WRONG_PILES", "event %d (%s) shows %s, but %s moved" % (e, event["type"], shown, moved))
                return

    def drawn_cards(self, v, e, event, runs, shown):
        named = dict.fromkeys(pile for run in runs for pile in run["from"])
        on_top = [card for pile in named for card in self.piles.get(pile + "/top", Counter()).elements()]
        piles = {pile: list(self.piles.get(pile, Counter()).elements()) for pile in named}
        drawn = []
        for run in runs:
            pool = sorted_pool(card for pile in run["from"] for card in piles[pile])
            if len(pool) != run["n"]:
                raise Bad("event %d draws from %d cards, and there are %d" % (e, run["n"], len(pool)))
            drawn += taken_by(piles, run, self.stream(run["s"]))
        pool = sorted_pool(card for pile in runs[-1]["from"] for card in piles[pile])
        if not fits_draw(shown, on_top, drawn, pool):
            self.find(v, "WRONG_DRAWS", "event %d (%s) shows %s, drawn was %s" % (e, event["type"], shown, drawn))

    def dealt(self, v, event, runs):
        known = all(w["known"] and w["wish known"] for w in self.lobby.values())
        if not known or not self.chance_seed:
            return
        told = iter([(run, run["i"] + j, n) for run in runs for j, n in enumerate(outcomes(run))])

        def next_draw(below):
            run, index, n = next(told, (None, None, None))
            if n != below:
                raise Bad("the deal of seats draws %s of %s outcomes where %d are due" % (index, n, below))
            return draw(self.stream(run["s"]), index, below)

        people = {place for place, w in self.lobby.items() if w["person"]}
        came = deal(self.seats, people, {place: w["wish"] for place, w in self.lobby.items()}, next_draw)
        if next(told, None) is not None:
            raise Bad("the deal of seats draws more than it needs")
        if came != event.get("from"):
            raise Bad("match/dealt deals %s, drawn was %s" % (event.get("from"), came))

    # -- section 8

    def receipt(self, game, version, hash_, what="receipt"):
        commit = self.commits[version - 1] if type(version) is int and 0 < version <= len(self.commits) else None
        if commit is None:
            self.find(version if type(version) is int else 0, "NOT_AS_KEPT", "the log has no version %s, the %s has" % (version, what))
        elif (commit["envelope"]["game"], commit["hash"]) != (game, hash_):
            self.find(version, "NOT_AS_KEPT", "the %s is of %s, %s" % (what, game, hash_))
        else:
            self.checked.append("a %s of version %d" % (what, version))

    def head(self, jws, jwks):
        try:
            payload = payload_of_head(jws, jwks)
        except Bad as error:
            self.find(0, "WRONG_HEAD", str(error))
            return
        self.receipt(payload.get("game"), payload.get("version"), payload.get("hash"), "signed head")

    def anchors(self, raw, jwks):
        """Holds the log against pages of proofs and copies of anchors, one a line: section 14."""
        sound, proved = {}, 0
        for game, proof, kept in anchors_in(raw):
            anchor, hash_ = kept["anchor"], kept["hash"]
            try:
                if hash_ != hash_of_anchor(anchor):
                    raise Bad("the hash is not its own")
                payload = payload_of_jws(kept["signed"], jwks)
                if whole_number(payload.get("anchor")) != anchor["hour"] or payload.get("hash") != hash_:
                    raise Bad("the signature is of another anchor")
            except Bad as error:
                self.find(0, "WRONG_HEAD", "the anchor of hour %d: %s" % (anchor["hour"], error))
                continue
            sound[hash_] = anchor
            if proof is None:
                continue
            leaf = anchor_leaf(proof["nonce"], game, proof["v"], proof["hash"])
            fits = proof["place"] < anchor["leaves"]
            if fits and root_by(leaf, proof["place"], anchor["leaves"], proof["path"], ANCHOR_NODE) == anchor["root"]:
                self.receipt(game, proof["v"], proof["hash"], "proof of an anchor")
                proved += 1
            else:
                self.find(proof["v"], "WRONG_HEAD", "it does not lead to the root of hour %d" % anchor["hour"])
        before = None
        for hash_, anchor in sorted(sound.items(), key=lambda each: each[1]["hour"]):
            if before is not None and anchor["before"] <= before[1]["hour"]:
                follows = anchor["hour"] != before[1]["hour"] and anchor["before"] == before[1]["hour"] and anchor["prev"] == before[0]
                if not follows:
                    self.find(0, "NOT_AS_KEPT", "the anchor of hour %d does not follow that of %d" % (anchor["hour"], before[1]["hour"]))
            before = (hash_, anchor)
        self.checked.append("%d anchors, and %d proofs of this game in them" % (len(sound), proved))

    def epochs(self):
        """The epochs after restores that the log shows."""
        return sorted({commit["envelope"]["epoch"] for commit in self.commits if self.form == 2} - {0})

    def clock_sets(self):
        """The versions in which the house set the time of the game."""
        return [v for v, c in enumerate(self.commits, 1) if any(e["type"] == "match/clock-set" for e in c["envelope"]["events"])]

    def record(self, raw, jwks):
        """Holds the log against a record of outages, pages of it a line each: section 12."""
        entries, before = [], ""
        for place, (entry, hash_, signed) in enumerate(entries_in(raw), 1):
            n = entry["n"]
            if n != place or entry["prev"] != before:
                self.find(0, "WRONG_RECORD", "entry %d does not follow the one before it" % n)
            if hash_ != to64(sha256(canonical(entry))):
                self.find(0, "WRONG_RECORD", "the hash of entry %d is not its own" % n)
            if not entry["from"] < entry["until"] <= entry["at"]:
                self.find(0, "WRONG_RECORD", "entry %d ends before it began, or after it was written" % n)
            try:
                payload = payload_of_jws(signed, jwks)
                if payload.get("outage") != n or payload.get("hash") != hash_:
                    raise Bad("the signature is of another entry")
            except Bad as error:
                self.find(0, "WRONG_RECORD", "entry %d: %s" % (n, error))
            before = hash_
            entries.append(entry)
        self.held_against(entries)
        self.checked.append("a record of %d outages" % len(entries))

    def held_against(self, entries):
        known = {entry["n"]: (entry["from"], entry["until"]) for entry in entries}
        due, ran, newest, paused, missed = None, Ran(), 0, False, set()
        for v, commit in enumerate(self.commits, 1):
            envelope = commit["envelope"]
            if is_fork(commit):
                due, ran, newest, paused = None, Ran(), 0, False
            if self.form != 2:
                continue
            found = [event for event in envelope["events"] if event["type"] == "match/outage"]
            if found and "n" in found[0] and known.get(found[0]["n"]) != (found[0]["from"], found[0]["until"]):
                self.find(v, "OUTAGE_UNKNOWN", "the record has no outage %d like this" % found[0]["n"])
            for entry in entries if envelope["by"] == "clock" and not found else []:
                lost = due is not None and not paused and ran.any_in(entry["from"], min(entry["until"], due))
                if lost and newest < entry["n"] not in missed and envelope["at"] >= entry["at"] + APPLIED_WITHIN:
                    missed.add(entry["n"])
                    self.find(v, "OUTAGE_MISSING", "the deadline ran in outage %d, which was not applied" % entry["n"])
            ran.after(envelope)
            for event in envelope["events"]:
                if event["type"] == "match/clock":
                    due = event.get("due")
                elif event["type"] == "match/ended":
                    due = None
                elif event["type"] in ("match/paused", "match/resumed"):
                    paused = event["type"] == "match/paused"
                elif event["type"] == "match/outage":
                    newest = event.get("n", newest)

    def outages(self):
        """The versions in which the server was late, and those with an outage of the service's record."""
        all = [(v, "n" in e) for v, c in enumerate(self.commits, 1) for e in c["envelope"]["events"] if e["type"] == "match/outage"]
        return [v for v, recorded in all if not recorded], [v for v, recorded in all if recorded]

    def verdict(self):
        if not self.is_log:
            return "unreadable"
        if any(code not in OF_THE_END for _, code, _ in self.findings):
            return "broken"
        return "incomplete" if self.findings else "unchecked"

    def all_known_holds(self):
        """Whether everything was checked that can be without rules."""
        known = self.ended and self.seed is not None and not self.missing and not self.press_open
        return known and not self.findings and (self.form == 1 or self.known_game)


class Ran:
    """Since when the deadline before a commit runs, and when it stood still meanwhile: section 12."""

    def __init__(self):
        self.opened, self.halted, self.stood = None, None, []

    def after(self, envelope):
        at, moves, before = envelope["at"], False, None
        for event in envelope["events"]:
            kind = event["type"]
            if kind == "match/clock":
                moved = moves or event.get("grace") is True and before not in ("match/clock-set", "match/restored")
                if event.get("due") is None:
                    self.__init__()
                elif not moved or self.opened is None:
                    self.opened, self.halted = at, None
                moves = False
            elif kind == "match/paused":
                moves = "left" in event
                self.halted = at if moves else self.halted
            elif kind == "match/resumed":
                moves = self.halted is not None
                if moves:
                    self.stood.append((self.halted, at))
                self.halted = None
            elif kind == "match/outage":
                moves = "n" in event
                if moves:
                    self.stood.append((event["from"], event["until"]))
                else:
                    self.__init__()
            elif kind == "match/ended":
                self.__init__()
                return
            else:
                moves = kind == "match/extended"
            before = kind

    def any_in(self, begin, end):
        """Whether it ran at any time between two moments."""
        parts = [(max(begin, self.opened or 0), end)]
        for one, other in self.stood:
            parts = [part for a, b in parts for part in ((a, min(b, one)), (max(a, other), b))]
        return any(a < b for a, b in parts)


# ---------------------------------------------------------------- 11. What people say

ENTRY = {"form", "game", "conversation", "n", "at", "by", "about", "commitment", "box", "cmdId", "prev"}


def hash_of_entry(entry):
    return to64(sha256(canonical(["fieldpost/press/1", entry])))


def commitment_of_text(entry, text_, salt, corrects):
    place = [entry[k] for k in ("game", "conversation", "n", "by")]
    return to64(mac(from64(salt, 32), canonical(["fieldpost/press-text/1", *place, text_, corrects])))


def leaf_of(game, each):
    return to64(sha256(canonical(["fieldpost/press-leaf/1", game, each["conversation"], each["n"], each["head"], each["salt"]])))


def conversations_among(seats, grey):
    sets = [[]]
    for seat in sorted(seats, key=utf16):
        sets = sets + [each + [seat] for each in sets]
    known = ["all", "lobby"] + sorted((",".join(each) for each in sets if len(each) > 1), key=utf16)
    if grey == "public":
        known.append("grey")
    elif grey == "private":
        known += sorted(("grey>" + ",".join(each) for each in sets if each), key=utf16)
    return known


MOST_SEATS = 12  # no game has more, and so many have too many conversations to count


def press_of(commits):
    """How people talk in a game: fixed when it is opened, or forked."""
    press = {}
    for commit in commits:
        for event in commit["envelope"]["events"]:
            if event["type"] in ("match/created", "match/forked"):
                settings = event.get("settings")
                press = settings.get("press") if isinstance(settings, dict) else None
    return press if isinstance(press, dict) and press.get("talk") in ("public", "private", "both") else {}


def is_open_to_all(commits):
    """Whether everybody may read everything: so it was set, and the game was won or drawn."""
    ends = [e for commit in commits for e in commit["envelope"]["events"] if e["type"] == "match/ended"]
    outcome = ends[-1].get("outcome") if ends else None
    return press_of(commits).get("opens") == "everyone" and isinstance(outcome, dict) and outcome.get("result") != "cancelled"


HASH = r"[A-Za-z0-9_-]{43}"
BY = r"[^/]+/[1-9][0-9]*|grey:" + HASH + r"|moderator:m[A-Za-z0-9_-]{22}"


def hash_text(x, what):
    if not isinstance(x, str) or not re.fullmatch(HASH, x):
        raise Bad(what + " is no hash")


def string(x, what):
    if not isinstance(x, str):
        raise Bad(what + " is no text")


def shape_of_item(item):
    """Whether somebody has of an entry what section 11 says; else Bad."""
    keys_of(item, {"entry", "hash"}, {"text", "salt", "corrects", "muted", "hidden"}, "the item")
    entry = item["entry"]
    keys_of(entry, ENTRY, {"hides"}, "the entry")
    keys_of(entry["about"], {"v", "hash"}, set(), "about")
    for field in ("game", "conversation", "cmdId"):
        string(entry[field], field)
    for x, what in ((item["hash"], "hash"), (entry["about"]["hash"], "about"), (entry["commitment"], "commitment"), (entry["box"], "box")):
        hash_text(x, what)
    if entry["prev"] != "":
        hash_text(entry["prev"], "prev")
    string(entry["by"], "by")
    if entry["form"] != 1 or entry["form"] is True or not re.fullmatch(BY, entry["by"], re.S):
        raise Bad("form or by")
    whole(entry["n"], 1, "n")
    whole(entry["about"]["v"], 1, "about.v")
    whole(entry["at"], -SAFE, "at")
    for x, field in ((entry, "hides"), (item, "corrects"), (item, "hidden")):
        if field in x:
            whole(x[field], 1, field)
    if "text" in item:
        string(item["text"], "text")
    if "salt" in item:
        from64(item["salt"], 32)
    if item.get("muted", True) is not True:
        raise Bad("muted")


def shape_of_set(each):
    keys_of(each, {"conversation", "n", "head", "salt", "path"}, set(), "a set")
    string(each["conversation"], "conversation")
    whole(each["n"], 0, "n")
    if each["head"] != "":
        hash_text(each["head"], "head")
    hash_text(each["salt"], "salt")
    if not isinstance(each["path"], list):
        raise Bad("path is no list")
    for node in each["path"]:
        hash_text(node, "path")


def shape_of_press_receipt(receipt):
    if not isinstance(receipt, dict):
        raise Bad("no object")
    string(receipt.get("conversation"), "conversation")
    hash_text(receipt.get("hash"), "hash")
    if "n" in receipt:
        whole(receipt["n"], 1, "n")


def without_copies(items):
    """Entries without those that are there already: with the same text, or one of the two without it."""
    said, kept, known = ("text", "salt", "corrects"), [], {}
    for item in items:
        name = canonical([item["hash"], item["entry"]])
        at = known.get(name)
        if at is None or "text" in kept[at] and "text" in item and any(kept[at].get(k) != item.get(k) for k in said):
            known[name] = len(kept)
            kept.append(item)
        elif "text" not in kept[at] and "text" in item:
            kept[at] = item
    return kept


PRESS_NODE, ANCHOR_NODE = "fieldpost/press-node/1", "fieldpost/anchor-node/1"


def root_by(leaf, place, width, path, node=PRESS_NODE):
    """The root that a leaf leads to, or None where its path has another length."""
    path = list(path)
    while width > 1:
        if (place ^ 1) < width:
            if not path:
                return None
            pair = [leaf, path.pop(0)] if place % 2 == 0 else [path.pop(0), leaf]
            leaf = to64(sha256(canonical([node, *pair])))
        width, place = (width + 1) // 2, place // 2
    return None if path else leaf


def tenures_of(commits):
    """Who came and went: (seat, since, until), `until` None for those who never left. And the seats of the game."""
    done, sitting, seats = [], {}, []
    for commit in commits:
        v, now = commit["envelope"]["v"], dict(sitting)
        for event in commit["envelope"]["events"]:
            kind = event["type"]
            if kind in ("match/created", "match/edited") and are_chairs(event.get("chairs")):
                seats = [chair["seat"] for chair in event["chairs"]]
                now = {seat: since for seat, since in now.items() if seat in seats}
            elif kind == "match/joined" and isinstance(event.get("seat"), str):
                now[event["seat"]] = v
            elif kind in ("match/left", "match/vacated") and isinstance(event.get("seat"), str):
                now.pop(event["seat"], None)
            elif kind == "match/dealt" and isinstance(event.get("from"), dict):
                dealt = [(seat, place) for seat, place in event["from"].items() if isinstance(place, str) and place in now]
                now = {seat: now[place] if seat == place else v for seat, place in dealt}
        done += [(seat, since, v) for seat, since in sitting.items() if now.get(seat) != since]
        sitting = now
    return done + [(seat, since, None) for seat, since in sitting.items()], seats


class Press:
    """What was found in what people said, against a log. Findings go to its audit, named by the entry's number."""

    def __init__(self, audit):
        self.audit, self.game = audit, audit.commits[0]["envelope"]["game"] if audit.commits else ""
        self.tenures, self.seats = tenures_of(audit.commits)
        self.items, self.receipts, self.ends, self.count = [], [], [], 0

    def find(self, conversation, n, code, detail):
        self.audit.find(n, code, "%s: %s" % (conversation, detail))

    def read(self, raw):
        try:
            raw.decode("utf-8")
        except ValueError:
            raise Unreadable("what was said is not UTF-8")
        raw = raw[3:] if raw.startswith(b"\xef\xbb\xbf") else raw
        if self.takes(raw):
            return
        for i, line in enumerate(raw.split(b"\n"), 1):
            if line.strip() and not self.takes(line):
                self.find("", i, "BAD_SHAPE", "line %d is no entry" % i)

    def takes(self, raw):
        """Takes what a value of JSON says; False where it is nothing of section 11."""
        try:
            value = read_json(canonical(read_json(raw)))
            if not isinstance(value, dict):
                raise Bad("no object")
            if "entry" in value or "entries" in value:
                items = [value] if "entry" in value else value["entries"]
                if not isinstance(items, list):
                    raise Bad("entries is no list")
                for item in items:
                    shape_of_item(item)
                self.items += items
            elif "sets" in value:
                string(value.get("root"), "root")
                if not isinstance(value["sets"], list):
                    raise Bad("sets is no list")
                for each in value["sets"]:
                    shape_of_set(each)
                self.ends.append((value["root"], value["sets"]))
            else:
                shape_of_press_receipt(value)
                self.receipts.append((value["conversation"], value.get("n"), value["hash"]))
            return True
        except Bad:
            return False

    def run(self, jwks):
        chains = {}
        self.items = without_copies(self.items)
        for item in self.items:
            chains.setdefault(item["entry"]["conversation"], []).append(item)
        for chain in chains.values():
            chain.sort(key=lambda item: item["entry"]["n"])
            for i, item in enumerate(chain):
                self.link(item, chain[i - 1] if i else None, i + 1)
                self.place(item)
        for conversation, n, hash_ in self.receipts:
            if hash_ not in [item["hash"] for item in chains.get(conversation, []) if n in (None, item["entry"]["n"])]:
                self.find(conversation, n or 0, "NOT_AS_KEPT", "its author has a receipt of another entry")
        signed = [self.root_in(jws, jwks) for jws, _ in self.ends]
        roots = list(dict.fromkeys(root for root in signed if root is not None))
        if len(roots) > 1:
            self.find("", 0, "NOT_AS_KEPT", "more than one root was signed")
        if roots:
            self.end(roots[0], [each for _, sets in self.ends for each in sets], chains)
        self.audit.checked.append("%d entries of %d conversations" % (len(self.items), len(chains)))
        if not roots:
            self.left_open("what the service signed at the end was not given: whether something was left out")
        removed = len([item for item in self.items if "text" not in item])
        if removed:
            self.left_open("%d entries without their text: erased with its author, or withheld" % removed)

    def left_open(self, what):
        self.audit.press_open = True
        self.audit.open.append(what)

    def link(self, item, before, n):
        entry, conversation = item["entry"], item["entry"]["conversation"]
        if hash_of_entry(entry) != item["hash"]:
            self.find(conversation, n, "WRONG_HASH", "the hash is not that of the entry")
        if entry["n"] != n:
            self.find(conversation, n, "WRONG_VERSION", "entry %s stands where %d should" % (entry["n"], n))
        if entry["prev"] != (before["hash"] if before else ""):
            self.find(conversation, n, "BROKEN_CHAIN", "prev is not the hash of the entry before")
        if before and (entry["at"] < before["entry"]["at"] or entry["about"]["v"] < before["entry"]["about"]["v"]):
            self.find(conversation, n, "BACK_IN_TIME", "it is older than the entry before")
        if ("text" in item) != ("salt" in item):
            self.find(conversation, n, "WRONG_COMMITMENT", "a text comes with its salt, or not at all")
        elif "text" in item and commitment_of_text(entry, item["text"], item["salt"], item.get("corrects")) != entry["commitment"]:
            self.find(conversation, n, "WRONG_COMMITMENT", "this text was not committed to")

    def place(self, item):
        entry = item["entry"]
        conversation, n, v = entry["conversation"], entry["n"], entry["about"]["v"]
        if entry["game"] != self.game:
            self.find(conversation, n, "WRONG_GAME", "it is of the game %s" % entry["game"])
        commits = self.audit.commits
        if not 0 < v <= len(commits) or commits[v - 1]["hash"] != entry["about"]["hash"]:
            self.find(conversation, n, "WRONG_ABOUT", "the log has no version %s of this hash" % v)
        if entry["by"].startswith("moderator:") or "hides" in entry:
            whose = re.fullmatch(r"moderator:m[A-Za-z0-9_-]{22}", entry["by"])
            if not whose or type(entry.get("hides")) is not int or not 0 < entry["hides"] < n:
                self.find(conversation, n, "WRONG_AUTHOR", "a moderator hides an earlier entry, and nobody else does")
            return
        is_grey = conversation == "grey" or conversation.startswith("grey>")
        if is_grey or entry["by"].startswith("grey:"):
            if not is_grey or not re.fullmatch(r"grey:[A-Za-z0-9_-]{43}", entry["by"]):
                self.find(conversation, n, "WRONG_AUTHOR", "%s does not write here" % entry["by"])
            return
        seat, since = entry["by"].split("/")
        if not any(s == seat and str(f) == since and f <= v and (u is None or v < u) for s, f, u in self.tenures):
            self.find(conversation, n, "WRONG_AUTHOR", "nobody held %s at version %s" % (entry["by"], v))
        if "," in conversation and seat not in conversation.split(","):
            self.find(conversation, n, "WRONG_AUTHOR", "%s is not in this conversation" % seat)

    def root_in(self, jws, jwks):
        """The root that the service signed, or None."""
        try:
            payload = payload_of_jws(jws, jwks)
            string(payload.get("press"), "press")
            string(payload.get("game"), "game")
        except Bad as error:
            return self.find("", 0, "WRONG_HEAD", str(error))
        if payload["game"] != self.game:
            return self.find("", 0, "WRONG_GAME", "the root is of the game %s" % payload["game"])
        return payload["press"]

    def end(self, root, sets, chains):
        press = press_of(self.audit.commits)
        every = conversations_among(self.seats, press.get("grey")) if len(self.seats) <= MOST_SEATS else []
        told = {each["conversation"] for each in sets}
        untold = [each for each in every if each not in told] if press.get("talk", "none") != "none" else []
        if is_open_to_all(self.audit.commits):
            for conversation in untold:
                self.find(conversation, 0, "NOT_AS_KEPT", "everybody may read it, and the end does not say how it stands")
        elif untold:
            self.left_open("%d conversations that there could have been: who may not read them cannot tell whether they were left out" % len(untold))
        for conversation in set(chains) - {each["conversation"] for each in sets}:
            self.find(conversation, 0, "NOT_AS_KEPT", "the end does not say how it stands")
        for each in sets:
            conversation, last = each["conversation"], chains.get(each["conversation"], [None])[-1]
            at = every.index(conversation) if conversation in every else -1
            if at < 0 or root_by(leaf_of(self.game, each), at, len(every), each["path"]) != root:
                self.find(conversation, 0, "NOT_AS_KEPT", "what is said of its end does not lead to the root")
            elif (last["entry"]["n"] if last else 0, last["hash"] if last else "") != (each["n"], each["head"]):
                self.find(conversation, 0, "NOT_AS_KEPT", "at the end it had %d entries, not these" % each["n"])


# ---------------------------------------------------------------- 14. Anchors

MOST_LEAVES = 2 ** 30


def hash_of_anchor(anchor):
    return to64(sha256(canonical(["fieldpost/anchor/1", anchor])))


def anchor_leaf(nonce, game, v, hash_):
    return to64(sha256(canonical(["fieldpost/anchor-leaf/1", nonce, game, v, hash_])))


def whole_number(x):
    """7.0 is the integer 7."""
    return int(x) if type(x) is float and x.is_integer() else x


def is_hash(x):
    return isinstance(x, str) and re.fullmatch(r"[A-Za-z0-9_-]{43}", x) is not None


def kept_anchor(x, allowed=frozenset()):
    """An anchor with its hash and signature, or Bad."""
    if not isinstance(x, dict):
        raise Bad("an anchor is no object")
    keys_of(x, {"anchor", "hash", "signed"}, set(x) if allowed is None else allowed, "an anchor with its hash")
    keys_of(x["anchor"], {"form", "hour", "before", "prev", "leaves", "root"}, set(), "an anchor")
    anchor = {key: whole_number(value) for key, value in x["anchor"].items()}
    for key, least in (("form", 1), ("hour", 1), ("before", 0), ("leaves", 1)):
        whole(anchor[key], least, key)
    leaves = anchor["leaves"]
    if anchor["form"] != 1 or leaves > MOST_LEAVES or leaves & (leaves - 1) or not is_hash(anchor["root"]):
        raise Bad("an anchor of another form")
    if not all(isinstance(text_, str) for text_ in (anchor["prev"], x["hash"], x["signed"])):
        raise Bad("an anchor without its hashes")
    return dict(x, anchor=anchor)


def proof_in(x):
    keys_of(x, {"v", "hash", "nonce", "place", "path", "in"}, set(), "a proof")
    proof = dict(x, v=whole_number(x["v"]), place=whole_number(x["place"]))
    whole(proof["v"], 1, "v")
    whole(proof["place"], 0, "place")
    if not isinstance(x["path"], list) or not all(map(is_hash, [x["hash"], x["nonce"], *x["path"]])):
        raise Bad("a proof without its hashes")
    return proof


def anchors_in(raw):
    """What pages of proofs and copies of anchors hold: (game, proof, anchor), without game and proof for a copy."""
    found = []
    try:
        for line in raw.split(b"\n"):
            page = read_json(line) if line else None
            if page is None and not line:
                continue
            if isinstance(page, dict) and isinstance(page.get("game"), str) and isinstance(page.get("anchors"), list):
                proofs = [proof_in(each) for each in page["anchors"]]
                found += [(page["game"], proof, kept_anchor(proof["in"])) for proof in proofs]
            else:
                found.append((None, None, kept_anchor(page, None)))
    except Bad as error:
        raise Unreadable("no anchors: %s" % error)
    return found


# ---------------------------------------------------------------- Test vectors


def check_vectors(vectors):
    """What of this program differs from the test vectors: a list of sentences."""
    wrong, count = [], 0

    def same(name, got, want):
        nonlocal count
        count += 1
        if got != want:
            wrong.append("%s: %r, not %r" % (name, got, want))

    for x in vectors["base64url"]:
        try:
            got = from64(x["text"]).hex()
        except Bad:
            got = None
        same("base64url " + x["text"], got, x["hex"])
    for x in vectors["canonical"]:
        same("canonical", canonical(x["value"]).decode(), x["text"])
    for x in vectors["hashes"]:
        same("hash", to64(sha256(canonical(x["envelope"]))), x["hash"])
    for x in vectors["hkdf"]:
        same("hkdf", to64(hkdf(from64(x["ikm"]), x["info"].encode())), x["key"])
    for x in vectors["seeds"]:
        same("seed", seed_commitment(x["form"], from64(x["seed"], 32)), x["commitment"])
    for x in vectors["salts"]:
        key = salt_key(x["form"], from64(x["seed"], 32))
        same("salt", salt_of(x["form"], key, x.get("game"), x["v"], x.get("nonce"), x["place"]), x["salt"])
    for x in vectors["commitments"]:
        same("commitment", commitment_of(x["form"], x["salt"], x["value"]), x["commitment"])
    for x in vectors["draws"]:
        key = stream_key(x["form"], from64(x["seed"], 32), x["stream"], x.get("epoch"))
        same("draw %s" % x["index"], draw(key, x["index"], x["below"]), x["draw"])
    for x in vectors["contributions"]:
        same("contribution", contribution_of(x["game"], x["seat"], from64(x["bytes"], 32)), x["contribution"])
    for x in vectors["joint"]:
        same("chance seed", to64(joint_seed(from64(x["seed"]), [from64(raw) for raw in x["revealed"]], x["closed"])), x["chanceSeed"])
    for x in vectors["seatings"]:
        key, indexes = stream_key(2, from64(x["seed"], 32), "seating", x["epoch"]), iter(range(1000))
        came = deal(x["places"], set(x["people"]), x["wishes"], lambda below: draw(key, next(indexes), below))
        same("seats dealt", came, x["from"])
        same("draws of a deal", next(indexes), x["draws"])
    for x in vectors["pools"]:
        pool = sorted_pool(x["cards"])
        same("sorted pool", pool, x["sorted"])
        run, piles = {"i": x["index"], "n": len(pool), "k": x["k"], "from": ["deck"]}, {"deck": pool}
        same("cards drawn", taken_by(piles, run, stream_key(2, from64(x["seed"], 32), x["stream"], x["epoch"])), x["drawn"])
        same("cards left", sorted_pool(piles["deck"]), x["left"])
    for x in vectors["runs"]:
        piles = {pile: list(there) for pile, there in x["piles"].items()}
        for run in x["runs"]:
            same("number of cards", sum(len(piles[pile]) for pile in run["from"]), run["n"])
            same("cards of a run", taken_by(piles, run, stream_key(2, from64(x["seed"], 32), run["s"], x["epoch"])), run["drawn"])
        same("cards left in piles", {pile: sorted_pool(there) for pile, there in piles.items()}, x["left"])
    for x in vectors["anchors"]:
        leaves = [anchor_leaf(each["nonce"], each["game"], each["v"], each["hash"]) for each in x["heads"]]
        same("anchor leaves", leaves, x["leaves"])
        for place, path in enumerate(x["paths"]):
            same("anchor root", root_by(leaves[place], place, len(leaves), path, ANCHOR_NODE), x["anchor"]["root"])
        same("anchor hash", hash_of_anchor(x["anchor"]), x["hash"])
    for x in vectors["heads"]:
        try:
            got = payload_of_head(x["jws"], x["jwks"])
        except Bad:
            got = None
        same("head", got, x["payload"])
    return wrong, count


# ---------------------------------------------------------------- The command line


def bytes_of(name):
    try:
        if name == "-":
            return sys.stdin.buffer.read()
        with open(name, "rb") as file:
            return file.read()
    except (OSError, ValueError) as error:
        raise Unreadable("a file cannot be read: %s" % error)


def json_file(name):
    try:
        value = read_json(bytes_of(name))
    except Bad as error:
        raise Unreadable("%s: %s" % (name, error))
    return value


def object_file(name):
    value = json_file(name)
    if not isinstance(value, dict):
        raise Unreadable("%s: no object" % name)
    return value


def entries_in(raw):
    """The entries of a record of outages: section 12."""
    try:
        kept = [each for line in raw.split(b"\n") if line for each in read_json(line)["outages"]]
        entries = [(each["entry"], each["hash"], each["signed"]) for each in kept]
        if any(type(entry[field]) is not int for entry, _, _ in entries for field in ("n", "from", "until", "at")):
            raise Bad("an entry without its numbers")
        if not all(isinstance(text, str) for entry, hash_, signed in entries for text in (entry["prev"], hash_, signed)):
            raise Bad("an entry without its hashes")
        return entries
    except (Bad, KeyError, TypeError) as error:
        raise Unreadable("no record of outages: %s" % error)


def audit_of(options):
    streams = STREAMS
    if options.streams:
        streams = dict(STREAMS, **object_file(options.streams))
    audit = Audit(options.partial, streams)
    audit.run(bytes_of(options.file))
    for game, version, hash_ in options.receipt:
        audit.receipt(game, version, hash_)
    jwks = json_file(options.jwks) if options.jwks else {}
    if options.head:
        audit.head(options.head, jwks)
    if options.press:
        said = bytes_of(options.press)
        if audit.is_log and not any(code == "BAD_SHAPE" for _, code, _ in audit.findings):
            press = Press(audit)
            press.read(said)
            if press.ends and not options.jwks:
                raise WrongUsage("the signed root needs --jwks: the keys that signed it")
            press.run(jwks)
        else:
            audit.open.append("what people said: the log cannot be read, which it would be checked against")
    if options.outages:
        record = bytes_of(options.outages)
        if audit.is_log and not any(code == "BAD_SHAPE" for _, code, _ in audit.findings):
            audit.record(record, jwks)
    if options.anchor:
        anchors = bytes_of(options.anchor)
        if audit.is_log and not any(code == "BAD_SHAPE" for _, code, _ in audit.findings):
            audit.anchors(anchors, jwks)
    if not options.receipt and not options.head and not options.anchor:
        audit.open.append("no receipt or signed head was given: whether this is the history that its players saw")
    return audit


def report(audit):
    for line in audit.checked:
        print("checked    " + line)
    if audit.epochs():
        print("restored   in the minutes %s since 1970" % ", ".join(map(str, audit.epochs())))
    if audit.clock_sets():
        print("clock set  in the versions %s, by the house" % ", ".join(map(str, audit.clock_sets())))
    late, recorded = audit.outages()
    if late:
        print("outages    in the versions %s the server was late, %d times" % (", ".join(map(str, late)), len(late)))
    if recorded:
        print("outages    in the versions %s, by the record of the service" % ", ".join(map(str, recorded)))
    for finding in audit.findings:
        print("%d %s %s" % finding)
    for line in audit.open:
        print("unchecked  " + line)
    verdict = audit.verdict()
    if verdict != "unreadable":
        print("unchecked  decisions (no engine): results, the winner, anything that takes the rules")
    if audit.all_known_holds():
        held = "chain, secrets and chance hold" if audit.form == 2 else "chain and secrets hold"
        print("%s: %s, which is all that can be known without rules; decisions unchecked (no engine)" % (verdict, held))
    else:
        print(verdict)


class Arguments(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(64, message + "\n")


def receipt_of(written):
    found = re.fullmatch(r"(.+):([1-9][0-9]*):([A-Za-z0-9_-]{43})", written, re.A)
    if not found:
        raise argparse.ArgumentTypeError("not GAME:VERSION:HASH")
    return found[1], int(found[2]), found[3]


def arguments(kind=Arguments):
    parser = kind(add_help=kind is Arguments, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", metavar="FILE")
    parser.add_argument("--partial", action="store_true")
    parser.add_argument("--without-rules", action="store_true")
    parser.add_argument("--receipt", action="append", type=receipt_of, default=[])
    parser.add_argument("--head")
    parser.add_argument("--jwks")
    parser.add_argument("--press")
    parser.add_argument("--outages")
    parser.add_argument("--anchor")
    parser.add_argument("--streams")
    parser.add_argument("--vectors")
    parser.add_argument("--batch")
    return parser


def main():
    sys.stdout.reconfigure(errors="backslashreplace")
    parser = arguments()
    options = parser.parse_args()
    try:
        return work(parser, options)
    except Unreadable as error:
        print(error, file=sys.stderr)
        return 4
    except WrongUsage as error:
        parser.error(str(error))


def fitting(parser, options):
    """One log, and what belongs together."""
    needs = bool(options.head or options.outages or options.anchor)
    if not options.file or bool(needs or options.press) < bool(options.jwks) or needs > bool(options.jwks):
        parser.error("a FILE is needed; --head, --outages and --anchor need --jwks, which is for them and --press")


class OneLine(Arguments):
    """The arguments of one line of a batch: wrong ones end that line alone."""

    def error(self, message):
        raise WrongUsage(message)


def answer_to(line, parser):
    """What is said of the log that a line of a batch names; a line that names none is unreadable."""
    try:
        words = read_json(line)
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise Bad("no list of arguments")
        options = parser.parse_args(words)
        fitting(parser, options)
        audit = audit_of(options)
        return {"verdict": audit.verdict(), "holds": audit.all_known_holds(), "findings": audit.findings}
    except (Bad, Unreadable, WrongUsage) as error:
        return {"verdict": "unreadable", "holds": False, "findings": [], "why": str(error)}


def work(parser, options):
    if options.vectors:
        vectors = object_file(options.vectors)
        try:
            wrong, count = check_vectors(vectors)
        except (Bad, KeyError, TypeError, ValueError, AttributeError) as error:
            raise Unreadable("%s: no test vectors: %r" % (options.vectors, error))
        print("\n".join(wrong + ["%d vectors, %d wrong" % (count, len(wrong))]))
        return 1 if wrong else 0
    if options.batch:
        try:
            file = open(0 if options.batch == "-" else options.batch, "rb")
        except OSError as error:
            raise Unreadable("a file cannot be read: %s" % error)
        one = arguments(OneLine)
        with file:
            for line in file:
                print(json.dumps(answer_to(line, one)))
        return 0
    fitting(parser, options)
    audit = audit_of(options)
    report(audit)
    if options.without_rules and audit.all_known_holds():
        return 0
    return {"broken": 1, "unchecked": 2, "incomplete": 3, "unreadable": 4}[audit.verdict()]


if __name__ == "__main__":
    sys.exit(main())
