public import HeadlessUIKit

extension HeadlessScene {
  /// The mistakes that SwiftUI would log or end the app for, in order.
  public var faults: [String] { stage.faults + screen.faults.map(\.description) }

  /// The presentations that SwiftUI would log, since another view asks for one at the same time, in order.
  public var rivalPresentations: [String] { stage.rivals }

  /// The notifications that the app posted to assistive technology, in order.
  public var announcements: [HeadlessAnnouncement] { stage.announcements }

  /// The changes of the screen, in order.
  public var transitions: [HeadlessTransition] { stage.recorded }

  /// The screens that grew out of a view or shrank into one, in order.
  public var zooms: [HeadlessViewZoom] { stage.zooms }

  /// The stacks and tabs whose first layout was animated with the view around them, in order (S68).
  public var animatedLayouts: [String] { stage.animatedLayouts }

  /// How often the bodies of an app's views were asked for, by the name of the view's type.
  public var evaluations: [String: Int] { graph.evaluations }

  /// Begins to count anew.
  public func resetEvaluations() { graph.resetEvaluations() }
}
