/// A screen that is or was shown: its views, its controller, and whether it is in the window.
@MainActor final class ScreenHost {
  enum State { case away, appearing, shown, disappearing }

  let graph: ViewGraph
  let controller: UIViewController
  weak var layer: Layer?
  private(set) var root: ViewNode?
  private(set) var state = State.away
  /// Puts the controller's view where it belongs.
  var install: (UIView) -> Void = { _ in }
  /// Whether the views do not receive the next disappearance (S16).
  var isUnpaired = false
  /// The name of the view out of which the screen grows; nil when it does not zoom.
  var zoom: ZoomName?
  private let source: ScreenSource
  private let memo = EnvironmentMemo()
  private var dismissal: EnvironmentValues.Entry?

  init(
    graph: ViewGraph, layer: Layer?, controller: UIViewController = HostController(),
    make: @escaping () -> ErasedView
  ) {
    self.graph = graph
    self.layer = layer
    self.controller = controller
    source = ScreenSource(make)
  }

  var isVisible: Bool { state == .appearing || state == .shown }

  /// Says what closing means to the views of the screen.
  func setDismissal(_ close: @escaping @MainActor @Sendable () -> Void) {
    dismissal = EnvironmentValues.Entry(
      DismissAction(dismissal: DismissAction.Dismissal(close: close)))
  }

  // MARK: Views

  /// Builds the screen, or gives its views what has changed around them.
  func build(
    in context: ViewContext, under parent: ViewNode?, stack: StackModel?,
    isTab: Bool = false
  ) {
    var inner = context
    inner.host = self
    inner.stack = stack
    inner.enclosing = isTab ? nil : stack
    inner.isLazy = isTab
    inner.environment = memo.apply(to: context.environment, graph.comparison) {
      if let dismissal { $0.put(dismissal, ObjectIdentifier(DismissKey.self)) }
    }
    if let root {
      root.context = inner
      root.evaluate()
      return
    }
    let made = TypedNode(
      ScreenRoot(source: source), in: graph, under: parent, at: .content, inner)
    root = made
    made.isFresh = true
    made.evaluate()
    made.isFresh = false
  }

  /// Hands changed surroundings on without making the content again.
  func inherit(_ context: ViewContext) {
    guard let root else { return }
    var inner = root.context
    inner.environment = memo.apply(to: context.environment, graph.comparison) {
      if let dismissal { $0.put(dismissal, ObjectIdentifier(DismissKey.self)) }
    }
    root.inherit(inner)
  }

  func setContent(_ make: @escaping () -> ErasedView) { source.make = make }

  func forEachContent(_ body: (any HostedContent) -> Void) {
    root?.visit { node in
      if let content = node.attachment as? any HostedContent { body(content) }
    }
  }

  // MARK: Appearance

  /// Begins to appear or disappear, with the controller unless UIKit has begun with it.
  func begin(_ appears: Bool, animated: Bool, isTold: Bool = false) {
    if appears {
      guard !isVisible else { return }
      state = .appearing
      root?.forEachController { $0.follow() }
      controller.beginAppearanceTransition(true, animated: animated)
      if let view = controller.view { install(view) }
      forEachContent { $0.willAppear(animated: animated) }
      root?.visit { node in
        if let presenter = node.attachment as? PresenterModel { graph.check(presenter) }
      }
    } else {
      guard isVisible else { return }
      state = .disappearing
      root?.forEachController { $0.follow() }
      if !isTold { controller.beginAppearanceTransition(false, animated: animated) }
      forEachContent { $0.willDisappear(animated: animated) }
    }
  }

  func end() {
    switch state {
    case .appearing:
      state = .shown
      controller.endAppearanceTransition()
      forEachContent { $0.didAppear() }
    case .disappearing:
      state = .away
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearanceTransition()
      forEachContent {
        if isUnpaired, let actions = $0 as? AppearanceActions {
          actions.forget()
        } else {
          $0.didDisappear()
        }
      }
      isUnpaired = false
    case .away, .shown: break
    }
  }

  /// Takes the screen down for good.
  func remove() {
    begin(false, animated: false)
    end()
    if let root { graph.stage.letGo(of: root) }
    root?.remove()
    root = nil
    controller.viewIfLoaded?.removeFromSuperview()
    if controller.parent != nil {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Notes that the screen grows out of a view, or shrinks into it, when it is to.
  func noteZoom(isComing: Bool) {
    guard let zoom, graph.stage.profile >= .iOS18 else { return }
    let stage = graph.stage.root
    stage.zooms.append(
      HeadlessViewZoom(isComing: isComing, source: stage.zoomSources[zoom] == nil ? nil : zoom.id))
  }

  // MARK: Controllers inside

  func embed(_ child: UIViewController) {
    guard child.parent !== controller else { return }
    controller.addChild(child)
    if let view = child.view { controller.view.addSubview(view) }
    child.didMove(toParent: controller)
  }

  func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
