import Observation
import PortolanSwiftUI

/// What the views of a fact show, which notes each value that is written.
@MainActor @Observable final class FactModel {
  var path: [Int] { didSet { calls.add("path \(path)") } }
  var any: [AnyHashable] = []
  var isFirst = false { didSet { calls.add("first \(isFirst)") } }
  var isSecond = false { didSet { calls.add("second \(isSecond)") } }
  var item: FactItem? { didSet { calls.add("item \(item?.id ?? 0)") } }
  var tab = 0 { didSet { calls.add("tab \(tab)") } }
  var column = NavigationSplitViewColumn.sidebar
  var visibility = NavigationSplitViewVisibility.automatic
  @ObservationIgnored private let calls: FactCalls

  init(_ calls: FactCalls, path: [Int] = []) {
    self.calls = calls
    self.path = path
  }
}

/// Something that a sheet shows.
struct FactItem: Identifiable {
  let id: Int
}
