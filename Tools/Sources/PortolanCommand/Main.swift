import FileTool

@main struct Main {
  static func main() async { await PortolanProgram.main() }
}
