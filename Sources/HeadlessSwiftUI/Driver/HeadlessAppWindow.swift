/// A window of an app.
@MainActor public final class HeadlessAppWindow {
  private let template: WindowTemplate
  let value: WindowValue
  private var started: HeadlessScene?

  init(_ template: WindowTemplate, _ value: WindowValue) {
    (self.template, self.value) = (template, value)
  }

  func begin(_ scene: HeadlessScene) { started = scene }

  /// What the window shows.
  public var scene: HeadlessScene {
    guard let started else { preconditionFailure("A window has its scene from the start.") }
    return started
  }

  /// The name of its group.
  public var id: String? { template.id }

  /// The value for which it stands; nil where its group has none.
  public var shownValue: AnyHashable? { value.current }

  /// Whether a request names it: by its group, by its value, or by both.
  func isMeant(id: String?, value: AnyHashable?) -> Bool {
    if let id, id != template.id { return false }
    return value == nil ? id != nil : value == self.value.current
  }
}
