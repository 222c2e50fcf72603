public import Observation

/// The addresses among which the user picks one.
@MainActor @Observable public final class AddressModel {
  /// What was asked.
  public let picker: AddressPicker

  private let counted = ModelCensus.Entry()
  private let onPicked: @MainActor (Address) -> Void
  private let onCancel: @MainActor () -> Void

  /// Makes the model of a question for an address.
  ///
  /// - Parameters:
  ///   - picker: What was asked.
  ///   - onPicked: What follows when the user picked one.
  ///   - onCancel: What follows when the user wants none.
  public init(
    picker: AddressPicker, onPicked: @escaping @MainActor (Address) -> Void,
    onCancel: @escaping @MainActor () -> Void
  ) {
    self.picker = picker
    self.onPicked = onPicked
    self.onCancel = onCancel
  }

  /// Those of the city come first.
  public var addresses: [Address] {
    let all = [
      Address(street: "Quay 1", city: "Bergen"), Address(street: "Harbour Street 8", city: "Oslo"),
      Address(street: "Lighthouse Road 3", city: "Skagen"),
    ]
    return all.filter { $0.city == picker.near } + all.filter { $0.city != picker.near }
  }

  /// The user picked one.
  public func pick(_ address: Address) { onPicked(address) }

  /// The user wants none.
  public func cancel() { onCancel() }
}
