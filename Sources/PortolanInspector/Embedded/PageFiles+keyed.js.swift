#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/keyed.js: change that file.
extension PageFiles {
  static let keyedJS = #"""
    const kept = new WeakMap();

    /**
     * Makes the children of `parent` those that `items` ask for, in their order.
     *
     * A child whose key is still asked for stays the same element, and is not moved when its
     * neighbours come and go: a field in it keeps focus and caret. Children that came another way, such
     * as one that is on its way out, stay where they are.
     *
     * - key: the name of an item, unique among its siblings.
     * - create: an element for an item.
     * - update: brings an element up to an item; also called for a new one.
     * - leave: what happens to an element that nobody asks for.
     */
    export function keepChildren(parent, items, { key, create, update, leave = remove }) {
      const before = kept.get(parent) ?? new Map();
      const after = new Map();
      for (const item of items) {
        const name = key(item);
        after.set(name, before.get(name) ?? create(item));
      }
      const ours = new Set(after.values());
      for (const [name, node] of before) {
        if (!after.has(name)) leave(node);
      }
      let next = parent.firstChild;
      for (const node of ours) {
        while (next && !ours.has(next)) next = next.nextSibling;
        if (node === next) next = next.nextSibling;
        else parent.insertBefore(node, next);
      }
      kept.set(parent, after);
      for (const item of items) update(after.get(key(item)), item);
    }

    function remove(node) {
      node.remove();
    }

    /** Takes all children away and forgets them. */
    export function forgetChildren(parent) {
      kept.delete(parent);
      parent.replaceChildren();
    }

    """#
}
#endif
