/// What became of a scene that was saved: how much stands again, and what was left out and why.
///
/// ```swift
/// let arrival = try await scene.restore(saved).arrival()
/// for lost in arrival.restoration?.leftOut ?? [] { print(lost) }   // product: undecodable
/// ```
///
/// It names cases and holds no route, so that it can be logged as it is. What is left out takes
/// with it what stood on it:
/// - with an element of a stack go those above it, and with the first the stack;
/// - a member's place is a slot again; when it was selected another member is shown, an entered
///   one or else one for which nothing has to be asked, and without such a one the container goes;
/// - with a container goes what is in it, and with a layer those above it.
public struct RestorationReport: Hashable, Sendable {
  /// One screen or container that does not stand again.
  public struct LeftOut: Hashable, Sendable {
    /// What it was; nil for a screen of other code, which has no route.
    public let route: RouteLabel?
    /// Why it is not there.
    public let reason: Reason
  }

  /// Why something was left out.
  public enum Reason: Error, Hashable, Sendable, Codable {
    /// Its route forbids being saved (`NavigationRoute.isSaveable`).
    case unsaveable
    /// Its route could not be encoded when it was saved.
    case unencodable
    /// No feature of this navigator has its route type.
    case unknownType
    /// Its route cannot be decoded any more, or its migration threw.
    case undecodable
    /// The map places it `.nowhere`.
    case notInThisMap
    /// The map does not list it, or what it stood in the place of, in its container any more.
    case unlisted
    /// The map gives it another shape now, which cannot stand in its place.
    case reshaped
    /// It was a screen of other code.
    case foreign
    /// It was a splash: nothing waits behind it any more.
    case passing
    /// This guard did not allow it.
    case refused(by: RouteLabel)
    /// It stood deeper than a tree may be that is read from outside.
    case tooDeep
    /// There was no room for it: the tree is too large, or so many parts are not kept.
    case tooMany
    /// It stood on, in or over something that was left out, or it was a container of which nothing
    /// is left.
    case dependent
  }

  /// How many of the saved screens and containers stand again; stacks without a route not counted.
  public let restored: Int
  /// What does not, in the order in which it was saved.
  public let leftOut: [LeftOut]
}

extension RestorationReport.LeftOut: CustomStringConvertible {
  /// The case and the reason: `product: undecodable`.
  public var description: String {
    let what = route?.text ?? "a screen of other code"
    if case .refused(let rule) = reason { return "\(what): refused by \(rule)" }
    return "\(what): \(reason)"
  }
}

extension RestorationReport: CustomStringConvertible {
  /// How many diagnostics name; the rest are counted.
  private static var named: Int { 5 }

  /// The numbers, and the first that were left out.
  public var description: String {
    let total = restored + leftOut.count
    guard !leftOut.isEmpty else { return "\(restored) of \(total) restored" }
    let names = leftOut.prefix(Self.named).map(\.description).joined(separator: ", ")
    let more = leftOut.count > Self.named ? " and \(leftOut.count - Self.named) more" : ""
    return "\(restored) of \(total) restored, left out \(names)\(more)"
  }
}

extension RestorationReport {
  /// For a developer to look at, when not everything came back.
  var diagnostic: Diagnostic {
    Diagnostic(
      .incompleteScene, "A restored scene is not complete: \(self).",
      why: "What cannot be shown is left out, with what stood on it.",
      fix: "Nothing when it was meant; otherwise migrate old routes, or look at their guards.")
  }
}
