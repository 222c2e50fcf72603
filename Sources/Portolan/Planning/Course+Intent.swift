extension Course {
  var intent: LiveIntent {
    .course(routes.map { AnyRoute($0) }, placed: placement?.place)
  }
}
