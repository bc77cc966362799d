/// A call that UIKit answers with an exception.
public struct UIKitFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The exceptions that UIKit raises, by the names that crash logs show.
    public enum Exception: String, Sendable {
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case generic = "NSGenericException"
        case range = "NSRangeException"
        case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
        case layerTree = "CALayerInvalidTree"
    }

    public let exception: Exception
    public let reason: String

    public init(_ exception: Exception, _ reason: String) {
        self.exception = exception
        self.reason = reason
    }

    public var description: String { "\(exception.rawValue): \(reason)" }
}
