import Foundation

/// What a cell shows, and the view of it.
@MainActor final class CellContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private var view: UIView?

  /// Tells the view that is there, if it shows contents of the same kind, or makes another.
  func show(_ new: (any UIContentConfiguration)?, in holder: UIView) {
    configuration = new
    if let new, let part = view as? any UIContentView,
      type(of: part.configuration) == type(of: new)
    {
      part.configuration = new
      return
    }
    view?.removeFromSuperview()
    view = new?.makeContentView()
    if let view { holder.addSubview(view) }
    holder.superview?.setNeedsLayout()
  }

  func layOut(in holder: UIView) { view?.frame = holder.bounds }
}
