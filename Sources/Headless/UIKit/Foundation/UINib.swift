import Foundation
internal import HeadlessBehavior

/// A file of Interface Builder, which can't be read here.
@preconcurrency @MainActor open class UINib: NSObject {
    private let name: String
    private let bundle: Bundle

    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        bundle = bundleOrNil ?? .main
        super.init()
    }

    // The keys have other names in Objective-C. The words are those of crash logs
    // (stackoverflow.com/q/12271424): no bundle has the file in a form that could be loaded.
    @_documentation(visibility: internal)
    open func instantiate(
        withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
    ) -> [Any] {
        Faults.raise(
            .internalInconsistency,
            "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
        return []
    }

    /// Keys of the options.
    @_documentation(visibility: internal)
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
