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
