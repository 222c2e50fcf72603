#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/stage.js: change that file.
extension PageFiles {
  static let stageJS = #"""
    import { make, mark } from "./dom.js";
    import { ElementPainter } from "./elements.js";
    import { Ghosts } from "./ghosts.js";
    import { forgetChildren, keepChildren } from "./keyed.js";
    import { place } from "./popover.js";

    /** What a layer is for assistive technology; others are only what is in them. */
    const roles = { alert: "alertdialog", dialog: "dialog", popover: "dialog", sheet: "dialog" };

    /** The screen of the phone: the layers of a drawing, and what has left it and is still seen. */
    export class Stage {
      #node;
      #painter;
      #ghosts = new Ghosts();
      /** What leaves with the drawing that is painted now, and is to be seen on its way out. */
      #leaving = new Set();
      /** The layers of the drawing, back to front. */
      #layers = [];

      constructor(node, typed) {
        this.#node = node;
        this.#painter = new ElementPainter({
          adopt: (id) => this.#ghosts.revive(id),
          leave: (gone) => this.#leave(gone.dataset.id, gone),
          typed,
        });
        // What stands on the screen is laid out anew when the page has more or less room.
        new ResizeObserver(() => this.#placeLayers()).observe(node);
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
        const lowest = lowestReached(drawing.layers);
        keepChildren(this.#node, drawing.layers.map((layer, depth) => ({ ...layer, depth })), {
          key: (layer) => `${layer.style} ${layer.id}`,
          create: (layer) => this.#ghosts.revive(layerName(layer.id)) ?? createLayer(),
          update: (node, layer) => this.#update(node, layer, layer.depth >= lowest),
          leave: (node) => this.#leave(layerName(node.dataset.layer), node),
        });
        this.#layers = drawing.layers;
        this.#placeLayers();
      }

      /** Takes away what has left the drawing, whatever it was doing. */
      clearGhosts() {
        this.#ghosts.clear();
      }

      /** Takes everything away. */
      clear() {
        this.#ghosts.clear();
        this.#layers = [];
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

      #update(node, layer, isReached) {
        mark(node, "data-layer", layer.id);
        mark(node, "data-style", layer.style);
        mark(node, "data-undimmed", layer.isUndimmed);
        mark(node, "role", roles[layer.style]);
        mark(node, "aria-modal", layer.style in roles && !layer.isUndimmed ? "true" : null);
        mark(node, "aria-label", layer.style in roles ? titleIn(layer.content) : null);
        node.style.setProperty("--depth", layer.depth);
        setOrClear(node, "--height", layer.height);
        node.inert = !isReached;
        const { scrim, card } = parts(node);
        const besides = layer.beside ? [layer.beside] : [];
        keepChildren(scrim, besides, { key: (id) => id, create: createBeside, update() {} });
        this.#painter.paint(card, [layer.content]);
      }

      #placeLayers() {
        for (const layer of this.#layers) {
          if (layer.style !== "popover") continue;
          place(this.layer(layer.id), layer.source ? this.element(layer.source) : null, this.#node);
        }
      }

      #leave(id, node) {
        if (this.#leaving.has(id)) this.#ghosts.take(id, node);
        else node.remove();
      }
    }

    /** The place of the lowest layer that a finger reaches: those above it dim nothing. */
    function lowestReached(layers) {
      return Math.max(0, layers.findLastIndex((layer) => !layer.isUndimmed));
    }

    /** The first title in an element, or null. */
    function titleIn(element) {
      if (element.kind === "title") return element.text;
      return element.children.map(titleIn).find((title) => title) ?? null;
    }

    function setOrClear(node, name, value) {
      if (value === undefined || value === null) node.style.removeProperty(name);
      else node.style.setProperty(name, value);
    }

    /** What takes a tap beside a layer. */
    function createBeside(id) {
      return make("button", {
        type: "button", class: "beside", "data-id": id, "aria-label": "Close: a tap beside it",
      });
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

    """#
}
#endif
