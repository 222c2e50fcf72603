/// A property of a view that is filled in before the view's body is asked for.
public protocol DynamicProperty {
  /// Called when the properties inside have been filled in.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing more.
  public mutating func update() {}
}
