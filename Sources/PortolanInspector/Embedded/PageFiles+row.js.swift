#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/row.js: change that file.
extension PageFiles {
  static let rowJS = #"""
    import { make, mark, say, steps } from "./dom.js";

    const states = {
      open: "under way", parked: "held back", arrived: "arrived", failed: "failed",
    };

    /** All words of a row, to be looked through. */
    export function rowText(row) {
      const texts = [
        row.title, row.site, ...row.answers, ...row.steps, row.state, states[row.state], row.outcome,
        row.code, row.why, row.fix,
      ];
      return texts.filter(Boolean).join("\n").toLowerCase();
    }

    /** An item of the list for a row. */
    export function createRow() {
      const summary = make("summary", { tabindex: "-1" },
        make("span", { class: "row-title" }),
        make("span", { class: "row-state" }),
        make("span", { class: "row-more" }));
      return make("li", { class: "row" }, make("details", {}, summary));
    }

    /** Brings an item up to a row; what is folded away is written when it is unfolded. */
    export function updateRow(item, row) {
      mark(item, "data-id", row.id);
      mark(item, "data-kind", row.kind);
      mark(item, "data-state", row.state || null);
      const details = item.firstElementChild;
      const [title, state, more] = details.firstElementChild.children;
      say(title, row.title);
      say(state, stateWords(row));
      const gist = row.outcome ?? row.why ?? (row.kind === "move" ? row.steps[0] : null);
      say(more, [row.code, gist, row.site].filter(Boolean).join(" · "));
      if (details.open) fillRow(item, row);
    }

    /** Writes what is to be seen of an unfolded row. */
    export function fillRow(item, row) {
      const details = item.firstElementChild;
      const list = make("dl", { class: "row-facts" },
        ...fact("Asked at", row.site),
        ...fact("Code", row.code),
        ...fact("Why", row.why),
        ...fact("Fix", row.fix),
        ...facts("Guards", row.answers),
        ...facts("Steps", row.steps),
        ...fact("Outcome", row.outcome));
      if (!list.firstChild) list.append(...fact("Nothing more", "is known of this."));
      if (details.children.length > 1) details.lastElementChild.replaceWith(list);
      else details.append(list);
    }

    function stateWords({ state, milliseconds }) {
      const time = milliseconds === undefined || milliseconds === null ? "" : `${milliseconds} ms`;
      return [states[state] ?? state, time].filter(Boolean).join(" · ");
    }

    function fact(name, text) {
      return text ? [make("dt", {}, name), make("dd", {}, text)] : [];
    }

    function facts(name, texts) {
      return texts.length > 0 ? [make("dt", {}, name), make("dd", {}, steps(texts))] : [];
    }

    """#
}
#endif
