import Observation
import Testing

@testable import Portolan
@testable import PortolanFixtures

private enum Mail: NavigationRoute {
  case main, box, folders, empty, message(Int), note, chats, sheet, lock
}

private struct MailMap: NavigationMap {
  func destination(for route: Mail) -> RouteDestination<Mail> {
    switch route {
    case .main: return .tabs([.box, .chats], .root)
    case .box: return .split(primary: .folders, secondary: .empty, .member(of: .main))
    case .folders, .empty: return .screenInStack(.member(of: .box))
    case .message: return .screenInStack(.column(.secondary, of: .box))
    case .note: return .screen(.pushed(.inVisibleStack))
    case .chats: return .screenInStack(.member(of: .main))
    case .sheet: return .screenInStack(.presented(.sheet))
    case .lock: return .screenInStack(.curtain)
    }
  }
}

@MainActor
@Suite("A view that observes one route is evaluated again only when that route's state changes")
struct VisibilityTests {
  private let navigator = Navigator(MailMap())

  /// Counts the evaluations of something that reads the navigator, as a view does.
  @MainActor private final class Reader<Value> {
    private(set) var values: [Value] = []
    private let read: @MainActor () -> Value
    private var isStale = true

    init(_ read: @escaping @MainActor () -> Value) {
      self.read = read
      evaluate()
    }

    /// Evaluates again when it was told of a change.
    func evaluate() {
      guard isStale else { return }
      isStale = false
      values.append(
        withObservationTracking(read) { MainActor.assumeIsolated { self.isStale = true } })
    }
  }

  @Test func `the tree tells of each change, and of nothing else`() {
    let scene = navigator.scene
    let reader = Reader { scene.tree.picture }
    let typed = Reader { self.navigator.tree.picture }
    navigator.show(.message(1))
    reader.evaluate()
    navigator.show(.message(1))
    reader.evaluate()
    navigator.push(.note)
    reader.evaluate()
    typed.evaluate()
    #expect(reader.values.count == 3 && Set(reader.values).count == 3, "\(reader.values)")
    #expect(typed.values.count == 2)
  }

  @Test func `of a hundred rows only those whose answer changes are evaluated anew`() {
    navigator.show(.main)
    let rows = (0..<100).map { id in Reader { self.navigator.isVisible(.message(id)) } }
    for id in [3, 4, 4, 3] {
      navigator.show(.message(id))
      for row in rows { row.evaluate() }
    }
    navigator.push(.note)
    navigator.back()
    navigator.show(.sheet)
    navigator.dismiss()
    for row in rows { row.evaluate() }
    let evaluations: Int = rows.reduce(0) { $0 + $1.values.count }
    // At first, then 3 came, 4 took its place, 3 came back, and something went over it and away.
    #expect(evaluations == 100 + 1 + 2 + 2 + 1)
    let third: [Bool] = rows[3].values
    let fourth: [Bool] = rows[4].values
    #expect(third == [false, true, false, true, true])
    #expect(fourth == [false, true, false])
    #expect(rows[5].values.count == 1)
  }

  @Test func `a screen beside the front one is visible, in its column`() {
    navigator.show(.message(1))
    #expect(navigator.isVisible(.message(1)) && navigator.isVisible(.folders))
    #expect(navigator.isVisible(.main) && navigator.isVisible(.box))
    #expect(!navigator.isVisible(.chats), "a slot")
    #expect(navigator.isInFront(.message(1)) && !navigator.isInFront(.folders))
    #expect(!navigator.isInFront(.main))
    #expect(navigator.column(of: .message(1)) == .secondary)
    #expect(navigator.column(of: .folders) == .primary)
    #expect(navigator.column(of: .box) == nil)
    navigator.push(.note)
    #expect(!navigator.isVisible(.message(1)) && navigator.column(of: .message(1)) == nil)
    #expect(navigator.column(of: .note) == .secondary)
  }

  @Test func `a collapsed split shows one column`() {
    navigator.scene.isCompact = true
    navigator.show(.message(1))
    #expect(!navigator.isVisible(.folders) && navigator.column(of: .folders) == nil)
    #expect(navigator.isInFront(.message(1)) && navigator.column(of: .message(1)) == .secondary)
  }

  @Test func `each answer of a route has observers of its own`() {
    navigator.show(.message(1))
    let isVisible = Reader { self.navigator.isVisible(.folders) }
    let isInFront = Reader { self.navigator.isInFront(.folders) }
    let column = Reader { self.navigator.column(of: .folders) }
    navigator.select(.folders)
    for reader in [isVisible, isInFront] { reader.evaluate() }
    column.evaluate()
    #expect(isVisible.values == [true])
    #expect(isInFront.values == [false, true])
    #expect(column.values == [.primary])
  }

  @Test func `a layer is open, whoever opened it`() async throws {
    let host = RecordingHost()
    host.attach(to: navigator.scene)
    navigator.show(.main)
    let reader = Reader { self.navigator.isPresenting }
    navigator.show(.message(1))
    reader.evaluate()
    navigator.show(.sheet)
    reader.evaluate()
    host.screen.dragAway()
    navigator.scene.screenDidChange()
    reader.evaluate()
    #expect(reader.values == [false, true, false])
  }

  @Test func `a curtain is found, and covers no answer`() {
    navigator.show(.message(1))
    let lock = Reader { self.navigator.isVisible(.lock) }
    let message = Reader { self.navigator.isInFront(.message(1)) }
    navigator.show(.lock)
    lock.evaluate()
    message.evaluate()
    navigator.close(.lock)
    lock.evaluate()
    message.evaluate()
    #expect(lock.values == [false, true, false])
    #expect(message.values == [true])
  }

  @Test func `a screen's own calls observe no tree`() throws {
    navigator.show(.message(1))
    let node = try #require(navigator.tree.visiblePath.last)
    let scene = navigator.scene
    let reader = Reader {
      let context = ScreenContext<Mail>(node: node, in: scene)
      context?.askBeforeLeaving { .leave }
      context?.askBeforeLeaving(nil)
      return context?.route
    }
    navigator.push(.note)
    reader.evaluate()
    #expect(reader.values.count == 1)
  }
}
