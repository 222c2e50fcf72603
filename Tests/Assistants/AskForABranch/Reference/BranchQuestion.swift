import Portolan

/// Asks for a branch.
struct BranchQuestion: ScreenQuestion {
  typealias Answer = Branch
  let book: Int
  var route: Library { .branch(self) }
}
