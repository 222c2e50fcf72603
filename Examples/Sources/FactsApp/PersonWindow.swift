#if canImport(UIKit)
import PlatformFacts
import PortolanUIKit

/// A small window above all others: it says what a person has to do, and hears the answer.
///
/// A test of the interface reads `finger` and `results`, and taps `done` or `no`.
final class PersonWindow: UIWindow {
  /// The answers by the number of the request.
  private(set) var answers: [Int: Bool] = [:]
  private var asked = 0
  private let finger = UILabel()
  private let results = UILabel()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    let root = UIViewController()
    rootViewController = root
    let views = [(finger, "finger"), (results, "results")] as [(UIView, String)]
    for (view, name) in views + [(button("done", true), "done"), (button("no", false), "no")] {
      view.accessibilityIdentifier = name
      root.view.addSubview(view)
      let width: CGFloat = view is UIButton ? 60 : 120
      view.frame = CGRect(x: name == "no" ? 60 : 0, y: 40, width: width, height: 20)
    }
    finger.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
    results.frame = CGRect(x: 0, y: 20, width: 120, height: 20)
  }

  required init?(coder: NSCoder) { nil }

  /// A touch must not take the keys from the window of the facts.
  override var canBecomeKey: Bool { false }

  private func button(_ title: String, _ answer: Bool) -> UIButton {
    UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self else { return }
        finger.text = ""
        answers[asked] = answer
      })
  }

  /// Asks the person to do or to look for something; the number of the request.
  func ask(_ words: String) -> Int {
    asked += 1
    finger.text = words
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
