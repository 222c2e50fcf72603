#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/phone.js: change that file.
extension PageFiles {
  static let phoneJS = #"""
    import { byId, mark } from "./dom.js";
    import { Finger } from "./finger.js";
    import { Hold } from "./hold.js";
    import { mayMove } from "./motion.js";
    import { changes } from "./moves.js";
    import { Stage } from "./stage.js";
    import { Transition } from "./transition.js";
    import { TypedText } from "./typed.js";

    /** The model of the app's screen: draws it, moves it, and tells what a finger does on it. */
    export class Phone {
      #screen = byId("screen");
      #typed = new TypedText();
      #stage = new Stage(this.#screen, this.#typed);
      #send;
      #finger;
      #drawing = null;
      #transition = null;
      #hold = null;
      /** While what was held goes on by itself, drawings wait: the newest of them, or null. */
      #isSettling = false;
      #late = null;

      constructor(send) {
        this.#send = send;
        this.#finger = new Finger(this.#screen, {
          facts: () => this.#facts(),
          begin: (name) => this.#begin(name),
          follow: (name, part) => this.#hold?.follow(part),
          end: (name, phase) => this.#end(name, phase),
        });
        this.#screen.addEventListener("click", (event) => this.#tap(event));
        this.#screen.addEventListener("input", (event) => this.#type(event));
      }

      /** Shows a drawing; how it came from the last one is moved, when it may be. */
      show(drawing) {
        if (this.#isSettling) this.#late = drawing;
        else this.#put(drawing);
      }

      /** Forgets all that was drawn: the app may be another one. */
      reset() {
        this.#finger.cancel();
        this.#hold = null;
        this.#late = null;
        this.#isSettling = false;
        this.#rest();
        this.#stage.clear();
        this.#drawing = null;
      }

      #put(drawing) {
        const change = this.#drawing ? changes(this.#drawing, drawing) : null;
        const isHeld = this.#hold !== null && drawing.held === this.#hold.name;
        const isTaken = change !== null && isHeld && !this.#hold.isTaken;
        const motion = change && mayMove() && !isHeld ? drawing.motion : null;
        const isLetGo = !drawing.held && this.#hold?.isTaken;
        if (isLetGo) this.#letGo();
        if (motion) this.#rest();
        const hadFocus = this.#screen.contains(document.activeElement);
        this.#drawing = drawing;
        this.#stage.paint(drawing, motion || isTaken ? change : null);
        mark(byId("other-hand"), "hidden", !drawing.held || this.#hold !== null);
        if (isTaken) this.#hold.take(this.#stage, change);
        else if (motion) this.#move(change, motion);
        else if (isLetGo) this.#rest();
        if (hadFocus && !this.#hasFocusInReach) this.#focusFront();
      }

      #move(change, motion) {
        const transition = new Transition(this.#stage, change, motion, this.#side);
        this.#transition = transition;
        mark(this.#screen, "data-motion", motion.kind);
        transition.finished.then(() => this.#transition === transition && this.#rest());
      }

      /** Nothing moves any more, and only what is drawn is seen. */
      #rest() {
        this.#transition?.end();
        this.#transition = null;
        mark(this.#screen, "data-motion", null);
        this.#stage.clearGhosts();
      }

      // MARK: Gestures

      #facts() {
        const drawing = this.#drawing;
        if (!drawing || drawing.held || this.#isSettling || this.#hold) return null;
        const { width, height, isRightToLeft, gestures, layers } = drawing;
        const front = layers.at(-1);
        const card = front?.style === "sheet" ? this.#stage.layer(front.id).card : null;
        const box = this.#screen.getBoundingClientRect();
        const scale = width / box.width;
        const cardTop = card ? (card.getBoundingClientRect().top - box.top) * scale : null;
        return { width, height, isRightToLeft, gestures, cardTop };
      }

      #begin(name) {
        this.#rest();
        this.#hold = new Hold(name, this.#side);
        this.#send("gesture", { name, phase: "begin" });
      }

      #end(name, phase) {
        this.#send("gesture", { name, phase });
        const hold = this.#hold;
        if (!hold?.isTaken) {
          this.#hold = null;
          return;
        }
        this.#isSettling = true;
        hold.settle(phase === "finish" ? 1 : 0).then(() => this.#hold === hold && this.#settled());
      }

      #settled() {
        this.#isSettling = false;
        const late = this.#late;
        this.#late = null;
        if (late) this.#put(late);
      }

      /** The app holds nothing any more: what is drawn next is all there is to see. */
      #letGo() {
        this.#hold.release();
        this.#hold = null;
      }

      // MARK: Taps and texts

      #tap(event) {
        const button = event.target.closest("button[data-id]");
        if (button) this.#send("tap", { element: button.dataset.id });
      }

      #type(event) {
        const field = event.target.closest("input[data-id]");
        if (!field) return;
        this.#typed.add(field);
        this.#send("type", { element: field.dataset.id, text: field.value });
      }

      // MARK: Focus

      get #hasFocusInReach() {
        const { activeElement } = document;
        return this.#screen.contains(activeElement) && !activeElement.closest("[inert]");
      }

      /** What had focus has gone: the next Tab goes on from the front of the screen. */
      #focusFront() {
        const front = this.#drawing.layers.at(-1);
        if (front) this.#stage.layer(front.id).node.focus({ preventScroll: true });
      }

      get #side() {
        return this.#drawing.isRightToLeft ? -1 : 1;
      }
    }

    """#
}
#endif
