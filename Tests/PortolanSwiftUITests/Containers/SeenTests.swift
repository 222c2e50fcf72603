import Testing

@testable import Portolan
@testable import PortolanSwiftUI

/// Seed 1795949095 of the splits: a page waited for ever, since an older one counted as the newest.
@MainActor
@Suite("The host sets a new page, path or column only after SwiftUI has processed the previous one")
struct SeenTests {
  private let tabs = TabsModel(node(1), nil, [], 0, as: .pages, observer: nil)
  private let stack = StackModel(node(1), nil, [node(2)], observer: nil)
  private let split = SplitModel(node(1), nil, [node(2), node(3)], 1, observer: nil)

  private static func node(_ number: UInt64) -> NodeID { NodeID(raw: number) }

  private func sawPage(_ place: Int) { tabs.update.saw(place, newest: tabs.selection) }
  private func saw(_ screens: [NodeID]) { stack.update.saw(screens, newest: stack.screens) }
  private func sawColumn(_ place: Int) { split.update.saw(place, newest: split.front) }

  @Test("a page that comes after another one waits until that one was seen")
  func pages() {
    tabs.select(0, after: 2)
    // Meanwhile a person turns.
    tabs.select(0, after: 1)
    sawPage(2)
    #expect(tabs.selection == 1 && !tabs.isFollowed)
    sawPage(1)
    #expect(tabs.selection == 0)
    sawPage(0)
    #expect(tabs.isFollowed)
  }

  @Test("a page that SwiftUI has not seen comes at once after one that it has")
  func unseen() {
    tabs.select(1)
    // A person gives back the turn: SwiftUI sees no change from 0 over 1 to 0.
    tabs.select(1, after: 0)
    #expect(tabs.selection == 1 && tabs.update.body == nil)
  }

  @Test("what waits for the screens of a stack waits for the newest")
  func screens() {
    let (root, old, new) = (stack.root, Self.node(3), Self.node(4))
    var goesOn = false
    stack.set([root, old])
    stack.whenSeen { goesOn = true }
    stack.set([root, new])
    saw([root, old])
    #expect(!goesOn && !stack.isSeen)
    saw([root, new])
    #expect(goesOn && stack.isSeen)
  }

  @Test("a path that waits does not come after a newer one")
  func paths() {
    let root = stack.root
    // It moves as a pop, so another path comes first.
    stack.show([root, Self.node(3)], .pop, over: root) {}
    #expect(stack.path.count == 2)
    stack.show([root], .cut, over: root) {}
    saw([root])
    #expect(stack.path == [])
  }

  @Test("a column that SwiftUI is to see after another one waits for that, asked for once or twice")
  func columns() {
    split.select(1, over: 0, animated: false)
    split.select(1, over: 0, animated: false)
    #expect(split.front == 0 && split.planned == 1)
    sawColumn(0)
    #expect(split.front == 1 && split.planned == 1)
  }

  @Test("a column that a person chooses ends what was to come")
  func choice() {
    split.select(1, over: 0, animated: false)
    split.follow(0)
    sawColumn(0)
    #expect(split.front == 0 && split.planned == 0)
  }
}
