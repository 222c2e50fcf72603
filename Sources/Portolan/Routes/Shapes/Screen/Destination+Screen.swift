extension Destination {
  /// A screen.
  ///
  /// Its `guards` must hold before it is shown; they are asked in this order, after those of what
  /// it stands on. `reuse` says where it is looked for before it is built, `transition` how a
  /// switch to it looks when it is a part. A splash `isPassing`: nothing is presented over it, and
  /// a link that would be waits until another part is shown.
  public static func screen(
    _ placement: Placement<R>, guards: [R.Guard] = [], reuse: Reuse = .anywhere,
    transition: PartTransition = .cut, isPassing: Bool = false
  ) -> Self {
    Self(.screen, placement, guards, reuse, transition, isPassing: isPassing)
  }
}
