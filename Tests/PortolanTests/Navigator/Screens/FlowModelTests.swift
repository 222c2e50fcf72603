import PortolanLog
import PortolanTesting
import Testing

@testable import Portolan
@testable import PortolanFixtures

@MainActor @Suite("The screens of a flow share one model (N24)")
struct FlowModelTests {
  private final class Draft: Codable {
    var note = ""
    init() {}
  }

  private final class Notes {}

  private func draft(_ shopping: Shopping, _ route: Shop) throws -> Draft {
    try shopping.context(route).savedModel(of: .bag) { Draft() }
  }

  @Test func `whichever screen asks first`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    try await shopping.navigator.push(.help).arrival()
    let above = try draft(shopping, .help)
    #expect(try draft(shopping, .bag) === above)
    let (one, other) = (try shopping.context(.bag), try shopping.context(.help))
    #expect(other.model(of: .bag) { Notes() } === one.model(of: .bag) { Notes() })
  }

  @Test func `a layer over the flow belongs to it`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    try await shopping.navigator.navigate(to: .signIn)
    #expect(try draft(shopping, .signIn) === draft(shopping, .bag))
  }

  @Test func `where the flow does not stand beneath, a screen has its own`() async throws {
    let shopping = try await Shopping.showing(.product(id: 1), .bag)
    #expect(try draft(shopping, .product(id: 1)) !== draft(shopping, .bag))
  }

  @Test func `it goes with the first screen, not with those above`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    try await shopping.navigator.push(.help).arrival()
    weak var draft = try draft(shopping, .help)
    let help = try shopping.context(.help)
    try await shopping.navigator.back().arrival()
    #expect(draft != nil)
    #expect(help.savedModel(of: .bag) { Draft() } === draft, "a closing screen finds it once more")
    try await shopping.navigator.dismiss().arrival()
    #expect(draft == nil)
  }

  @Test func `another map leaves it as it is`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    let draft = try draft(shopping, .bag)
    try await shopping.scene.adopt(ShopMenuMap()).arrival()
    #expect(try self.draft(shopping, .bag) === draft)
  }

  @Test func `Codable it is saved with the scene and restored, for whichever screen asks first`()
    async throws
  {
    let shopping = try await Shopping.showing(.main, .bag)
    try await shopping.navigator.push(.help).arrival()
    try draft(shopping, .bag).note = "gift wrap"
    _ = try shopping.context(.bag).model(of: .bag) { Notes() }
    let saved = try SavedScene(reading: shopping.scene.save().data())
    let later = Shopping()
    try await later.scene.restore(saved).arrival()
    #expect(try draft(later, .help).note == "gift wrap")
    #expect(try draft(later, .bag) === draft(later, .help))
  }

  @Test func `saved again before anybody asked for it, it is still there`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    try draft(shopping, .bag).note = "gift wrap"
    let once = Shopping()
    try await once.scene.restore(shopping.scene.save()).arrival()
    _ = try once.context(.bag)
    let twice = Shopping()
    try await twice.scene.restore(once.scene.save()).arrival()
    #expect(try draft(twice, .bag).note == "gift wrap")
  }

  @Test func `asked to be saved later, it is saved`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    try shopping.context(.bag).model(of: .bag) { Draft() }.note = "gift wrap"
    _ = try draft(shopping, .bag)
    let later = Shopping()
    try await later.scene.restore(shopping.scene.save()).arrival()
    #expect(try draft(later, .bag).note == "gift wrap")
  }

  @Test func `a Codable one that is not asked to be saved is not`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    try shopping.context(.bag).model(of: .bag) { Draft() }.note = "hunter2"
    let saved = try shopping.scene.save().data()
    #expect(!String(decoding: saved, as: UTF8.self).contains("hunter2"))
  }

  @Test func `nothing of it is in a log`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    try draft(shopping, .bag).note = "hunter2"
    let saved = shopping.scene.save()
    #expect(String(decoding: try saved.data(), as: UTF8.self).contains("hunter2"))
    let later = Shopping()
    let log = NavigationLog(recording: later.scene)
    try await later.scene.restore(saved).arrival()
    #expect(!String(decoding: try log.export(), as: UTF8.self).contains("hunter2"))
    let midway = NavigationLog(recording: later.scene)
    try await later.navigator.push(.help).arrival()
    #expect(!String(decoding: try midway.export(), as: UTF8.self).contains("hunter2"))
  }

  private final class Stubborn: Codable {
    struct Refusal: Error {}
    init() {}
    init(from decoder: any Decoder) throws { throw Refusal() }
    func encode(to encoder: any Encoder) throws {
      if !isReadable { throw Refusal() }
      try [String: Int]().encode(to: encoder)
    }
    var isReadable = false
  }

  @Test func `one that cannot be written or read is named, and made anew`() async throws {
    let shopping = try await Shopping.showing(.main, .bag)
    let model = try shopping.context(.bag).savedModel(of: .bag) { Stubborn() }
    _ = shopping.scene.save()
    #expect(shopping.diagnostics() == ["NAV130"])
    model.isReadable = true
    let later = Shopping()
    try await later.scene.restore(shopping.scene.save()).arrival()
    _ = try later.context(.bag).savedModel(of: .bag) { Stubborn() }
    #expect(later.diagnostics() == ["NAV130"])
  }
}
