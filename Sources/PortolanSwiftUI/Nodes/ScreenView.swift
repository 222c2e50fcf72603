/// Shows a screen as its assembly builds it; built again when the route's value changes.
struct ScreenView: View {
  let screen: ScreenModel

  var body: some View {
    // One view, however many the app returns, so that there is one probe: without a view there is
    // no probe, and with two views there are two (S58).
    VStack {
      if screen.isIsolated { IsolatedScreen(screen: screen) } else { ScreenContent(screen: screen) }
    }
    .background {
      ScreenProbe(screen: screen)
      // SwiftUI does not ask before a drag, so it does not begin (S30).
      if asks { Spacer().interactiveDismissDisabled() }
      // Back from the first screen of a column closes nothing.
      if screen.isDeadEnd { Spacer().navigationBarBackButtonHidden() }
    }
    .environment(\.screenContext, screen.context)
  }

  private var asks: Bool { screen.context?.asksBeforeLeaving == true }
}

private struct ScreenContent: View {
  let screen: ScreenModel

  var body: some View { screen.content() }
}

/// A screen behind a hosting controller, where no stack sees the one around it.
///
/// It is built there anew, so its `@State` begins again; the values of its environment stay.
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

/// A screen with the environment that it would have without a hosting controller.
private struct IsolatedContent: View {
  let screen: ScreenModel
  let environment: EnvironmentValues

  var body: some View { ScreenContent(screen: screen).environment(\.self, environment) }
}
