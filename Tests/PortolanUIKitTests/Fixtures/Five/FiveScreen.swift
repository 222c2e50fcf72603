import PortolanUIKit

/// A screen that remembers how it came and went, as UIKit told it (U30).
final class FiveScreen: UIViewController {
  @MainActor final class Counts {
    var made = 0
    var gone = 0
  }

  private(set) var calls: [String] = []
  private let counts: Counts

  init(_ name: String, _ counts: Counts) {
    self.counts = counts
    super.init(nibName: nil, bundle: nil)
    title = name
    counts.made += 1
  }

  required init?(coder: NSCoder) { return nil }

  deinit { MainActor.takeDown { [counts] in counts.gone += 1 } }

  func forget() { calls = [] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    calls.append((isMovingToParent ? "arrives" : "is revealed") + (animated ? "" : " at once"))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    calls.append((isMovingFromParent ? "leaves" : "is covered") + (animated ? "" : " at once"))
  }
}
