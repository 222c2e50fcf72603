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
///
/// It is built there anew, so its `@State` begins again; what it finds in its environment stays.
private struct IsolatedScreen: UIViewControllerRepresentable {
  let screen: ScreenModel

  func makeUIViewController(context: Context) -> UIHostingController<IsolatedContent> {
    UIHostingController(rootView: content(in: context))
  }

  func updateUIViewController(
    _ controller: UIHostingController<IsolatedContent>, context: Context
  ) {
    controller.rootView = content(in: context)
  }

  private func content(in context: Context) -> IsolatedContent {
    IsolatedContent(screen: screen, environment: context.environment)
  }
}

/// A screen with the environment that it would have without a controller between.
private struct IsolatedContent: View {
  let screen: ScreenModel
  let environment: EnvironmentValues

  var body: some View { ScreenContent(screen: screen).environment(\.self, environment) }
}
