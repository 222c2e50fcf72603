import Portolan

/// The model of a screen in a walk.
@MainActor final class WalkModel {
  /// A model that is watched for leaks and not kept.
  struct Reference {
    weak var model: WalkModel?
  }
}
