/// A user's orders, and the way out.
@MainActor public struct AccountModel {
  private let session: Session
  private let send: @MainActor (AccountEvent) -> Void

  /// Makes the model of one screen.
  public init(session: Session, send: @escaping @MainActor (AccountEvent) -> Void) {
    self.session = session
    self.send = send
  }

  /// Who is signed in.
  public var user: String { session.user ?? "Nobody" }
  /// What the user ordered.
  public var orders: [Order] { Order.all }

  /// The user chose an order.
  public func choose(_ order: Order) {
    send(.productWanted(id: order.product))
  }

  /// The user wants to leave.
  public func signOut() {
    session.signOut()
    send(.signedOut)
  }
}
