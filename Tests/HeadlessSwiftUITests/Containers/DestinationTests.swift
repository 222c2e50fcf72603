import HeadlessSwiftUI
import Testing

/// What stands at `navigationDestination`, and what becomes of it later.
@MainActor @Suite("A stack finds a value's navigationDestination, even one that code adds later")
struct DestinationTests {
  private struct Late: View {
    let flags: TwoFlags
    @Bindable var model: PathModel

    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          if !flags.first {
            Text("inner").navigationDestination(for: Int.self) { Text("a \($0)") }
          }
          if flags.second {
            Text("later").navigationDestination(for: Int.self) { Text("b \($0)") }
          }
        }
      }
    }
  }

  @Test func s9ADestinationThatHasGoneMakesRoomForAnother() {
    let (flags, model) = (TwoFlags(), PathModel())
    let scene = HeadlessScene { Late(flags: flags, model: model) }
    flags.first = true
    scene.turn()
    flags.second = true
    scene.turn()
    #expect(scene.faults.isEmpty, "\(scene.faults)")
    model.path = [1]
    scene.finish()
    #expect(scene.nodes.all(.screen).last?.texts == ["b 1"])
  }

  @Test func s10ADestinationThatComesLaterTakesThePlaceholderAway() {
    let (flags, model) = (TwoFlags(), PathModel())
    flags.first = true
    model.path = [1]
    let scene = HeadlessScene { Late(flags: flags, model: model) }
    #expect(scene.nodes.all(.screen).last?.texts == ["⚠️"])
    flags.second = true
    scene.turn()
    #expect(scene.nodes.all(.screen).last?.texts == ["b 1"])
  }

  private struct Named: View {
    let flags: TwoFlags
    @Bindable var model: PathModel

    var body: some View {
      let name = flags.first ? "new" : "old"
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: Int.self) { Text("\(name) \($0)") }
      }
    }
  }

  @Test func s52WhatADestinationCapturesReachesScreensThatAreShown() {
    let (flags, model) = (TwoFlags(), PathModel())
    let scene = HeadlessScene { Named(flags: flags, model: model) }
    model.path = [1]
    scene.finish()
    model.path = [1, 2]
    scene.finish()
    flags.first = true
    scene.turn()
    #expect(scene.nodes.all(.screen).flatMap(\.texts) == ["root", "new 1", "new 2"])
  }

  @Test func s7OutsideOfAStackItIsAFault() {
    let scene = HeadlessScene {
      Text("root").navigationDestination(for: Int.self) { Text("\($0)") }
    }
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("outside of a NavigationStack") == true)
  }

  @Test func s8InATabItIsNeverLookedAt() {
    let model = PathModel()
    let scene = HeadlessScene {
      NavigationStack(path: Bindable(model).path) {
        TabView {
          Text("one").navigationDestination(for: Int.self) { Text("\($0)") }
            .tabItem { Text("One") }
        }
      }
    }
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("lazy container or tab") == true)
    model.path = [1]
    scene.finish()
    #expect(scene.nodes.all(.screen).last?.texts == ["⚠️"])
  }

  @Test func s7AStackInATabHasDestinationsOfItsOwn() {
    let model = PathModel()
    let scene = HeadlessScene {
      TabView { StackApp(model: model, log: Log()).tabItem { Text("One") } }
    }
    model.path = [1]
    scene.finish()
    #expect(scene.faults.isEmpty, "\(scene.faults)")
    #expect(scene.nodes.all(.screen).last?.texts.contains("1 counts 0") == true)
  }

  private struct Anything: View {
    let declaresInt: Bool
    @State private var path: [AnyHashable] = ["seven", 7]

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          if declaresInt {
            Text("numbers").navigationDestination(for: Int.self) { Text("number \($0)") }
          }
          NavigationLink("Eight", value: 8).navigationDestination(for: AnyHashable.self) {
            Text("any \($0)")
          }
        }
      }
    }
  }

  @Test(
    "models F10: S65 a path of AnyHashable has a destination for AnyHashable",
    arguments: HeadlessViewAssumptions.ElementTypes.allCases, [false, true])
  func s65(types: HeadlessViewAssumptions.ElementTypes, declaresInt: Bool) throws {
    let scene = HeadlessScene(assumptions: .with(\.elementTypes, types)) {
      Anything(declaresInt: declaresInt)
    }
    let isNumber = declaresInt && types == .own
    #expect(scene.nodes.all(.screen).last?.texts == [isNumber ? "number 7" : "any 7"])
    try scene.tapBack()
    scene.finish()
    #expect(scene.nodes.all(.screen).last?.texts == ["any seven"])
    try scene.tapBack()
    scene.finish()
    try scene.tap("Eight")
    scene.finish()
    #expect(scene.nodes.all(.screen).last?.texts == [isNumber ? "number 8" : "any 8"])
    #expect(scene.faults.isEmpty, "\(scene.faults)")
    scene.close()
  }
}
