extension View {
  /// Names the screen.
  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modified(by: TitleModifier(title: title.string))
  }

  /// Names the screen.
  @available(iOS 14.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modified(by: TitleModifier(title: titleKey.key))
  }

  /// Names the screen.
  @available(iOS 14.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    modified(by: TitleModifier(title: String(title)))
  }

  /// Hides the button that leads back, and with it the swipe.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modified(by: BackButtonModifier(isHidden: hidesBackButton))
  }

  /// Says how large the title is.
  @available(iOS 14.0, *)
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modified(by: PlainModifier())
  }
}

/// The bar of a stack.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    /// As the screen below has it.
    case automatic
    /// In the bar.
    case inline
    /// Under the bar.
    case large
  }
}

private struct TitleModifier: NodeModifier {
  let title: String

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    if let screen = scribe.screen, screen.title == nil { screen.title = title }
    content()
  }

  func update(_ node: ViewNode) { node.context.host.controller.title = title }
}

private struct BackButtonModifier: NodeModifier {
  let isHidden: Bool

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    if isHidden { scribe.screen?.isBackButtonHidden = true }
    content()
  }
}
