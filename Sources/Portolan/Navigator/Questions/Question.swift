/// A screen that is asked for a value: the type of the answer stands with its data.
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
  /// What the screen gives.
  associatedtype Answer: Sendable
  /// The routes among which its screen stands.
  associatedtype R: NavigationRoute

  /// The screen that answers.
  var route: R { get }
}

/// How a question ended.
///
/// A question that a guard turns into another screen ends as `replaced`. One whose screen stands
/// in a part that is kept stays open.
public enum Ending<Answer: Sendable>: Sendable {
  /// The screen gave a value.
  case finished(Answer)
  /// The screen or a verb that goes back closed it without a value, or the asker stopped waiting.
  case cancelled
  /// It was closed on screen: by the user's gesture, or by other code beside the navigator.
  case dismissed
  /// Another navigation took its place, its guards said no later, or its kept part was released.
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
  /// It is always built anew. Asked again before the screen shows the first (a double tap), an equal
  /// question is that one, and both askers get its ending; later it is one of its own. Cancelling the
  /// task before the commit cancels the request when nobody else asked; afterwards the screen stays and
  /// the ending is `cancelled`. Throws the errors of a navigation until the commit, `reentrant` inside
  /// a guard.
  ///
  /// - Parameters:
  ///   - question: What is asked; its route names the screen.
  ///   - placement: Where this request builds the screen; nil is where the map says.
  ///   - object: Something that is not a value, for the screen to take with
  ///     `ScreenContext.handed(as:)`.
  ///   - fileID: The file that asks.
  ///   - line: The line that asks.
  /// - Returns: How the question ended.
  public func ask<Q: Question>(
    _ question: Q, placed placement: Placement<R>? = nil, handing object: Any? = nil,
    fileID: StaticString = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Ending<Q.Answer> where Q.R == R {
    if SceneNavigator.isBeingAsked { throw .reentrant }
    let request = perform(
      NavigationVerb(
        asking: question, placed: placement, handing: object, from: CallSite(fileID, line)))
    guard let slot = request.cargo.question as? AnswerSlot<Q.Answer> else {
      throw .sceneGone
    }
    do throws(NavigationError) { _ = try await request.arrivalForAsker() } catch {
      // Once it is committed the question stands, whatever became of the screen meanwhile.
      guard slot.isPosed else { throw error }
    }
    return await slot.value()
  }
}
