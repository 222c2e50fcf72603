import Foundation
import PortolanUIKit

/// A view that remembers where it was put and how visible it was.
final class FilmView: UIView {
  private(set) var places: [CGPoint] = []
  private(set) var alphas: [CGFloat] = []

  override var frame: CGRect {
    didSet { places.append(frame.origin) }
  }

  override var alpha: CGFloat {
    didSet { alphas.append(alpha) }
  }
}
