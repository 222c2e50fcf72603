extension Fact {
  /// What is tried with views of SwiftUI.
  static var swiftUI: [Fact] {
    paths + pathWrites + pathValues + viewLayers + viewQueues + viewTabs + viewLists + viewSplits
      + viewReports + uikitEdits
  }
}
