import PortolanUIKit

final class BranchController: PageController {
  var onBranch: ((Branch) -> Void)?

  init() { super.init(title: "Branch") }

  required init?(coder: NSCoder) { return nil }

  override var actions: [UIAction] {
    Branch.allCases.map { branch in
      UIAction(title: branch.rawValue) { [weak self] _ in self?.onBranch?(branch) }
    }
  }
}
