#if DEBUG && Inspector
import Foundation
import Portolan
import PortolanInsight

extension Outlook {
  /// Plans a link in a scene.
  @MainActor init(_ link: String, in scene: SceneNavigator) {
    guard let url = URL(string: link) else {
      problem = "\(DrivingProblem.noAddress)"
      return
    }
    do throws(NavigationError) {
      let outlook = try LinkOutlook(of: url, in: scene)
      let plan = outlook.plan
      screen = plan.to.visiblePath.last.flatMap(plan.to.route(of:))?.label.text
      steps = StepWords(plan).steps
      guards = outlook.guards.map(\.text)
      after = TreeChart(plan.to)
    } catch { problem = "\(error.diagnostic)" }
  }
}
#endif
