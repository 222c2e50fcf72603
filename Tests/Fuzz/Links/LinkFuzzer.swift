import PortolanLinks
import PortolanUniversalLinks

/// What libFuzzer calls with bytes that it makes up: as a link, as a pattern, and as an association file.
///
/// `Scripts/soak links` builds it. A crash, a hang or a link that is printed as another one is found.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  read(text, with: fuzzedTable)
  _ = try? fuzzedTable.readChain(path: text)
  let halves = text.split(separator: "\n", maxSplits: 1)
  if halves.count == 2 {
    // The first line is a pattern of one text, the second a link that may be its.
    let table = LinkTable<String>(schemes: ["app"], hosts: ["app.example"]) {
      LinkPattern(String(halves[0]), { (text: String) in text }, match: { $0 })
    }
    read(String(halves[1]), with: table)
  }
  _ = AssociationFile.findings(in: bytes).map(\.sentence)
  if let file = try? AssociationFile(bytes) {
    for app in file.apps.prefix(4) { _ = file.decision(for: "https://a.example/b?c=d#e", app: app) }
    precondition((try? AssociationFile(file.json.text.utf8).json) == file.json)
  }
  return 0
}

private func read<Output: Equatable>(_ link: String, with table: LinkTable<Output>) {
  guard let output = try? table.read(link).output, let printed = try? table.link(to: output) else {
    return
  }
  precondition((try? table.read(printed).output) == output, "\(printed) is read otherwise.")
}

private enum Fuzzed: Equatable, Sendable {
  case root
  case number(Int)
  case text(String?, [String])
  case parts(String, String)
  case rest(String)
}

private let fuzzedTable = LinkTable<Fuzzed>(schemes: ["app"], hosts: ["app.example"]) {
  LinkPattern("/", .root)
  LinkPattern("/n/{number}", Fuzzed.number) {
    if case .number(let number) = $0 { number } else { nil }
  }
  LinkPattern("/t/{text?}?all={all*}", Fuzzed.text) {
    if case .text(let text, let all) = $0 { (text, all) } else { nil }
  }
  LinkPattern("/{one}-{two}.html", Fuzzed.parts) {
    if case .parts(let one, let two) = $0 { (one, two) } else { nil }
  }
  LinkPattern("/r/{rest**}", Fuzzed.rest) { if case .rest(let rest) = $0 { rest } else { nil } }
}
