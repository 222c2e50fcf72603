/// Shows a screen as its assembly builds it; built again when the route's value changes.
struct ScreenView: View {
  let screen: ScreenModel

  var body: some View {
    // One view whatever the app's are, so that there is one probe: none at all would have none, and
    // each of two its own (S58).
    VStack {
      if screen.isIsolated { IsolatedScreen(screen: screen) } else { ScreenContent(screen: screen) }
    }
    .background {
      ScreenProbe(screen: screen)
      // Nobody asks before these gestures, so they do not begin (S30).
      if screen.context?.asksBeforeLeaving == true {
        Spacer().interactiveDismissDisabled().navigationBarBackButtonHidden()
      }
    }
    .environment(\.screenContext, screen.context)
  }
}

private struct ScreenContent: View {
  let screen: ScreenModel

  var body: some View { screen.content() }
}

/// A screen behind a hosting controller, where no stack knows of the one around it.
private struct IsolatedScreen: UIViewControllerRepresentable {
  let screen: ScreenModel

  func makeUIViewController(context: Context) -> UIViewController {
    let environment = context.environment
    return UIHostingController(
      rootView: ScreenContent(screen: screen)
        .environment(\.navigator, environment.navigator)
        .environment(\.screenContext, screen.context))
  }

  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
