@_spi(Reflection) import Swift

/// Whether two values of a view's type would build the same.
struct ValueComparison {
  /// Whether closures with the same code and the same captured box count as the same.
  var closuresByBits: Bool

  func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { a in
      withUnsafeBytes(of: second) { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return true }
        return isSame(Value.self, a, b)
      }
    }
  }

  private func isSame(
    _ type: any Any.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool {
    func open<Value>(_: Value.Type) -> Bool { isSameValue(Value.self, a, b) }
    return _openExistential(type, do: open)
  }

  private func isSameValue<Value>(
    _: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool {
    if Value.self is any ComparedByPlace.Type { return true }
    let first = a.assumingMemoryBound(to: Value.self)
    let second = b.assumingMemoryBound(to: Value.self)
    if FieldPlan.isReference(Value.self) { return isBitwiseSame(a, b, MemoryLayout<Value>.size) }
    if Value.self is any ComparedByItself.Type {
      let value = first.pointee as? any ComparedByItself
      return value?.isSame(asValue: second.pointee, self) ?? false
    }
    if let equatable = Value.self as? any Equatable.Type { return areEqual(equatable, a, b) }
    switch FieldPlan.of(Value.self) {
    case .fields(let fields):
      return fields.allSatisfy { field in
        field.isFunction
          ? closuresByBits && isBitwiseSame(a + field.offset, b + field.offset, field.size)
          : isSame(field.type, a + field.offset, b + field.offset)
      }
    case .plain: return isBitwiseSame(a, b, MemoryLayout<Value>.size)
    case .function: return closuresByBits && isBitwiseSame(a, b, MemoryLayout<Value>.size)
    case .boxed: return isSameBoxed(first.pointee, second.pointee)
    }
  }

  private func areEqual<Value: Equatable>(
    _: Value.Type, _ a: UnsafeRawPointer, _ b: UnsafeRawPointer
  ) -> Bool {
    a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }

  private func isBitwiseSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int) -> Bool {
    UnsafeRawBufferPointer(start: a, count: size)
      .elementsEqual(UnsafeRawBufferPointer(start: b, count: size))
  }

  /// Existentials and enumerations: the same case or type, and the same contents.
  private func isSameBoxed(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second) else { return false }
    let one = Mirror(reflecting: first)
    guard one.displayStyle == .enum || one.displayStyle == .optional else {
      return isSameOpened(first, second)
    }
    let two = Mirror(reflecting: second)
    guard one.children.count == two.children.count else { return false }
    guard !one.children.isEmpty else {
      return one.displayStyle == .optional || "\(first)" == "\(second)"
    }
    return zip(one.children, two.children).allSatisfy {
      $0.label == $1.label && isSameOpened($0.value, $1.value)
    }
  }

  private func isSameOpened(_ first: Any, _ second: Any) -> Bool {
    func open<Value>(_: Value.Type) -> Bool {
      guard let one = first as? Value, let two = second as? Value else { return false }
      return isSame(one, two)
    }
    // Through the type: a value that is opened may stay in its box.
    let type: any Any.Type = Swift.type(of: first)
    return _openExistential(type, do: open)
  }
}

/// A value that stands for its place and is the same in every copy of a view.
protocol ComparedByPlace {}

/// A value that knows when it is the same as another.
protocol ComparedByItself {
  func isSame(asValue other: Any, _ comparison: ValueComparison) -> Bool
}
