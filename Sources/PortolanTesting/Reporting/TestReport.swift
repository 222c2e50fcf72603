// The one file that knows whether the packages behind the trait `Testing` are there.
#if Testing
import CustomDump
import IssueReporting
#elseif canImport(Testing)
import Testing
#endif

/// How the kit tells a test that it failed.
enum TestReport {
  #if Testing
  /// Fails the test that runs, of Swift Testing or XCTest.
  static func fail(_ message: String, at site: TestSite) {
    reportIssue(
      message, fileID: site.fileID, filePath: site.filePath, line: site.line,
      column: site.column)
  }

  /// What differs, line by line; nil when nothing does.
  static func difference<T: Equatable>(_ actual: T, _ expected: T) -> String? {
    if actual == expected { return nil }
    return diff(expected, actual) ?? "they print alike: \(actual)"
  }
  #else
  /// Fails the test of Swift Testing that runs; no failure is lost where none runs.
  static func fail(_ message: String, at site: TestSite) {
    #if canImport(Testing)
    if Test.current != nil {
      let place = SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line),
        column: Int(site.column))
      Issue.record(Comment(rawValue: message), sourceLocation: place)
      return
    }
    #endif
    preconditionFailure("\(message) (XCTest is told with the trait Testing)")
  }

  /// Both values, when they differ; with the trait `Testing` the difference line by line.
  static func difference<T: Equatable>(_ actual: T, _ expected: T) -> String? {
    actual == expected ? nil : "- \(expected)\n+ \(actual)"
  }
  #endif
}
