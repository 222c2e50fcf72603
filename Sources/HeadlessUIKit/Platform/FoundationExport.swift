// As UIKit does: who imports this module has Foundation's types.
@_exported public import Foundation
