/// One of the views into which a container takes its content apart.
struct ViewPart {
  let key: [ViewKey]
  let view: ErasedView

  var identity: ViewKey { key.count == 1 ? key[0] : .identity(AnyHashable(key)) }
}
