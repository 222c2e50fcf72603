#if DEBUG && Inspector
import Testing

@testable import PortolanInspector

@MainActor
@Suite("The inspector's outbox keeps the messages that a slow page has not read, in order")
struct OutboxTests {
  private let outbox = Outbox()

  private func row(_ id: Int, _ title: String = "") -> TimelineRow {
    TimelineRow(id: id, kind: .request, title: title)
  }

  @Test func `comes in order`() async {
    outbox.put(.problem(text: "a"))
    outbox.put(.log(text: "b"))
    outbox.put(.problem(text: "c"))
    #expect(await outbox.all() == [.problem(text: "a"), .log(text: "b"), .problem(text: "c")])
  }

  @Test func `of drawings only the newest waits`() async {
    for width in 1...1_000 {
      outbox.put(.drawing(screen: Drawing(width: Double(width), height: 1)))
    }
    #expect(await outbox.all() == [.drawing(screen: Drawing(width: 1_000, height: 1))])
  }

  @Test func `rows are kept, each once, as they are last`() async {
    outbox.put(.timeline(rows: [row(1), row(2)], isWhole: true))
    outbox.put(.timeline(rows: [row(2, "new"), row(3)], isWhole: false))
    #expect(
      await outbox.all() == [.timeline(rows: [row(1), row(2, "new"), row(3)], isWhole: true)])
  }

  @Test func `all rows anew take the place of what waits`() async {
    outbox.put(.timeline(rows: [row(1)], isWhole: false))
    outbox.put(.timeline(rows: [row(7)], isWhole: true))
    #expect(await outbox.all() == [.timeline(rows: [row(7)], isWhole: true)])
  }

  @Test func `what was to be told before a welcome is told after it, anew`() async {
    let facts = AppFacts(
      name: "", medium: "", isOpen: false, alone: nil, actions: [], schemes: [], paths: [],
      modules: [])
    outbox.put(.drawing(screen: Drawing(width: 1, height: 1)))
    outbox.put(.problem(text: "a"))
    outbox.put(.welcome(version: 1, app: facts))
    outbox.put(.drawing(screen: Drawing(width: 2, height: 1)))
    #expect(
      await outbox.all() == [
        .problem(text: "a"), .welcome(version: 1, app: facts),
        .drawing(screen: Drawing(width: 2, height: 1)),
      ])
  }

  @Test func `no more rows wait than are kept`() async {
    outbox.put(.timeline(rows: [], isWhole: true))
    for id in 1...SceneListener.limit + 5 { outbox.put(.timeline(rows: [row(id)], isWhole: false)) }
    guard case .timeline(let rows, true)? = await outbox.next() else {
      Issue.record("no rows")
      return
    }
    #expect(rows.map(\.id) == Array(6...SceneListener.limit + 5))
  }

  @Test func `of two welcomes the newest waits`() async {
    let facts = { (name: String) in
      AppFacts(
        name: name, medium: "", isOpen: false, alone: nil, actions: [], schemes: [], paths: [],
        modules: [])
    }
    outbox.put(.welcome(version: 1, app: facts("old")))
    outbox.put(.welcome(version: 1, app: facts("new")))
    #expect(await outbox.all() == [.welcome(version: 1, app: facts("new"))])
  }

  @Test func `who has not read its answers is not heard, until it has or the end comes`() async {
    for _ in 1..<Outbox.answers { outbox.put(.problem(text: "a")) }
    await outbox.hasRoom()
    outbox.put(.problem(text: "b"))
    outbox.put(.drawing(screen: Drawing(width: 1, height: 1)))
    var isHeard = false
    let hearing = Task {
      await outbox.hasRoom()
      isHeard = true
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(!isHeard)
    _ = await outbox.next()
    await hearing.value
    outbox.put(.problem(text: "c"))
    let last = Task { await outbox.hasRoom() }
    for _ in 0..<20 { await Task.yield() }
    outbox.close()
    await last.value
  }

  @Test func `who waits is given the next at once`() async {
    let reading = Task { await outbox.next() }
    for _ in 0..<20 { await Task.yield() }
    outbox.put(.problem(text: "a"))
    #expect(await reading.value == .problem(text: "a"))
  }

  @Test func `closed it gives what waits, then the end, and takes no more`() async {
    outbox.put(.problem(text: "a"))
    outbox.close()
    outbox.put(.problem(text: "b"))
    #expect(await outbox.next() == .problem(text: "a"))
    #expect(await outbox.next() == nil)
  }

  @Test func `closing ends who waits`() async {
    let reading = Task { await outbox.next() }
    for _ in 0..<20 { await Task.yield() }
    outbox.close()
    #expect(await reading.value == nil)
  }
}
#endif
