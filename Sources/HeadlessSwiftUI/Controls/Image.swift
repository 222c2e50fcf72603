/// A picture.
public struct Image: Equatable, Sendable {
  let name: String

  /// Shows a symbol of the system.
  public init(systemName: String) { name = systemName }
}

extension Image: View {
  /// A picture is built by the evaluator.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func build(_ node: ViewNode) {}

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.element(.image, label: "") { $0.value = name }
  }
}
