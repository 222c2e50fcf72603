@_spi(Reflection) import Swift

/// Where in the values of a type the dynamic properties stand.
@MainActor enum FieldLayout {
  struct Field {
    let offset: Int
    let type: any Installable.Type
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func of(_ type: any Any.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let layout = known[id] { return layout }
    var layout: [Field] = []
    collect(type, at: 0, into: &layout)
    known[id] = layout
    return layout
  }

  private static func collect(_ type: any Any.Type, at start: Int, into layout: inout [Field]) {
    _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      guard kind == .struct else { return true }
      let offset = start + offset
      if let installable = fieldType as? any Installable.Type {
        layout.append(Field(offset: offset, type: installable))
      } else if let property = fieldType as? any DynamicProperty.Type {
        collect(fieldType, at: offset, into: &layout)
        layout.append(Field(offset: offset, type: property.installer))
      } else if fieldType is any ViewModifier.Type {
        collect(fieldType, at: offset, into: &layout)
      }
      return true
    }
  }
}
