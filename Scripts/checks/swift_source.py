"""Swift source with comments and string contents blanked out, and what a file declares."""

import re

OPENING = re.compile(r'//|/\*|(#*)("""|")|[()]')


def code(source):
    """`source` with comments as spaces and string contents as `_`, so that columns stay the same.

    Code inside an interpolation stays code. Lines keep their numbers.
    """
    return _Masking(source).run()


class _Masking:
    def __init__(self, source):
        self.source = source
        self.output = []
        self.position = 0

    def run(self):
        self._code(until_parenthesis=False)
        return "".join(self.output)

    def _code(self, until_parenthesis):
        depth = 0
        while match := OPENING.search(self.source, self.position):
            self._keep(match.start())
            token = match.group()
            if token == "//":
                self._line_comment()
            elif token == "/*":
                self._block_comment()
            elif token in "()":
                depth += 1 if token == "(" else -1
                self._keep(match.end())
                if until_parenthesis and depth < 0:
                    return
            else:
                self._keep(match.end())
                self._string(hashes=match.group(1), quotes=match.group(2))
        self._keep(len(self.source))

    def _line_comment(self):
        end = self.source.find("\n", self.position)
        self._blank(len(self.source) if end < 0 else end, " ")

    def _block_comment(self):
        depth, position = 0, self.position
        for match in re.compile(r"/\*|\*/").finditer(self.source, self.position):
            depth += 1 if match.group() == "/*" else -1
            position = match.end()
            if depth == 0:
                break
        self._blank(position if depth == 0 else len(self.source), " ")

    def _string(self, hashes, quotes):
        closing = re.escape(quotes + hashes)
        lines = "" if quotes == '"""' else r"|\n"
        token = re.compile(rf"\\{hashes}\(|\\{hashes}.|{closing}{lines}", re.DOTALL)
        while match := token.search(self.source, self.position):
            self._blank(match.start(), "_")
            if match.group().endswith("(") and match.group().startswith("\\"):
                self._keep(match.end())
                self._code(until_parenthesis=True)
            elif match.group().startswith("\\"):
                self._blank(match.end(), "_")
            else:
                self._keep(match.end())
                return
        self._blank(len(self.source), "_")

    def _keep(self, end):
        self.output.append(self.source[self.position : end])
        self.position = end

    def _blank(self, end, mark):
        self.output.append(re.sub(r"[^\n]", mark, self.source[self.position : end]))
        self.position = end


ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))?[ \t\n]+|(?:[a-z]+(?:\([\w ]+\))?)[ \t]+)*?"
DECLARATION = re.compile(
    rf"^(?P<indent>[ \t]*)(?P<modifiers>{ATTRIBUTES})"
    r"(?P<kind>struct|class|enum|actor|protocol|typealias|extension|func|macro)[ \t]+"
    r"(?P<name>(?!(?:func|var|let|subscript)\b)[\w.`]+)",
    re.MULTILINE,
)


def declarations(masked):
    """The types, extensions and functions of a file; its source went through `code` before.

    Each is (kind, dotted name, is public, depth); the depth comes from the formatter's two spaces.
    """
    found, outer = [], []
    for match in DECLARATION.finditer(masked):
        if "\n" in match.group("indent"):
            continue
        depth = len(match.group("indent").expandtabs(2)) // 2
        outer = [entry for entry in outer if entry[0] < depth]
        name = ".".join([entry[1] for entry in outer] + [match.group("name").strip("`")])
        public = re.search(r"\b(public|open|package)\b", match.group("modifiers")) is not None
        found.append((match.group("kind"), name, public, depth))
        if match.group("kind") not in ("func", "typealias", "macro"):
            outer.append((depth, match.group("name").strip("`")))
    return found


def line(source, position):
    """The number of the line that holds `position`."""
    return source.count("\n", 0, position) + 1
