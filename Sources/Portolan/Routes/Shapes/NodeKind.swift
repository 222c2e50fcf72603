/// What a node is: a screen, or one of the containers.
package enum NodeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case screen, stack, tabs, pages, split, custom
  /// A screen of somebody else's code.
  case foreign

  /// The rules of a container; nil for what holds nothing.
  var rules: (any ContainerRules.Type)? {
    switch self {
    case .screen, .foreign: return nil
    case .stack: return StackRules.self
    case .tabs: return TabsRules.self
    case .pages: return PagesRules.self
    case .split: return SplitRules.self
    case .custom: return CustomRules.self
    }
  }

  /// Whether its places are members that a map lists, entered or not.
  package var hasMembers: Bool {
    switch self {
    case .screen, .stack, .foreign: return false
    case .tabs, .pages, .split, .custom: return true
    }
  }

  /// Whether it can be an element of a stack: UIKit and SwiftUI refuse the others there.
  var standsInStacks: Bool {
    switch self {
    case .screen, .pages, .custom, .foreign: return true
    case .stack, .tabs, .split: return false
    }
  }
}
