internal import Foundation
@_spi(Reflection) import Swift

/// How the values of a type are compared that do not know it themselves.
enum FieldPlan {
  case fields([Field])
  case plain
  case function
  case boxed

  struct Field {
    let offset: Int
    let size: Int
    let type: any Any.Type
    let isFunction: Bool
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: FieldPlan] = [:]

  static func of<Value>(_ type: Value.Type) -> FieldPlan {
    lock.lock()
    defer { lock.unlock() }
    if let plan = known[ObjectIdentifier(type)] { return plan }
    let plan = make(type)
    known[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func make<Value>(_ type: Value.Type) -> FieldPlan {
    // The runtime cannot look for fields behind an existential without a value.
    if kind(of: type) == .existential { return .boxed }
    var fields: [Field] = []
    _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      fields.append(
        Field(
          offset: offset, size: size(of: fieldType), type: fieldType,
          isFunction: kind == .function))
      return true
    }
    if !fields.isEmpty { return .fields(fields) }
    // What the compiler brings, such as the storage of a dictionary, is a number or a reference.
    if _isPOD(type) || kind(of: type) == .opaque { return .plain }
    return kind(of: type) == .function || isOptionalFunction(type) ? .function : .boxed
  }

  /// The kind stands in the first word of a type's description.
  private static func kind(of type: any Any.Type) -> _MetadataKind? {
    _MetadataKind(rawValue: unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee)
  }

  private static func isOptionalFunction<Value>(_ type: Value.Type) -> Bool {
    func wrapped(_ type: any OptionalType.Type) -> Bool {
      kind(of: type.wrappedType) == .function
    }
    return (type as? any OptionalType.Type).map(wrapped) ?? false
  }

  /// Whether values are references, which a weak field may keep in another form.
  static func isReference<Value>(_ type: Value.Type) -> Bool {
    func wrapped(_ type: any OptionalType.Type) -> Bool {
      type.wrappedType is AnyClass
        || (kind(of: type.wrappedType) == .existential && MemoryLayout<Value>.size < 32)
    }
    if let optional = type as? any OptionalType.Type { return wrapped(optional) }
    return type is AnyClass && !(type is any Equatable.Type) && !(type is ErasedView.Type)
  }

  private static func size(of type: any Any.Type) -> Int {
    func open<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }
}

/// Optionals of any type.
private protocol OptionalType {
  static var wrappedType: any Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: any Any.Type { Wrapped.self }
}
