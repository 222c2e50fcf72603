@_exported public import PortolanTesting
