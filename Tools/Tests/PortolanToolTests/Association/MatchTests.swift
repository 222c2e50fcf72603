import Foundation
import Testing

@Suite("The `aasa match` command says which apps a link opens, and by which rule")
struct MatchTests {
  private static let url = "https://shop.example/products/3"

  @Test("says which apps a link opens, and by which rule")
  func table() async throws {
    let file = try TestFile(Files.association)
    let run = await Run("aasa", "match", file.path, Self.url)
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "       link                             apps                                              reason",
        "opens  https://shop.example/products/3  A1B2C3D4E5.org.shop.app A1B2C3D4E5.org.shop.clip  "
          + "applinks.details[0].components[1] opens the app.",
      ])
  }

  @Test("prints with --json an object a link, with these keys and no others")
  func json() async throws {
    let file = try TestFile(Files.association)
    let run = await Run(
      "aasa", "match", file.path, Self.url, "https://shop.example/products/3/internal",
      "https://shop.example/bag", "https://shop.example/bag?id=3", "--json")
    #expect(run.status == 1)
    #expect(
      run.lines == [
        #"{"url":"https://shop.example/products/3","matches":true,"appIDs":["A1B2C3D4E5.org.shop.app","#
          + #""A1B2C3D4E5.org.shop.clip"],"component":"applinks.details[0].components[1]","#
          + #""reason":"applinks.details[0].components[1] opens the app."}"#,
        #"{"url":"https://shop.example/products/3/internal","matches":false,"appIDs":[],"#
          + #""component":"applinks.details[0].components[0]","#
          + #""reason":"applinks.details[0].components[0] keeps it in the browser."}"#,
        #"{"url":"https://shop.example/bag","matches":false,"appIDs":[],"component":null,"#
          + #""reason":"None of 3 rules is for it."}"#,
        #"{"url":"https://shop.example/bag?id=3","matches":true,"appIDs":["A1B2C3D4E5.org.shop.app"],"#
          + #""component":"applinks.details[1].components[0]","#
          + #""reason":"applinks.details[1].components[0] opens the app."}"#,
      ])
    for object in try run.objects {
      #expect(Set(object.keys) == ["url", "matches", "appIDs", "component", "reason"])
    }
  }

  @Test("reads the file from the input")
  func input() async {
    let run = await Run("aasa", "match", "-", Self.url, input: Files.association)
    #expect(run.status == 0)
  }

  @Test("asks for one app, and for one host")
  func options() async throws {
    let file = try TestFile(Files.association)
    let clip = await Run(
      "aasa", "match", file.path, "https://shop.example/bag?id=3", "--json", "--app",
      "A1B2C3D4E5.org.shop.clip")
    #expect(clip.status == 1)
    let host = await Run("aasa", "match", file.path, Self.url, "--host", "other.example")
    #expect(host.status == 1)
    #expect(host.output.contains("It is at another host than the file."))
  }

  @Test("explains each step")
  func explain() async throws {
    let file = try TestFile(Files.association)
    let run = await Run(
      "aasa", "match", file.path, "https://shop.example/bag", "--explain", "--app",
      "A1B2C3D4E5.org.shop.app")
    #expect(
      run.lines.suffix(4) == [
        "A1B2C3D4E5.org.shop.app",
        "  applinks.details[0].components[0] wants the path /products/*/internal.",
        "  applinks.details[0].components[1] wants the path /products/?*.",
        "  applinks.details[1].components[0] wants the query item id to be ?*.",
      ])
  }

  @Test(
    "says why no rule decided",
    arguments: [
      (
        #"{"appIDs": ["A1B2C3D4E5.a"], "components": [{"/": "/a"}]}"#,
        "applinks.details[0].components[0] wants the path /a."
      ),
      (
        #"{"appIDs": ["A1B2C3D4E5.a"], "components": [{"/": "/a"}, {"/": "/b"}]}"#,
        "None of 2 rules is for it."
      ),
      (
        #"{"appIDs": ["A1B2C3D4E5.a"], "components": [{"/": "/a"}]}, {"appIDs": ["A1B2C3D4E5.b"], "paths": ["/b"]}"#,
        "None of 2 rules is for it."
      ),
      (
        #"{"appIDs": ["A1B2C3D4E5.a"]}, {"appIDs": ["A1B2C3D4E5.b"]}"#,
        "applinks.details[0] has no rules."
      ),
      ("", "The file names no app."),
    ])
  func reasons(details: String, reason: String) async throws {
    let run = await Run(
      "aasa", "match", "-", "https://shop.example/x", "--json",
      input: #"{"applinks": {"details": [\#(details)]}}"#)
    #expect(run.status == 1)
    let object = try #require(run.objects.first)
    #expect(object["reason"] as? String == reason)
    #expect(object["component"] is NSNull)
  }

  @Test("says what it cannot do, and ends with 2")
  func failures() async throws {
    let file = try TestFile(Files.association)
    let missing = await Run("aasa", "match", "/nowhere/at/all", Self.url)
    #expect(missing.status == 2)
    #expect(
      missing.messages
        == "/nowhere/at/all cannot be read: it does not exist. Write the path of a file, "
        + "or - for the input.\n")
    let noJSON = await Run("aasa", "match", "-", Self.url, input: "{\n  \"applinks\": }")
    #expect(noJSON.status == 2)
    #expect(noJSON.messages.hasPrefix("the input: Line 2, column 15 is not JSON"))
    let noApp = await Run("aasa", "match", file.path, Self.url, "--app", "X")
    #expect(noApp.status == 2)
    #expect(noApp.messages.contains("names no app X. It names: A1B2C3D4E5.org.shop.app"))
    let noLinks = await Run("aasa", "match", file.path)
    #expect(noLinks.status == 2)
    #expect(noLinks.messages.contains("Missing expected argument '<urls> ...'"))
  }
}
