import HeadlessUIKit
import PortolanInspector

@testable import DemoKit

/// A screen with one window that is drawn.
@MainActor final class DrawnScreen {
  let screen: HeadlessScreen
  let window: UIWindow
  private let reader: ScreenDrawing

  private init(_ screen: HeadlessScreen, _ root: UIViewController) {
    self.screen = screen
    reader = ScreenDrawing(of: screen)
    window = screen.makeWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen.turn()
  }

  /// Shows a controller on a screen of its own.
  static func run(
    rightToLeft: Bool = false, _ makeRoot: @MainActor () -> UIViewController,
    _ body: @MainActor (DrawnScreen) throws -> Void
  ) async throws {
    try await HeadlessScreen.run { screen in
      screen.rightToLeft = rightToLeft
      try body(DrawnScreen(screen, makeRoot()))
    }
  }

  var drawing: Drawing { reader.read(window) }
  var outline: String { drawing.outline }

  func thing(_ element: String) -> HeadlessTouchable? { reader.thing(element) }
}

/// A screen with views from top to bottom.
final class Column: UIViewController {
  private let views: [UIView]

  init(_ title: String? = nil, _ views: UIView...) {
    self.views = views
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.frame = view.bounds
    view.addSubview(column)
  }
}

/// Makes views in few words.
@MainActor enum Make {
  static func label(
    _ text: String, _ style: UIFont.TextStyle = .body, _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    return label
  }

  static func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    UIButton(primaryAction: UIAction(title: title) { _ in action() })
  }

  static func field(_ placeholder: String, _ text: String = "", secret: Bool = false) -> UITextField
  {
    let field = UITextField(frame: .zero)
    field.placeholder = placeholder
    field.text = text
    field.isSecureTextEntry = secret
    return field
  }

  static func spinner(turns: Bool) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: .medium)
    if turns { spinner.startAnimating() }
    return spinner
  }
}
