extension UIViewController {
  /// Whether the system gives a dialog over this controller its place without a source, as a phone does.
  ///
  /// On the open display of a phone that folds it may want a source, as a tablet does (U179). The window says
  /// which it is: a card may be narrow on either.
  package var placesDialogs: Bool {
    let traits = viewIfLoaded?.window?.traitCollection ?? traitCollection
    return traits.userInterfaceIdiom == .phone
      && (traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact)
  }
}
