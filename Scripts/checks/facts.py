"""The facts about UIKit and SwiftUI that the sources cite, and what a real run of tests says of them.

Our tests name the facts that they prove by their numbers: U and S, for UIKit and SwiftUI. A fact on
which all its tests pass agrees with our model. Examples/Sources/PlatformFacts has those that FactsApp
tries in a simulator or on a device, where a fact behind an assumption says which value it has seen; no
fact has been tried on one yet.
"""

import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import adopted
import repository

NUMBER = re.compile(r"\b([US][1-9]\d{0,2})\b")
# A test without a title says it at the beginning of its name: `s28DismissBelongsToWhereItIsRead`.
LED = re.compile(r"^[us][1-9]\d{0,2}(?=[A-Z])")
COMMENT = re.compile(r"//.*")
TITLE = re.compile(r'"(?:[^"\\]|\\.)*"')
# A suite or a test: its title and comment first, then its name.
NAMED = re.compile(
    r"(?P<head>(?:^[ \t]*///[^\n]*\n)*^[^\n/]*?@(?P<kind>Suite|Test)\b.*?)"
    r"\b(?:struct|class|enum|extension|func)\s+(?P<name>`[^`]+`|\w+)", re.S | re.M)
TYPE = re.compile(
    r"^(?P<indent>[ \t]*)(?!//)(?:[^\n]*[\s)])?(?:struct|class|enum|extension)\s+(?P<name>\w+)",
    re.M)
# A line that FactsApp prints: the numbers of a fact, the verdict, and what was seen.
ANSWER = re.compile(
    r"^\W*fact ((?:[US]\d+ ?)+): (agrees|differs|not answered|saw)\b[ ,]*(.*?)\s*$", re.M)
NOT_ANSWERED = "not answered"
# The assumption that a fact of the app sees.
FACT = re.compile(r"\bFact\(\s*((?:\"[US]\d+\",?\s*)+)(?:sees: \"(\w+)\")?")
FACTS = "Examples/Sources/PlatformFacts"


def order(number):
    return number[0] != "U", int(number[1:])


def numbers(text):
    """The facts that comments and titles in a text cite."""
    said = [*COMMENT.findall(text), *TITLE.findall(text)]
    return {number for part in said for number in NUMBER.findall(part)}


def leading(name):
    """The fact that the name of a test begins with."""
    return {led[0].upper() for led in [LED.match(name)] if led}


def cited():
    """The facts that the sources cite, and in how many files."""
    found = collections.Counter()
    for path in repository.files("Sources", suffix=".swift"):
        text = "\n".join(COMMENT.findall(repository.text(path)))
        found.update({*NUMBER.findall(text)})
    return found


def proofs():
    """The tests of each fact, each as the name of its suite and its own."""
    found = collections.defaultdict(set)
    for path in repository.files("Tests", suffix=".swift"):
        text = repository.text(path)
        types = [*TYPE.finditer(text)]
        of_suites = {}
        for match in NAMED.finditer(text):
            proven = numbers(match["head"]) | leading(match["name"])
            if match["kind"] == "Suite":
                of_suites[match["name"]] = proven
                continue
            indent = len(re.search(r"^[ \t]*@", match["head"], re.M)[0]) - 1
            around = [
                one["name"] for one in types
                if one.start() < match.start() and len(one["indent"]) < indent
            ]
            suite = around[-1] if around else ""
            for number in proven | of_suites.get(suite, set()):
                found[number].add((suite, match["name"].strip("`")))
    return found


def results(report):
    """Whether each test of a report in xUnit's form passed, by suite and name; skipped ones are left out."""
    found = {}
    for test in xml.etree.ElementTree.parse(report).iter("testcase"):
        if test.find("skipped") is None:
            suite = test.get("classname", "").split(".")[-1]
            name = re.sub(r"\(.*\)$", "", test.get("name", "")).strip("`")
            found[suite, name] = found.get((suite, name), True) and test.find("failure") is None
    return found


def run(suites, folder):
    """Builds and runs these suites; the reports of the run."""
    traits = "Testing,Inspector" + (",Headless" if sys.platform == "darwin" else "")
    filters = [part for suite in sorted(suites) for part in ("--filter", rf"\.{suite}/")]
    build = ["swift", "build", "--build-tests", "--traits", traits]
    test = [
        "swift", "test", "--skip-build", "--disable-xctest", "--traits", traits,
        "--xunit-output", str(folder / "run.xml"), *filters,
    ]
    with (folder / "log").open("w") as log:
        for command in (build, test):
            ended = subprocess.run(command, cwd=repository.ROOT, stdout=log, stderr=subprocess.STDOUT)
            if ended.returncode != 0:
                break
    reports = sorted(folder.glob("*.xml"))
    if not reports:
        lines = (folder / "log").read_text(encoding="utf-8", errors="replace").splitlines()
        print(*lines[-20:], sep="\n", file=sys.stderr)
    return reports


def verdict(tests, passed):
    """What our model says of a fact: whether its tests that ran have passed."""
    ran = [passed[test] for test in tests if test in passed]
    if not ran:
        return "not run" if tests else "no test"
    return "agrees" if all(ran) else "differs"


def tried():
    """What FactsApp tries: the numbers of each fact, and the assumption that it sees, or nothing."""
    return [
        (re.findall(r"[US]\d+", numbers), assumption)
        for path in repository.files(FACTS, suffix=".swift")
        for numbers, assumption in FACT.findall(repository.text(path))
    ]


def answers(printed):
    """What a device says of facts, by their numbers, as FactsApp prints it; of several facts of one
    number all that was seen."""
    found = collections.defaultdict(list)
    for numbers, verdict, seen in ANSWER.findall(printed):
        answer = f"saw {seen}" if verdict == "saw" else f"{verdict}: {seen}" if seen else verdict
        for number in numbers.split():
            if answer not in found[number]:
                found[number].append(answer)
    return {number: said(list) for number, list in found.items()}


def said(answers):
    """Several answers as one: what agrees says nothing beside another."""
    return "; ".join([one for one in answers if one != "agrees"] or ["agrees"])


def differing(printed):
    """A line for each answer of a device that our models do not have."""
    for numbers, verdict, seen in ANSWER.findall(printed):
        if verdict == "differs":
            yield f"{numbers}: {seen}"
    if adopted.SEEN.search(printed):
        version, values = adopted.read(printed)
        for one, ours, seen in adopted.differences(version, values):
            yield f"{one.name} is {seen}, our model of iOS {version} has {ours}"


def rows(found, proven, passed, answers):
    """A row for each fact: its number, the files and tests, our model, this iOS."""
    for number in sorted({*found, *proven}, key=order):
        tests = proven.get(number, set())
        model = verdict(tests, passed)
        yield number, str(found[number]), str(len(tests)), model, answers.get(number, NOT_ANSWERED)


def report(reports=(), printed=""):
    """Prints the table, from these reports or a run of its own, with what FactsApp has printed on a
    device; whether each fact with tests agrees."""
    answered = answers(printed)
    found, proven = cited(), proofs()
    suites = {suite for tests in proven.values() for suite, _ in tests if suite}
    with tempfile.TemporaryDirectory() as name:
        passed = {}
        for one in reports or run(suites, pathlib.Path(name)):
            passed |= results(one)
    if not passed:
        print("facts: no test ran", file=sys.stderr)
        return False
    table = list(rows(found, proven, passed, answered))
    system = adopted.SYSTEM.search(printed)
    heading = ("fact", "files", "tests", "our model", system[0] if system else "this iOS")
    for row in [heading, *table]:
        print("{:5} {:>6} {:>6}  {:10} {}".format(*row))
    counted = collections.Counter(row[3] for row in table)
    print(f"{len(table)} facts: " + ", ".join(f"{count} {what}" for what, count in counted.most_common()))
    unanswered = sum(row[4] == NOT_ANSWERED for row in table)
    print(f"{unanswered} not answered by a device" + ("" if answered else ": no fact has been tried on one"))
    if answered:
        report_differences(printed)
    return not counted["differs"] and not counted["not run"]


def report_differences(printed):
    """Prints what differs, and how it comes into our models."""
    lines = list(dict.fromkeys(differing(printed)))
    print(f"{len(lines)} answers differ from our models" + (":" if lines else ""))
    for line in lines:
        print(f"  {line}")
    if lines:
        print("Values of assumptions come into the models by: Scripts/apple facts --adopt TABLE")
