#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/motion.js: change that file.
extension PageFiles {
  static let motionJS = #"""
    const easing = "cubic-bezier(0.32, 0.72, 0, 1)";
    const aside = 0.3;

    /** Whether things may move at all. */
    export function mayMove() {
      return !matchMedia("(prefers-reduced-motion: reduce)").matches;
    }

    /** Where an element stands when it is moved by parts of its own size. */
    export function shifted(x, y = 0) {
      return `translate(${x * 100}%, ${y * 100}%)`;
    }

    /**
     * How a screen that comes and one that goes move, for each kind of motion, as transforms from start
     * to end; `onTop` says which of them lies above. `side` is 1, or -1 from right to left.
     */
    export function exchangeMotion(kind, side) {
      const rest = shifted(0);
      const still = { from: [rest, rest], onTop: "to" };
      switch (kind) {
      case "push":
        return { to: [shifted(side), rest], from: [rest, shifted(-aside * side)], onTop: "to" };
      case "pop":
        return { to: [shifted(-aside * side), rest], from: [rest, shifted(side)], onTop: "from" };
      case "slideFromLeading": return { ...still, to: [shifted(-side), rest] };
      case "slideFromTrailing": return { ...still, to: [shifted(side), rest] };
      case "slideFromTop": return { ...still, to: [shifted(0, -1), rest] };
      case "slideFromBottom": return { ...still, to: [shifted(0, 1), rest] };
      case "dissolve": return { ...still, fades: true };
      default: return null;
      }
    }

    /** How far what is beneath is moved aside while a finger takes the screen over it away. */
    export function beneath(progress, side) {
      return shifted(-aside * side * (1 - progress));
    }

    /** Moves an element from a transform to another. */
    export function slide(node, [from, to], milliseconds) {
      return run(node, [{ transform: from }, { transform: to }], milliseconds);
    }

    /** Lets an element come or go by its opacity. */
    export function fade(node, [from, to], milliseconds) {
      return run(node, [{ opacity: from }, { opacity: to }], milliseconds);
    }

    function run(node, frames, milliseconds) {
      return node.animate(frames, { duration: milliseconds, easing, fill: "both" });
    }

    """#
}
#endif
