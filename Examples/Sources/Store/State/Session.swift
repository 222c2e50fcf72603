public import Observation

/// Who is signed in.
///
/// The file holds the name and nothing else. Guards steer the flow by it; they protect no data.
@MainActor @Observable public final class Session {
  /// The account's name; nil for a guest.
  public private(set) var user: String?

  private let folder: StateFolder
  private let problems: ProblemLog
  private var isLoaded = false
  @ObservationIgnored private var saving: Task<Void, Never>?

  private struct Saved: Codable, Sendable {
    let user: String
  }

  /// Makes the session of a guest.
  public init(folder: StateFolder, problems: ProblemLog) {
    self.folder = folder
    self.problems = problems
  }

  /// Reads who was signed in; what cannot be read is reported, and the user is a guest.
  public func load() async {
    guard !isLoaded else { return }
    isLoaded = true
    do throws(StoreProblem) {
      user = try await folder.load(Saved.self, from: .session)?.user
    } catch { problems.report(error) }
  }

  /// Signs in, and returns when that is saved; throws `wrongPassword`.
  public func signIn(name: String, password: String) async throws(StoreProblem) {
    guard name == "ada", password == "lovelace" else { throw .wrongPassword }
    user = name
    save(name)
    await saved()
  }

  /// Signs out.
  public func signOut() {
    user = nil
    save(nil)
  }

  /// Returns when all changes are saved.
  public func saved() async {
    await saving?.value
  }

  /// Changes are written in the order in which they were made.
  private func save(_ user: String?) {
    saving = Task { [before = saving, folder, problems] in
      await before?.value
      do throws(StoreProblem) {
        if let user {
          try await folder.save(Saved(user: user), to: .session)
        } else {
          try await folder.remove(.session)
        }
      } catch { problems.report(error) }
    }
  }
}
