import PortolanUIKit

/// The loans of a person, in a sheet with a stack of its own.
@MainActor final class LoansCoordinator: Coordinator {
  var onFinish: ((any Coordinator) -> Void)?
  var onBook: ((any Coordinator, Int) -> Void)?
  private let presenter: UIViewController
  private let reader: Reader
  private let stack = UINavigationController()

  init(presenting presenter: UIViewController, reader: Reader) {
    self.presenter = presenter
    self.reader = reader
  }

  func start() {
    let loans = LoansController(reader: reader)
    loans.onHours = { [weak self] in self?.showHours() }
    loans.onClose = { [weak self] in self.map { $0.onFinish?($0) } }
    loans.onBook = { [weak self] id in self.map { $0.onBook?($0, id) } }
    stack.setViewControllers([loans], animated: false)
    presenter.present(stack, animated: true)
  }

  private func showHours() { stack.pushViewController(HoursController(), animated: true) }
}
