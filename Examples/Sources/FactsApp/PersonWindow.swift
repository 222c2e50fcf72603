#if canImport(UIKit)
import PlatformFacts
import PortolanUIKit

/// A small window above all others: it says what a person has to do, and hears that it is done.
///
/// A test of the interface reads `finger` and `results`, and taps `done`.
final class PersonWindow: UIWindow {
  /// The number of the last answered request.
  private(set) var answered = 0
  private var asked = 0
  private let finger = UILabel()
  private let results = UILabel()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    let root = UIViewController()
    rootViewController = root
    let done = UIButton(
      primaryAction: UIAction(title: "done") { [weak self] _ in
        guard let self else { return }
        answered = asked
        finger.text = ""
      })
    for (view, name) in [(finger, "finger"), (results, "results"), (done, "done")] {
      view.accessibilityIdentifier = name
      root.view.addSubview(view)
    }
    finger.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
    results.frame = CGRect(x: 0, y: 20, width: 120, height: 20)
    done.frame = CGRect(x: 0, y: 40, width: 120, height: 20)
  }

  required init?(coder: NSCoder) { nil }

  /// Asks the person for a drag; its number.
  func ask(for drag: FactDrag) -> Int {
    asked += 1
    finger.text = drag.rawValue
    return asked
  }

  /// Adds a line to the results, and prints it.
  func add(_ line: String) {
    results.text = (results.text.map { $0 + "\n" } ?? "") + line
    print("fact \(line)")
  }

  /// No request comes after this.
  func end() { finger.text = "end" }
}
#endif
