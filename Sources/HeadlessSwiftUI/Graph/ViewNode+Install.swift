extension ViewNode {
  /// Connects the dynamic properties of a value to what this node keeps for them.
  func install<Value>(_ value: inout Value) {
    let layout = FieldLayout.of(Value.self)
    guard !layout.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      for field in layout {
        guard let base = bytes.baseAddress else { return }
        field.type.install(at: base + field.offset, slot: field.offset, in: self)
      }
    }
  }

  func slot<Kept: AnyObject>(_ index: Int, _ make: () -> Kept) -> Kept {
    if let known = slots[index] as? Kept { return known }
    let made = make()
    slots[index] = made
    return made
  }
}

/// A dynamic property that the evaluator fills in before it asks for a body.
protocol Installable {
  @MainActor mutating func install(slot: Int, in node: ViewNode)
}

extension Installable {
  @MainActor static func install(
    at address: UnsafeMutableRawPointer, slot: Int, in node: ViewNode
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.install(slot: slot, in: node)
  }
}

/// A dynamic property of an app's own, updated after the properties inside it are filled in.
private struct OwnProperty<Property: DynamicProperty>: Installable {
  var property: Property

  mutating func install(slot: Int, in node: ViewNode) { property.update() }
}

extension DynamicProperty {
  static var installer: any Installable.Type { OwnProperty<Self>.self }
}
