import Testing

@Suite("The `aasa generate` and `aasa diff` commands write and compare association files")
struct AssociationTableTests {
  private static let app = "A1B2C3D4E5.org.shop.app"

  @Test("what is generated has no findings, opens what the table reads, and differs in nothing")
  func roundTrip() async throws {
    let links = try TestFile(Files.links)
    let generated = await Run("aasa", "generate", "--links", links.path, "--app", Self.app)
    #expect(generated.status == 0)
    #expect(generated.messages.isEmpty)
    let file = try TestFile(generated.output)
    #expect(await Run("aasa", "lint", file.path, "--strict").status == 0)
    #expect(
      await Run("aasa", "match", file.path, "https://shop.example/products/3").status == 0)
    let diff = await Run("aasa", "diff", file.path, "--links", links.path)
    #expect(diff.status == 0)
    #expect(diff.output == "no difference found\n")
  }

  @Test("--check says whether a file is the generated one")
  func check() async throws {
    let links = try TestFile(Files.links)
    let old = try TestFile(Files.association)
    let generated = await Run("aasa", "generate", "--links", links.path, "--app", Self.app)
    let new = try TestFile(generated.output)
    let same = await Run(
      "aasa", "generate", "--links", links.path, "--app", Self.app, "--check", new.path)
    #expect(same.status == 0)
    #expect(same.output == "The file is up to date.\n")
    let other = await Run(
      "aasa", "generate", "--links", links.path, "--app", Self.app, "--check", old.path, "--json")
    #expect(other.status == 1)
    #expect(
      other.output
        == "{\"upToDate\":false,\"reason\":\"The links of the file are others. Generate it again.\"}\n"
    )
  }

  @Test("a difference is shown with a link that only one side knows")
  func difference() async throws {
    let links = try TestFile(Files.links)
    let file = try TestFile(Files.association)
    let run = await Run(
      "aasa", "diff", file.path, "--links", links.path, "--app", Self.app, "--json")
    #expect(run.status == 1)
    #expect(
      run.lines.contains(
        #"{"only":"table","url":"https://shop.example/search?q=example","source":"/search?q={text}&tag={tags*}"}"#
      ))
    #expect(
      run.lines.contains(
        #"{"only":"file","url":"https://shop.example/bag?id=1","source":"applinks.details[1].components[0]"}"#
      ))
    let table = await Run("aasa", "diff", file.path, "--links", links.path, "--app", Self.app)
    #expect(table.lines.first == "only          link                                   because of")
  }

  @Test("what must be said is asked for")
  func failures() async throws {
    let links = try TestFile(Files.links)
    let file = try TestFile(Files.association)
    let noApp = await Run("aasa", "diff", file.path, "--links", links.path)
    #expect(noApp.status == 2)
    #expect(noApp.messages.contains("names 2 apps. Say which one with --app."))
    let noTable = await Run("aasa", "generate", "--app", Self.app)
    #expect(noTable.status == 2)
    #expect(noTable.messages.contains("Missing expected argument '--links <file>'"))
    let noID = await Run("aasa", "generate", "--links", links.path)
    #expect(noID.status == 2)
    #expect(noID.messages.contains("Say an app with --app"))
    let noHost = try TestFile("/products/{id}\n")
    let hostless = await Run("aasa", "generate", "--links", noHost.path, "--app", Self.app)
    #expect(hostless.status == 2)
    #expect(hostless.messages == "The table has no host. Say which one with --host.\n")
  }
}
