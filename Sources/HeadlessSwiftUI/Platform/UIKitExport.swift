// As SwiftUI does: who imports this module has UIKit's types.
@_exported public import HeadlessUIKit
