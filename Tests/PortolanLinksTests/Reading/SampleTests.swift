import PortolanLinks
import Testing

@Suite("The samples of a link table are valid links, at most one for each pattern")
struct SampleTests {
  @Test("are one of each pattern that can have one, in the order of the declaration") func samples()
  {
    let unknown = LinkCodec<String>("unknown", read: { $0 }, write: { $0 })
    let links = LinkTable<String>(schemes: ["app"]) {
      LinkPattern("/z/{number}") { (number: Int) in
        "z\(number)"
      } match: { _ in
        nil
      }
      LinkPattern("/a", "a")
      LinkPattern("/{", "fault")
      LinkPattern("/u/{x}", as: unknown) {
        $0
      } match: { _ in
        nil
      }
      LinkPattern("/l/{x}") { (x: Int) async in "\(x)" }
      LinkPattern("/o/{x?}?n={n=7}&t={t*}") { (x: Int?, n: Int, t: [Int]) in
        "o\(x ?? 0) \(n) \(t.count)"
      } match: { _ in
        nil
      }
    }
    #expect(links.samples == ["z1", "a", "o0 7 0"])
  }
}
