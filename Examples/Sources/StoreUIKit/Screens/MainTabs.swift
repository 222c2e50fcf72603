import PictureNames
import PortolanUIKit

/// The tabs.
final class MainTabs: UITabBarController, Pictured {
  let pictureName = "main"
}
