/// A modifier of looks, which nothing here depends on.
struct PlainModifier: NodeModifier {}
