import Portolan

/// Changes of pages, each of which stands in a slot, so that none has to be set anew to be filled.
@MainActor struct PagesStep: MemberStep {
  let pages: UIPageViewController
  let turns: PageTurns

  var members: [UIViewController] { turns.slots.map { $0.member ?? $0 } }

  /// While a user turns a page, the one before.
  var selected: Int { turns.place }

  func set(_ members: [UIViewController], selected position: Int) {
    let old = turns.slots
    turns.slots = members.enumerated().map { place, member in
      let slot = old.indices.contains(place) ? old[place] : nil
      if let slot, slot.member == nil, member is SlotViewController { return slot }
      return SlotViewController.holding(member, in: slot, of: pages)
    }
    show(position, animated: false) {}
  }

  func select(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    front?.endEditing()
    let moves = animated && !UIAccessibility.isReduceMotionEnabled
    show(position, animated: moves && pages.viewIfLoaded?.window != nil) {
      announce()
      done()
    }
  }

  /// Shows a page; never while another one turns, which would stop the app (U138).
  private func show(_ position: Int, animated: Bool, done: @escaping () -> Void) {
    guard !turns.isTurning else {
      return turns.whenEnded { show(position, animated: false, done: done) }
    }
    let isLater = position > turns.place
    turns.place = position
    let slot = turns.slots[position]
    slot.isAsking = false
    guard pages.viewControllers?.first !== slot else { return done() }
    turns.isSetting = true
    pages.setViewControllers(
      [slot], direction: isLater != turns.isReversed(pages) ? .forward : .reverse,
      animated: animated,
      completion: { [turns] _ in
        guard animated else { return turns.ended(done) }
        Task { renewNeighbours(of: slot) { turns.ended(done) } }
      })
  }

  /// Sets the page once more, since UIKit may take the page before for a neighbour (U139).
  private func renewNeighbours(of slot: SlotViewController, done: @escaping () -> Void) {
    guard turns.isSetting else { return }
    guard !turns.isUnderFinger, pages.viewControllers?.first === slot else { return done() }
    pages.setViewControllers([slot], direction: .forward, animated: false) { _ in done() }
  }
}

extension UIPageViewController {
  /// The controllers of the pages, first to last.
  package var pageControllers: [UIViewController] { memberStep?.members ?? [] }

  /// The place of the page that UIKit shows.
  package var frontPage: Int? {
    (DelegateFront.of(self) as? PageTurns)?.slots.firstIndex { $0 === viewControllers?.first }
  }
}
