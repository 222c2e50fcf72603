public import HeadlessUIKit

extension HeadlessScene {
  /// What SwiftUI would have said in the console or ended the app with, in order.
  public var faults: [String] { stage.faults + screen.faults.map(\.description) }

  /// What was posted to assistive technology, in order.
  public var announcements: [HeadlessAnnouncement] { stage.announcements }

  /// The changes of the screen, in order.
  public var transitions: [HeadlessTransition] { stage.recorded }

  /// How often the bodies of an app's views were asked for, by the name of the view's type.
  public var evaluations: [String: Int] { graph.evaluations }

  /// Begins to count anew.
  public func resetEvaluations() { graph.resetEvaluations() }
}
