// All controls that can be used now: where they are, and whether Tab has to reach them.
//
// A choice is as large as its label. A row of the timeline and a node of the chart take turns: one
// of them is in the order of Tab, the arrow keys lead to the others.
const kinds = "a[href], button, input, select, textarea, summary, [role=treeitem], [role=option]";

function isThere(node) {
  return !node.closest("[inert], [data-ghost]") && node.type !== "file"
    && node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;
}

function target(node) {
  if (node.getAttribute("role") === "treeitem") return node.firstElementChild;
  return (["radio", "checkbox"].includes(node.type) && node.closest("label")) || node;
}

function isInOrder(node) {
  if (node.disabled || node.tabIndex < 0) return false;
  return node.type !== "radio" || node.checked;
}

function name(node) {
  const text = node.getAttribute("aria-label") || node.labels?.[0]?.innerText || node.innerText
    || node.placeholder || node.value || "";
  return `${node.localName}${node.id && `#${node.id}`} ${text.trim().slice(0, 60)}`;
}

window.controls = [...document.querySelectorAll(kinds)].filter(isThere);
return window.controls.map((node, number) => {
  const box = target(node).getBoundingClientRect();
  return {
    number, name: name(node), isInOrder: isInOrder(node),
    width: box.width, height: box.height, left: box.left, right: box.right,
  };
});
