/// A screen that is asked for a value; it names the type of its answer.
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
  /// The value that the screen gives.
  associatedtype Answer: Sendable
  /// The type of its screen's route.
  associatedtype R: NavigationRoute

  /// The screen that answers.
  var route: R { get }
}

/// How a question ended.
///
/// A question that a guard turns into another screen ends as `replaced`. A question whose screen
/// stands in a kept part stays open.
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen gave a value.
  case finished(Answer)
  /// The screen or a verb that goes back closed it without a value, or the asker stopped waiting.
  case cancelled
  /// The user's gesture closed it, or other code beside the navigator.
  case dismissed
  /// Another navigation took its place, its guards refused later, or its kept part was released.
  case replaced
  /// The scene ended.
  case sceneGone
}

extension Ending: Equatable where Answer: Equatable {}

extension Navigating {
  /// Shows a screen that answers, and waits for its ending.
  ///
  /// ```swift
  /// switch try await navigator.ask(AddressPicker(near: .oslo)) {
  /// case .finished(let address): bag.address = address
  /// case .cancelled, .dismissed, .replaced, .sceneGone: break
  /// }
  /// ```
  ///
  /// The screen is always built anew. An equal question before the screen shows the first (a double
  /// tap) is the same request, and both askers get its ending; later it is a new request.
  /// Cancelling the task before the commit cancels the request when there is no other asker;
  /// afterwards the screen stays and the ending is `cancelled`.
  ///
  /// - Parameters:
  ///   - question: The question; its route names the screen.
  ///   - placement: Where this request builds the screen; nil for the map's placement.
  ///   - object: Something that is not a value, for the screen to take with
  ///     `ScreenContext.handed(as:)`.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: How the question ended.
  /// - Throws: The errors of a navigation until the commit, and `reentrant` inside a guard.
  public func ask<Q: Question>(
    _ question: Q, placed placement: Placement<R>? = nil, handing object: Any? = nil,
    fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Ending<Q.Answer> where Q.R == R {
    if AnsweringTask.isUnderWay { throw .reentrant }
    let request = perform(
      NavigationVerb(
        asking: question, placed: placement, handing: object, from: CallSite(fileID, line)))
    guard let slot = request.cargo.question as? AnswerSlot<Q.Answer> else {
      throw .sceneGone
    }
    do throws(NavigationError) { _ = try await request.arrivalForCaller() } catch {
      // Once it is committed the question is open, whatever happened to the screen meanwhile.
      guard slot.isPosed else { throw error }
    }
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
  /// Whether its screen, or another in its place, came into the tree.
  var isPosed: Bool { get set }

  /// Ends it because a change of the tree took its screen away; nil when the scene ends.
  func end(because cause: Cause?)
}
