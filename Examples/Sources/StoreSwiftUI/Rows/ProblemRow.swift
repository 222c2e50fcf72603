import PortolanSwiftUI
import Store

/// Says what went wrong; nothing when nothing did.
struct ProblemRow: View {
  let problem: StoreProblem?

  var body: some View {
    if let problem {
      Text(problem.line).font(.footnote).foregroundStyle(.red)
    }
  }
}
