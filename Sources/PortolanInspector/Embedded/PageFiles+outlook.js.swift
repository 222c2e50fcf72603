#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/outlook.js: change that file.
extension PageFiles {
  static let outlookJS = #"""
    import { Chart } from "./chart.js";
    import { byId, make, mark, say, steps } from "./dom.js";

    /** Says in words what following a link would do, before anybody follows it. */
    export function showOutlook(outlook) {
      const box = byId("outlook");
      if (!outlook) {
        box.replaceChildren();
        mark(box, "data-tone", null);
        return;
      }
      mark(box, "data-tone", outlook.problem ? "problem" : "note");
      if (outlook.problem) {
        box.replaceChildren(make("p", { class: "problem-text" }, outlook.problem));
        return;
      }
      const parts = [headline(outlook)];
      if (outlook.guards.length > 0) {
        const rest = ". The steps are those after each yes.";
        parts.push(make("p", {}, "Asked first: ", ...named(outlook.guards), rest));
      }
      if (outlook.steps.length > 0) parts.push(steps(outlook.steps));
      if (outlook.after) parts.push(afterwards(outlook.after));
      box.replaceChildren(...parts);
    }

    function headline({ screen, steps }) {
      const name = make("code", {}, screen ?? "what the link stands for");
      return steps.length > 0
        ? make("p", {}, "Would lead to ", name, ":")
        : make("p", {}, name, " is shown already: nothing would be done.");
    }

    function named(guards) {
      return guards.flatMap((guard, index) => [index > 0 ? ", " : null, make("code", {}, guard)]);
    }

    function afterwards(tree) {
      const root = make("div");
      const facts = make("p", { class: "facts" });
      const wasOpen = byId("outlook").querySelector("details")?.open ?? false;
      const label = "The tree afterwards";
      new Chart(root, { label, onLook: (sentence) => say(facts, sentence) }).show(tree);
      return make("details", { open: wasOpen }, make("summary", {}, label), root, facts);
    }

    """#
}
#endif
