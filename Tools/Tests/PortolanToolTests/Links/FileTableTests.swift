import Testing

@Suite("The `links list` and `links open` commands read a file of patterns") struct FileTableTests {
  @Test("list: the patterns, the more specific ones first")
  func list() async throws {
    let links = try TestFile(Files.links)
    let run = await Run("links", "list", "--links", links.path)
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "pattern                       aliases", "/products/{id}", "/search?q={text}&tag={tags*}",
        "/",
        "3 patterns at https://shop.example, https://www.shop.example, shop://; 0 problems",
      ])
  }

  @Test("list: what is wrong with the table")
  func problems() async throws {
    let links = try TestFile("/a/{x}\n/a/{y}\n/{\n")
    let run = await Run("links", "list", "--links", links.path, "--json")
    #expect(run.status == 1)
    let problems = try run.objects.compactMap { $0["problem"] as? String }
    #expect(problems.count == 2)
    #expect(problems.first?.hasPrefix("Both /a/{x} and /a/{y} can read one link") == true)
  }

  @Test("open: the pattern and its values")
  func open() async throws {
    let links = try TestFile(Files.links)
    let run = await Run(
      "links", "open", "https://shop.example/search?q=blue%20hat&tag=a&tag=b", "--links", links.path
    )
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "pattern  /search?q={text}&tag={tags*}", "route    text = blue hat", "route    tags = a, b",
      ])
  }

  @Test("open: why a link stands for nothing")
  func openNothing() async throws {
    let links = try TestFile(Files.links)
    let run = await Run("links", "open", "shop://prodcts/3", "--links", links.path, "--json")
    #expect(run.status == 1)
    let object = try #require(run.objects.first)
    #expect(Set(object.keys) == ["url", "opens", "reason"])
    #expect(object["opens"] as? Bool == false)
  }

  @Test(
    "a file that is no table is refused, with its line",
    arguments: [
      ("products/{id}", "products/{id} is no line of a table."),
      ("# nothing\n", "has no patterns."),
    ])
  func noTable(text: String, message: String) async throws {
    let links = try TestFile(text)
    let run = await Run("links", "list", "--links", links.path)
    #expect(run.status == 2)
    #expect(run.messages.contains(message))
  }
}
