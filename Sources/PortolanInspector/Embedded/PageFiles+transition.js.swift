#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/transition.js: change that file.
extension PageFiles {
  static let transitionJS = #"""
    import { exchangeMotion, fade, shifted, slide } from "./motion.js";

    /** A change of the screen while it runs: layers that come and go, a screen in another's place. */
    export class Transition {
      #runs = [];
      #lifted = [];

      /** Begins; `side` is 1, or -1 from right to left. */
      constructor(stage, { entering, leaving, exchange }, { kind, milliseconds }, side) {
        for (const id of entering) this.#moveLayer(stage.layer(id), [1, 0], milliseconds);
        for (const id of leaving) this.#moveLayer(stage.goneLayer(id), [0, 1], milliseconds);
        const look = exchange && exchangeMotion(kind, side);
        const old = exchange && stage.goneElement(exchange.from);
        const now = exchange && stage.element(exchange.to);
        if (look && old && now) this.#exchange(old, now, look, milliseconds);
      }

      /** When all of it has come to rest. */
      get finished() {
        return Promise.allSettled(this.#runs.map((run) => run.finished));
      }

      /** Everything stands where it belongs, at once. */
      end() {
        for (const run of this.#runs) run.cancel();
        for (const node of this.#lifted) node.style.removeProperty("z-index");
      }

      #moveLayer({ node, scrim, card }, [from, to], milliseconds) {
        this.#runs.push(fade(scrim, [1 - from, 1 - to], milliseconds));
        const isCard = ["sheet", "full", "dialog"].includes(node.dataset.style);
        this.#runs.push(
          isCard
            ? slide(card, [shifted(0, from), shifted(0, to)], milliseconds)
            : fade(card, [1 - from, 1 - to], milliseconds));
      }

      #exchange(old, now, look, milliseconds) {
        const [above, below] = look.onTop === "from" ? [old, now] : [now, old];
        above.style.zIndex = "1";
        below.style.zIndex = "0";
        this.#lifted = [above, below];
        this.#runs.push(slide(old, look.from, milliseconds));
        this.#runs.push(
          look.fades ? fade(now, [0, 1], milliseconds) : slide(now, look.to, milliseconds));
      }
    }

    """#
}
#endif
