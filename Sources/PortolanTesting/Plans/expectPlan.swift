public import Portolan

/// Expects that a plan does what the arguments say; otherwise fails the test and shows the
/// differences.
///
/// ```swift
/// expectPlan(
///   try navigator.plan(for: .bag), to: "main[*(products) | account…] ⇧ sheet (bag)",
///   steps: ["select products in main", "present bag as sheet"])
/// ```
///
/// An argument that is nil is not compared; an empty array expects that there are no steps, no new
/// screens or no closed screens. Write all of them as `PlanSummary` does. With the trait `Testing`
/// the failure shows the differences line by line.
///
/// - Parameters:
///   - plan: The plan, as from `navigator.plan(for:)`; nothing is performed.
///   - picture: The picture of the tree after the plan.
///   - steps: The steps that the host performs, in order (`PlanSummary.steps`).
///   - enters: The new screens (`PlanSummary.enters`).
///   - leaves: The closed screens (`PlanSummary.leaves`).
///   - fileID: The file that a failure names.
///   - filePath: The path of that file.
///   - line: The line that a failure names.
///   - column: The column that a failure names.
public func expectPlan(
  _ plan: NavigationPlan, to picture: String? = nil, steps: [String]? = nil,
  enters: [String]? = nil,
  leaves: [String]? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let actual = PlanSummary(plan)
  var expected = actual
  if let picture { expected.to = picture }
  if let steps { expected.steps = steps }
  if let enters { expected.enters = enters }
  if let leaves { expected.leaves = leaves }
  guard let difference = TestReport.difference(actual, expected) else { return }
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  TestReport.fail("The plan differs (- expected, + planned):\n\(difference)", at: site)
}
