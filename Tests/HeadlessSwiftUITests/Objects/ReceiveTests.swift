import Foundation
import HeadlessSwiftUI
import Testing

/// `onReceive`: an action for each value, as long as the view is in the tree.
@MainActor @Suite("A view's onReceive runs its newest action for each value") struct ReceiveTests {
  private struct Hearing: View {
    let subject: PassthroughSubject<Int, Never>
    let title: BindingBox<String>
    let log: Log
    @State private var sum = 0
    var body: some View {
      Text("\(title.value) \(sum)").onReceive(subject) {
        sum += $0
        log.add("\(title.value) \($0)")
      }
    }
  }

  @Test func `each value runs the newest action once`() {
    let (subject, title) = (PassthroughSubject<Int, Never>(), BindingBox("old"))
    let log = Log()
    let scene = HeadlessScene { Hearing(subject: subject, title: title, log: log) }
    subject.send(2)
    title.value = "new"
    scene.turn()
    subject.send(3)
    scene.turn()
    #expect(scene.nodes.texts == ["new 5"])
    #expect(log.take() == ["old 2", "new 3"])
  }

  @Test func `another publisher takes the place of the first`() {
    let (subjects, which) = ([PassthroughSubject<Int, Never>(), .init()], BindingBox(0))
    let log = Log()
    let scene = HeadlessScene { Switching(subjects: subjects, which: which, log: log) }
    which.value = 1
    scene.turn()
    subjects[0].send(1)
    subjects[1].send(2)
    #expect(log.take() == ["2"])
  }

  private struct Switching: View {
    let subjects: [PassthroughSubject<Int, Never>]
    let which: BindingBox<Int>
    let log: Log
    var body: some View {
      Text("shop").onReceive(subjects[which.value]) { log.add("\($0)") }
    }
  }

  private struct Following: View {
    @ObservedObject var basket: Basket
    let flags: TwoFlags
    let log: Log
    var body: some View {
      if !flags.first {
        Text("\(basket.count)").onReceive(basket.$count) { log.add("\($0)") }
      }
    }
  }

  @Test func `a published property comes with its value, and not again with each evaluation`() {
    let (basket, flags, log) = (Basket(), TwoFlags(), Log())
    let scene = HeadlessScene { Following(basket: basket, flags: flags, log: log) }
    #expect(log.take() == ["0"])
    basket.count = 1
    scene.turn()
    #expect(log.take() == ["1"])
    flags.first = true
    scene.turn()
    basket.count = 2
    #expect(log.take().isEmpty)
  }

  @Test func `notifications are received while the view is there`() {
    let (center, name, log) = (NotificationCenter(), Notification.Name("sold"), Log())
    let flags = TwoFlags()
    let scene = HeadlessScene { Noting(center: center, name: name, flags: flags, log: log) }
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("bought"), object: nil)
    flags.first = true
    scene.turn()
    center.post(name: name, object: nil)
    #expect(log.take() == ["sold"])
  }

  private struct Noting: View {
    let center: NotificationCenter
    let name: Notification.Name
    let flags: TwoFlags
    let log: Log
    var body: some View {
      if !flags.first {
        Text("shop").onReceive(center.publisher(for: name)) { log.add($0.name.rawValue) }
      }
    }
  }
}
