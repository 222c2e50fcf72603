// A test that imports the kit also checks maps with `problems`.
@_exported public import PortolanInsight
