public import Observation

/// Address and confirmation.
@MainActor @Observable public final class CheckoutModel {
  /// Where to send it; nil until it is picked.
  public private(set) var address: Address?

  private let counted = ModelCensus.Entry()
  private let bag: Bag
  private let pickAddress: @MainActor () async -> Address?
  private let onPlaced: @MainActor () -> Void
  private var isPicking = false

  /// Makes the model of the checkout.
  ///
  /// - Parameters:
  ///   - bag: What is bought.
  ///   - pickAddress: Asks the user for an address; nil when they picked none.
  ///   - onPlaced: What follows when the order is placed.
  public init(
    bag: Bag, pickAddress: @escaping @MainActor () async -> Address?,
    onPlaced: @escaping @MainActor () -> Void
  ) {
    self.bag = bag
    self.pickAddress = pickAddress
    self.onPlaced = onPlaced
  }

  /// How many pieces are bought.
  public var count: Int { bag.lines.reduce(0) { $0 + $1.count } }

  /// The user wants to pick an address; an earlier one stays when they pick none.
  public func chooseAddress() async {
    guard !isPicking else { return }
    isPicking = true
    if let picked = await pickAddress() { address = picked }
    isPicking = false
  }

  /// The user confirmed; without an address it is nothing.
  public func placeOrder() {
    guard address != nil else { return }
    bag.clear()
    onPlaced()
  }
}
