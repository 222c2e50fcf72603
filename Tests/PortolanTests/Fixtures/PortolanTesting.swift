@_exported import PortolanTesting
