import Portolan

/// What a screen of a walk keeps for itself.
@MainActor final class WalkModel {
  /// A model that is watched and not kept.
  struct Reference {
    weak var model: WalkModel?
  }
}
