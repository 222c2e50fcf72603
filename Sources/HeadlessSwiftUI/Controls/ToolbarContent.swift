/// The contents of bars.
@available(iOS 14.0, *)
@MainActor public protocol ToolbarContent {
  /// The type of its contents.
  associatedtype Body: ToolbarContent
  /// Its contents.
  @ToolbarContentBuilder @MainActor var body: Body { get }
}

@available(iOS 14.0, *)
extension Never: ToolbarContent {}
