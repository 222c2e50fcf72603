/// The controller of a screen that is made of views.
final class HostController: UIViewController {}
