// All texts that can be read, with the contrast of each to what is behind it, worst first.
//
// What a layer in front dims is inert and cannot be read on purpose: it is left out, as is what is
// on its way out. A colour may be written in any way that the browser knows: it paints one pixel.
const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
  .getContext("2d", { willReadFrequently: true });

function pixel(color) {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
  return { channels: [red, green, blue], alpha: alpha / 255 };
}

function over(top, alpha, bottom) {
  return top.map((value, index) => value * alpha + bottom[index] * (1 - alpha));
}

function luminance(channels) {
  const [red, green, blue] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What is behind a node's text, painted from the page's own ground upwards. */
function ground(node) {
  const layers = [];
  for (let part = node; part; part = part.parentElement) {
    const style = getComputedStyle(part);
    if (style.backgroundImage !== "none" && part !== document.body) layers.push(null);
    layers.push(pixel(style.backgroundColor));
  }
  const canvas = pixel("Canvas").channels;
  return layers.reduceRight((below, layer) =>
    layer === null || below === null ? null : over(layer.channels, layer.alpha, below), canvas);
}

function opacity(node) {
  let whole = 1;
  for (let part = node; part; part = part.parentElement) whole *= getComputedStyle(part).opacity;
  return whole;
}

function isRead(node) {
  return !node.closest("[inert], [data-ghost]") && node.getClientRects().length > 0
    && node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

function finding(node, text, color) {
  const behind = ground(node);
  const ink = pixel(color);
  const what = `${node.localName}.${[...node.classList].join(".")}`;
  if (!behind) return { text, what, ratio: 0 };
  const seen = over(ink.channels, ink.alpha * opacity(node), behind);
  return { text, what, ratio: Math.round(ratio(seen, behind) * 100) / 100 };
}

const findings = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode.parentElement;
  const text = walker.currentNode.data.trim();
  if (text && isRead(node)) findings.push(finding(node, text, getComputedStyle(node).color));
}
for (const field of document.querySelectorAll("input, textarea")) {
  if (!isRead(field) || ["radio", "checkbox", "file"].includes(field.type)) continue;
  const isEmpty = field.value === "";
  const text = isEmpty ? field.placeholder : field.value;
  const color = getComputedStyle(field, isEmpty ? "::placeholder" : null).color;
  if (text) findings.push(finding(field, text, color));
}
return findings.sort((a, b) => a.ratio - b.ratio);
