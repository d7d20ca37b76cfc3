#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the long campaigns of the random tests (ctest label "soak"), each for itself, and writes
down what ran: with which seeds, for how long, on which machine, and what it found. The report is
written anew after each campaign, so that an interruption loses none. `./dev soak` builds first."""

import argparse
import concurrent.futures
import dataclasses
import datetime
import json
import os
import platform
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LONGEST_HOURS = 4  # of a campaign that is bounded by its rounds
SAID = re.compile(
    r"^\d+: (?:QINFO\s*: (?:\w+::\w+\([^)]*\) )?|(?=fuzz \w+: |Totals: |OK, passed ))")
SEED = re.compile(r"\bseed[ =](\d+)")
PASSED, FAILED, STOPPED, SKIPPED = "passed", "FAILED", "stopped by the clock", "skipped"


@dataclasses.dataclass
class Campaign:
    name: str
    began: datetime.datetime = None
    seconds: float = 0
    result: str = "not run yet"
    seeds: list = dataclasses.field(default_factory=list)
    said: list = dataclasses.field(default_factory=list)
    end: list = dataclasses.field(default_factory=list)  # of its log, where it failed


def seeds_in(log):
    """The seeds that a log names, each once, in their order."""
    return list(dict.fromkeys(int(seed) for seed in SEED.findall(log)))


def said_in(log):
    """What a campaign says of itself: how much it did."""
    lines = [SAID.sub("", line) for line in log.splitlines() if SAID.match(line)]
    return [line for line in lines if not line.startswith("Loc: ")]


def result_of(code, log):
    if re.search(r"\*\*\*Timeout", log):
        return STOPPED if not re.search(r"^\d+: FAIL!", log, re.MULTILINE) else FAILED
    if code != 0:
        return FAILED
    return SKIPPED if re.search(r"\*\*\*Skipped", log) else PASSED


def shortened(seeds):
    if len(seeds) > 8:
        return f"{seeds[0]} to {seeds[-1]} ({len(seeds)})"
    return ", ".join(map(str, seeds)) or "its own, from the first"


def duration(seconds):
    if seconds < 60:
        return f"{seconds:.1f} s"
    return f"{seconds / 60:.1f} min" if seconds < 3600 else f"{seconds / 3600:.2f} h"


def report(facts, campaigns):
    """As Markdown: `facts` are pairs of words, `campaigns` in the order in which they are run."""
    over = [c for c in campaigns if c.began]
    count = {r: sum(c.result == r for c in campaigns) for r in (PASSED, FAILED, STOPPED, SKIPPED)}
    lines = ["# Soak", ""]
    lines += [f"- {name}: {value}" for name, value in facts]
    lines += [f"- campaigns: {len(campaigns)}, of which "
              + ", ".join(f"{number} {result}" for result, number in count.items()), "",
              "| campaign | seeds | began (UTC) | took | result |", "|---|---|---|---|---|"]
    for c in campaigns:
        began = c.began.strftime("%Y-%m-%d %H:%M") if c.began else ""
        took = duration(c.seconds) if c.seconds else ""
        seeds = shortened(c.seeds) if c.seconds else ""
        lines.append(f"| {c.name} | {seeds} | {began} | {took} | {c.result} |")
    for title, part in (("What they found", "end"), ("What they did", "said")):
        told = [c for c in over if getattr(c, part)]
        lines += ["", f"## {title}", ""] + ([] if told else ["Nothing."])
        for c in told:
            lines += [f"### {c.name}", ""] + ["    " + line for line in getattr(c, part)] + [""]
    return "\n".join(lines).rstrip() + "\n"


def machine():
    model = re.search(r"^model name\s*: (.*)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    system = platform.freedesktop_os_release().get("PRETTY_NAME", platform.system())
    return (f"{os.cpu_count()} x {model.group(1) if model else platform.machine()}, "
            f"{memory:.0f} GiB, {system}, Linux {platform.release()}")


def commit():
    def git(*words):
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True,
                              check=False).stdout.strip()
    changed = ", with changes that are not committed" if git("status", "--porcelain") else ""
    return (git("describe", "--always", "--long", "--abbrev=40") or "unknown") + changed


class Soak:
    def __init__(self, options):
        self.options = options
        self.folder = ROOT / "build/soak"
        self.target = Path(options.report) if options.report else self.folder / "report.md"
        self.lock = threading.Lock()
        self.running = set()
        self.stopped = False
        listed = json.loads(subprocess.run(
            self.ctest("--show-only=json-v1", "-L", "soak", *options.ctest), cwd=ROOT, check=True,
            stdout=subprocess.PIPE).stdout)
        self.campaigns = [Campaign(test["name"]) for test in listed["tests"]]
        self.facts = (("commit", commit()), ("build", options.preset), ("machine", machine()),
                      ("bound of each campaign", self.bound()),
                      ("first seed of properties and fuzzing", options.seed))

    def ctest(self, *words):
        return ["ctest", "--preset", self.options.preset, *words]

    def bound(self):
        rounds, hours = self.options.rounds, self.options.hours
        said = f"{rounds} rounds" if rounds else "fifty times its usual rounds"
        return said + (f", at most {hours:g} h" if hours else "")

    def environment(self):
        """Tests read these; see tests/support/environment.h and tests/protocols/fuzz/fuzz.h."""
        rounds, hours, seed = self.options.rounds, self.options.hours, self.options.seed
        said = {"ROOMRACK_SOAK": "1", "ROOMRACK_FUZZ_SEED": str(seed),
                "RC_PARAMS": f"seed={seed} max_success={rounds or 5000}",
                # The time-outs of the preset and of Qt Test are for ordinary runs.
                "QTEST_FUNCTION_TIMEOUT": str(24 * 3600 * 1000)}
        if rounds:
            said["ROOMRACK_ROUNDS"] = str(rounds)
        if hours:
            # One test has two parts, the second of which takes a fifth of it more.
            said["ROOMRACK_FUZZ_SECONDS"] = str(hours * 3600 * 0.75)
        return {**said, **os.environ}

    def write(self):
        with self.lock:
            self.target.parent.mkdir(parents=True, exist_ok=True)
            part = self.target.with_name(self.target.name + ".part")
            part.write_text(report(self.facts, self.campaigns))
            part.replace(self.target)

    def play(self, campaign):
        if self.stopped:
            return
        seconds = int((self.options.hours or LONGEST_HOURS) * 3600)
        campaign.began = datetime.datetime.now(datetime.timezone.utc)
        began = time.monotonic()
        log = self.folder / f"{campaign.name}.log"
        with log.open("w") as out:
            # A session of its own: whoever interrupts us gives us time to write.
            process = subprocess.Popen(
                self.ctest("-R", f"^{re.escape(campaign.name)}$", "-V", "--timeout", str(seconds)),
                cwd=ROOT, env=self.environment(), stdout=out, stderr=subprocess.STDOUT,
                start_new_session=True)
            self.running.add(process)
            code = process.wait()
            self.running.discard(process)
        text = log.read_text(errors="replace")
        campaign.seconds = time.monotonic() - began
        campaign.result = "interrupted" if self.stopped else result_of(code, text)
        campaign.seeds = seeds_in(text)
        campaign.said = said_in(text)
        if campaign.result == FAILED:
            campaign.end = text.splitlines()[-60:]
        self.write()
        print(f"{campaign.name}: {campaign.result} after {duration(campaign.seconds)}", flush=True)

    def stop(self, *_):
        self.stopped = True
        for process in list(self.running):
            os.killpg(process.pid, signal.SIGTERM)

    def run(self):
        if not self.campaigns:
            sys.exit("soak: no campaign has such a name")
        self.folder.mkdir(parents=True, exist_ok=True)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop)
        self.write()
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            for done in [pool.submit(self.play, c) for c in self.campaigns]:
                done.result()
        print(f"The report is in {self.target}.")
        if self.stopped or any(c.result == FAILED for c in self.campaigns):
            sys.exit(1)


def main():
    parser = argparse.ArgumentParser(prog="./dev soak", description=__doc__)
    parser.add_argument("--preset", default="dev")
    parser.add_argument("--rounds", type=int, help="seeds that a campaign plays")
    parser.add_argument("--hours", type=float, help="after which a campaign is stopped")
    parser.add_argument("--seed", type=int, default=int(time.time()),
                        help="the first one of properties and fuzzing")
    parser.add_argument("--report", help="build/soak/report.md where nothing is said")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count())
    options, options.ctest = parser.parse_known_args()
    Soak(options).run()


if __name__ == "__main__":
    main()
