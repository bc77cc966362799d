// Apps that import this library also name what it builds on. A pod is one module, which has it all.
#if SWIFT_PACKAGE
@_exported import KeyboardAssistant
#endif
