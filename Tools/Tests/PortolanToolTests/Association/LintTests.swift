import Foundation
import Testing

@Suite("The `aasa lint` command reports what is wrong with an association file") struct LintTests {
  @Test("says what is wrong, file by file, and counts it")
  func findings() async throws {
    let good = try TestFile(Files.association)
    let bad = try TestFile(Files.faulty)
    let run = await Run("aasa", "lint", good.path, bad.path)
    #expect(run.status == 1)
    #expect(run.lines.first == bad.path)
    #expect(
      run.lines.contains { $0.hasPrefix("  error    AASA301  applinks.details[0].components[1]: ") }
    )
    #expect(run.lines.contains { $0.hasPrefix("  warning  AASA104  ") })
    #expect(run.lines.last == "2 files, 1 error, 1 warning")
  }

  @Test("ends with 0 when there is nothing, and with --strict also minds warnings")
  func statuses() async {
    let good = await Run("aasa", "lint", "-", input: Files.association)
    #expect(good.status == 0)
    #expect(good.output == "1 file, 0 errors, 0 warnings\n")
    let warned = Files.association.replacing("\"exclude\"", with: "\"comments\": 1, \"exclude\"")
    #expect(await Run("aasa", "lint", "-", input: warned).status == 0)
    #expect(await Run("aasa", "lint", "-", "--strict", input: warned).status == 1)
  }

  @Test("prints with --json an object a finding")
  func json() async throws {
    let run = await Run("aasa", "lint", "-", "--json", input: Files.faulty)
    let objects = try run.objects
    #expect(objects.count == 2)
    for object in objects {
      #expect(Set(object.keys) == ["file", "code", "severity", "place", "sentence"])
    }
    #expect(Set(objects.compactMap { $0["code"] as? String }) == ["AASA104", "AASA301"])
  }

  @Test("takes what is not JSON for a finding")
  func noJSON() async {
    let run = await Run("aasa", "lint", "-", input: "<html>")
    #expect(run.status == 1)
    #expect(run.output.contains("error    AASA101"))
  }

  @Test(
    "reads every association file of public sites, and each finding has a code and a sentence",
    .enabled(
      if: ProcessInfo.processInfo.environment["PORTOLAN_DATA"] != nil, "PORTOLAN_DATA is not set"))
  func realFiles() async throws {
    let folder = ProcessInfo.processInfo.environment["PORTOLAN_DATA"] ?? ""
    let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/aasa")
      .filter { $0.contains("apple-app-site-association") }
    #expect(files.count == 50)
    for file in files {
      let run = await Run("aasa", "lint", "\(folder)/aasa/\(file)", "--json")
      #expect(run.status < 2)
      for object in try run.objects {
        #expect((object["code"] as? String)?.hasPrefix("AASA") == true)
        #expect(
          (object["sentence"] as? String)?.hasSuffix(".") == true || object["sentence"] != nil)
      }
    }
  }
}
