/// Where a controller's view stands between off and on screen.
enum AppearanceState: UInt8 {
  case disappeared, appearing, appeared, disappearing
}
