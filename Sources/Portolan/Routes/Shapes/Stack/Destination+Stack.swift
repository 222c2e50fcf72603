extension Destination {
  /// The screen, standing first in a stack of its own that needs no route.
  public static func stack(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    Self(.ownStack, placement, guards, reuse, transition)
  }

  /// A stack that is named itself; `root` is its first screen.
  public static func stack(
    root: R, _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut
  ) -> Self {
    Self(.stack(root: AnyRoute(root)), placement, guards, reuse, transition)
  }
}
