// Only this file knows whether the packages behind the trait `Testing` are there.
#if Testing
import CustomDump
import IssueReporting
#elseif canImport(Testing)
import Testing
#endif

/// Reports failures to the running test.
enum TestReport {
  /// Takes the failures instead, for the kit's own tests.
  @TaskLocal static var catcher: CaughtFailures?

  /// Fails the running test.
  static func fail(_ message: String, at site: TestSite) {
    if let catcher {
      catcher.all.append(CaughtFailures.Failure(message: message, line: Int(site.line)))
    } else {
      report(message, at: site)
    }
  }

  #if Testing
  /// Fails the running test, of Swift Testing or XCTest.
  private static func report(_ message: String, at site: TestSite) {
    reportIssue(
      message, fileID: site.fileID, filePath: site.filePath, line: site.line,
      column: site.column)
  }

  /// The differences, line by line; nil for equal values.
  static func difference<T: Equatable>(_ actual: T, _ expected: T) -> String? {
    if actual == expected { return nil }
    return diff(expected, actual) ?? "they print alike: \(actual)"
  }
  #else
  /// Fails the running test of Swift Testing; without one, the failure stops the process.
  private static func report(_ message: String, at site: TestSite) {
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

  /// Both values when they differ; the trait `Testing` shows the differences line by line.
  static func difference<T: Equatable>(_ actual: T, _ expected: T) -> String? {
    actual == expected ? nil : "- \(expected)\n+ \(actual)"
  }
  #endif
}
