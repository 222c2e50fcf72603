#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/chart.js: change that file.
extension PageFiles {
  static let chartJS = #"""
    import { make, mark, say } from "./dom.js";
    import { unfold } from "./chart-outline.js";
    import { nodeSentence, nodeTitle } from "./chart-words.js";
    import { keepChildren } from "./keyed.js";

    /**
     * A tree as a drawing: a deck for each layer, front first, those of kept parts last.
     *
     * One node takes part in the order of Tab, the arrow keys go on from there. `onLook` is told the
     * sentence about the node that the pointer or the focus is on.
     */
    export class Chart {
      #root;
      #onLook;
      #members = new Map();
      #sentences = new WeakMap();
      #changes = new Map();

      constructor(root, { label, onLook }) {
        this.#root = root;
        this.#onLook = onLook;
        root.classList.add("tree");
        mark(root, "role", "tree");
        mark(root, "aria-label", label);
        root.addEventListener("pointerover", (event) => this.#look(event.target));
        root.addEventListener("focusin", (event) => this.#look(event.target));
        root.addEventListener("keydown", (event) => this.#go(event));
      }

      /** Draws a tree; `changes` says of a node's id whether it is entering or going. */
      show(chart, changes = new Map()) {
        const { layers, members } = unfold(chart);
        this.#changes = changes;
        this.#members = members;
        const shown = layers.filter((layer) => !layer.isKept).toReversed();
        const kept = layers.filter((layer) => layer.isKept).toReversed();
        keepChildren(this.#root, [...shown, ...kept], {
          key: (layer) => `${layer.style} ${layer.root}`,
          create: createDeck,
          update: (deck, layer) => this.#updateDeck(deck, layer),
        });
        if (!this.#root.querySelector("[tabindex='0']")) {
          const first = this.#root.querySelector("[role=treeitem]");
          if (first) first.tabIndex = 0;
        }
      }

      #updateDeck(deck, layer) {
        mark(deck, "data-style", layer.style);
        mark(deck, "data-kept", layer.isKept);
        const title = layer.isKept ? "kept for later" : layer.style;
        mark(deck, "aria-label", title);
        say(deck.firstElementChild, title);
        this.#updateMembers(deck.lastElementChild, [layer.node], null);
      }

      #updateMembers(box, nodes, parent) {
        keepChildren(box, nodes, {
          key: (node) => node.kind === "slot" ? `slot ${node.name}` : node.id,
          create: () => blank.cloneNode(true),
          update: (item, node) => this.#updateNode(item, node, parent),
        });
      }

      #updateNode(item, node, parent) {
        const change = this.#changes.get(node.id);
        const sentence = nodeSentence(node, parent, change);
        if (this.#sentences.get(item) !== sentence) {
          this.#sentences.set(item, sentence);
          mark(item, "data-id", node.id);
          mark(item, "data-kind", node.kind);
          mark(item, "data-visible", node.isVisible);
          mark(item, "data-selected", node.isSelected);
          mark(item, "data-change", change);
          mark(item, "aria-label", sentence);
          const [tag, name] = item.firstElementChild.children;
          say(tag, node.kind === "screen" || !node.name ? "" : node.kind);
          say(name, nodeTitle(node));
        }
        const members = this.#members.get(node.id) ?? [];
        if (members.length > 0 || item.children.length > 1) {
          if (item.children.length < 2) item.append(make("div", { class: "members", role: "group" }));
          this.#updateMembers(item.lastElementChild, members, node);
        }
      }

      #look(target) {
        const item = target.closest?.("[role=treeitem]");
        if (item) this.#onLook(this.#sentences.get(item));
      }

      #go(event) {
        const item = event.target.closest("[role=treeitem]");
        if (!item) return;
        const next = destination(event.key, item, this.#root);
        if (next === undefined) return;
        event.preventDefault();
        if (!next) return;
        const all = this.#root.querySelectorAll("[tabindex='0']");
        for (const other of all) other.tabIndex = -1;
        next.tabIndex = 0;
        next.focus();
      }
    }

    function createDeck() {
      return make(
        "div", { class: "deck", role: "group" }, make("span", { class: "depth" }), make("div"));
    }

    /** Copied for each node: a tree may come with hundreds at once. */
    const blank = make(
      "div", { class: "node", role: "treeitem", tabindex: "-1" },
      make("span", { class: "chip" }, make("span", { class: "tag" }), make("span", { class: "name" })));

    /** Where a key leads from a node: undefined for a key that means nothing, null for nowhere. */
    function destination(key, item, root) {
      const items = [...root.querySelectorAll("[role=treeitem]")];
      const place = items.indexOf(item);
      switch (key) {
      case "ArrowDown": return items[place + 1] ?? null;
      case "ArrowUp": return items[place - 1] ?? null;
      case "ArrowRight": return item.querySelector("[role=treeitem]");
      case "ArrowLeft": return item.parentElement.closest("[role=treeitem]");
      case "Home": return items[0];
      case "End": return items.at(-1);
      default: return undefined;
      }
    }

    """#
}
#endif
