public import Portolan

/// Asks where to send an order.
public struct AddressPicker: ScreenQuestion {
  /// The address that was picked.
  public typealias Answer = Address

  /// The city whose addresses come first.
  public var near: String

  /// Asks for an address, those of a city first.
  public init(near: String) {
    self.near = near
  }

  /// The screen that answers.
  public var route: StoreRoute { .address(self) }
}

extension AddressPicker: CustomStringConvertible {
  /// The city alone, so that pictures stay short.
  public var description: String { near }
}

/// Where to send an order.
public struct Address: Hashable, Sendable, Codable {
  /// Street and number.
  public let street: String
  /// The city.
  public let city: String

  /// Makes an address.
  public init(street: String, city: String) {
    self.street = street
    self.city = city
  }

  /// The address in one line.
  public var line: String { "\(street), \(city)" }
}
