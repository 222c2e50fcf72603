/// A part of the interface, described by what it is made of.
@MainActor public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor var body: Body { get }
}

extension Never: View {
  /// Nothing is made of nothing.
  public typealias Body = Never
  /// There is no value whose body could be asked for.
  public var body: Never {
    return preconditionFailure("There is no value whose body could be asked for.")
  }
}
