public import Portolan

/// Expects that a plan does what is said, and fails with what is other, line by line.
///
/// ```swift
/// expectPlan(
///   try navigator.plan(for: .bag), to: "main[*(products) | account…] ⇧ sheet (bag)",
///   steps: ["select products in main", "present bag as sheet"])
/// ```
///
/// What is left out is not compared. `PlanSummary` says how steps and screens are written; with an
/// empty array nothing may happen, enter or leave.
public func expectPlan(
  _ plan: Plan, to picture: String? = nil, steps: [String]? = nil, enters: [String]? = nil,
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
