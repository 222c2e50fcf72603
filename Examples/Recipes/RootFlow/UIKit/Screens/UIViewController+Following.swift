import Observation
import PortolanUIKit

extension UIViewController {
  /// Does something now, and again when what it read has changed; it must not keep the controller.
  func follow(_ render: @escaping @MainActor () -> Void) {
    withObservationTracking(render) { [weak self] in
      Task { @MainActor in self?.follow(render) }
    }
  }
}
