/// Whether touches reach what is behind a presentation.
@available(iOS 16.4, *)
public struct PresentationBackgroundInteraction: Sendable {
  enum Reach {
    case none
    case all
    case upThrough(PresentationDetent)
  }

  let reach: Reach

  /// As the system decides: not at all.
  public static let automatic = PresentationBackgroundInteraction(reach: .none)
  /// Not at all.
  public static let disabled = PresentationBackgroundInteraction(reach: .none)
  /// At each height.
  public static let enabled = PresentationBackgroundInteraction(reach: .all)

  /// As long as the sheet is not higher than this.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(reach: .upThrough(detent))
  }
}

extension View {
  /// Says whether touches reach what is behind the presentation in which the view stands.
  @available(iOS 16.4, *)
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modified(by: InteractionModifier(interaction: interaction))
  }

  /// Says how high a sheet may stand.
  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modified(by: DetentsModifier(detents: detents, selection: nil))
  }

  /// Says how high a sheet may stand, and how high it stands.
  @available(iOS 16.0, *)
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modified(by: DetentsModifier(detents: detents, selection: selection))
  }
}

/// The heights of a layer, as its views say them.
struct LayerHeights {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var interaction = PresentationBackgroundInteraction.automatic

  /// Whether touches reach what is behind; without a selection the sheet stands where it was dragged,
  /// or at the lowest height.
  @MainActor func isPassedThrough(at dragged: PresentationDetent?) -> Bool {
    switch interaction.reach {
    case .none: return false
    case .all: return true
    case .upThrough(let largest):
      return resting(at: dragged).points <= largest.points
    }
  }

  /// The height at which the sheet stands.
  @MainActor func resting(at dragged: PresentationDetent?) -> PresentationDetent {
    selection?.wrappedValue ?? dragged ?? detents.min { $0.points < $1.points } ?? .large
  }
}

private struct InteractionModifier: NodeModifier {
  let interaction: PresentationBackgroundInteraction

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.layer?.heights.interaction = interaction
    content()
  }
}

private struct DetentsModifier: NodeModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  func describe(_ node: ViewNode, into scribe: Scribe, content: () -> Void) {
    scribe.layer?.heights.detents = detents
    scribe.layer?.heights.selection = selection
    content()
  }
}
