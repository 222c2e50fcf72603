import Portolan
import PortolanWindows

/// Changes of the members of the app's own container.
@MainActor struct ContainerStep: MemberStep {
  let container: any MemberContainer

  var members: [UIViewController] { container.members }
  var selected: Int { container.selectedPosition }

  func set(_ members: [UIViewController], selected position: Int) {
    container.setMembers(members, selected: position)
  }

  func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    guard selected != position else { return done() }
    front?.endEditing()
    let end = once {
      announce()
      done()
    }
    container.select(position, animated: animated, done: end)
  }
}
