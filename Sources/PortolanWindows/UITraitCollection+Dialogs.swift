extension UITraitCollection {
  /// Whether the system gives a dialog without a source its place, as a phone does.
  ///
  /// On the open display of a phone that folds it may want a source, as a tablet does (U179).
  package var placesDialogs: Bool {
    userInterfaceIdiom == .phone
      && (horizontalSizeClass == .compact || verticalSizeClass == .compact)
  }
}
