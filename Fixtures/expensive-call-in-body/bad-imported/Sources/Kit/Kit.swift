@_exported import Tools
