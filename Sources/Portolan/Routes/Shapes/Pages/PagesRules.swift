/// One page is shown; a person turns to its neighbours, and going back turns no page.
enum PagesRules: ContainerRules {
  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    "\(name)<\(marked(children, state).joined(separator: " | "))>"
  }
}
