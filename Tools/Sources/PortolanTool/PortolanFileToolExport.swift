// An app's tool needs what the commands over files are made of: `ToolEntry`, `Console`, `LinkSource`.
@_exported public import PortolanFileTool
