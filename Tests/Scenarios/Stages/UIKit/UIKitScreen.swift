import Foundation
import Observation
import Portolan
import PortolanUIKit

/// A screen with a title, which follows its route, a field and buttons.
final class UIKitScreen: UIViewController {
  static let fieldName = "Note"

  let field = UITextField()
  private let name: () -> String
  private let buttons: () -> [ScreenButton]

  init(_ name: @escaping () -> String, buttons: @escaping () -> [ScreenButton]) {
    self.name = name
    self.buttons = buttons
    super.init(nibName: nil, bundle: nil)
    followName()
  }

  required init?(coder: NSCoder) { return nil }

  private func followName() {
    title = withObservationTracking(name) { [weak self] in
      Task { @MainActor in self?.followName() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = Self.fieldName
    field.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    view.addSubview(field)
    for (place, button) in buttons().enumerated() {
      let control = UIButton(
        type: .system, primaryAction: UIAction(title: button.label) { _ in button.action() })
      control.frame = CGRect(x: 0, y: 50 * CGFloat(place), width: 100, height: 40)
      view.addSubview(control)
    }
  }
}

extension UIKitScreen: PopoverSourceProvider {
  func popoverSource(named name: SourceName) -> (any UIPopoverPresentationControllerSourceItem)? {
    name == ScreenButton.source ? field : nil
  }
}
