/// The controller of a screen that is made of views.
final class HostController: UIViewController {}

/// The controller of tabs, whose screens the evaluator moves.
final class TabsController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
