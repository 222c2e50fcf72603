import Foundation
import HeadlessSwiftUI
import Testing

/// The part of Combine that views use, as Apple's pages describe it.
@MainActor
@Suite(
  "A publisher sends each new value before its property stores it, until the publisher completes")
struct PublisherTests {
  @Test func `a published value is sent before it stands in the property`() {
    let basket = Basket()
    var seen: [String] = []
    let subscription = basket.$count.sink { seen.append("\($0) over \(basket.count)") }
    basket.count = 2
    subscription.cancel()
    basket.count = 3
    #expect(seen == ["0 over 0", "2 over 0"])
  }

  @Test func `an object says that it will change, with one publisher for all its properties`() {
    let basket = Basket()
    var seen: [String] = []
    let subscription = basket.objectWillChange.sink { seen.append("\(basket.count)\(basket.note)") }
    basket.count = 1
    basket.note = "a"
    #expect(basket.objectWillChange === basket.objectWillChange)
    #expect(seen == ["0", "1"])
    subscription.cancel()
  }

  private final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private struct Counting: View {
    @ObservedObject var manual: Manual
    var body: some View { Text("\(manual.count)") }
  }

  @Test func `an object may say so by itself`() {
    let manual = Manual()
    let scene = HeadlessScene { Counting(manual: manual) }
    manual.count = 2
    scene.turn()
    #expect(scene.nodes.texts == ["2"])
  }

  @Test func `a subject sends until it has ended, and what is let go receives no more`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    subject.send(0)
    var kept: Set<AnyCancellable> = []
    subject.sink { _ in
      seen.append("end")
    } receiveValue: {
      seen.append("\($0)")
    }
    .store(in: &kept)
    subject.send(1)
    _ = subject.sink { seen.append("lost \($0)") }
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    _ = subject.sink { _ in
      seen.append("late")
    } receiveValue: { _ in
    }
    #expect(seen == ["1", "2", "end", "late"])
  }

  @Test func `a subject with a value sends it first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let subscription = subject.sink { seen.append($0) }
    subject.send(2)
    subject.value = 3
    #expect(seen == [1, 2, 3] && subject.value == 3)
    subscription.cancel()
  }

  private final class Picky: Subscriber {
    var subscription: (any Subscription)?
    var seen: [Int] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      seen.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test func `nothing comes before a subscriber asks`() {
    let (subject, picky) = (PassthroughSubject<Int, Never>(), Picky())
    subject.receive(subscriber: picky)
    subject.send(1)
    picky.subscription?.request(.unlimited)
    subject.send(2)
    picky.subscription?.cancel()
    subject.send(3)
    #expect(picky.seen == [2])
  }
}
