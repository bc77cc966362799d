import CoreGraphics
import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet may rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public var rawValue: String

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            // Apple has these two (general knowledge), though our tables of its API lack them.
            @_documentation(visibility: internal)
            public static let medium = Identifier("com.apple.UIKit.medium")
            @_documentation(visibility: internal)
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private var name = Identifier.large
        private(set) var fraction: CGFloat = 1

        public override init() {
            super.init()
        }

        // Apple's runtime makes one of every subclass. Swift cannot, unless `init()` is required.
        private class func make(_ name: Identifier, fraction: CGFloat) -> Self {
            guard let detent = Detent() as? Self else {
                fatalError("Off Darwin only Detent itself makes detents; \(self) cannot.")
            }
            detent.name = name
            detent.fraction = fraction
            return detent
        }

        // Apple's reference: "approximately half the height of the screen".
        @discardableResult
        open class func medium() -> Self { make(.medium, fraction: 0.5) }

        @discardableResult
        open class func large() -> Self { make(.large, fraction: 1) }

        open var identifier: UISheetPresentationController.Detent.Identifier { name }
    }
}
