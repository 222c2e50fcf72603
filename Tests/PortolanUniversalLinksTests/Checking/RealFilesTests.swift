import PortolanUniversalLinks
import Testing

@Suite(
  "The library reads, matches and checks association files of public sites",
  .enabled(if: DataFolder.isThere, "PORTOLAN_DATA is not set"))
struct RealFilesTests {
  @Test("are read, matched and checked, and what is wrong is said with a code and a sentence")
  func all() throws {
    let files = try DataFolder.associationFiles()
    #expect(files.count == 50)
    var (broken, found) = (0, 0)
    for (name, bytes) in files {
      let findings = AssociationFile.findings(in: bytes)
      if !findings.isEmpty { found += 1 }
      for finding in findings {
        #expect(finding.code.wholeMatch(of: /AASA\d\d\d/) != nil)
        #expect(finding.sentence.hasSuffix(".") || finding.sentence.hasSuffix("?"))
        print("\(name.prefix(40)) \(finding.code) \(finding.sentence)")
      }
      guard let file = try? AssociationFile(bytes) else {
        broken += 1
        #expect(findings.map(\.code) == ["AASA101"])
        continue
      }
      for app in file.apps {
        for url in ["https://example.com/", "https://example.com/wiki/Paris?a=1#b", "not a url"] {
          #expect(!file.decision(for: url, app: app).trace.isEmpty)
        }
      }
      // What is written again says the same.
      #expect(try AssociationFile(file.json.text.utf8).json == file.json)
    }
    print("association files: \(files.count), \(broken) no JSON, \(found) with findings")
    #expect(broken == 3)
  }
}
