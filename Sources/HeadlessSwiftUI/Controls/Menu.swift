internal import HeadlessUIKit

/// A control that opens a menu of buttons.
///
/// UIKit presents the menu, and takes it away again when a user has chosen (U165).
@available(iOS 14.0, *)
public struct Menu<Label, Content> where Label: View, Content: View {
  let content: Content
  let label: Label

  /// Creates a menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }
}

@available(iOS 14.0, *)
extension Menu where Label == Text {
  /// Creates a menu with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a text.
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

@available(iOS 14.0, *)
extension Menu: View, PrimitiveView {
  /// A menu is built by the evaluator.
  public typealias Body = Never

  func build(_ node: ViewNode) {
    node.placeChildren {
      node.place(label, at: .part("label"), node.context)
      node.place(content, at: .content, node.context)
    }
  }

  func describe(_ node: ViewNode, into scribe: Scribe) {
    scribe.control(.button, named: node.children.filter { $0.key != .content }) { button in
      button.action = { [weak node] in node?.openMenu() }
    }
  }
}

extension ViewNode {
  /// Presents the buttons among the content as a menu of UIKit's.
  func openMenu(at key: ViewKey = .content) {
    let scratch = HeadlessNode(.window, label: "")
    for child in children where child.key == key { child.describe(into: Scribe(scratch)) }
    let actions = scratch.all(.button).map { button in
      UIAction(title: button.label, attributes: button.isEnabled ? [] : .disabled) { _ in
        button.action?()
      }
    }
    context.host.controller.open(UIMenu(children: actions))
  }
}
