import PortolanSwiftUI
import Store

/// Shows that the app starts, or why it does not.
struct SplashView: View {
  let model: SplashModel

  var body: some View {
    Page("Store", named: "splash") {
      Text("Store").font(.headline)
      if let problem = model.problem {
        ProblemRow(problem: problem)
        Button("Retry") { Task { await model.start() } }
      } else if model.isWorking {
        ProgressView()
      }
    }
    .task { await model.start() }
  }
}
