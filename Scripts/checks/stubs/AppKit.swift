// macOS has AppKit, and no UIKit.
public class NSView {}
