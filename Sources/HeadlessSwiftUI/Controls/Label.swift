/// A title with an icon.
@available(iOS 14.0, *)
public struct Label<Title, Icon> where Title: View, Icon: View {
  let title: Title
  let icon: Icon

  /// Creates a label.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View, PrimitiveView {
  /// A label is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren {
      node.place(icon, at: .part("icon"), node.context)
      node.place(title, at: .part("title"), node.context)
    }
  }
}

@available(iOS 14.0, *)
extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol of the system.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol of the system.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}
