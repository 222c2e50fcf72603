#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/hold.js: change that file.
extension PageFiles {
  static let holdJS = #"""
    import { beneath, fade, mayMove, shifted, slide } from "./motion.js";

    /** How long a screen takes for the whole way when it is let go, in milliseconds. */
    const settling = 220;

    /** What this page's own finger holds, from the beginning of a gesture to its end. */
    export class Hold {
      #side;
      #part = 0;
      #moving = null;
      #scrim = null;
      #beneath = null;
      #runs = [];

      /** `name` is the gesture; `side` is 1, or -1 from right to left. */
      constructor(name, side) {
        this.name = name;
        this.#side = side;
      }

      /** Whether anything has come along with the finger. */
      get isTaken() {
        return this.#moving !== null;
      }

      /** The drawing of what comes to light is there: what has left it stays in the hand. */
      take(stage, { leaving, exchange }) {
        const layer = leaving.map((id) => stage.goneLayer(id)).find((gone) => gone);
        const screen = (exchange && stage.goneElement(exchange.from)) ?? null;
        this.#moving = layer?.card ?? screen;
        this.#scrim = layer?.scrim ?? null;
        this.#beneath = !layer && screen ? stage.element(exchange.to) : null;
        if (screen) screen.style.zIndex = "1";
        this.follow(this.#part);
      }

      /** The finger is at a part of the way. */
      follow(part) {
        this.#part = part;
        if (!this.isTaken) return;
        this.#moving.style.transform = this.#place(part);
        if (this.#scrim) this.#scrim.style.opacity = 1 - part;
        if (this.#beneath) this.#beneath.style.transform = beneath(part, this.#side);
      }

      /** The finger is gone: goes on by itself to a part of the way, 0 or 1. */
      settle(end) {
        const way = [this.#part, end];
        const rest = mayMove() ? settling * Math.abs(end - this.#part) : 0;
        this.#runs = [slide(this.#moving, way.map((part) => this.#place(part)), rest)];
        if (this.#scrim) this.#runs.push(fade(this.#scrim, way.map((part) => 1 - part), rest));
        if (this.#beneath) {
          const places = way.map((part) => beneath(part, this.#side));
          this.#runs.push(slide(this.#beneath, places, rest));
        }
        return Promise.allSettled(this.#runs.map((run) => run.finished));
      }

      /** Leaves everything as the drawing has it. */
      release() {
        for (const run of this.#runs) run.cancel();
        this.#scrim?.style.removeProperty("opacity");
        for (const node of [this.#moving, this.#beneath]) node?.style.removeProperty("transform");
      }

      #place(part) {
        return this.name === "swipe" ? shifted(part * this.#side) : shifted(0, part);
      }
    }

    """#
}
#endif
