// Apps that import this library get what it is built on. In a pod, all folders are one module.
#if SWIFT_PACKAGE
@_exported import KeyboardAssistant
#endif
