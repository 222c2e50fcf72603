public import Portolan

/// All screens at a glance, with the data that each of them needs.
public enum ControllersList: NavigationRoute {
  case textInputScreen
  case textConfirmationScreen(text: String)
}
