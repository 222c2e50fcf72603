import PortolanUIKit

/// The catalogue, its books and authors.
@MainActor final class AppCoordinator: Coordinator {
  private let stack: UINavigationController
  private let reader: Reader
  private var children: [any Coordinator] = []

  init(stack: UINavigationController, reader: Reader) {
    self.stack = stack
    self.reader = reader
  }

  func start() {
    let catalogue = CatalogueController()
    catalogue.onBook = { [weak self] id in self?.showBook(id: id) }
    catalogue.onLoans = { [weak self] in self?.showLoans() }
    stack.setViewControllers([catalogue], animated: false)
  }

  func showBook(id: Int) {
    let book = BookController(id: id, reader: reader)
    book.onAuthor = { [weak self] name in self?.showAuthor(name: name) }
    book.onReserve = { [weak self, weak book] in
      self?.chooseBranch(for: id) { branch in
        if let branch { self?.reader.reservations[id] = branch }
        book?.reload()
      }
    }
    stack.pushViewController(book, animated: true)
  }

  func showAuthor(name: String) {
    let author = AuthorController(name: name)
    author.onCatalogue = { [weak self] in self?.stack.popToRootViewController(animated: true) }
    stack.pushViewController(author, animated: true)
  }

  func showLoans() {
    guard reader.name != nil else { return signIn { [weak self] in self?.showLoans() } }
    let child = LoansCoordinator(presenting: stack, reader: reader)
    child.onFinish = { [weak self] child in self?.childDidFinish(child) }
    child.onBook = { [weak self] child, id in
      self?.childDidFinish(child)
      self?.stack.popToRootViewController(animated: false)
      self?.showBook(id: id)
    }
    children.append(child)
    child.start()
  }

  private func signIn(then next: @escaping () -> Void) {
    let controller = SignInController()
    controller.onSignIn = { [weak self] in
      self?.reader.name = "Ada"
      self?.stack.dismiss(animated: true) { next() }
    }
    stack.present(UINavigationController(rootViewController: controller), animated: true)
  }

  private func chooseBranch(for book: Int, done: @escaping (Branch?) -> Void) {
    let controller = BranchController()
    controller.onBranch = { [weak self] branch in
      self?.stack.dismiss(animated: true) { done(branch) }
    }
    stack.present(UINavigationController(rootViewController: controller), animated: true)
  }

  private func childDidFinish(_ child: any Coordinator) {
    children.removeAll { $0 === child }
    stack.dismiss(animated: true)
  }
}
