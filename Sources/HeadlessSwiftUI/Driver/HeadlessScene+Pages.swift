public import HeadlessUIKit

extension HeadlessScene {
  /// Puts a finger on the page in front and begins to turn it; false when there is none on that side.
  ///
  /// Pages follow the language: where it runs from right to left, the page after stands on the left.
  public func beginPageSwipe(_ swipe: HeadlessSwipe) -> Bool {
    guard let pages = frontPages, !stage.running.contains(where: \.isModal) else { return false }
    let isTurnedRound = pages.node?.context.environment.layoutDirection == .rightToLeft
    return perform { pages.beginTurn(forward: (swipe == .left) != isTurnedRound) }
  }

  /// Lets the finger go where the turn began.
  public func cancelPageSwipe() { perform { turningPages?.cancelTurn() } }

  /// Lets the finger go far enough; the rest of the turn then takes its time.
  public func finishPageSwipe() { perform { turningPages?.finishTurn() } }

  /// Whether pages are in front, whether or not they can be turned.
  package var hasPages: Bool { frontPages != nil }

  /// The innermost pages in front that a finger reaches.
  private var frontPages: TabsModel? {
    nodes.flat.last { node in
      node.tabsModel?.isPaged == true && node.isVisible && node.isHittable && !node.isLeaving
    }?.tabsModel
  }

  private var turningPages: TabsModel? {
    nodes.flat.compactMap(\.tabsModel).first { $0.turn?.transition.isHeld == true }
  }
}
