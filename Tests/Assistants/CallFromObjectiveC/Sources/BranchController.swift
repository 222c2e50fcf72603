import PortolanUIKit

final class BranchController: PageController {
  private let choose: (Branch) -> Void

  init(choose: @escaping (Branch) -> Void) {
    self.choose = choose
    super.init(title: "Branch")
  }

  required init?(coder: NSCoder) { return nil }

  override var actions: [UIAction] {
    Branch.allCases.map { branch in
      UIAction(title: branch.rawValue) { [choose] _ in choose(branch) }
    }
  }
}
