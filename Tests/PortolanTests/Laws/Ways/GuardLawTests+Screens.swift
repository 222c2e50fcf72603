import Testing

@testable import Portolan
@testable import PortolanFixtures

extension GuardLawTests {
  @Test func `a question`() async throws {
    try await attack { siege in
      let task = Task { try await siege.navigator.ask(Oath()) }
      await settle()
      // Where it stands nobody answers; where it does not it has ended by now.
      task.cancel()
      _ = try await task.value
    }
  }

  @Test func `a user's move`() async throws {
    try await attack { siege in
      siege.host.make(.select(in: try siege.node(.yard), position: 2), in: siege.scene)
      siege.scene.submit(gesture: .select(.member(of: try siege.node(.yard), at: 2)))
    }
    try await attack { siege in
      let move = Intent.select(.member(of: try siege.node(.yard), at: 2))
      if siege.scene.mayBegin(move) { Issue.record("A gesture began that has something to ask.") }
      siege.scene.submit(gesture: move)
    }
  }

  @Test func `a screen that chooses a member`() async throws {
    let map = FortMap(hall: .custom(Portcullis(), [.nook, .niche], .presented(.sheet)))
    try await attack(map, after: { try await $0.navigator.navigate(to: .nook) }) {
      try $0.context(.hall).choose(1)
    }
  }

  @Test func `a screen that is read wrongly`() async throws {
    /// Shows what nobody asked for.
    final class Liar: RecordingHost {
      var lie: ScreenReading? { didSet { distort = { [lie] in lie ?? $0 } } }
    }
    for mayLock in [false, true] {
      let siege = try await Siege(mayLock: mayLock)
      let yard = try siege.node(.yard)
      try await siege.navigator.show(.crypt, options: .keepingReplacedPart).arrival()
      let crypt = try siege.node(.crypt)
      try await siege.navigator.navigate(to: .well)
      siege.lock()
      let liar = Liar()
      siege.scene.attach(liar)
      liar.lie = ScreenReading(
        layers: [yard, crypt],
        containers: [ScreenReading.Container(node: yard, content: .members(selected: 2))])
      siege.scene.screenDidChange()
      await siege.rest()
      // A member that other code has brought to the front is asked for, as by a tap.
      #expect(siege.intruders.isEmpty == mayLock)
    }
  }
}
