import PortolanAssemblyReader

extension AssemblySource {
  /// Reads files; throws when one cannot be read, and when there is no assembly in them.
  init(files: [String], on console: Console) throws {
    self.init(
      try files.map { path in
        let file = InputFile(path, on: console)
        let source = String(decoding: try file.bytes(), as: UTF8.self)
        do throws(SwiftFile.Problem) {
          return try SwiftFile(file.name, source: source)
        } catch {
          throw ToolFailure(
            sentence: "\(file.name):\(error.line) cannot be read as Swift: \(error.sentence).")
        }
      })
    guard !cases.isEmpty || !notes.isEmpty else {
      throw ToolFailure(
        sentence:
          "There is no assembly in \(files.joined(separator: ", ")). Name files with a type that has a "
          + "function screen(for:in:), and those with its extensions.")
    }
  }
}
