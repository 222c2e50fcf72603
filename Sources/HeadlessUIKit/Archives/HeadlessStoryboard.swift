public import Foundation

/// What Xcode keeps in a storyboard: screens by their identifiers, and the segues between them.
@MainActor public struct HeadlessStoryboard {
  /// How a segue shows its destination.
  public enum Kind: Sendable {
    /// By `show(_:sender:)`.
    case show
    /// By `showDetailViewController(_:sender:)`.
    case showDetail
    /// By `present(_:animated:completion:)`.
    case present
  }

  /// Makes a controller from an archive.
  public typealias Make = (NSCoder) -> UIViewController?
  /// Makes the view of a controller, and connects its outlets.
  public typealias Fill = (UIViewController) -> UIView

  struct Screen {
    let make: Make
    let fill: Fill?
  }

  struct Segue {
    let destination: String
    let kind: Kind
  }

  /// The name of the file.
  public let name: String
  let initial: String?
  private(set) var screens: [String: Screen] = [:]
  private(set) var segues: [String: [String: Segue]] = [:]

  /// Creates an empty storyboard, whose first screen has an identifier.
  public init(_ name: String, initial: String? = nil) {
    self.name = name
    self.initial = initial
  }

  /// Adds a screen, which its controller makes; without `view` the controller makes its view as well.
  public func screen(
    _ identifier: String, view: Fill? = nil, make: @escaping Make
  ) -> HeadlessStoryboard {
    var copy = self
    copy.screens[identifier] = Screen(make: make, fill: view)
    return copy
  }

  /// Adds a way from one screen to another.
  public func segue(
    _ identifier: String, from source: String, to destination: String, as kind: Kind = .show
  ) -> HeadlessStoryboard {
    var copy = self
    copy.segues[source, default: [:]][identifier] = Segue(destination: destination, kind: kind)
    return copy
  }
}
