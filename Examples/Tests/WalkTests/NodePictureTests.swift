import HeadlessSwiftUI
import Testing

@testable import WalkKit

/// The views are written by hand: no navigator is in sight.
@MainActor @Suite("The picture of a SwiftUI screen names its screens, stacks, tabs and layers")
struct NodePictureTests {
  @Test("a view without a name is nothing, one with a name is its name")
  func screen() {
    #expect(picture(of: Text("Store")) == "")
    #expect(picture(of: List { Text("Store") }.accessibilityIdentifier("splash")) == "splash")
  }

  @Test("a stack shows its screens in order")
  func stack() {
    #expect(picture(of: TestStack(path: [])) == "(products)")
    #expect(picture(of: TestStack(path: [1, 2])) == "(products › product(1) › product(2))")
  }

  @Test("a screen that was not built cannot say what it is")
  func unbuilt() {
    let scene = HeadlessScene(assumptions: HeadlessViewAssumptions()) { TestStack(path: [1, 2]) }
    #expect(NodePicture(of: scene.nodes).text == "(products › ? › product(2))")
  }

  @Test("tabs are known by their titles; what has nothing in it is a slot")
  func tabs() throws {
    let scene = HeadlessScene(assumptions: SwiftUIScreen.assumptions) { TestTabs() }
    #expect(NodePicture(of: scene.nodes).text == "main[*(products) | search… | orders…]")
    try scene.tapTab("Account")
    scene.turn()
    scene.finishTransitions()
    #expect(NodePicture(of: scene.nodes).text == "main[(products) | search… | *orders…]")
  }

  @Test("sheets and covers stand over what presents them")
  func layers() {
    let view = TestLayers(content: TestStack(path: []), name: "address(Oslo)")
    #expect(picture(of: view) == "(products) ⇧ sheet (products) ⇧ fullScreen (address(Oslo))")
  }

  @Test("of two parts the one that everybody meets is read")
  func parts() {
    let parts = ZStack {
      Text("").accessibilityIdentifier("splash").opacity(0).accessibilityHidden(true)
      Text("").accessibilityIdentifier("main")
    }
    #expect(picture(of: parts) == "main")
  }

  private func picture(of view: some View) -> String {
    let scene = HeadlessScene(assumptions: SwiftUIScreen.assumptions) { view }
    scene.turn()
    scene.finishTransitions()
    scene.turn()
    scene.finishTransitions()
    return NodePicture(of: scene.nodes).text
  }
}

private struct TestStack: View {
  @State var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      Text("Products").accessibilityIdentifier("products")
        .navigationDestination(for: Int.self) { number in
          Text("Product").accessibilityIdentifier("product(\(number))")
        }
    }
  }
}

private struct TestTabs: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      TestStack(path: []).tabItem { Label("Shop", systemImage: "bag") }.tag(0)
      Text("").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag(1)
      Text("").tabItem { Label("Account", systemImage: "person") }.tag(2)
    }
  }
}

private struct TestLayers<Content: View>: View {
  let content: Content
  let name: String
  @State private var hasSheet = true
  @State private var hasCover = true

  var body: some View {
    content.sheet(isPresented: $hasSheet) {
      content.fullScreenCover(isPresented: $hasCover) {
        Text("Address").accessibilityIdentifier(name)
      }
    }
  }
}
