extension Planner {
  /// Uses other maps for their routes; nodes that differ are placed again, back to front.
  ///
  /// All fragments are taken out of the tree first, then placed one by one. A fragment closes when the
  /// maps have no place for it, or when its place would close the screen in front.
  mutating func adopt(_ new: [MapSet.Entry]) throws(NavigationError) {
    if let unknown = new.first(where: { maps.entries[$0.type] == nil }) {
      throw .unknownRoute(route: .any(of: unknown.name))
    }
    let old = Dismantling(tree: tree, old: maps, new: maps.replacing(new))
    maps = old.new
    guard old.isNeeded else { return }
    loose = old.loose
    for layer in tree.parts.joined() { tree.remove(layer.root) }
    tree.parts = [[]]
    for part in old.tree.kept {
      _ = rebuild(part, old)
      if !tree.layers.isEmpty { tree.parts.append(tree.layers) }
    }
    let failed = rebuild(old.tree.layers, old)
    // A fragment that had no place may belong on a fragment that was placed later.
    let problems = failed.compactMap { place($0, isSeen: true) }
    settle()
    if tree.layers.isEmpty {
      if let problem = problems.first { throw problem }
      try reopen(old.tree)
    }
    if let front = old.tree.visiblePath.last { show(front) }
    loose = []
  }

  /// Shows what was in front again when no fragment of it is open: all of it stands in a kept part too, or
  /// other code has taken the screens out of the containers that are built anew.
  private mutating func reopen(_ before: NavigationTree) throws(NavigationError) {
    var problem: NavigationError?
    for route in before.visiblePath.reversed().compactMap(before.route) where tree.layers.isEmpty {
      var attempt = self
      do throws(NavigationError) {
        if let kept = existing(route, .anywhere) {
          attempt.show(kept)
        } else {
          _ = try attempt.place(route, maps.destination(for: route), trail: [route])
        }
        self = attempt
      } catch { problem = problem ?? error }
    }
    if tree.layers.isEmpty, let problem { throw problem }
  }

  /// Opens a part's layers again with their fragments; returns the visible fragments without a place.
  private mutating func rebuild(_ part: [Layer], _ old: Dismantling) -> [Dismantling.Fragment] {
    tree.layers = []
    var failed: [Dismantling.Fragment] = []
    for (index, layer) in part.enumerated() {
      let isBeneathAsBefore = tree.layers == Array(part.prefix(index))
      for fragment in old.fragments(of: layer.root) {
        if fragment.id == layer.root, fragment.isWhole, !old.isMoved(fragment.id) {
          takeBack(layer)
        } else if place(fragment, isSeen: fragment.isSeen) != nil, fragment.isSeen {
          failed.append(fragment)
        }
      }
      if old.tree[layer.root].kind == .foreign, isBeneathAsBefore {
        tree.add(layer.root, of: old.tree)
        tree.layers.append(layer)
      }
      if let front = old.tree.visiblePath(from: layer.root).last { show(front) }
    }
    return failed
  }

  /// Opens a layer again, unless it was presented and there is no layer beneath it now.
  private mutating func takeBack(_ layer: Layer) {
    guard layer.style == nil || !tree.layers.isEmpty,
      let position = loose.firstIndex(where: { $0.root == layer.root })
    else { return }
    tree.add(layer.root, of: loose.remove(at: position).tree)
    tree.layers.append(layer)
  }

  /// Places a fragment where the map says, unless it is in the tree already, inside its container.
  ///
  /// A fragment that was not visible (`isSeen`) closes nothing and does not come to the front. Returns
  /// the error when the fragment has no place; nil otherwise.
  private mutating func place(_ fragment: Dismantling.Fragment, isSeen: Bool) -> NavigationError? {
    guard !tree.contains(fragment.id) else { return nil }
    var attempt = self
    attempt.fragment = fragment.id
    do throws(NavigationError) {
      let destination = try maps.destination(for: fragment.route)
      guard existing(fragment.route, destination.reuse) == nil else { return nil }
      _ = try attempt.place(fragment.route, destination, trail: [fragment.route])
    } catch { return error }
    if !isSeen {
      guard tree.roots(missingIn: attempt.tree).isEmpty else { return nil }
      attempt.select(as: tree)
    }
    attempt.fragment = nil
    attempt.loosen(missingSince: tree)
    self = attempt
    return nil
  }

  /// Brings the member that was in front in `before` to the front again, in each container.
  private mutating func select(as before: NavigationTree) {
    for id in before.parts.joined().flatMap({ before.subtree($0.root) }) {
      let node = before[id]
      guard node.kind.hasMembers, tree.contains(id), tree[id].isEntered(at: node.selection) else {
        continue
      }
      tree.update(id) { $0.selection = node.selection }
    }
  }

  /// Shows the screen that was in front before.
  private mutating func show(_ id: NodeID) {
    guard tree.contains(id) else { return }
    let before = tree
    reveal(id)
    loosen(missingSince: before)
  }

  /// Lets the places of later fragments take back what has been closed since `before`.
  private mutating func loosen(missingSince before: NavigationTree) {
    loose += before.roots(missingIn: tree).filter { before[$0].kind != .foreign }
      .map { LooseFragment(root: $0, tree: before) }
  }
}

/// The maps that an intent adopts: one, or all of one turn of the main actor; equal only to
/// themselves.
///
/// Only the names are encoded: maps that were decoded say which ones they were, and cannot be
/// adopted.
package final class AdoptedMap: Sendable {
  package let name: String
  let entries: [MapSet.Entry]

  init(_ entries: [MapSet.Entry]) {
    name = entries.map(\.mapName).joined(separator: ", ")
    self.entries = entries
  }

  package convenience init(_ entry: MapSet.Entry) { self.init([entry]) }

  package init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    entries = []
  }

  /// These maps, then others; of two for one type the later counts.
  func joined(by others: AdoptedMap) -> AdoptedMap { AdoptedMap(entries + others.entries) }

  var label: RouteLabel { RouteLabel(type: name, text: name) }

  /// Whether the app has a feature for each map.
  func isKnown(in maps: MapSet) -> Bool { entries.allSatisfy { maps.entries[$0.type] != nil } }
}

extension AdoptedMap: Hashable {
  package static func == (one: AdoptedMap, other: AdoptedMap) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension AdoptedMap: Codable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
