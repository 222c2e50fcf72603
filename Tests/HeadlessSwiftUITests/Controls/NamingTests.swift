import HeadlessSwiftUI
import HeadlessUIKit
import Testing

/// How modifiers around controls add up in what a person meets.
@MainActor @Suite("The modifiers around a control decide its name and whether a tap reaches it")
struct NamingTests {
  @Test func ofSeveralTheLastThatCanBeTouchedIsTapped() throws {
    let log = Log()
    let scene = HeadlessScene {
      Button("Same") { log.add("first") }
      Button("Same") { log.add("second") }
      Button("Same") { log.add("third") }.disabled(true)
    }
    try scene.tap("Same")
    #expect(log.lines == ["second"])
  }

  @Test func anIdentifierNamesOneThingAndNothingInsideIt() {
    let scene = HeadlessScene {
      List { Text("row") }.accessibilityIdentifier("list")
      Text("text").accessibilityIdentifier("inner").accessibilityIdentifier("outer")
    }
    #expect(scene.nodes.all(.list).map(\.accessibilityIdentifier) == ["list"])
    #expect(scene.nodes.all(.text).map(\.accessibilityIdentifier) == [nil, "inner"])
  }

  @Test func whatHidesHidesEverythingInside() {
    let scene = HeadlessScene {
      VStack {
        Text("a").accessibilityHidden(false)
        Text("b").opacity(1)
      }
      .accessibilityHidden(true)
      VStack { Text("c").opacity(1) }.opacity(0)
    }
    #expect(scene.nodes.all(.text).map(\.isHiddenFromAccessibility) == [true, true, false])
    #expect(scene.nodes.all(.text).map(\.isVisible) == [true, true, false])
  }

  @Test func aTapOnAViewReachesWhatIsInsideUnlessItActsItself() throws {
    let log = Log()
    let scene = HeadlessScene {
      VStack {
        Text("plain")
        Button("Own") { log.add("own") }
      }
      .onTapGesture { log.add("around") }
    }
    try scene.tap("plain")
    try scene.tap("Own")
    #expect(log.lines == ["around", "own"])
  }

  @Test func aScreenIsNamedByItsOutermostTitleAndTheWayBackByTheScreenBelow() {
    let model = PathModel()
    model.path = [1, 2]
    let scene = HeadlessScene(assumptions: .with(\.coveredScreens, .builtAtOnce)) {
      NavigationStack(path: Bindable(model).path) {
        Text("root").navigationTitle("Inner").navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            if number == 1 { Text("1").navigationTitle("One") } else { Text("2") }
          }
      }
    }
    let screens = scene.nodes.all(.screen)
    #expect(screens.map(\.title) == ["Root", "One", nil])
    #expect(screens.map(\.backTitle) == [nil, "Root", "One"])
  }

  @Test func theWayBackToAScreenWithoutATitleIsJustBack() {
    let model = PathModel()
    model.path = [1]
    let scene = HeadlessScene { StackApp(model: model, log: Log()) }
    #expect(scene.nodes.all(.screen).map(\.backTitle) == [nil, "Back"])
  }

  @Test func aPictureSaysWhatIsThere() {
    let scene = HeadlessScene {
      NavigationStack {
        Button("Go") {}.disabled(true).navigationTitle("Home")
        Text("clear").opacity(0)
      }
    }
    #expect(
      scene.picture == """
        window
          stack
            screen "root" titled "Home"
              button "Go" (disabled)
              text "clear" (invisible)
        """, "\(scene.picture)")
  }
}
