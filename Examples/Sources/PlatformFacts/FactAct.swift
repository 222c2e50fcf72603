/// What a person does with finger and device.
public enum FactAct: Hashable, Sendable, CustomStringConvertible {
  /// A drag from the leading edge to the other side.
  case back
  /// A drag a little from the leading edge, and back again.
  case backAndForth
  /// A drag from the middle of the content to the trailing edge.
  case backInContent
  /// A drag of a sheet to the lower edge.
  case down
  /// A drag of a sheet a little down, and up again.
  case downAndUp
  /// A page is pushed to the left, so that the one on its right comes.
  case pageLeft
  /// A page is pushed to the right.
  case pageRight
  /// A page is pushed a little to the left, and back again.
  case pageLeftAndBack
  /// A tap on what has a label.
  case tap(String)
  /// The window becomes as narrow as that of a phone.
  case narrow
  /// The window becomes wider than that of a phone.
  case widen
  /// A phone that folds is opened.
  case unfold

  /// The acts without a label.
  static let plain: [FactAct] = [
    .back, .backAndForth, .backInContent, .down, .downAndUp, .pageLeft, .pageRight,
    .pageLeftAndBack, .narrow, .widen, .unfold,
  ]

  /// What a person reads, and a test of the interface.
  public var description: String {
    switch self {
    case .tap(let label): "tap \(label)"
    case .back: "back"
    case .backAndForth: "backAndForth"
    case .backInContent: "backInContent"
    case .down: "down"
    case .downAndUp: "downAndUp"
    case .pageLeft: "pageLeft"
    case .pageRight: "pageRight"
    case .pageLeftAndBack: "pageLeftAndBack"
    case .narrow: "narrow"
    case .widen: "widen"
    case .unfold: "unfold"
    }
  }
}
