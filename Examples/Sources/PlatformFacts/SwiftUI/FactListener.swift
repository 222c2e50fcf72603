import PortolanSwiftUI
import PortolanUIKit

/// A controller among views, which notes when it hears of its appearance.
struct FactListener: UIViewControllerRepresentable {
  private let name: String
  private let calls: FactCalls

  init(_ name: String, _ calls: FactCalls) {
    self.name = name
    self.calls = calls
  }

  func makeUIViewController(context: Context) -> Listening { Listening(name, calls) }

  func updateUIViewController(_ controller: Listening, context: Context) {}

  /// Notes whether its appearance is animated.
  final class Listening: UIViewController {
    private let name: String
    private let calls: FactCalls

    init(_ name: String, _ calls: FactCalls) {
      self.name = name
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.add("\(name) will\(animated ? " animated" : "")")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.add("\(name) did")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      calls.add("\(name) gone")
    }
  }
}
