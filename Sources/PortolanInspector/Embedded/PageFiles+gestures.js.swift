#if DEBUG && Inspector
// Scripts/inspector has written this from Sources/PortolanInspector/Page/gestures.js: change that file.
extension PageFiles {
  static let gesturesJS = #"""
    /** How far from the leading edge a swipe may begin, in points. */
    const edge = 28;
    /** How far from the top of a card it may be taken, in points. */
    const grip = 60;
    /** How far a finger moves before it is more than a tap, in points. */
    const slack = 6;
    /** The part of the way after which letting go finishes. */
    const enough = 0.4;

    /**
     * The gesture that a finger put down at a point could become, or null.
     *
     * The point counts from the screen's left top. `screen` has `width`, `isRightToLeft`, the
     * `gestures` that may begin, and `cardTop`: where the front card begins, or null without one.
     */
    export function gestureAt(point, screen) {
      const { width, isRightToLeft, gestures, cardTop } = screen;
      const fromEdge = isRightToLeft ? width - point.x : point.x;
      if (gestures.includes("swipe") && fromEdge >= 0 && fromEdge <= edge) return "swipe";
      const fromTop = cardTop === null ? -1 : point.y - cardTop;
      if (gestures.includes("drag") && fromTop >= 0 && fromTop <= grip) return "drag";
      return null;
    }

    /** Whether a finger that moved so far has begun the gesture; null when it never will. */
    export function hasBegun(name, way, isRightToLeft) {
      const along = name === "swipe" ? way.x * (isRightToLeft ? -1 : 1) : way.y;
      const across = Math.abs(name === "swipe" ? way.y : way.x);
      if (across > slack && across > along) return null;
      return along > slack;
    }

    /** How far a gesture is, from 0 to 1. */
    export function progress(name, way, screen) {
      const along = name === "swipe" ? way.x * (screen.isRightToLeft ? -1 : 1) : way.y;
      const whole = name === "swipe" ? screen.width : screen.height - (screen.cardTop ?? 0);
      return Math.min(1, Math.max(0, along / whole));
    }

    /** What letting go means. */
    export function phaseAtEnd(part) {
      return part >= enough ? "finish" : "cancel";
    }

    """#
}
#endif
