#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/moves.js: change that file.
extension PageFiles {
  static let movesJS = #"""
    /**
     * What differs between two drawings, as far as something could move: the layers that came and went,
     * and the screen that took another's place; null when nothing could.
     */
    export function changes(before, after) {
      const had = new Map(before.layers.map((layer) => [layer.id, layer]));
      const has = new Set(after.layers.map((layer) => layer.id));
      const entering = after.layers.filter((layer) => !had.has(layer.id)).map((layer) => layer.id);
      const leaving = before.layers.filter((layer) => !has.has(layer.id)).map((layer) => layer.id);
      let exchange = null;
      for (const layer of after.layers.toReversed()) {
        const old = had.get(layer.id);
        exchange ??= old ? exchanged(old.content, layer.content) : null;
      }
      const isMoved = entering.length > 0 || leaving.length > 0 || exchange !== null;
      return isMoved ? { entering, leaving, exchange } : null;
    }

    /** The outermost screen that is another one now, as the ids of both; null when none is. */
    function exchanged(before, after) {
      if (before.id !== after.id) return { from: before.id, to: after.id };
      const old = before.children.filter(holdsScreens);
      const now = after.children.filter(holdsScreens);
      for (let index = 0; index < Math.min(old.length, now.length); index += 1) {
        const inner = exchanged(old[index], now[index]);
        if (inner) return inner;
      }
      return null;
    }

    function holdsScreens(element) {
      if (element.kind === "screen") return true;
      return ["group", "split"].includes(element.kind) && element.children.some(holdsScreens);
    }

    """#
}
#endif
