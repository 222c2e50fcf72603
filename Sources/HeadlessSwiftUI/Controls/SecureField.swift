/// A field that hides its text.
public struct SecureField<Label> where Label: View {
  let text: Binding<String>
  let label: Label
  var isSecret: Bool { true }
}

extension SecureField: View, FieldView {
  /// A field is built by the evaluator.
  public typealias Body = Never
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.text = text
    label = Text(titleKey)
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.text = text
    label = Text(title)
  }
}
