package import Portolan

/// Stands invisible in each screen, so that UIKit reports when the screen comes and goes.
///
/// SwiftUI reports neither the end of a push or a presentation, nor that a swipe begins or is
/// cancelled; UIKit's appearance callbacks, which every child controller gets, report all of it
/// (U20, U27, U28, U53, U94).
struct ScreenProbe: UIViewControllerRepresentable {
  let screen: ScreenModel

  func makeUIViewController(context: Context) -> ProbeController { ProbeController(screen) }

  func updateUIViewController(_ controller: ProbeController, context: Context) {}

  static func dismantleUIViewController(_ controller: ProbeController, coordinator: Void) {
    controller.enter(.absent)
  }
}

/// Passes a screen's appearance on.
package final class ProbeController: UIViewController {
  private let screen: ScreenModel
  /// The node of the screen.
  package var node: NodeID { screen.id }

  init(_ screen: ScreenModel) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    screen.probe = self
  }

  /// Not available: a probe belongs to a screen.
  package required init?(coder: NSCoder) { nil }

  /// Whether the screen shows a navigation controller beside the probe.
  var findsStack: Bool { parent?.children.contains { $0 is UINavigationController } ?? false }

  func enter(_ phase: ScreenModel.Phase) {
    screen.enter(phase, from: self)
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.isUserInteractionEnabled = false
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    enter(.appearing)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    enter(.visible)
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    enter(.disappearing)
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    enter(.absent)
  }
}
