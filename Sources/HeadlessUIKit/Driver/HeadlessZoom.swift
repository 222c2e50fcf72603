/// A controller that grew out of a view, or shrank back into it.
public struct HeadlessZoom {
  /// The controller that was pushed, presented or taken away; nil when it is no longer alive.
  public internal(set) weak var controller: UIViewController?
  /// Whether it came.
  public let isComing: Bool
  /// The view at the small end; nil when the app gave none, and the system moved it another way.
  public internal(set) weak var source: UIView?
  /// The button on a bar at the small end, from iOS 26 on.
  public internal(set) weak var barButtonItem: UIBarButtonItem?
}
