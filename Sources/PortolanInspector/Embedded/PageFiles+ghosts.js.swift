#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/ghosts.js: change that file.
extension PageFiles {
  static let ghostsJS = #"""
    const styles = ["z-index", "left", "top", "width", "height"];

    /**
     * What has left the drawing and is still seen: it is on its way out, or a finger holds it.
     *
     * A ghost cannot be reached, and has none of the names by which tests and people find an element.
     */
    export class Ghosts {
      #nodes = new Map();

      /** Takes an element that has left the drawing; it stays where it was. */
      take(id, node) {
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = node;
        node.style.left = `${offsetLeft}px`;
        node.style.top = `${offsetTop}px`;
        node.style.width = `${offsetWidth}px`;
        node.style.height = `${offsetHeight}px`;
        node.inert = true;
        node.dataset.ghost = id;
        for (const part of [node, ...node.querySelectorAll("[data-id]")]) {
          delete part.dataset.id;
          delete part.dataset.kind;
          delete part.dataset.layer;
        }
        this.#nodes.set(id, node);
      }

      /** The ghost with an id. */
      get(id) {
        return this.#nodes.get(id);
      }

      /** Gives a ghost back to life, for a drawing that has it again; undefined when there is none. */
      revive(id) {
        const node = this.#nodes.get(id);
        if (!node) return undefined;
        this.#nodes.delete(id);
        delete node.dataset.ghost;
        node.inert = false;
        for (const name of styles) node.style.removeProperty(name);
        return node;
      }

      /** Takes all ghosts away. */
      clear() {
        for (const node of this.#nodes.values()) node.remove();
        this.#nodes.clear();
      }
    }

    """#
}
#endif
