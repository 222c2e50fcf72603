import PortolanUIKit

/// Takes an amount, and asks in an alert before it is sent.
final class TransferViewController: PageViewController {
  private let amount = UITextField()

  init() {
    let send = UIButton(type: .system)
    super.init("Transfer", amount, send)
    amount.placeholder = "Amount"
    send.setTitle("Send", for: .normal)
    send.addAction(
      UIAction { [weak self] _ in self?.ask() }, for: .primaryActionTriggered)
  }

  /// Not available: the rows come from code.
  required init?(coder: NSCoder) { nil }

  /// The amount can be typed as soon as the screen is seen.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    amount.becomeFirstResponder()
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Send \(amount.text ?? "")?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }
}
