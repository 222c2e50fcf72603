package import HeadlessUIKit
package import PortolanTesting

extension StageError.Problem {
  /// Why a touch failed, where so much can be read.
  package init(_ error: HeadlessTouchError, texts: [String]) {
    switch error.reason {
    case .notFound:
      self = .notThere(error.label, texts: texts, controls: error.tappable)
    case .disabled: self = .disabled(error.label)
    case .hidden: self = .hidden(error.label)
    case .covered: self = .covered(error.label)
    case .transitioning: self = .moving(error.label)
    case .notATextField: self = .notAField(error.label)
    }
  }
}
