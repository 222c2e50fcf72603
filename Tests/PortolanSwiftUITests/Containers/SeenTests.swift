import Testing

@testable import Portolan
@testable import PortolanSwiftUI

/// Seed 1795949095 of the splits: a page waited for ever, since an older one counted as the newest.
@MainActor
@Suite("SwiftUI tells what it has seen, which may not be the newest any longer")
struct SeenTests {
  @Test("a page that comes after another one waits until that one was seen")
  func pages() {
    let tabs = TabsModel(node(1), nil, [], 0, as: .pages, observer: nil)
    tabs.select(0, after: 2)
    // Meanwhile a person turns.
    tabs.select(0, after: 1)
    tabs.wasSeen(2)
    #expect(tabs.selection == 1 && !tabs.isFollowed)
    tabs.wasSeen(1)
    #expect(tabs.selection == 0)
    tabs.wasSeen(0)
    #expect(tabs.isFollowed)
  }

  @Test("a page that SwiftUI has not seen comes at once after one that it has")
  func unseen() {
    let tabs = TabsModel(node(1), nil, [], 0, as: .pages, observer: nil)
    tabs.select(1)
    // A person gives back the turn: SwiftUI sees no change from 0 over 1 to 0.
    tabs.select(1, after: 0)
    #expect(tabs.selection == 1 && tabs.update.body == nil)
    tabs.wasSeen(1)
    #expect(tabs.selection == 1 && tabs.isFollowed)
  }

  @Test("what waits for the screens of a stack waits for the newest")
  func screens() {
    let stack = StackModel(node(1), nil, [node(2)], observer: nil)
    stack.wasSeen([node(2)])
    var goesOn = false
    stack.set([node(2), node(3)])
    stack.whenSeen { goesOn = true }
    stack.set([node(2), node(4)])
    stack.wasSeen([node(2), node(3)])
    #expect(!goesOn && !stack.isSeen)
    stack.wasSeen([node(2), node(4)])
    #expect(goesOn && stack.isSeen)
  }

  private func node(_ number: UInt64) -> NodeID { NodeID(raw: number) }
}
