import PortolanAssemblyReader

extension NavigationGraph {
  /// Adds what assemblies make for each case.
  ///
  /// - Parameters:
  ///   - assembly: The source of one or more assemblies.
  ///   - types: The route type of each module, by the module's name.
  mutating func add(_ assembly: AssemblySource, types: [String: String]) {
    notes += assembly.notes
    for branch in assembly.cases {
      let type = branch.route.split(separator: ".").last.map(String.init)
      let indices = screens.indices.filter {
        screens[$0].caseName == branch.name && types[screens[$0].module] == type
      }
      for index in indices { screens[index].parts += branch.parts }
      if indices.isEmpty {
        notes.append("\(branch.site): no sample is \(branch.name) of \(branch.route).")
      }
    }
  }
}
