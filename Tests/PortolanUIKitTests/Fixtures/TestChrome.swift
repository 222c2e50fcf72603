import PortolanUIKit

/// What a screen asks of the bars, the edges and the way in which the device is held.
struct TestChrome {
  var statusBar = UIStatusBarStyle.default
  var hidesStatusBar = false
  var hidesHomeIndicator = false
  var edges: UIRectEdge = []
  var orientations = UIInterfaceOrientationMask.allButUpsideDown
  var orientation = UIInterfaceOrientation.portrait
}
