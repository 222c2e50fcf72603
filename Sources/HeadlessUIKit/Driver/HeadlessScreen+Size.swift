public import Foundation

extension HeadlessScreen {
  /// Changes the screen's size and notifies the visible controllers (U26).
  ///
  /// - Parameters:
  ///   - size: The size of all windows of the scene.
  ///   - device: What the user holds, on which depends how much room there is. A screen is one device
  ///     all its life.
  public func rotate(to size: CGSize, on device: HeadlessDevice) {
    precondition(
      self.device == nil || self.device == device,
      "The screen of a \(self.device.map(\.rawValue) ?? "") does not become that of a \(device).")
    self.device = device
    change(to: size)
  }

  /// Whether a phone that folds is open, so that its scene is on the inner display.
  public var isUnfolded: Bool { device == .duo && !HeadlessDevice.fitsOuter(size) }

  /// Opens a phone that folds: its one scene gets the size of the inner display, as in a resize (U178).
  ///
  /// What stood upright lies on its side afterwards. Does nothing when it is open.
  public func unfold() {
    checkThatItFolds()
    guard !isUnfolded else { return }
    change(to: HeadlessDevice.inner.turned(isUpright: size.width > size.height))
  }

  /// Closes a phone that folds; the opposite of ``unfold()``.
  public func fold() {
    checkThatItFolds()
    guard isUnfolded else { return }
    change(to: HeadlessDevice.outer.turned(isUpright: size.width > size.height))
  }

  private func checkThatItFolds() {
    precondition(device == .duo, "Only a duo folds, as in HeadlessScreen(device: .duo).")
  }

  /// Changes the size on the device that the screen has, or on the one that usually has such a size.
  package func change(to size: CGSize) {
    let newTraits = traits(for: size)
    let old = traits
    let traitsChange =
      newTraits.horizontal != old.horizontal || newTraits.vertical != old.vertical
    for window in scene.windows where !window.isHidden {
      let controllers =
        [window.rootViewController].compactMap { $0 } + window.presentations.map(\.presented)
      let coordinator = TransitionCoordinator(
        on: self, from: window.rootViewController, to: window.rootViewController, in: window,
        duration: 0.3)
      for controller in controllers {
        if traitsChange { controller.willTransition(to: newTraits, with: coordinator) }
        controller.viewWillTransition(to: size, with: coordinator)
      }
      resize(to: size)
      window.frame = bounds
      coordinator.runAnimations()
      window.layoutIfNeeded()
      let run = RunningTransition(screen: self, coordinator: coordinator)
      run.onFinish = { coordinator.runCompletions() }
      run.start(for: animationsEnabled ? .milliseconds(300) : nil)
    }
    resize(to: size)
  }
}

extension CGSize {
  /// The same display, upright or on its side.
  fileprivate func turned(isUpright: Bool) -> CGSize {
    (width < height) == isUpright ? self : CGSize(width: height, height: width)
  }
}
