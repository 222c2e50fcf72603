import Portolan

/// Where each event of a screen leads; the screens themselves do not know.
@MainActor struct RootEvents {
  let navigator: Navigator<RootRoute>
  let lock: Lock

  /// What waited for the splash is tried again: the first part, then links in their order.
  func handle(_ event: SplashViewModel.Event) {
    switch event {
    case .finished: revalidate()
    }
  }

  /// What waited for the sign-in follows by itself, as soon as the sign-in part has gone.
  func handle(_ event: LoginViewModel.Event) {
    switch event {
    case .signedIn: navigator.show(.main)
    }
  }

  /// Without a session the main part may stand no longer, nor what is presented over it.
  func handle(_ event: SignOutViewModel.Event) {
    switch event {
    case .signedOut: revalidate()
    }
  }

  /// Gives the kept part back; when it was let go to save memory, main is built again.
  func handle(_ event: LockViewModel.Event) {
    switch event {
    case .unlocked:
      let request = navigator.showKept()
      Task {
        do throws(NavigationError) { _ = try await request.arrival() } catch .nothingKept {
          navigator.show(.main)
        } catch {
          navigator.scene.onFailure?(error, CallSite())
        }
      }
    }
  }

  private func revalidate() {
    Task { await navigator.revalidate() }
  }
}
