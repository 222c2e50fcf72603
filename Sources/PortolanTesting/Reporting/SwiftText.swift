import Portolan

/// Values as Swift source, so that a walk's result can be put into a test.
enum SwiftText {
  /// The name of an enum's case.
  static func caseName(of value: Any) -> String {
    Mirror(reflecting: value).children.first?.label ?? "\(value)"
  }

  /// An enum value with a leading dot, also within other values; all others as they print.
  static func code(for value: Any) -> String {
    // An erased route hides its values.
    if let route = value as? AnyRoute { return code(for: route.value) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .enum:
      guard let content = mirror.children.first, let name = content.label else {
        return ".\(value)"
      }
      return ".\(name)(\(list(content.value)))"
    case .collection:
      return "[\(mirror.children.map { code(for: $0.value) }.joined(separator: ", "))]"
    default: return String(reflecting: value)
    }
  }

  /// The values of a case with their labels.
  private static func list(_ values: Any) -> String {
    let mirror = Mirror(reflecting: values)
    guard mirror.displayStyle == .tuple else { return code(for: values) }
    return mirror.children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return code(for: child.value) }
      return "\(label): \(code(for: child.value))"
    }.joined(separator: ", ")
  }
}
