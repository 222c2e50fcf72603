// README begin
struct Product: Identifiable {
  let id: Int
  let name: String

  static let all = [Product(id: 7, name: "Lamp"), Product(id: 8, name: "Chair")]
  static func name(of id: Int) -> String { all.first { $0.id == id }?.name ?? "\(id)" }
}
// README end
