import HeadlessFacts
import HeadlessSwiftUI
import HeadlessUIKit
import PlatformFacts
import Testing

@MainActor @Suite("The platform facts that are tested on devices also hold on the headless models")
struct PlatformFactsTests {
  /// A fact, where it is tried, and a value of the assumption that it sees.
  struct Attempt: CustomTestStringConvertible, Sendable {
    let fact: Fact
    let profile: HeadlessProfile
    let device: FactDevice
    let value: String?

    var testDescription: String {
      "\(profile) \(device) \(fact)\(value.map { ", \($0)" } ?? "")"
    }

    static let all: [Attempt] = HeadlessProfile.allCases.flatMap { profile in
      FactDevice.allCases.filter { $0 != .duo || profile == .iOS27 }.flatMap { device in
        Fact.all.filter { $0.isTried(on: profile, device) }.flatMap { fact in
          let values: [String?] = fact.assumption.flatMap(AssumptionChoice.named)?.values ?? [nil]
          return values.map {
            Attempt(fact: fact, profile: profile, device: device, value: $0)
          }
        }
      }
    }
  }

  @Test("hold on our models, and see the value that these have", arguments: Attempt.all)
  func holds(attempt: Attempt) async throws {
    let fact = attempt.fact
    var assumptions = HeadlessViewAssumptions(answersOf: attempt.profile)
    if let name = fact.assumption {
      let choice = try #require(AssumptionChoice.named(name), "no assumption has this name")
      let value = try #require(attempt.value)
      try #require(choice.set(value, in: &assumptions))
    }
    let (outcome, faults) = await HeadlessFactStage.outcome(
      of: fact, on: attempt.profile, assumptions, device: attempt.device)
    let expected =
      fact.assumption.map { FactOutcome.saw(assumption: $0, value: attempt.value ?? "") } ?? .agrees
    #expect(outcome == expected)
    #expect(faults == [])
  }

  @Test("each is tried somewhere, and all assumptions are seen")
  func complete() {
    let tried = Set(Attempt.all.map(\.fact.description))
    #expect(Fact.all.allSatisfy { tried.contains($0.description) })
    #expect(Set(Fact.all.compactMap(\.assumption)) == Set(AssumptionChoice.all.map(\.name)))
  }

  @Test("choices are named as the properties are, in both models")
  func names() {
    let views = Mirror(reflecting: HeadlessViewAssumptions()).children.compactMap(\.label)
    let controllers = Mirror(reflecting: HeadlessAssumptions()).children.compactMap(\.label)
    #expect(
      Set(AssumptionChoice.all.map(\.name)) == Set(controllers + views).subtracting(["uikit"]))
  }

  @Test("a choice sets its values, and no other", arguments: AssumptionChoice.all)
  func values(choice: AssumptionChoice) {
    var all: Set<HeadlessViewAssumptions> = []
    for value in choice.values {
      var assumptions = HeadlessViewAssumptions()
      #expect(choice.set(value, in: &assumptions))
      all.insert(assumptions)
    }
    #expect(all.count == choice.values.count)
    var assumptions = HeadlessViewAssumptions()
    #expect(!choice.set("planted", in: &assumptions))
  }

  @Test("each has numbers, and no two the same statement on one system")
  func named() {
    #expect(Fact.all.allSatisfy { !$0.numbers.isEmpty && !$0.claim.isEmpty })
    let statements = Fact.all.map { "\($0) \($0.systems)" }
    #expect(Set(statements).count == statements.count)
  }

  @Test("a stage that does nothing differs from most, and answers no assumption by itself")
  func nothing() async throws {
    var agreeing = 0
    for fact in Fact.all {
      await HeadlessScreen.run(on: HeadlessScreen()) { _ in
        if await fact.outcome(on: IdleStage()) == .agrees { agreeing += 1 }
      }
    }
    #expect(agreeing * 2 < Fact.all.count)
  }
}

extension Fact {
  fileprivate func isTried(on profile: HeadlessProfile, _ device: FactDevice) -> Bool {
    systems.contains(profile.rawValue) && devices.contains(device)
  }
}

/// Shows nothing, and has no person.
private final class IdleStage: FactStage {
  let system = 18
  let device = FactDevice.phone
  let root: UIViewController? = nil
  let hasMovedBars = false

  func show(_ root: UIViewController) {}
  func show(_ views: @escaping @MainActor () -> AnyView) {}
  func makeWindow() -> UIWindow { UIWindow(frame: .zero) }
  func turn() {}
  func eachTurn(_ body: @escaping @MainActor () -> Bool) {}
  func settle() {}
  func outlast(until holds: () -> Bool) {}
  func act(_ act: FactAct) {}
  func leave(_ change: @escaping @MainActor () -> Void) { change() }
  func finds(_ label: String) -> Bool { false }
}
