const kinds = {
  s: "screen", k: "stack", t: "tabs", p: "pages", l: "split", c: "container", f: "foreign",
};

/** A tree without nodes. */
export const emptyChart = {
  outline: { parts: [[]], parents: "", kinds: "", named: "", selected: "" },
  names: [], ids: [], visible: [], slots: [],
};

/** The numbers of a column, a comma after each; undefined where there is none. */
function numbers(column) {
  return column.split(",").slice(0, -1).map((text) => text === "" ? undefined : Number(text));
}

/**
 * The layers of a chart, back to front and those of kept parts last, and the members of each node.
 *
 * Members are listed by the number of their node; a slot that was never entered has a negative one.
 */
export function unfold({ outline, names, ids, visible, slots }) {
  const seen = new Set(visible);
  const chosen = new Set(numbers(outline.selected));
  const named = numbers(outline.named);
  const parents = numbers(outline.parents);
  const nodes = ids.map((id, place) => ({
    id, kind: kinds[outline.kinds[place]], name: names[named[place]] ?? "",
    isVisible: seen.has(place), isSelected: chosen.has(place),
  }));
  const members = Map.groupBy(nodes, (node, place) => ids[parents[place]] ?? null);
  for (const [index, { parent, position, name, isSelected }] of slots.entries()) {
    const container = ids[parent];
    if (!members.has(container)) members.set(container, []);
    const slot = { id: -1 - index, kind: "slot", name, isVisible: false, isSelected };
    members.get(container).splice(position, 0, slot);
  }
  const layers = outline.parts.flatMap((part, number) => part.map(({ style, root }, depth) => ({
    style: number > 0 ? "kept" : style?.kind ?? (depth === 0 ? "base" : "foreign"),
    root: ids[root], node: nodes[root], isKept: number > 0,
  })));
  return { layers, members };
}
