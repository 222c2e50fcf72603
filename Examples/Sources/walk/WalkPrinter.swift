import Foundation
import WalkKit

/// Writes what a walk came to.
struct WalkPrinter {
  let isJSON: Bool
  let showsTree: Bool

  func tell(_ report: StepReport) {
    if isJSON {
      write(report)
      for note in report.notes { warn(note) }
      return
    }
    say(report.step)
    say("  \(report.picture.isEmpty ? "(nothing)" : report.picture)")
    if showsTree { say("  tree \(report.tree)") }
    say("  \(report.outcome) · \(report.alive) alive, \(report.models) models")
    for note in report.notes { say("  \(note)") }
  }

  func tell(_ count: WalkRounds.Count) {
    if isJSON { return write(count) }
    say(
      "round \(count.round) · \(count.alive) alive, \(count.models) models, "
        + "\(count.memory / 1_024) KiB")
  }

  func tell(_ failure: WalkFailure) {
    warn("walk: \(failure)")
  }

  /// Line by line, so that a reader at the other end of a pipe sees each step as it is done.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private func warn(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private func write(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      say(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      warn("walk: a line could not be written: \(error)")
    }
  }
}
