package import Portolan

/// Asks the note for a number.
package struct NoteQuestion: ScreenQuestion {
  package typealias Answer = Int
  package init() {}
  package var route: Shop { .note }
}

extension DialogWords {
  /// The words of a screen of the shop that is shown as a dialog; the lock has none.
  @MainActor package static func of(
    _ route: Shop, in context: ScreenContext<Shop>
  ) -> DialogWords? {
    guard route != .lock else { return nil }
    return DialogWords(
      "\(route)", message: "Really?",
      choices: [
        Choice("Answer", isDestructive: true) { context.finish(NoteQuestion(), with: 1) },
        Choice("Go on") { context.navigator?.show(.bag) },
        Choice("Look") {
          // Whoever looks at the screen before a button acts takes no answer away.
          context.navigator?.scene.screenDidChange()
          context.finish(NoteQuestion(), with: 2)
        },
        Choice("Shut") { context.close() },
      ], cancel: "Leave")
  }
}
