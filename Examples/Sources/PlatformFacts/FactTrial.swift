import PortolanSwiftUI
import PortolanUIKit

/// One attempt at a fact: the stage, the calls of its controllers, and what was found.
@MainActor final class FactTrial {
  let stage: any FactStage
  let calls = FactCalls()
  /// What nobody else holds, such as delegates and windows.
  private var held: [AnyObject] = []
  private var differences: [String] = []
  private var seen: [String] = []

  init(_ stage: any FactStage) {
    self.stage = stage
  }

  /// Notes an observation that is not as expected.
  func expect<Value: Equatable>(_ what: String, _ found: Value, _ expected: Value) {
    if found != expected { differences.append("\(what): \(found) instead of \(expected)") }
  }

  /// Notes the value of the assumption that the fact sees.
  func saw(_ value: some CustomStringConvertible) { seen.append(value.description) }

  /// Notes one of two values of the assumption, or what was found when it is neither.
  func saw<Found: Equatable>(
    _ found: Found, _ first: (Found, some CustomStringConvertible),
    _ second: (Found, some CustomStringConvertible)
  ) {
    if found == first.0 { return saw(first.1) }
    if found == second.0 { return saw(second.1) }
    differences.append("\(found) instead of \(first.0) or \(second.0)")
  }

  func outcome(of assumption: String?) -> FactOutcome {
    guard differences.isEmpty else { return .differs(differences.joined(separator: "; ")) }
    guard let assumption else { return .agrees }
    guard seen.count == 1 else { return .differs("\(seen.count) values were seen") }
    return .saw(assumption: assumption, value: seen[0])
  }

  /// Keeps an object alive as long as the attempt.
  func hold<Object: AnyObject>(_ object: Object) -> Object {
    held.append(object)
    return object
  }

  func settle() async throws { try await stage.settle() }

  func act(_ act: FactAct) async throws { try await stage.act(act) }

  /// How many turns of the run loop go by until something holds.
  func turns(until holds: () -> Bool) async throws -> Int {
    for count in 0..<50 {
      if holds() { return count }
      try await stage.turn()
    }
    throw NotTried(reason: "It did not happen within 50 turns.")
  }

  /// Shows a controller, and forgets the calls of its appearance.
  func show(_ root: UIViewController) async throws {
    stage.show(root)
    try await settle()
    try await stage.turn()
    _ = calls.take()
  }

  /// Shows views, and forgets the calls of their appearance.
  func show(@ViewBuilder _ views: @escaping @MainActor () -> some View) async throws {
    stage.show { AnyView(views()) }
    try await settle()
    try await stage.turn()
    _ = calls.take()
  }
}
