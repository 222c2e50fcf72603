import Portolan

/// What the app has set on its root view.
struct RootLooks {
  /// An app's own way to show a layer: around the layer's view, with what a user closes it by.
  typealias Presentation = @MainActor (AnyView, @escaping @MainActor () -> Void) -> AnyView

  /// The app's own looks of part transitions.
  var transitions: [TransitionName: AnyTransition] = [:]
  var presentations: [PresentationName: Presentation] = [:]
  /// Whether links that SwiftUI delivers are opened.
  var opensLinks = true
  /// Decides on modals of other code.
  var decideOnModal: @MainActor (UIViewController) -> ModalDecision = { _ in .automatic }
}
