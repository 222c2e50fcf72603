#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/finger.js: change that file.
extension PageFiles {
  static let fingerJS = #"""
    import { gestureAt, hasBegun, phaseAtEnd, progress } from "./gestures.js";

    /**
     * Makes gestures of what a pointer does on the screen.
     *
     * - facts: the screen as `gestures.js` wants it, now.
     * - begin, follow, end: are told of the gesture by name; `follow` with the part of the way, `end`
     *   with `cancel` or `finish`.
     */
    export class Finger {
      #node;
      #calls;
      #down = null;
      #wasDragged = false;

      constructor(node, calls) {
        this.#node = node;
        this.#calls = calls;
        node.addEventListener("pointerdown", (event) => this.#put(event));
        node.addEventListener("pointermove", (event) => this.#move(event));
        node.addEventListener("pointerup", (event) => this.#lift(event));
        node.addEventListener("pointercancel", () => this.cancel());
        node.addEventListener("click", (event) => this.#swallow(event), { capture: true });
        addEventListener("keydown", (event) => event.key === "Escape" && this.cancel());
      }

      /** Gives up the gesture, when there is one. */
      cancel() {
        this.#end("cancel");
      }

      #put(event) {
        this.#down = null;
        if (!event.isPrimary || event.button !== 0) return;
        const screen = this.#calls.facts();
        const start = this.#point(event, screen);
        const name = screen && gestureAt(start, screen);
        if (!name) return;
        this.#down = { name, start, screen, part: 0, isBegun: false, pointer: event.pointerId };
      }

      #move(event) {
        const down = this.#down;
        if (!down || down.pointer !== event.pointerId) return;
        const now = this.#point(event, down.screen);
        const way = { x: now.x - down.start.x, y: now.y - down.start.y };
        if (!down.isBegun) {
          const answer = hasBegun(down.name, way, down.screen.isRightToLeft);
          if (answer === null) this.#down = null;
          if (!answer) return;
          down.isBegun = true;
          this.#node.setPointerCapture(event.pointerId);
          this.#calls.begin(down.name);
        }
        down.part = progress(down.name, way, down.screen);
        this.#calls.follow(down.name, down.part);
      }

      #lift(event) {
        if (this.#down?.pointer === event.pointerId) this.#end(phaseAtEnd(this.#down.part));
      }

      #end(phase) {
        const down = this.#down;
        this.#down = null;
        if (!down?.isBegun) return;
        this.#wasDragged = true;
        // The click that follows a drag comes in the same turn; a later one is a tap of its own.
        setTimeout(() => { this.#wasDragged = false; });
        this.#calls.end(down.name, phase);
      }

      #swallow(event) {
        if (!this.#wasDragged) return;
        event.stopPropagation();
        event.preventDefault();
      }

      #point(event, screen) {
        const box = this.#node.getBoundingClientRect();
        const scale = (screen?.width ?? box.width) / box.width;
        return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
      }
    }

    """#
}
#endif
