import PortolanSwiftUI
import RootFlow

/// Asks once more before it signs out.
struct SignOutView: View {
  let model: SignOutViewModel

  var body: some View {
    NoticeView("Sign Out", "Are you sure?", NoticeView.Action("Sign Out") { model.logOut() })
  }
}
