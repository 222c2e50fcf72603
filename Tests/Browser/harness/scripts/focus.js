// The control that has the focus, by its number in `controls.js`, and whether that is to be seen:
// its outline or shadow, or its label's, is another one than without the focus.
function looks(node) {
  const parts = [node, node.closest("label"), node.firstElementChild].filter(Boolean);
  return parts.map((part) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(part);
    return outlineStyle === "none" ? boxShadow : [outlineStyle, outlineWidth, outlineColor, boxShadow];
  }).join("; ");
}

const [remember] = arguments;
if (remember) {
  document.activeElement?.blur();
  window.looksAtRest = window.controls.map(looks);
  return null;
}
const node = document.activeElement;
const number = window.controls.indexOf(node);
if (number < 0) return null;
const box = node.getBoundingClientRect();
return {
  number, isMarked: looks(node) !== window.looksAtRest[number],
  isInSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
};
