import PortolanSwiftUI
import PortolanUIKit

extension Fact {
  static let uikitEdits: [Fact] = [
    Fact("S78", claim: "a pop by code of UIKit's is written into the path") { trial in
      let (model, calls) = (FactModel(trial.calls, path: [1, 2]), trial.calls)
      try await trial.show { FactStack(model: model, calls: calls) }
      try trial.found(UINavigationController.self).popViewController(animated: false)
      try await trial.settle()
      trial.expect("path", model.path, [1])
    },
    Fact("S78", sees: "tabsByUIKit", claim: "SwiftUI hears of a tab that code of UIKit's selects") {
      trial in
      let (model, calls) = (FactModel(trial.calls), trial.calls)
      try await trial.show { FactTabs(model: model, calls: calls, count: 2) }
      try trial.found(UITabBarController.self).selectedIndex = 1
      try await trial.settle()
      trial.saw(model.tab == 1 ? "written" : "unheard")
    },
    Fact("S79", sees: "delegatesOfOthers", claim: "Back is written beside other code's delegate") {
      trial in
      let (model, calls) = (FactModel(trial.calls, path: [1, 2]), trial.calls)
      try await trial.show { FactStack(model: model, calls: calls) }
      try trial.found(UINavigationController.self).delegate = trial.hold(StackCalls(calls))
      try await trial.act(.back)
      trial.saw(model.path == [1] ? "written" : "unheard")
    },
  ]
}

extension FactTrial {
  /// The controller of a class that SwiftUI has made for the views.
  fileprivate func found<Found: UIViewController>(_ type: Found.Type) throws -> Found {
    guard let found = stage.root?.first(type) else {
      throw NotTried(reason: "SwiftUI shows no \(type).")
    }
    return found
  }
}

extension UIViewController {
  fileprivate func first<Found: UIViewController>(_ type: Found.Type) -> Found? {
    self as? Found ?? children.lazy.compactMap { $0.first(type) }.first
  }
}
