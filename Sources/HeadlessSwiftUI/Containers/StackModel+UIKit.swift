internal import HeadlessUIKit

/// What code of UIKit's does to the controller of the stack (S78).
extension StackModel {
  /// Shows other controllers: those of the stack's screens, and others that the path does not name.
  ///
  /// SwiftUI hears which of its screens have gone, as after a user's way back. The next change of the
  /// path takes the others away again.
  func edit(to controllers: [UIViewController], animated: Bool) {
    guard !controllers.isEmpty,
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count
    else {
      stage.report("a stack of SwiftUI's is given no controllers, or one of them twice")
      return
    }
    settle()
    let next = controllers.map { controller in
      screens.first { $0.controller === controller } ?? StackScreen(foreign: controller, in: self)
    }
    let gone = screens.filter { screen in !next.contains { $0 === screen } }
    guard !gone.isEmpty || next.count != screens.count else { return }
    let isBack = next.last.map { top in screens.contains { $0 === top } } == true
    stage.record(
      isBack ? .pop : .push, animated: animated, from: screens.map(\.entry.label),
      to: next.map(\.entry.label))
    if stage.assumptions.popWrites == .first { write(next, without: gone) }
    change(to: next, animated: animated && isShowing && stage.animates(Transaction())) {
      [weak self] in
      guard let self, stage.assumptions.popWrites == .last else { return }
      write(next, without: gone)
    }
  }

  /// Whether SwiftUI hears what a user does in the stack: other code may have taken its delegate's
  /// place (S79).
  var hearsPerson: Bool {
    controller.delegate == nil || stage.assumptions.delegatesOfOthers == .written
  }

  func tellDelegate(willShow screen: StackScreen?, animated: Bool) {
    guard isShowing, let screen else { return }
    controller.delegate?.navigationController(
      controller, willShow: screen.controller, animated: animated)
  }

  func tellDelegate(didShow screen: StackScreen?, animated: Bool) {
    guard isShowing, let screen else { return }
    controller.delegate?.navigationController(
      controller, didShow: screen.controller, animated: animated)
  }
}

extension StackScreen {
  /// A controller of other code's, which no view has made.
  convenience init(foreign controller: UIViewController, in stack: StackModel) {
    self.init(.foreign(ObjectIdentifier(controller), "\(type(of: controller))"))
    let made = ScreenHost(
      graph: stack.graph, layer: stack.node?.context.host.layer, controller: controller
    ) { ErasedView.of(EmptyView()) }
    stack.controller.addChild(controller)
    made.install = { [controller = stack.controller] in controller.view.addSubview($0) }
    host = made
  }

  var isForeign: Bool {
    if case .foreign = entry { return true }
    return false
  }
}

@MainActor private func stage(of stack: StackModel) -> ViewGraph { stack.graph }
