import Foundation
import HeadlessSwiftUI
import Testing

/// `onChange` and `onOpenURL` with what they capture.
@MainActor @Suite("onChange and onOpenURL run their newest closure once for each new value or URL")
struct ChangeTests {
  private struct Watching: View {
    let model: PathModel
    let log: Log
    var initial = false
    var body: some View {
      Text("watching").onChange(of: model.path.count, initial: initial) { old, new in
        log.add("\(old) → \(new)")
      }
    }
  }

  @Test(arguments: [false, true])
  func eachUpdateWithAnotherValueIsOneCall(initial: Bool) {
    let (model, log) = (PathModel(), Log())
    let scene = HeadlessScene { Watching(model: model, log: log, initial: initial) }
    #expect(log.take() == (initial ? ["0 → 0"] : []))
    model.path = [1]
    model.path = [1, 2]
    scene.turn()
    #expect(log.take() == ["0 → 2"])
    model.path = [3, 4]
    scene.turn()
    #expect(log.take().isEmpty)
    model.path = []
    scene.turn()
    #expect(log.take() == ["2 → 0"])
  }

  private struct Chained: View {
    @State private var first = 0
    @State private var second = 0
    let log: Log
    var body: some View {
      Button("\(first) \(second)") { first += 1 }
        .onChange(of: first) { second = first * 10 }
        .onChange(of: second) { log.add("second \(second)") }
    }
  }

  @Test func aChangeThatFollowsFromAChangeIsShownInTheSameTurn() throws {
    let log = Log()
    let scene = HeadlessScene { Chained(log: log) }
    try scene.tap("0 0")
    scene.turn()
    #expect(scene.nodes.all(.button).map(\.label) == ["1 10"])
    #expect(log.lines == ["second 10"])
  }

  private struct Opening: View {
    let flags: TwoFlags
    let log: Log
    var body: some View {
      let name = flags.first ? "new" : "old"
      Text(name).onOpenURL { log.add("\(name) \($0.absoluteString)") }
    }
  }

  @Test func s45AnAddressReachesTheLastClosureInEveryScreenAndLayer() throws {
    let (flags, model, log) = (TwoFlags(), PathModel(), Log())
    let scene = HeadlessScene {
      NavigationStack(path: Bindable(model).path) {
        Opening(flags: flags, log: log)
          .navigationDestination(for: Int.self) { number in
            Text("\(number)").onOpenURL { _ in log.add("screen \(number)") }
          }
      }
      .sheet(isPresented: Bindable(flags).second) {
        Text("sheet").onOpenURL { _ in log.add("sheet") }
      }
    }
    model.path = [1]
    flags.first = true
    scene.finish()
    flags.second = true
    scene.finish()
    scene.open(try #require(URL(string: "a://b")))
    #expect(log.take() == ["new a://b", "screen 1", "sheet"])
  }
}
