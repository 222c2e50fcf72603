import Foundation
import Portolan

/// The ways through the library, for Objective-C.
@MainActor final class LibraryNavigation: NSObject {
  private let navigator: any Navigating<Library>

  init(_ navigator: any Navigating<Library>) {  // for Swift alone
    self.navigator = navigator
    super.init()
  }

  func showBook(id: Int) { navigator.show(.book(id: id)) }

  func showHours() { navigator.show(.hours) }

  func goBack() { navigator.back() }

  /// Calls back with nil, or with the text of the failure.
  func showLoans(completion: @escaping @Sendable (String?) -> Void) {
    Task {
      do throws(NavigationError) {
        try await navigator.navigate(to: .loans)
        completion(nil)
      } catch {
        completion(error.diagnostic.what)
      }
    }
  }

  /// Calls back with the name of the branch, or with nil.
  func chooseBranch(book: Int, completion: @escaping @Sendable (String?) -> Void) {
    Task {
      do throws(NavigationError) {
        let ending = try await navigator.ask(BranchQuestion(book: book))
        guard case .finished(let branch) = ending else { return completion(nil) }
        completion(branch.rawValue)
      } catch {
        completion(nil)
      }
    }
  }
}
