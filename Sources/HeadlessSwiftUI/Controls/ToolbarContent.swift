/// The contents of bars.
@available(iOS 14.0, *)
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of its contents.
  associatedtype Body: ToolbarContent
  /// Its contents.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(iOS 14.0, *)
extension Never: ToolbarContent {}
