public import Portolan

/// The screens of the letters, all in the first tab.
public enum LettersRoute: NavigationRoute {
  case alphabet
  case letter(String)
}
