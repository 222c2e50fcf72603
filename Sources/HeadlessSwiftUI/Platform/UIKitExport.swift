// As in SwiftUI: an import of this module brings UIKit's types.
@_exported public import HeadlessUIKit
// And the macros of observable models (S60).
@_exported public import Observation
