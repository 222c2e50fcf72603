import PortolanSwiftUI
import PortolanUIKit

extension Fact {
  static let viewReports: [Fact] = [
    Fact(
      "S71", sees: "controllerReports",
      claim: "a controller in a view hears of the appearance of its screen in time"
    ) { trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { Reporting(model: model, calls: calls) }
      for _ in 0..<3 {
        model.isFirst = true
        for _ in 0..<3 { try await trial.stage.turn() }
        trial.stage.root?.presentedViewController?.transitionCoordinator?.animate(
          alongsideTransition: nil
        ) { _ in
          calls.add("end")
          trial.stage.eachTurn {
            calls.add("after")
            return false
          }
        }
        calls.add("turned")
        try await trial.settle()
        model.isFirst = false
        try await trial.settle()
        calls.add("|")
      }
      trial.saw(reports(trial.calls.take()))
    }
  ]

  /// How a controller heard of three appearances, which the calls end with a bar each.
  private static func reports(_ calls: [String]) -> String {
    let shown = calls.filter { ["Sheet did", "turned", "after", "|"].contains($0) }
      .split(separator: "|")
    if shown.contains(where: { !$0.contains("Sheet did") }) { return "never" }
    if shown.contains(where: { $0.count { $0 == "Sheet did" } > 1 }) { return "twice" }
    switch shown.first?.firstIndex(of: "Sheet did").map({ $0 - (shown.first?.startIndex ?? 0) }) {
    case 0: return "early"
    case 1: return "inTime"
    default: return "late"
    }
  }
}

/// A sheet with a controller of UIKit's.
private struct Reporting: View {
  @Bindable var model: FactModel
  let calls: FactCalls

  var body: some View {
    Text("Root").sheet(isPresented: $model.isFirst) { FactListener("Sheet", calls) }
  }
}
