/// The view of the system in which a presented view stands.
@MainActor final class PresentationContainerView: UIView {}
