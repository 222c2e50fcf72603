import HeadlessUIKit
import Portolan
import PortolanUIKit
import TestSupport

extension TestApp {
  /// The part that is on screen, the newest of two.
  var part: UIViewController? { root.children.last { !($0 is DrawerController) } }

  /// The screen in front, found through public properties.
  var front: UIViewController? { root.frontScreen }

  /// The stack in front.
  var stack: UINavigationController? { front?.navigationController }

  var tabs: UITabBarController? { part as? UITabBarController }

  /// The codes of what was diagnosed, in order.
  var codes: [String] {
    events.compactMap { event in
      if case .diagnosed(let diagnostic) = event { return diagnostic.code } else { return nil }
    }
  }

  /// Lets tasks run without letting time pass.
  func breathe() async {
    for _ in 0..<5 { await letTasksRun() }
    await screen.sleepersSleep(of: navigator.scene)
  }

  /// Lets each deadline pass, and what follows come to rest.
  func outwait() async {
    await breathe()
    screen.advance(by: .seconds(2))
    await settle()
  }

  /// Puts a field into the screen in front and types into it.
  func typeSomething() throws -> UITextField {
    let field = UITextField()
    field.placeholder = "Name"
    field.frame.size.width = 100
    field.frame.size.height = 40
    front?.view.addSubview(field)
    try screen.type("Ada", into: "Name")
    return field
  }
}

extension HeadlessScreen {
  /// Waits until each deadline sleeps on the clock or has come about: a task goes to the pool of threads
  /// and back in between, and a walk is another one each time when it does not wait for that.
  func sleepersSleep(of scene: SceneNavigator) async {
    await eventually("A deadline neither sleeps nor wakes.") {
      SceneProgress(of: scene).deadlines(on: clock) <= clock.sleeperCount
    }
  }

  /// Lets UIKit free what has gone.
  func letGo() {
    if assumptions.releasesLate { advance(by: .seconds(2)) }
  }
}

extension UIViewController {
  /// The screen in front, read through public properties.
  var frontScreen: UIViewController? {
    var front = self
    while let next = front.presentedViewController { front = next }
    if front === self, let part = children.last { front = part }
    while true {
      switch front {
      case let stack as UINavigationController:
        guard let top = stack.topViewController else { return stack }
        front = top
      case let tabs as UITabBarController:
        let members = tabs.memberControllers
        guard members.indices.contains(tabs.frontPlace) else { return tabs }
        front = members[tabs.frontPlace]
      case let own as MemberViewController: front = own.members[own.selectedPosition]
      default: return front
      }
    }
  }
}
