/// A question that a screen answers with a value of type `Answer`; `route` names that screen.
///
/// Pass the question to `Navigating.ask(_:)`, which returns how it ended: with an answer, or why
/// without one.
///
/// ```swift
/// struct AddressPicker: ScreenQuestion {
///   typealias Answer = Address
///   var near: City
///   var route: Shop { .address(self) }
/// }
/// let ending = try await navigator.ask(AddressPicker(near: .oslo))
/// if case .finished(let address) = ending { print(address) }
/// ```
public protocol ScreenQuestion<Answer>: Hashable, Sendable, Codable {
  /// The type of the value that the screen returns.
  associatedtype Answer: Sendable
  /// The type of the route that `route` returns.
  associatedtype RouteType: NavigationRoute

  /// The route of the screen that answers.
  var route: RouteType { get }
}

extension Navigating {
  /// Shows the screen of a question, and waits until the question has ended.
  ///
  /// ```swift
  /// switch try await navigator.ask(AddressPicker(near: .oslo)) {
  /// case .finished(let address): bag.address = address
  /// case .cancelled, .dismissed, .replaced, .sceneGone: break
  /// }
  /// ```
  ///
  /// A new screen is always built. When an equal question is asked before the first one is on
  /// screen, as by a double tap, both calls share one request and get the same ending. Cancelling
  /// the calling task before the commit cancels the request, unless another call shares that
  /// request. When the task is cancelled after the commit, the screen stays and the ending is
  /// `cancelled`.
  ///
  /// When a question is shown as a dialog, and another dialog that waits for an answer is open, the
  /// new question is parked until that dialog has closed. With the policy `replace` the new dialog
  /// replaces the open one.
  ///
  /// - Parameters:
  ///   - question: The question; its route names the screen.
  ///   - placement: Where this request builds the screen; with nil the map decides.
  ///   - object: Something that is not a value, for the screen to take with
  ///     `ScreenContext.takeHanded(as:)`.
  ///   - options: What the request does to older ones, and its source.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: How the question ended.
  /// - Throws: The reason when the request fails before the commit, and `reentrant` when a keeper
  ///   or an exit guard makes this call.
  public func ask<Q: ScreenQuestion>(
    _ question: Q, placed placement: Placement<RouteType>? = nil, handing object: Any? = nil,
    options: RequestOptions = .init(), fileID: String = #fileID, line: Int = #line
  ) async throws(NavigationError) -> Ending<Q.Answer> where Q.RouteType == RouteType {
    if AnsweringTask.isUnderWay { throw .reentrant }
    let request = perform(
      NavigationVerb(
        asking: question, placed: placement, handing: object, policy: options.policy,
        from: options.callSite(orAt: fileID, line)))
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

/// A question without the type of its answer, until it has ended.
@MainActor package protocol OpenQuestion: AnyObject {
  /// Whether the question's screen, or another in its place, has come into the tree.
  var isPosed: Bool { get set }

  /// Ends the question because its screen left the tree; `cause` is nil when the scene ends.
  func end(because cause: Cause?)
}
