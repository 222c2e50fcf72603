#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/dom.js: change that file.
extension PageFiles {
  static let domJS = #"""
    /**
     * Makes an element with attributes and children.
     *
     * A child that is a string becomes text: nothing that came from an app is ever read as HTML.
     * An attribute that is false, null or undefined is left out.
     */
    export function make(tag, attributes = {}, ...children) {
      const node = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) mark(node, name, value);
      node.append(...children.filter((child) => child !== null && child !== undefined));
      return node;
    }

    /** A numbered list of texts. */
    export function steps(texts) {
      return make("ol", { class: "steps" }, ...texts.map((text) => make("li", {}, text)));
    }

    /** Sets an attribute, or takes it away; does nothing when it is so already. */
    export function mark(node, name, value) {
      if (value === false || value === null || value === undefined) {
        if (node.hasAttribute(name)) node.removeAttribute(name);
        return;
      }
      const text = value === true ? "" : String(value);
      if (node.getAttribute(name) !== text) node.setAttribute(name, text);
    }

    /** Sets a text; does nothing when it is so already, so that a selection in it stays. */
    export function say(node, text) {
      if (node.textContent !== text) node.textContent = text;
    }

    /** The element with an id, which the page has. */
    export function byId(id) {
      return document.getElementById(id);
    }

    """#
}
#endif
