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
    var fields: [Field] = []
    _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      fields.append(
        Field(
          offset: offset, size: size(of: fieldType), type: fieldType,
          isFunction: kind == .function))
      return true
    }
    if !fields.isEmpty { return .fields(fields) }
    if _isPOD(type) { return .plain }
    return String(describing: type).contains("->") && MemoryLayout<Value>.size == 16
      && !(type is any View.Type) ? .function : .boxed
  }

  private static func size(of type: any Any.Type) -> Int {
    func open<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: open)
  }
}
