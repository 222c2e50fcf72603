/// A path of elements of any type.
@available(iOS 16.0, *)
public struct NavigationPath {
  struct Element {
    let value: AnyHashable
    let encode: ((any Encoder) throws -> Void)?
    let codableType: String?
  }

  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of elements.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    for element in elements { append(element) }
  }

  /// Creates a path of elements that can be saved.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable, S.Element: Codable {
    for element in elements { append(element) }
  }

  /// How many elements there are.
  public var count: Int { elements.count }

  /// Whether there is no element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds an element that cannot be saved (S19).
  public mutating func append<V>(_ value: V) where V: Hashable {
    elements.append(Element(value: AnyHashable(value), encode: nil, codableType: nil))
  }

  /// Adds an element that can be saved.
  public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
    NavigationPathTypes.register(V.self)
    elements.append(
      Element(
        value: AnyHashable(value), encode: { try value.encode(to: $0) },
        codableType: NavigationPathTypes.name(of: V.self)))
  }

  /// Removes elements from the end.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// The path as it can be saved; nil when one element cannot be.
  public var codable: NavigationPath.CodableRepresentation? {
    elements.allSatisfy { $0.encode != nil } ? CodableRepresentation(path: self) : nil
  }

  /// Creates a path from a saved one.
  public init(_ codable: NavigationPath.CodableRepresentation) { self = codable.path }

  /// Replaces the elements, keeping what is known of those that stay.
  mutating func setValues(_ values: [AnyHashable]) {
    elements = values.enumerated().map { index, value in
      if index < elements.count, elements[index].value == value { return elements[index] }
      var single = NavigationPath()
      single.appendErased(value)
      return single.elements[0]
    }
  }

  private mutating func appendErased(_ value: AnyHashable) {
    guard let codable = value.base as? any (Codable & Hashable) else {
      elements.append(Element(value: value, encode: nil, codableType: nil))
      return
    }
    append(codable)
  }
}

extension NavigationPath: Equatable {
  /// Whether two paths have equal elements.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements.map(\.value) == rhs.elements.map(\.value)
  }
}
