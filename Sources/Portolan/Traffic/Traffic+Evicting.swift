extension Traffic {
  /// Takes out what a guard has refused, at once: nothing else that is asked for holds that up.
  ///
  /// What the guard wants shown where the front one went comes in the same commit, when nobody has to
  /// be asked for it; otherwise it is asked for behind. Where nothing is left the refuge is shown.
  mutating func evict(refusedBy rule: AnyGuard, instead route: AnyRoute?) {
    let refused = nodes(refusedBy: rule, leadingTo: route)
    guard !refused.isEmpty else { return }
    var route = route
    if let curtain = route, maps.isCurtain(curtain) {
      raise(curtain, .library)
      route = nil
    }
    do throws(NavigationError) {
      let bare = try plan(for: .evict(refused, instead: nil))
      guard let route, let front = tree.visiblePath.last, bare.leaving.contains(front),
        givesWay(all: bare.to.layers.isEmpty)
      else { return evict(refused, bare) }
      let excuse = excuse(rule, leadingTo: route, under: maps)
      if let plan = plan(evicting: refused, instead: route, excuse) {
        return commit(plan, for: .evict(refused, instead: route), excuse)
      }
      evict(refused, bare)
      // Nobody else waits for its end.
      take(
        LiveSignal.Asked(intent: .show(route), origin: .refusal, site: .library), excusing: excuse)
    } catch {
      tell { _ in .diagnosed(error.diagnostic) }
    }
  }

  /// Where the plan leaves nothing it is one to the refuge.
  private mutating func evict(_ refused: [NodeID], _ plan: Plan) {
    let refuge = plan.to.layers.isEmpty ? self.plan(toRefugeFrom: refused) : nil
    commit(refuge ?? plan, for: .evict(refused, instead: nil))
  }

  private func plan(toRefugeFrom refused: [NodeID]) -> Plan? {
    for refuge in maps.refuges {
      do {
        let plan = try plan(for: .evict(refused, instead: refuge))
        // A container may bring a member along that somebody would have to be asked for.
        if plan.isUnguarded(in: maps, but: refuge) { return plan }
      } catch { continue }
    }
    return nil
  }

  private mutating func commit(_ plan: Plan, for intent: LiveIntent, _ excuse: Excuse? = nil) {
    let number = add(
      LiveSignal.Asked(intent: intent, site: .library),
      with: Request.Precedence(row: rows.begin(), rank: lastNumber + 1), excusing: excuse)
    tellAsked(number)
    revalidation?.evictions.insert(number)
    if let request = requests[number] { commit(plan, for: request) }
  }

  /// An eviction with what is shown instead; nil when that has no place, or somebody is to be asked.
  private func plan(
    evicting refused: [NodeID], instead route: AnyRoute, _ excuse: Excuse?
  ) -> Plan? {
    let intent = LiveIntent.evict(refused, instead: route)
    do {
      let plan = try plan(for: intent, excusing: excuse)
      let rules = try guards(of: plan, for: intent, excusing: excuse)
      return rules.allSatisfy { revalidation?.passes.contains($0) == true } ? plan : nil
    } catch { return nil }
  }

  /// Whether what another guard wanted, and what has not come yet, gives way to something newer: that
  /// is so where all has gone; otherwise it was in front, and counts.
  private mutating func givesWay(all hasGone: Bool) -> Bool {
    let older = rows.all.filter { requests[$0]?.origin == .refusal }
    guard hasGone else { return older.isEmpty }
    supersede(older, by: nil)
    return true
  }
}
