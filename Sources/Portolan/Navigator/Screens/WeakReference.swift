/// An object that is watched without being kept.
struct WeakReference {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
