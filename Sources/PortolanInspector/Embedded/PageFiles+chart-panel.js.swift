#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/chart-panel.js: change that file.
extension PageFiles {
  static let chartPanelJS = #"""
    import { emptyChart as empty } from "./chart-outline.js";
    import { chartChanges, waitingSentence } from "./chart-words.js";
    import { Chart } from "./chart.js";
    import { byId, make, mark, say, steps as list } from "./dom.js";
    import { keepChildren } from "./keyed.js";

    /**
     * The chart of the tree: as it is now, or before and after the last change.
     *
     * What is out of sight is drawn when it comes into sight, so that a change costs one drawing.
     */
    export class ChartPanel {
      #now = this.#chart("chart-now", "The tree");
      #before = this.#chart("plan-before", "The tree before");
      #after = this.#chart("plan-after", "The tree after");
      #tree = null;
      #change = null;

      constructor() {
        for (const id of ["view-now", "view-change"]) {
          byId(id).addEventListener("change", () => this.#draw());
        }
      }

      /** The tree has changed, or what waits to change it. */
      showTree(tree, waiting) {
        this.#tree = tree;
        this.#showWaiting(waiting);
        if (!this.#showsChange) this.#draw();
      }

      /** There is a newer last change. */
      showChange(change) {
        this.#change = change;
        if (this.#showsChange) this.#draw();
      }

      /** Forgets what an app before this one had. */
      reset() {
        this.#tree = null;
        this.#change = null;
        this.#showWaiting([]);
        this.#draw();
      }

      #showWaiting(requests) {
        const list = byId("held-back");
        mark(list, "hidden", requests.length === 0);
        keepChildren(list, requests, {
          key: (request) => request.id,
          create: () => make("li"),
          update: (item, request) => say(item, waitingSentence(request)),
        });
      }

      get #showsChange() {
        return byId("view-change").checked;
      }

      #draw() {
        mark(byId("chart-now"), "hidden", this.#showsChange);
        mark(byId("chart-change"), "hidden", !this.#showsChange);
        if (!this.#showsChange) {
          this.#now.show(this.#tree ?? empty);
          return;
        }
        const { before, after, steps } = this.#change ?? { before: empty, after: empty, steps: [] };
        const { going, entering } = chartChanges(before, after);
        this.#before.show(before, going);
        this.#after.show(after, entering);
        const sentence = this.#change ? "Nothing was to be done." : "Nothing has changed yet.";
        byId("plan-steps").replaceChildren(steps.length > 0 ? list(steps) : sentence);
      }

      #chart(id, label) {
        return new Chart(byId(id), { label, onLook: (sentence) => say(byId("node-facts"), sentence) });
      }
    }

    """#
}
#endif
