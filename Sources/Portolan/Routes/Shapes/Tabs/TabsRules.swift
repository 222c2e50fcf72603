/// One member is shown; going back stays within it.
enum TabsRules: ContainerRules {
  static func picture(_ children: [String], _ state: ContainerState, name: String) -> String {
    "\(name)[\(marked(children, state).joined(separator: " | "))]"
  }
}
