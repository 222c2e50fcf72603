import PortolanSwiftUI
import RootFlow

/// Covers the main part until it is opened.
struct LockView: View {
  let model: LockViewModel

  var body: some View {
    NoticeView("Locked", NoticeView.Action("Unlock") { model.unlock() })
  }
}
