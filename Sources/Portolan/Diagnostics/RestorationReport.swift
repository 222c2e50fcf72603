/// The result of a restoration: how much was restored, and what was left out for which reason.
///
/// ```swift
/// let arrival = try await scene.restore(saved).arrival()
/// for lost in arrival.restoration?.leftOut ?? [] { print(lost) }   // product: undecodable
/// ```
///
/// It names cases and holds no routes, so it can be logged as it is. With each screen that is left
/// out, the screens on it are left out:
/// - in a stack those above it, and with the first one the whole stack;
/// - in a container with members its place becomes a slot; a selected member is replaced by an
///   entered one, else by one without guards, and without either the container is left out;
/// - with a container its children, and with a layer those above it.
public struct RestorationReport: Hashable, Sendable {
  /// A screen or container that was left out.
  public struct LeftOut: Hashable, Sendable {
    /// Its route; nil for a foreign screen.
    public let route: RouteLabel?
    /// The reason.
    public let reason: Reason
  }

  /// The reason why a screen or container was left out.
  public enum Reason: Error, Hashable, Sendable, Codable {
    /// Its route may not be saved (`NavigationRoute.isSaveable`).
    case unsaveable
    /// Its route could not be encoded when it was saved.
    case unencodable
    /// No feature of this navigator has its route type.
    case unknownType
    /// Its route cannot be decoded any more, or its migration threw.
    case undecodable
    /// The map places it `.nowhere`.
    case notInThisMap
    /// The map no longer lists it, or the member that it replaced, in its container.
    case unlisted
    /// The map gives it another shape, which cannot stand at its place.
    case reshaped
    /// It was a foreign screen.
    case foreign
    /// It was a passing screen, and nothing waits behind it any more.
    case passing
    /// This guard did not allow it.
    case refused(by: RouteLabel)
    /// It stood deeper than the limit for saved trees.
    case tooDeep
    /// The tree is too large, or it exceeds the number of kept parts.
    case tooMany
    /// It stood on, in or over a screen that was left out, or is a container without children.
    case dependent
  }

  /// The number of restored screens and containers, without stacks that have no route.
  public let restored: Int
  /// The ones that were left out, in the order in which they were saved.
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
  /// The number of left out screens that a description names.
  private static var named: Int { 5 }

  /// The numbers, and the first ones that were left out.
  public var description: String {
    let total = restored + leftOut.count
    guard !leftOut.isEmpty else { return "\(restored) of \(total) restored" }
    let names = leftOut.prefix(Self.named).map(\.description).joined(separator: ", ")
    let more = leftOut.count > Self.named ? " and \(leftOut.count - Self.named) more" : ""
    return "\(restored) of \(total) restored, left out \(names)\(more)"
  }
}

extension RestorationReport {
  /// A diagnostic for an incomplete restoration.
  var diagnostic: Diagnostic {
    Diagnostic(
      .incompleteScene, "A restored scene is not complete: \(self).",
      why: "Screens that cannot be shown are left out, with the screens on them.",
      fix: "Migrate old routes or check their guards, unless you left the screens out on purpose.")
  }
}
