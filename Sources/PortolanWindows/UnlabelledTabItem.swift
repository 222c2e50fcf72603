/// The item of a tab for which the assembly makes none.
package final class UnlabelledTabItem: UITabBarItem {}
