@_exported import KeyboardTesting
