import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import Observation

/// What a split shows, with what the system wrote in order.
@Observable @MainActor final class SplitValues {
  var column = NavigationSplitViewColumn.sidebar { didSet { columns.append(column) } }
  var visibility = NavigationSplitViewVisibility.automatic {
    didSet { visibilities.append(visibility) }
  }
  var path: [Int] = []
  @ObservationIgnored private(set) var columns: [NavigationSplitViewColumn] = []
  @ObservationIgnored private(set) var visibilities: [NavigationSplitViewVisibility] = []
}

/// A split of two columns, the last of which has a stack.
struct TwoColumns: View {
  @Bindable var values: SplitValues
  let log: Log

  var body: some View {
    NavigationSplitView(
      columnVisibility: $values.visibility, preferredCompactColumn: $values.column
    ) {
      Screen(name: "list", log: log).navigationTitle("List")
    } detail: {
      NavigationStack(path: $values.path) {
        Screen(name: "item", log: log)
          .navigationDestination(for: Int.self) { Screen(name: "page \($0)", log: log) }
      }
    }
  }
}

/// A split of three columns.
struct ThreeColumns: View {
  @Bindable var values: SplitValues
  let log: Log

  var body: some View {
    NavigationSplitView(
      columnVisibility: $values.visibility, preferredCompactColumn: $values.column
    ) {
      Screen(name: "one", log: log)
    } content: {
      Screen(name: "two", log: log)
    } detail: {
      Screen(name: "three", log: log)
    }
  }
}

extension HeadlessScene {
  static let wide = CGSize(width: 1_024, height: 768)
  static let narrow = CGSize(width: 390, height: 844)

  /// The size becomes another, and everything ends.
  func resize(to size: CGSize) {
    screen.rotate(to: size, on: .pad)
    finish()
  }

  /// The names of the screens that can be touched.
  var inReach: [String] {
    nodes.all(.button).filter(\.isHittable).map(\.label).filter { $0.hasPrefix("Count ") }
      .map { String($0.dropFirst(6)) }
  }
}
