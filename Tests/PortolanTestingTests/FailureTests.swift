import PortolanTesting
import TestSupport
import Testing

@MainActor @Suite("A failure of the test kit fails the running test")
struct FailureTests {
  /// Only `Scripts/test --all` sees it, since it leaves a known issue in the output.
  @Test(.enabled(if: TestRun.isWhole, "Scripts/test --all runs it"))
  func `with its message, where the test is`() async {
    let line = #line + 2
    await withKnownIssue {
      await eventually("the moon is reached") { false }
    } matching: {
      "\($0)".contains("the moon is reached") && $0.sourceLocation?.line == line
    }
  }
}
