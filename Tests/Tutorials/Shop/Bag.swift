import Observation

// README begin
@Observable final class Bag: Codable {
  var items: [String] = []
  var orders: [String] = []
  private enum CodingKeys: String, CodingKey { case _items = "items", _orders = "orders" }
}
// README end
