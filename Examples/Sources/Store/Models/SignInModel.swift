public import Observation
public import Portolan

/// Name and password.
@MainActor @Observable public final class SignInModel {
  /// What the user typed as the name.
  public var name = ""
  /// What the user typed as the password.
  public var password = ""
  /// Why the last try failed.
  public private(set) var problem: StoreProblem?
  /// Whether a try is under way.
  public private(set) var isWorking = false

  private let counted = ModelCensus.Entry()
  private let session: Session
  private let navigator: any Navigating<StoreRoute>
  private let onEnd: @MainActor () -> Void

  /// Makes the model of the sign-in.
  ///
  /// - Parameters:
  ///   - session: What is signed in to.
  ///   - navigator: Where the user can go.
  ///   - onEnd: What follows when the user is signed in, or does not want to be.
  public init(
    session: Session, navigator: any Navigating<StoreRoute>, onEnd: @escaping @MainActor () -> Void
  ) {
    self.session = session
    self.navigator = navigator
    self.onEnd = onEnd
  }

  /// The user wants in; a second try during one is nothing.
  public func signIn() async {
    guard !isWorking else { return }
    isWorking = true
    problem = nil
    do throws(StoreProblem) {
      try await session.signIn(name: name, password: password)
      isWorking = false
      onEnd()
    } catch {
      isWorking = false
      problem = error
    }
  }

  /// The user changed their mind.
  public func cancel() { onEnd() }

  /// The user does not know the password.
  public func forgot() { navigator.show(.forgotPassword) }
}
