public import Portolan

/// The app itself: its tabs, and a guide that somebody else wrote.
public enum AppRoute: NavigationRoute, CaseIterable {
  case main
  /// The guide in a tab: its own navigation stack is at home there.
  case guideTab
  /// The guide in a sheet, where it is at home too.
  case guideSheet
  /// The guide on another stack: the mistake that this recipe shows.
  case guidePushed
}
