#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/completion.js: change that file.
extension PageFiles {
  static let completionJS = #"""
    const most = 8;

    /**
     * The links that a text could become, best first: those that begin like it, then those that have it
     * somewhere. Each is a whole link, with `{name}` where a value is missing.
     */
    export function completions(text, schemes, paths) {
      const wanted = text.trim();
      const { beginnings, path } = divided(wanted, schemes);
      const begin = paths.filter((candidate) => begins(candidate, path.toLowerCase()));
      const hold = paths.filter(
        (candidate) => !begin.includes(candidate) && has(candidate, path.toLowerCase()));
      return beginnings
        .flatMap((scheme) => [...begin, ...hold].map((candidate) => scheme + filled(candidate, path)))
        .filter((link) => link !== wanted)
        .slice(0, most);
    }

    /** Where the first missing value of a link stands, or null when none is missing. */
    export function firstGap(link) {
      const match = /\{[^}]*\}/.exec(link);
      return match ? { start: match.index, end: match.index + match[0].length } : null;
    }

    /** What a text has of a path, and the beginnings that a link with it could have. */
    function divided(text, schemes) {
      const lower = text.toLowerCase();
      const scheme = schemes.find((candidate) => lower.startsWith(candidate.toLowerCase()));
      if (scheme) return { beginnings: [scheme], path: text.slice(scheme.length) };
      const growing = schemes.filter((candidate) => candidate.toLowerCase().startsWith(lower));
      if (text !== "" && growing.length > 0) return { beginnings: growing, path: "" };
      return { beginnings: schemes.slice(0, 1), path: text };
    }

    /** Whether a path begins like a text; what was typed for a `{name}` counts as its value. */
    function begins(candidate, text) {
      const typed = text.split("/");
      const parts = candidate.toLowerCase().split("/");
      return typed.every((word, index) => {
        const part = parts[index];
        if (part === undefined) return false;
        if (part.startsWith("{")) return true;
        return index === typed.length - 1 ? part.startsWith(word) : part === word;
      });
    }

    /** Whether a path has a text somewhere; a single letter says nothing yet. */
    function has(candidate, text) {
      return text.length > 1 && candidate.toLowerCase().includes(text);
    }

    /** A path with the values that were typed already. */
    function filled(candidate, text) {
      const typed = text.split("/");
      return candidate.split("/")
        .map((part, index) => part.startsWith("{") && typed[index] ? typed[index] : part).join("/");
    }

    """#
}
#endif
