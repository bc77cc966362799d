/// A call that UIKit answers with an exception.
public struct UIKitFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The names of the exceptions that UIKit raises, as crash logs show them.
    public enum Exception: String, Sendable {
        /// An exception that UIKit raises when its own assertions fail.
        case internalInconsistency = "NSInternalInconsistencyException"
        /// An exception that UIKit raises for an argument that a method doesn't accept.
        case invalidArgument = "NSInvalidArgumentException"
        /// An exception that UIKit raises for faults without a more specific name.
        case generic = "NSGenericException"
        /// An exception that UIKit raises for an index or a range out of bounds.
        case range = "NSRangeException"
        /// An exception that UIKit raises when the hierarchies of views and of view controllers
        /// disagree.
        case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
        /// An exception that Core Animation raises for layers that don't form a tree.
        case layerTree = "CALayerInvalid"
    }

    /// The name of the exception.
    public let exception: Exception
    /// The sentence in which UIKit explains the exception.
    public let reason: String

    /// Creates a fault with the exception's name and its reason.
    public init(_ exception: Exception, _ reason: String) {
        self.exception = exception
        self.reason = reason
    }

    public var description: String { "\(exception.rawValue): \(reason)" }
}
