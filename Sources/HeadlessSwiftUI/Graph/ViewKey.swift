/// The place of a view among its parent's children.
enum ViewKey: Hashable {
  case content
  case index(Int)
  case branch(Bool)
  case identity(AnyHashable)
  case part(String)
  /// The views behind or in front of one view of a list.
  case layer(isBack: Bool, of: Int)

  var isLayer: Bool { if case .layer = self { true } else { false } }
}
