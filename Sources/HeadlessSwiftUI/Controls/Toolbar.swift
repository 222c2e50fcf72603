extension View {
  /// Puts controls into the bars around the screen.
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    ToolbarView(content: self, items: ErasedView.of(ToolbarItems(content: content())))
  }

  /// Puts controls into the bars around the screen.
  @available(iOS 14.0, *)
  nonisolated public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    ToolbarView(content: self, items: ErasedView.of(content()))
  }
}

/// What stands in bars.
@available(iOS 14.0, *)
@MainActor public protocol ToolbarContent {
  /// The type of what it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder @MainActor var body: Body { get }
}

@available(iOS 14.0, *)
extension Never: ToolbarContent {}

/// Builds the contents of bars from what stands in a closure.
@available(iOS 14.0, *)
@resultBuilder public struct ToolbarContentBuilder {
  /// Takes content as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ToolbarContent { content }

  /// Builds a single one.
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }

  /// Builds two.
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some ToolbarContent
  where C0: ToolbarContent, C1: ToolbarContent { ToolbarPair(first: c0, second: c1) }

  /// Builds three.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    ToolbarPair(first: c0, second: ToolbarPair(first: c1, second: c2))
  }
}

/// Something in a bar.
@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content> where Content: View {
  let content: Content

  /// There is no body.
  public var body: Never { return preconditionFailure("An item of a bar has no body.") }
}

extension ToolbarItem: ToolbarContent {
  /// There is no body.
  public typealias Body = Never
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
  /// Puts a view into a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Where something stands in bars.
@available(iOS 14.0, *)
public struct ToolbarItemPlacement: Sendable {
  private let name: String

  /// Where the system thinks best.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// Where one leaves without doing anything.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// Where one agrees.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// Where the most important thing stands.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// Above, where lines begin.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// Above, where lines end.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// Below.
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
}
