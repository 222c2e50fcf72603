extension UIView {
  /// Reports to controllers inside, without an earlier report, that their views will appear.
  func beginAppearing(into begun: inout [UIViewController]) {
    if let controller, controller.followsItsView, controller.containerAppears,
      controller.appearance == .disappeared
    {
      controller.startAppearance(true, animated: false)
      begun.append(controller)
    }
    for subview in subviewList { subview.beginAppearing(into: &begun) }
  }

  /// Tells the controllers inside that their views are in the window, and ends what began.
  func finishAppearing(_ begun: [UIViewController]) {
    announceAppearing()
    guard !begun.isEmpty else { return }
    layoutTree()
    for controller in begun where controller.containerHasAppeared {
      controller.completeAppearance()
    }
  }

  /// Reports to controllers inside, without an earlier report, that their views will disappear.
  func beginDisappearing(into begun: inout [UIViewController]) {
    if let controller, controller.followsItsView,
      controller.appearance == .appeared || controller.appearance == .appearing
    {
      controller.startAppearance(false, animated: false)
      begun.append(controller)
    }
    for subview in subviewList { subview.beginDisappearing(into: &begun) }
  }

  private func announceAppearing() {
    controller?.announceIsAppearing()
    for subview in subviewList { subview.announceAppearing() }
  }
}
