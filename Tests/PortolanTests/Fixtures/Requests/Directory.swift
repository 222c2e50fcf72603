/// A directory of names that answers when the test says so.
@MainActor final class Directory {
  private var waiting: [CheckedContinuation<Int, any Error>] = []
  private(set) var asked: [String] = []

  func id(of name: String) async throws -> Int {
    asked.append(name)
    return try await withCheckedThrowingContinuation { waiting.append($0) }
  }

  func answer(_ result: Result<Int, any Error>) {
    let ready = waiting
    waiting = []
    for one in ready { one.resume(with: result) }
  }
}
