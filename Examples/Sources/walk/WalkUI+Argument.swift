public import ArgumentParser
public import WalkKit

extension WalkUI: ExpressibleByArgument {}
