import Portolan

/// The assembly of an app with a single route type, written as two closures.
struct ClosureAssembly<R: NavigationRoute, Content: View, TabLabel: View>: ViewAssembly {
  let build: (R, ScreenContext<R>) -> Content
  let label: (R) -> TabLabel

  func screen(for route: R, in context: ScreenContext<R>) -> Content { build(route, context) }

  func tabLabel(for member: R) -> TabLabel { label(member) }
}
