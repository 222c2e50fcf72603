/// The result of a restoration: how many screens came back, and which were left out for which
/// reason.
///
/// ```swift
/// let arrival = try await scene.restore(saved).arrival()
/// for lost in arrival.restoration?.leftOut ?? [] { print(lost) }   // product: undecodable
/// ```
///
/// The report contains labels instead of routes, so it can be logged. A screen that is left out
/// takes others with it:
/// - In a stack, the screens above the lost screen are left out too. When the first screen of a
///   stack is lost, the whole stack is left out.
/// - In a container with members, such as tabs, the position stays empty until a request or the
///   user visits it. When the position was selected, a member that has a screen is selected
///   instead, else a member without guards. When there is neither, the container is left out.
/// - Without a container its children are left out, and without a layer the layers above it.
public struct RestorationReport: Hashable, Sendable {
  /// A screen or container that was left out, with the reason.
  public struct LeftOut: Hashable, Sendable {
    /// The label of the route; nil for a foreign screen, which has no route.
    public let route: RouteLabel?
    /// The reason why the screen or container was left out.
    public let reason: Reason
  }

  /// The reason why a screen or container was left out.
  #if hasAttribute(nonexhaustive)
  @nonexhaustive
  #endif
  public enum Reason: Error, Hashable, Sendable, Codable {
    /// The route must not be saved (`NavigationRoute.isSaveable`).
    case unsaveable
    /// When the scene was saved, the route's own `encode(to:)` threw.
    case unencodable
    /// No feature of this navigator has the route's type.
    case unknownType
    /// The route cannot be decoded any more, or the app's migration of the route threw.
    case undecodable
    /// The map gives the route the destination `.nowhere`.
    case notInThisMap
    /// In the map, the container no longer lists this member, or the member in whose position the
    /// screen stood.
    case unlisted
    /// The map now gives the route a shape that is not possible for the saved screen or container,
    /// or places the route as a curtain.
    case reshaped
    /// The screen was a foreign one, which the library did not build.
    case foreign
    /// The base content of the scene was this screen, which is a passing one, such as a splash
    /// (`isPassing` in its destination).
    case passing
    /// This guard did not allow the screen.
    case refused(by: RouteLabel)
    /// The screen was nested in too many containers: the library restores 100 levels.
    case tooDeep
    /// The saved tree has too many screens, or the screen is in a kept part beyond
    /// `SceneNavigator.keptPartLimit`.
    case tooMany
    /// This screen or container stood on, in or over another one that was left out, or it is a
    /// container of which no child was restored.
    case dependent
  }

  /// The number of restored screens and containers; stacks that have no route are not counted.
  public let restored: Int
  /// The screens and containers that were left out, in the order in which they were saved.
  public let leftOut: [LeftOut]
}

extension RestorationReport.LeftOut: CustomStringConvertible {
  /// The case name and the reason: `product: undecodable`.
  public var description: String {
    let what = route?.text ?? "a screen of other code"
    if case .refused(let rule) = reason { return "\(what): refused by \(rule)" }
    return "\(what): \(reason)"
  }
}

extension RestorationReport: CustomStringConvertible {
  /// How many of the screens that were left out the description names.
  private static var named: Int { 5 }

  /// The number of restored screens, and the first five that were left out.
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
