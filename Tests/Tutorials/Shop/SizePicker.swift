import Portolan

// README begin
enum Size: String, CaseIterable, Codable { case small, large }

struct SizePicker: ScreenQuestion {
  typealias Answer = Size
  let product: Int
  var route: Shop { .size(self) }
}
// README end
