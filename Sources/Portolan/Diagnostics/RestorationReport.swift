/// The result of a restoration: how much was restored, and what was left out for which reason.
///
/// ```swift
/// let arrival = try await scene.restore(saved).arrival()
/// for lost in arrival.restoration?.leftOut ?? [] { print(lost) }   // product: undecodable
/// ```
///
/// The report holds labels instead of routes, so it can be logged as it is. A screen that is left
/// out takes others with it:
/// - In a stack the screens above it are left out, and with its first screen the whole stack.
/// - In a container with members, such as tabs, its position stays empty until it is requested.
///   When it was selected, an entered member is selected instead, else one without guards. When
///   there is neither, the container is left out.
/// - With a container its children are left out, and with a layer the layers above it.
public struct RestorationReport: Hashable, Sendable {
  /// A screen or container that was left out.
  public struct LeftOut: Hashable, Sendable {
    /// The label of its route; nil for a foreign screen, which the library did not build.
    public let route: RouteLabel?
    /// The reason.
    public let reason: Reason
  }

  /// The reason why a screen or container was left out.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Reason: Error, Hashable, Sendable, Codable {
    /// Its route may not be saved (`NavigationRoute.isSaveable`).
    case unsaveable
    /// Its route could not be encoded when it was saved.
    case unencodable
    /// No feature of this navigator has its route type.
    case unknownType
    /// Its route cannot be decoded any more, or the app's migration of the route threw.
    case undecodable
    /// The map places it `.nowhere`.
    case notInThisMap
    /// In the map its container no longer lists it, or the member in whose position it stood.
    case unlisted
    /// The map gives it another shape, and a container of that shape cannot be built at its place.
    case reshaped
    /// It was a foreign screen, which the library did not build.
    case foreign
    /// It was a passing screen, such as a splash, as the base content of the scene.
    case passing
    /// This guard did not allow it.
    case refused(by: RouteLabel)
    /// It was nested more deeply than the limit for saved trees.
    case tooDeep
    /// The saved tree has too many screens, or its part exceeds the limit of kept parts.
    case tooMany
    /// The screen that it was pushed on, contained in or presented over was left out; or it is a
    /// container of which no child was restored.
    case dependent
  }

  /// The number of restored screens and containers, without stacks that have no route.
  public let restored: Int
  /// The screens and containers that were left out, in the order in which they were saved.
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
  /// How many of the screens that were left out the description names.
  private static var named: Int { 5 }

  /// The number of restored screens, and the first ones that were left out.
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
      fix: "Migrate old routes, and restore the session first, unless you left screens out.")
  }
}
