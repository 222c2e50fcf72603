/// The kind of a node: a screen, or one of the containers.
package enum NodeKind: String, Hashable, Sendable, Codable, CaseIterable {
  case screen, stack, tabs, pages, split, custom
  /// A foreign screen, which the library did not build.
  case foreign

  /// How a container behaves; nil for screens.
  var behavior: (any ContainerBehavior.Type)? {
    switch self {
    case .screen, .foreign: return nil
    case .stack: return StackBehavior.self
    case .tabs: return TabsBehavior.self
    case .pages: return PagesBehavior.self
    case .split: return SplitBehavior.self
    case .custom: return CustomBehavior.self
    }
  }

  /// Whether the children of such a node are members that a map lists; a member has its position
  /// before it is ever shown.
  package var hasMembers: Bool {
    switch self {
    case .screen, .stack, .foreign: return false
    case .tabs, .pages, .split, .custom: return true
    }
  }

  /// Whether a node of this kind can be an element of a stack; UIKit and SwiftUI refuse the others.
  var standsInStacks: Bool {
    switch self {
    case .screen, .pages, .custom, .foreign: return true
    case .stack, .tabs, .split: return false
    }
  }
}
