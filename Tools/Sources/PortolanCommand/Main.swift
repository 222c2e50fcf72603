import PortolanFileTool

@main struct Main {
  static func main() async { await PortolanProgram.main() }
}
