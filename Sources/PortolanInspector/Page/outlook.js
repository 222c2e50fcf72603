import { Chart } from "./chart.js";
import { byId, make, mark, say } from "./dom.js";

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
  const steps = outlook.steps ?? [];
  const parts = [headline(outlook, steps)];
  if (outlook.guards?.length) {
    parts.push(make("p", {}, "Asked first: ", ...named(outlook.guards), ". The steps are those after each yes."));
  }
  if (steps.length > 0) {
    parts.push(make("ol", { class: "steps" }, ...steps.map((step) => make("li", {}, step))));
  }
  if (outlook.after) parts.push(afterwards(outlook.after));
  box.replaceChildren(...parts);
}

function headline({ screen }, steps) {
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
  const details = make("details", { open: wasOpen }, make("summary", {}, "The tree afterwards"), root, facts);
  const chart = new Chart(root, { label: "The tree afterwards", onLook: (sentence) => say(facts, sentence) });
  chart.show(tree);
  return details;
}
