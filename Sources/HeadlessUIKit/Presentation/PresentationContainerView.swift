/// The view of the system in which a presented view stands.
@MainActor final class PresentationContainerView: UIView {
  /// Assistive technology stays in what is presented.
  override var accessibilityViewIsModal: Bool {
    get { true }
    set {}
  }
}
