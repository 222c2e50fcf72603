/// A window of the system's own among those of a scene, as the one that holds the views of the keyboard.
public final class HeadlessSystemWindow: UIWindow {}
