/// A screen that grew out of a view, or shrank back into it.
public struct HeadlessViewZoom: Hashable, @unchecked Sendable, CustomStringConvertible {
  /// Whether it came.
  public let isComing: Bool
  /// The name of the view at the small end; nil when no view has the name that was asked for.
  public let source: AnyHashable?

  /// The zoom in one line.
  public var description: String {
    "\(isComing ? "in" : "out") \(source.map { "\($0.base)" } ?? "of nothing")"
  }
}
