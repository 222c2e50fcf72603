import { byId, make, mark } from "./dom.js";
import { ElementPainter } from "./elements.js";
import { Finger } from "./finger.js";
import { Ghosts } from "./ghosts.js";
import { forgetChildren, keepChildren } from "./keyed.js";
import { beneath, exchangeMotion, fade, mayMove, shifted, slide } from "./motion.js";
import { changes } from "./moves.js";
import { TypedText } from "./typed.js";

const settling = 220;

/** The model of the app's screen: draws it, moves it, and tells what a finger does on it. */
export class Phone {
  #screen = byId("screen");
  #send;
  #typed = new TypedText();
  #ghosts = new Ghosts();
  #painter;
  #finger;
  #drawing = null;
  /** What leaves with the drawing that is put on now. */
  #leaving = new Set();
  /** The gesture of this page's own finger: its name, how far it is, and what it holds. */
  #hold = null;
  /** The newest drawing, while what was held goes back to its place. */
  #late = null;
  #isReturning = false;
  /** Ends when all that moves has come to rest; null when nothing moves. */
  #motion = null;

  constructor(send) {
    this.#send = send;
    this.#painter = new ElementPainter({
      adopt: (id) => this.#ghosts.revive(id),
      leave: (node) => this.#leave(node.dataset.id, node),
      typed: this.#typed,
    });
    this.#finger = new Finger(this.#screen, {
      facts: () => this.#facts(),
      begin: (name) => this.#begin(name),
      follow: (name, part) => this.#follow(part),
      end: (name, phase) => this.#end(name, phase),
    });
    this.#screen.addEventListener("click", (event) => this.#tap(event));
    this.#screen.addEventListener("input", (event) => this.#type(event));
  }

  /** Shows a drawing; how it came from the last one is moved, when it may be. */
  show(drawing) {
    if (this.#isReturning) this.#late = drawing;
    else this.#put(drawing);
  }

  /** Forgets all that was drawn: the app may be another one. */
  reset() {
    this.#finger.cancel();
    this.#hold = null;
    this.#late = null;
    this.#isReturning = false;
    this.#ghosts.clear();
    this.#drawing = null;
    forgetChildren(this.#screen);
  }

  #put(drawing) {
    const change = this.#drawing ? changes(this.#drawing, drawing) : null;
    const isHeld = this.#hold !== null && drawing.held === this.#hold.name;
    const isTaken = isHeld && !this.#hold.moving;
    const motion = mayMove() && !isHeld ? drawing.motion : null;
    const isMoved = change && (change.exchange || change.entering.length || change.leaving.length);
    const isLetGo = this.#hold?.moving && !drawing.held;
    if (isLetGo) this.#letGo();
    if (isMoved && motion) this.#finishMotion();
    this.#leaving = new Set(
      isMoved && (motion || isTaken) ? [...change.leaving.map(layerName), change.exchange?.from] : []);
    const hadFocus = this.#screen.contains(document.activeElement);
    this.#drawing = drawing;
    this.#paint(drawing);
    if (isMoved && isTaken) this.#take(change);
    else if (isMoved && motion) this.#animate(change, motion);
    else if (isLetGo) this.#finishMotion();
    if (hadFocus && !this.#hasFocusInReach) this.#focusFront();
  }

  #paint(drawing) {
    const screen = this.#screen;
    screen.style.setProperty("--width", drawing.width);
    screen.style.setProperty("--height", drawing.height);
    mark(screen, "dir", drawing.isRightToLeft ? "rtl" : "ltr");
    mark(screen, "data-held", drawing.held ?? null);
    mark(screen, "data-gestures", drawing.gestures.join(" "));
    mark(byId("other-hand"), "hidden", !drawing.held || this.#hold !== null);
    const front = drawing.layers.length - 1;
    keepChildren(screen, drawing.layers.map((layer, depth) => ({ ...layer, depth })), {
      key: (layer) => `${layer.style} ${layer.id}`,
      create: (layer) => this.#ghosts.revive(layerName(layer.id)) ?? createLayer(),
      update: (node, layer) => {
        mark(node, "data-layer", layer.id);
        mark(node, "data-style", layer.style);
        node.style.setProperty("--depth", layer.depth);
        node.inert = layer.depth !== front;
        this.#painter.paint(node.lastElementChild, [layer.content]);
      },
      leave: (node) => this.#leave(layerName(node.dataset.layer), node),
    });
  }

  #leave(id, node) {
    if (this.#leaving.has(id)) this.#ghosts.take(id, node);
    else node.remove();
  }

  // MARK: Motion

  #animate({ entering, leaving, exchange }, { kind, milliseconds }) {
    const runs = [];
    for (const id of entering) runs.push(...this.#moveLayer(this.#layer(id), [1, 0], milliseconds));
    for (const id of leaving) {
      runs.push(...this.#moveLayer(this.#ghosts.get(layerName(id)), [0, 1], milliseconds));
    }
    const look = exchangeMotion(kind, this.#side);
    if (exchange && look) runs.push(...this.#exchange(exchange, look, milliseconds));
    mark(this.#screen, "data-motion", kind);
    const running = Promise.allSettled(runs.map((run) => run.finished));
    this.#motion = running;
    running.then(() => this.#motion === running && this.#finishMotion());
  }

  #finishMotion() {
    this.#motion = null;
    mark(this.#screen, "data-motion", null);
    if (!this.#hold?.moving) this.#ghosts.clear();
    for (const animation of this.#screen.getAnimations({ subtree: true })) {
      if (!(animation instanceof CSSAnimation)) animation.cancel();
    }
  }

  #moveLayer(node, [from, to], milliseconds) {
    const [scrim, card] = node.children;
    const isCard = node.dataset.style === "sheet" || node.dataset.style === "full";
    const dims = fade(scrim, [1 - from, 1 - to], milliseconds);
    if (!isCard) return [dims, fade(card, [1 - from, 1 - to], milliseconds)];
    return [dims, slide(card, [shifted(0, from), shifted(0, to)], milliseconds)];
  }

  #exchange({ from, to }, look, milliseconds) {
    const old = this.#ghosts.get(from);
    const now = this.#element(to);
    if (!old || !now) return [];
    (look.onTop === "from" ? old : now).style.zIndex = "1";
    (look.onTop === "from" ? now : old).style.zIndex = "0";
    const runs = [slide(old, look.from, milliseconds)];
    runs.push(look.fades ? fade(now, [0, 1], milliseconds) : slide(now, look.to, milliseconds));
    return runs;
  }

  // MARK: A finger

  #facts() {
    const drawing = this.#drawing;
    if (!drawing || drawing.held || this.#isReturning || this.#hold) return null;
    const { width, height, isRightToLeft, gestures, layers } = drawing;
    const isCard = layers.at(-1)?.style === "sheet";
    const card = isCard ? this.#layer(layers.at(-1).id).lastElementChild : null;
    const box = this.#screen.getBoundingClientRect();
    const cardTop = card ? (card.getBoundingClientRect().top - box.top) * width / box.width : null;
    return { width, height, isRightToLeft, gestures, cardTop };
  }

  #begin(name) {
    this.#finishMotion();
    this.#hold = { name, part: 0, moving: null, beneath: null };
    this.#send("gesture", { name, phase: "begin" });
  }

  /** The drawing of what comes to light is there: what has left it stays in the hand. */
  #take({ leaving, exchange }) {
    const layer = leaving.map((id) => this.#ghosts.get(layerName(id))).find((node) => node);
    const screen = exchange && this.#ghosts.get(exchange.from);
    this.#hold.moving = layer ? layer.lastElementChild : screen;
    this.#hold.scrim = layer?.firstElementChild;
    this.#hold.beneath = !layer && screen ? this.#element(exchange.to) : null;
    if (screen) screen.style.zIndex = "1";
    this.#follow(this.#hold.part);
  }

  #follow(part) {
    const hold = this.#hold;
    if (!hold) return;
    hold.part = part;
    if (!hold.moving) return;
    hold.moving.style.transform = this.#held(part);
    if (hold.scrim) hold.scrim.style.opacity = 1 - part;
    if (hold.beneath) hold.beneath.style.transform = beneath(part, this.#side);
  }

  #held(part) {
    return this.#hold.name === "swipe" ? shifted(part * this.#side) : shifted(0, part);
  }

  #end(name, phase) {
    this.#send("gesture", { name, phase });
    const hold = this.#hold;
    if (!hold?.moving) {
      this.#hold = null;
      return;
    }
    const end = phase === "finish" ? 1 : 0;
    this.#isReturning = true;
    const rest = mayMove() ? settling * Math.abs(end - hold.part) : 0;
    const runs = [slide(hold.moving, [this.#held(hold.part), this.#held(end)], rest)];
    if (hold.scrim) runs.push(fade(hold.scrim, [1 - hold.part, 1 - end], rest));
    if (hold.beneath) {
      runs.push(slide(hold.beneath, [hold.part, end].map((part) => beneath(part, this.#side)), rest));
    }
    Promise.allSettled(runs.map((run) => run.finished)).then(() => this.#settle(hold));
  }

  #settle(hold) {
    if (this.#hold !== hold) return;
    this.#isReturning = false;
    const late = this.#late;
    this.#late = null;
    if (late) this.#put(late);
  }

  /** The app holds nothing any more: what is drawn next is all there is to see. */
  #letGo() {
    const { moving, scrim, beneath } = this.#hold;
    moving.style.removeProperty("transform");
    scrim?.style.removeProperty("opacity");
    beneath?.style.removeProperty("transform");
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

  // MARK: Parts

  get #side() {
    return this.#drawing.isRightToLeft ? -1 : 1;
  }

  #layer(id) {
    return this.#screen.querySelector(`:scope > [data-layer="${CSS.escape(id)}"]`);
  }

  #element(id) {
    return this.#screen.querySelector(`[data-id="${CSS.escape(id)}"]`);
  }

  get #hasFocusInReach() {
    const { activeElement } = document;
    return this.#screen.contains(activeElement) && !activeElement.closest("[inert]");
  }

  /** What had focus has gone: the next Tab goes on from the front of the screen. */
  #focusFront() {
    const front = this.#layer(this.#drawing.layers.at(-1)?.id ?? "");
    front?.focus({ preventScroll: true });
  }
}

/** What a layer is called among the ghosts, where elements go by their ids. */
function layerName(id) {
  return `layer ${id}`;
}

function createLayer() {
  return make("div", { class: "layer", tabindex: "-1" },
    make("div", { class: "scrim" }), make("div", { class: "card" }));
}
