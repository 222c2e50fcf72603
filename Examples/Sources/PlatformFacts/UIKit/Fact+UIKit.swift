extension Fact {
  /// What is tried with UIKit's own calls.
  static var uikit: [Fact] {
    containment + appearance + coverings + stacks + stackEdits + stackReports + swipes
      + coordinators + presentations + dismissals + sheets + dialogs + tabs + tabTaps + tabGroups
      + splits + pages + windows + lives + lists + searches + motions
  }
}
