extension Traffic {
  /// Closes at once the open screens that a guard refused; requests on their way do not delay that.
  ///
  /// When the front screen is closed, `route`, the guard's alternative, is shown instead: in the
  /// same commit if no guard must be asked for it, otherwise by a new request. When no screen is
  /// left, the refuge is shown, a part without guards. A curtain of which nothing is left stays: a lock
  /// fails closed.
  mutating func evict(refusedBy rule: AnyGuard, instead route: AnyRoute?, isDetour: Bool = false) {
    let exemption = route.flatMap { self.exemption(rule, leadingTo: $0, isDetour: isDetour) }
    let refused = nodes(refusedBy: rule, exempting: exemption)
    guard !refused.isEmpty else { return }
    var route = route
    if let curtain = route, maps.isCurtain(curtain) {
      raise(curtain, .library)
      route = nil
    }
    do throws(NavigationError) {
      let bare = try plan(for: .evict(refused, instead: nil))
      guard let route, let front = tree.visiblePath.last, bare.leaving.contains(front),
        endOlderAlternatives(all: bare.to.layers.isEmpty)
      else { return evict(refused, bare) }
      if let plan = plan(evicting: refused, instead: route, exemption) {
        return commit(plan, for: .evict(refused, instead: route), exemption)
      }
      evict(refused, bare)
      // This request has a row of its own, so no other one waits for it.
      take(
        Signal.Submission(intent: .show(route), origin: .refusal, site: .library),
        exempting: exemption)
    } catch {
      diagnose(error.diagnostic)
    }
  }

  /// Closes at once the stacks of other code's screens alone: another host has none of them, and the
  /// stacks would be empty.
  mutating func evictStrangers() {
    let stacks = tree.stacksOfOthers
    guard !stacks.isEmpty else { return }
    do throws(NavigationError) {
      evict(stacks, try plan(for: .evict(stacks, instead: nil)))
    } catch {
      diagnose(error.diagnostic)
    }
  }

  /// Commits `plan`; when it leaves no screen, commits a plan that also shows a refuge.
  ///
  /// A curtain has none, and stays.
  private mutating func evict(_ refused: [NodeID], _ plan: NavigationPlan) {
    guard plan.to.layers.isEmpty else { return commit(plan, for: .evict(refused, instead: nil)) }
    if traits.isCurtain, let curtain = tree.part {
      return diagnose(NavigationError.guardedCurtain(route: curtain.label).diagnostic)
    }
    commit(self.plan(toRefugeFrom: refused) ?? plan, for: .evict(refused, instead: nil))
  }

  private func plan(toRefugeFrom refused: [NodeID]) -> NavigationPlan? {
    for refuge in maps.refuges {
      // A refuge that is a container may come with a member that has guards.
      if let plan = possiblePlan(for: .evict(refused, instead: refuge)),
        plan.guarded(in: maps, but: refuge).isEmpty
      {
        return plan
      }
    }
    return nil
  }

  mutating func commit(
    _ plan: NavigationPlan, for intent: Intent, _ exemption: GuardExemption? = nil
  ) {
    let number = add(
      Signal.Submission(intent: intent, site: .library),
      with: Request.Precedence(row: rows.begin(), rank: lastNumber + 1), exempting: exemption)
    tellAsked(number)
    revalidation?.evictions.insert(number)
    if let request = requests[number] { commit(plan, for: request) }
  }

  /// A plan that closes `refused` and shows `route`; nil without one that asks no guard.
  private func plan(
    evicting refused: [NodeID], instead route: AnyRoute, _ exemption: GuardExemption?
  ) -> NavigationPlan? {
    let intent = Intent.evict(refused, instead: route)
    do {
      let plan = try plan(for: intent, exempting: exemption)
      let rules = try guards(of: plan, for: intent, exempting: exemption)
      return rules.allSatisfy { revalidation?.passes.contains($0) == true } ? plan : nil
    } catch { return nil }
  }

  /// Makes way for a guard's alternative while an older one may be on its way; returns whether it may
  /// be shown.
  ///
  /// When no screen is left, it may, and the older request ends. Otherwise the older one replaces
  /// the screen that was in front, and the new one is not shown.
  private mutating func endOlderAlternatives(all hasGone: Bool) -> Bool {
    let older = rows.all.filter { requests[$0]?.origin == .refusal }
    guard hasGone else { return older.isEmpty }
    supersede(older, by: nil)
    return true
  }
}
