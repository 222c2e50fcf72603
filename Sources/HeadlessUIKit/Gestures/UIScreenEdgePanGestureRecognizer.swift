/// Recognises a finger that comes from an edge of the screen.
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}
