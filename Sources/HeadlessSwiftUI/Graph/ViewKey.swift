/// The place of a view among its parent's children.
enum ViewKey: Hashable {
  case content
  case index(Int)
  case branch(Bool)
  case identity(AnyHashable)
  case part(String)
}
