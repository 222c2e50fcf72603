#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/elements.js: change that file.
extension PageFiles {
  static let elementsJS = #"""
    import { make, mark, say } from "./dom.js";
    import { keepChildren } from "./keyed.js";

    /** Where in its parent an element of a kind stands; all others stand in the middle. */
    const zones = {
      screen: { names: ["top", "body", "bottom"], places: { bar: "top", tabBar: "bottom" } },
      bar: {
        names: ["start", "middle", "end"],
        places: { back: "start", leading: "start", trailing: "end" },
      },
    };

    const holders = new Set(["group", "split", "tabBar"]);
    const nested = new Set(["screen", "split"]);
    const tappable = new Set(["back", "leading", "trailing", "tab", "button"]);

    /**
     * Draws the elements of a screen, and brings what is drawn up to the next drawing.
     *
     * - adopt: an element on its way out that may be used again for an id, or nothing.
     * - leave: what happens to an element that has gone.
     * - typed: what was typed and is not yet heard of, see `TypedText`.
     */
    export class ElementPainter {
      #adopt;
      #leave;
      #typed;

      constructor({ adopt, leave, typed }) {
        this.#adopt = adopt;
        this.#leave = leave;
        this.#typed = typed;
      }

      /** Makes the children of a node those elements. */
      paint(parent, elements) {
        keepChildren(parent, elements, {
          key: (element) => `${element.kind} ${element.id}`,
          create: (element) => this.#adopt(element.id) ?? create(element),
          update: (node, element) => this.#update(node, element),
          leave: this.#leave,
        });
      }

      #update(node, element) {
        mark(node, "data-id", element.id);
        mark(node, "data-kind", element.kind);
        if (tappable.has(element.kind)) updateButton(node, element);
        else if (element.kind === "field") this.#updateField(node, element);
        else if (element.kind in zones) this.#updateZones(node, element);
        else if (holders.has(element.kind)) this.paint(node, element.children);
        else if (element.kind === "activity") mark(node, "aria-label", element.text || "Working");
        else updateText(node, element);
      }

      #updateZones(node, element) {
        const { names, places } = zones[element.kind];
        names.forEach((name, index) => {
          const isMiddle = name === "body" || name === "middle";
          const inZone = element.children.filter(
            (child) => (places[child.kind] ?? (isMiddle ? name : null)) === name);
          this.paint(node.children[index], inZone);
        });
        mark(node, "data-nests", element.children.some((child) => nested.has(child.kind)));
      }

      #updateField(node, element) {
        mark(node, "placeholder", element.text);
        mark(node, "aria-label", element.text || "Field");
        mark(node, "data-secret", element.isSecret);
        node.disabled = !element.isEnabled;
        if (!element.isSecret && this.#typed.admits(node, element.value)) {
          const caret = document.activeElement === node ? node.selectionStart : null;
          node.value = element.value;
          if (caret !== null) node.setSelectionRange(caret, caret);
        }
      }
    }

    function create(element) {
      const { kind } = element;
      const look = `element ${kind}`;
      if (tappable.has(kind)) return make("button", { type: "button", class: look });
      if (kind in zones) {
        const parts = zones[kind].names.map((name) => make("div", { class: name }));
        // The title of a bar is the heading; a bar by itself is no landmark of the page.
        return make(kind === "screen" ? "section" : "div", { class: look }, ...parts);
      }
      switch (kind) {
      // Also a secret one is of type text: a model of an app is nothing for the browser's passwords.
      case "field":
        return make("input", {
          class: look, autocomplete: "off", spellcheck: "false", autocapitalize: "off",
        });
      case "title": return make("div", { class: look, role: "heading", "aria-level": "3" });
      case "heading": return make("div", { class: look, role: "heading", "aria-level": "4" });
      case "tabBar": return make("div", { class: look, role: "group", "aria-label": "Tabs" });
      case "activity": return make("div", { class: look, role: "progressbar" });
      case "label": case "note": case "problem": return make("p", { class: look });
      default: return make("div", { class: look });
      }
    }

    function updateText(node, { text, look }) {
      say(node, text);
      mark(node, "data-color", look?.color);
      mark(node, "data-bold", look?.isBold);
      if (look) node.style.setProperty("--size", look.size);
      else node.style.removeProperty("--size");
    }

    function updateButton(node, element) {
      const inside = element.children.map((child) => child.text).filter(Boolean).join(" ");
      const text = element.text || inside || (element.kind === "back" ? "Back" : "Button");
      say(node, text);
      node.disabled = !element.isEnabled;
      mark(node, "data-role", element.role);
      if (element.kind === "back") mark(node, "aria-label", text === "Back" ? text : `Back to ${text}`);
      if (element.kind === "tab") mark(node, "aria-current", element.isSelected ? "true" : null);
      else mark(node, "data-chosen", element.isSelected);
    }

    """#
}
#endif
