public import Portolan

/// Expects certain results of a plan; otherwise fails the test with the differences, line by line.
///
/// ```swift
/// expectPlan(
///   try navigator.plan(for: .bag), to: "main[*(products) | account…] ⇧ sheet (bag)",
///   steps: ["select products in main", "present bag as sheet"])
/// ```
///
/// Omitted arguments are not compared; an empty array expects no step, or no screen that enters or
/// leaves. See `PlanSummary` for the words of steps and screens.
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
