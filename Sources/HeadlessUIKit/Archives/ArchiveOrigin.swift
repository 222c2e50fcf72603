import Foundation

/// Where a controller comes from: a screen of a storyboard, or the name of an archive.
@MainActor final class ArchiveOrigin {
  var storyboard: UIStoryboard?
  var identifier: String?
  var fill: HeadlessStoryboard.Fill?
  var nibName: String?

  /// The view that the archive has; nil when it has none.
  func makeView(of controller: UIViewController) -> UIView? {
    if let fill { return fill(controller) }
    guard let nibName else { return nil }
    let objects = UINib(nibName: nibName, bundle: nil).instantiate(withOwner: controller)
    return controller.viewStorage ?? objects.lazy.compactMap { $0 as? UIView }.first
  }
}
