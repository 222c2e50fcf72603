/// Stands invisible in the views of SwiftUI, and calls back when it comes into a window or leaves it,
/// also when no report of appearance comes (S71).
final class ProbeView: UIView {
  private let onMove: () -> Void

  init(onMove: @escaping () -> Void) {
    self.onMove = onMove
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// Not available: a probe has somebody to call.
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    onMove()
  }
}
