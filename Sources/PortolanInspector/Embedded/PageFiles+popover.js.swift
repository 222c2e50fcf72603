#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/popover.js: change that file.
extension PageFiles {
  static let popoverJS = #"""
    /** How far a bubble stays from the edges of the screen, and its arrow from its corners, in points. */
    const margin = 10;
    const corner = 24;
    /** How far a bubble stands from what it points at, in points. */
    const gap = 12;
    const width = 320;

    /**
     * Puts the card of a layer at the element that it points at, on the side with more room; in the middle
     * when there is no such element.
     */
    export function place({ node }, source, screen) {
      const spot = source && spotOf(source, screen);
      node.dataset.side = spot ? spot.side : "none";
      if (!spot) return;
      const left = clamp(spot.middle - width / 2, margin, spot.whole - width - margin);
      node.style.setProperty("--left", left);
      node.style.setProperty("--edge", spot.edge);
      node.style.setProperty("--arrow", clamp(spot.middle, left + corner, left + width - corner));
    }

    /** Where an element is on the screen, in points. */
    function spotOf(source, screen) {
      const box = screen.getBoundingClientRect();
      const { left, right, top, bottom } = source.getBoundingClientRect();
      const whole = Number(screen.style.getPropertyValue("--width"));
      const points = whole / box.width;
      const [above, below] = [top - box.top, box.bottom - bottom];
      const side = below >= above ? "below" : "above";
      return {
        whole, side, middle: ((left + right) / 2 - box.left) * points,
        edge: (side === "below" ? bottom - box.top : box.bottom - top) * points + gap,
      };
    }

    function clamp(value, low, high) {
      return Math.max(low, Math.min(value, high));
    }

    """#
}
#endif
