// As SwiftUI does: who imports this module has UIKit's types.
@_exported public import HeadlessUIKit
// And the macros of observable models (S60).
@_exported public import Observation
