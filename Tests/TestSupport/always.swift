package import Portolan

/// The guards that a feature brings to the scene for all of its own routes.
package func always<R: NavigationRoute>(
  _ rules: R.Guard..., in type: R.Type
) -> @Sendable (AnyRoute) -> [R.Guard] {
  { $0.as(R.self) == nil ? [] : rules }
}
