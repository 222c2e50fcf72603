// SwiftUI, which brings UIKit along.
@_exported public import HeadlessSwiftUI
@_exported public import UIKit
