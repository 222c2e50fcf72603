import HeadlessSwiftUI
import Testing

/// What stands at `navigationDestination`, and what becomes of it later.
@MainActor @Suite struct DestinationTests {
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
}
