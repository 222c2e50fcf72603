import Foundation
import HeadlessSwiftUI
import Testing

@MainActor
@Suite(
  "A view runs its tasks and closures, and updates its embedded controllers, while it is shown")
struct LifeTests {
  private struct Working: View {
    let log: Log
    let id: Int
    var body: some View {
      Text("working").task(id: id) {
        log.add("start \(id)")
        // A stream that nothing comes from ends when the task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        log.add("stop \(id)")
      }
    }
  }

  private struct App: View {
    let log: Log
    let flags: TwoFlags
    var body: some View {
      if flags.first { Working(log: log, id: flags.second ? 2 : 1) }
    }
  }

  /// A cancelled stream ends on whatever thread is free, which may take several turns.
  private func lines(_ count: Int, of log: Log, in scene: HeadlessScene) async -> [String] {
    for _ in 0..<1000 where log.lines.count < count { await scene.settle() }
    return log.take().sorted()
  }

  @Test func aTaskRunsWhileItsViewIsShownAndAnewForAnotherValue() async {
    let (log, flags) = (Log(), TwoFlags())
    let scene = HeadlessScene { App(log: log, flags: flags) }
    await scene.settle()
    #expect(log.take().isEmpty)
    flags.first = true
    #expect(await lines(1, of: log, in: scene) == ["start 1"])
    flags.second = true
    #expect(await lines(2, of: log, in: scene) == ["start 2", "stop 1"])
    flags.first = false
    #expect(await lines(1, of: log, in: scene) == ["stop 2"])
    #expect(scene.faults.isEmpty)
  }

  private struct Watching: View {
    let flags: TwoFlags
    let log: Log
    var body: some View {
      Text("watching")
        .onChange(of: flags.first) { old, new in log.add("\(old) \(new)") }
        .onChange(of: flags.second, initial: true) { log.add("second") }
    }
  }

  @Test func onChangeRunsAfterTheUpdateInWhichTheValueChanged() {
    let (log, flags) = (Log(), TwoFlags())
    let scene = HeadlessScene { Watching(flags: flags, log: log) }
    #expect(log.take() == ["second"])
    flags.first = true
    #expect(log.take().isEmpty)
    scene.turn()
    #expect(log.take() == ["false true"])
    scene.turn()
    #expect(log.take().isEmpty)
  }

  @Test func s45EveryHandlerInTheTreeHearsOfAnAddress() throws {
    let log = Log()
    let scene = HeadlessScene {
      TabView {
        Text("one").onOpenURL { log.add("one \($0)") }.tabItem { Text("One") }
        Text("two").onOpenURL { log.add("two \($0)") }.tabItem { Text("Two") }
      }
      .onOpenURL { log.add("root \($0)") }
    }
    scene.open(try #require(URL(string: "app://a")))
    #expect(log.take() == ["root app://a", "one app://a"])
    try scene.tapTab("Two")
    scene.turn()
    scene.open(try #require(URL(string: "app://b")))
    #expect(Set(log.take()) == ["root app://b", "one app://b", "two app://b"])
  }

  private struct Titled: UIViewControllerRepresentable {
    @Environment(\.layoutDirection) private var direction
    let title: String
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      controller.title = "\(title) \(direction) \(context.environment.accessibilityReduceMotion)"
    }
  }

  private struct Owner: View {
    let flags: TwoFlags
    var body: some View { Titled(title: flags.first ? "second" : "first") }
  }

  @Test func aRepresentedControllerIsUpdatedAndReadsTheEnvironment() {
    let flags = TwoFlags()
    let scene = HeadlessScene(reducesMotion: true, layoutDirection: .rightToLeft) {
      Owner(flags: flags)
    }
    let controller = scene.nodes.all(.controller).first?.controller
    #expect(controller?.title == "first rightToLeft true")
    flags.first = true
    scene.turn()
    #expect(controller?.title == "second rightToLeft true")
    #expect(scene.nodes.all(.controller).first?.controller === controller)
  }

  @Test func aHostingControllerStandsInAPlainUIKitWindow() {
    let flags = TwoFlags()
    let log = Log()
    let controller = UIHostingController(rootView: Watching(flags: flags, log: log))
    let window = UIWindow(frame: .zero)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.isHidden = false
    #expect(log.take() == ["second"])
  }
}
