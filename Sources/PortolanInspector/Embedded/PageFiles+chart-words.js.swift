#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/chart-words.js: change that file.
extension PageFiles {
  static let chartWordsJS = #"""
    /** What a chart calls a node: its name, or its kind when it has none. */
    export function nodeTitle(node) {
      return node.name || node.kind;
    }

    /** Identity and name of a node, in words. */
    export function nodeSentence(node, parent, change) {
      const words = [nodeTitle(node)];
      if (node.name && node.kind !== "slot") words.push(node.kind);
      if (node.kind === "slot") words.push("slot, never entered");
      else words.push(`number ${node.id}`);
      if (parent) words.push(`in ${nodeTitle(parent)}`);
      if (node.isVisible) words.push("seen");
      if (node.isSelected) words.push("chosen");
      if (change) words.push(change);
      return words.join(" · ");
    }

    /** What is held back, and by what. */
    export function waitingSentence({ screen, rule, detour }) {
      const reason = rule ? `held back by ${rule}` : "waits until the app is ready";
      return `${screen ?? "A request"}: ${reason}${detour ? `, ${detour} comes first` : ""}`;
    }

    /** Which nodes are only in the first of two charts, and which only in the second, by id. */
    export function chartChanges(before, after) {
      const [old, now] = [new Set(before.ids), new Set(after.ids)];
      return {
        going: new Map([...old].filter((id) => !now.has(id)).map((id) => [id, "going"])),
        entering: new Map([...now].filter((id) => !old.has(id)).map((id) => [id, "entering"])),
      };
    }

    """#
}
#endif
