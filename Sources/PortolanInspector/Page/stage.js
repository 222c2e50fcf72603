import { make, mark } from "./dom.js";
import { ElementPainter } from "./elements.js";
import { Ghosts } from "./ghosts.js";
import { forgetChildren, keepChildren } from "./keyed.js";

/** The screen of the phone: the layers of a drawing, and what has left it and is still seen. */
export class Stage {
  #node;
  #painter;
  #ghosts = new Ghosts();
  /** What leaves with the drawing that is painted now, and is to be seen on its way out. */
  #leaving = new Set();

  constructor(node, typed) {
    this.#node = node;
    this.#painter = new ElementPainter({
      adopt: (id) => this.#ghosts.revive(id),
      leave: (gone) => this.#leave(gone.dataset.id, gone),
      typed,
    });
  }

  /** Paints a drawing; `kept` are the changes whose old parts are still to be seen, or null. */
  paint(drawing, kept) {
    const parts = kept ? [...kept.leaving.map(layerName), kept.exchange?.from] : [];
    this.#leaving = new Set(parts);
    this.#node.style.setProperty("--width", drawing.width);
    this.#node.style.setProperty("--height", drawing.height);
    mark(this.#node, "data-wide", drawing.width > drawing.height);
    mark(this.#node, "dir", drawing.isRightToLeft ? "rtl" : "ltr");
    mark(this.#node, "data-held", drawing.held ?? null);
    mark(this.#node, "data-gestures", drawing.gestures.join(" "));
    const front = drawing.layers.length - 1;
    keepChildren(this.#node, drawing.layers.map((layer, depth) => ({ ...layer, depth })), {
      key: (layer) => `${layer.style} ${layer.id}`,
      create: (layer) => this.#ghosts.revive(layerName(layer.id)) ?? createLayer(),
      update: (node, layer) => this.#update(node, layer, layer.depth === front),
      leave: (node) => this.#leave(layerName(node.dataset.layer), node),
    });
  }

  /** Takes away what has left the drawing, whatever it was doing. */
  clearGhosts() {
    this.#ghosts.clear();
  }

  /** Takes everything away. */
  clear() {
    this.#ghosts.clear();
    forgetChildren(this.#node);
  }

  /** The layer with an id, as its scrim and its card; undefined when it is not there. */
  layer(id) {
    return parts(this.#node.querySelector(`:scope > [data-layer="${CSS.escape(id)}"]`));
  }

  /** The layer with an id that has left the drawing. */
  goneLayer(id) {
    return parts(this.#ghosts.get(layerName(id)));
  }

  /** The element with an id; null when it is not there. */
  element(id) {
    return this.#node.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  /** The element with an id that has left the drawing. */
  goneElement(id) {
    return this.#ghosts.get(id);
  }

  #update(node, layer, isFront) {
    mark(node, "data-layer", layer.id);
    mark(node, "data-style", layer.style);
    node.style.setProperty("--depth", layer.depth);
    node.inert = !isFront;
    this.#painter.paint(node.lastElementChild, [layer.content]);
  }

  #leave(id, node) {
    if (this.#leaving.has(id)) this.#ghosts.take(id, node);
    else node.remove();
  }
}

/** What a layer is called among the ghosts, where elements go by their ids. */
function layerName(id) {
  return `layer ${id}`;
}

function createLayer() {
  return make(
    "div", { class: "layer", tabindex: "-1" },
    make("div", { class: "scrim" }), make("div", { class: "card" }));
}

function parts(node) {
  return node && { node, scrim: node.firstElementChild, card: node.lastElementChild };
}
