extension View {
  /// Binds whether the field has the keyboard.
  @available(iOS 15.0, *)
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modified(by: FocusModifier(binding: condition, value: true, none: false))
  }

  /// Binds which field has the keyboard to a value for this one.
  @available(iOS 15.0, *)
  nonisolated public func focused<Value>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    modified(by: FocusModifier(binding: binding, value: value, none: binding.initial))
  }

  /// Does something when a user has finished typing.
  @available(iOS 15.0, *)
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    modified(by: PlainModifier())
  }
}

/// The events that count as finishing.
@available(iOS 15.0, *)
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each trigger.
  public typealias RawValue = Int
  /// One bit for each trigger.
  public let rawValue: Int

  /// Creates triggers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Fields of text.
  public static let text = SubmitTriggers(rawValue: 1)
}

/// Connects the keyboard of a field with a focus state.
@MainActor final class FocusLink {
  var moved: (Bool) -> Void = { _ in }
}

private struct FocusModifier<Value: Hashable>: NodeModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  let none: Value

  func update(_ node: ViewNode) {
    let link = node.attachment as? FocusLink ?? FocusLink()
    node.attachment = link
    link.moved = { hasKeyboard in
      if hasKeyboard {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = none
      }
    }
    let wanted = node.tracked(for: .own) { binding.wrappedValue } == value
    node.graph.afterRound { [weak node] in
      guard let field = field(under: node), field.isFocused != wanted else { return }
      if wanted { field.focus() } else { field.unfocus() }
    }
  }

  @MainActor private func field(under node: ViewNode?) -> FieldModel? {
    if let field = node?.attachment as? FieldModel { return field }
    for child in node?.children ?? [] {
      if let found = field(under: child) { return found }
    }
    return nil
  }
}
