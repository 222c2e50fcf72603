/// A part of the interface, described by its contents.
@MainActor @preconcurrency public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View
  /// The contents of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Nothing is made of nothing.
  public typealias Body = Never
  /// Not available: there is no value of this type.
  public var body: Never {
    return preconditionFailure("There is no value whose body could be asked for.")
  }
}
