/// Something in a bar.
@available(iOS 14.0, *)
public struct ToolbarItem<ID, Content> where Content: View {
  let content: Content
  let placement: ToolbarItemPlacement

  /// Not available: the item has no body.
  public var body: Never { return preconditionFailure("An item of a bar has no body.") }
}

extension ToolbarItem: ToolbarContent {
  /// Not available: the item has no body.
  public typealias Body = Never
}

@available(iOS 14.0, *)
extension ToolbarItem where ID == () {
  /// Puts a view into a bar.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }
}
