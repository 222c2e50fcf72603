/// A question that a screen answers with a value of type `Answer`.
///
/// ```swift
/// struct AddressPicker: Question {
///   typealias Answer = Address
///   var near: City
///   var route: Shop { .address(self) }
/// }
/// let ending = try await navigator.ask(AddressPicker(near: .oslo))
/// ```
public protocol Question<Answer>: Hashable, Sendable, Codable {
  /// The type of the value that the screen returns.
  associatedtype Answer: Sendable
  /// The type of its screen's route.
  associatedtype R: NavigationRoute

  /// The route of the screen that answers.
  var route: R { get }
}

/// How a question ended.
///
/// If a guard redirects to another screen, the question ends as `replaced`. While its screen is in
/// a kept part (alive while another part of the app is shown), the question stays open.
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen returned a value.
  case finished(Answer)
  /// The screen closed itself or `back` closed it, without a value, or the caller stopped waiting.
  case cancelled
  /// A gesture of the user closed the screen, or code that does not use the navigator did.
  case dismissed
  /// Another navigation replaced the screen, a guard refused it later, or its kept part was
  /// released.
  case replaced
  /// The scene ended.
  case sceneGone
}

extension Ending: Equatable where Answer: Equatable {}

extension Navigating {
  /// Shows the screen of a question, and waits for the ending of the question.
  ///
  /// ```swift
  /// switch try await navigator.ask(AddressPicker(near: .oslo)) {
  /// case .finished(let address): bag.address = address
  /// case .cancelled, .dismissed, .replaced, .sceneGone: break
  /// }
  /// ```
  ///
  /// The screen is always built anew. If an equal question is asked before the first is on screen,
  /// as by a double tap, both calls share one request and get the same ending. Cancelling the
  /// calling task before the commit cancels the request, unless another call shares it. After the
  /// commit, the screen stays and the ending is `cancelled`.
  ///
  /// A dialog waits, parked, for the answer of an open one, but with the policy `replace`.
  ///
  /// - Parameters:
  ///   - question: The question; its route names the screen.
  ///   - placement: Where this request builds the screen; nil for the map's placement.
  ///   - object: Something that is not a value, for the screen to take with
  ///     `ScreenContext.handed(as:)`.
  ///   - policy: Whether the request waits for older ones, or ends them.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: How the question ended.
  /// - Throws: The errors of a navigation until the commit, and `reentrant` inside a guard.
  public func ask<Q: Question>(
    _ question: Q, placed placement: Placement<R>? = nil, handing object: Any? = nil,
    policy: QueuePolicy = .newest, fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Ending<Q.Answer> where Q.R == R {
    if AnsweringTask.isUnderWay { throw .reentrant }
    let request = perform(
      NavigationVerb(
        asking: question, placed: placement, handing: object, policy: policy,
        from: CallSite(fileID, line)))
    // A request that failed at once holds no question.
    let slot = request.cargo.question as? AnswerSlot<Q.Answer>
    do throws(NavigationError) { _ = try await request.arrivalForCaller() } catch {
      // After the commit the question has an ending of its own, even if the request has failed.
      guard slot?.isPosed == true else { throw error }
    }
    guard let slot else { throw .sceneGone }
    return await slot.value()
  }
}

/// Takes the answer to one question; the first ending counts.
@MainActor package final class AnswerSlot<Answer: Sendable>: OpenQuestion {
  package var isPosed = false
  private var ending: Ending<Answer>?
  private let waiters = Waiters<Ending<Answer>>()

  package func end(_ ending: Ending<Answer>) {
    guard self.ending == nil else { return }
    self.ending = ending
    waiters.resume(returning: ending)
  }

  package func end(because cause: Cause?) {
    switch cause {
    case .code: end(.replaced)
    case .leaving: end(.cancelled)
    case .user: end(.dismissed)
    case nil: end(.sceneGone)
    }
  }

  /// Waits for the ending; a cancelled task stops waiting as `cancelled`, and the screen stays.
  func value() async -> Ending<Answer> {
    if let ending { return ending }
    return await waiters.value(orWhenCancelled: .cancelled)
  }
}

/// A question without the type of its answer.
@MainActor package protocol OpenQuestion: AnyObject {
  /// Whether the question's screen, or another in its place, has come into the tree.
  var isPosed: Bool { get set }

  /// Ends the question because its screen left the tree; `cause` is nil when the scene ends.
  func end(because cause: Cause?)
}
