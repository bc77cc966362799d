import CoreGraphics
import Foundation

/// The values on which the height of a detent may depend.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet can rest.
    @preconcurrency @MainActor open class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public var rawValue: String

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            // Apple's reference: the identifiers of the two system detents.
            @_documentation(visibility: internal)
            public static let medium = Identifier("com.apple.UIKit.medium")
            @_documentation(visibility: internal)
            public static let large = Identifier("com.apple.UIKit.large")
        }

        private var name = Identifier.large
        private var fraction: CGFloat? = 1
        private var resolver:
            ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

        public override init() {
            super.init()
        }

        // Apple's runtime creates an instance of any subclass. Swift can't, unless `init()` is
        // required.
        private class func make() -> Self {
            guard let detent = Detent() as? Self else {
                fatalError("Off Darwin only Detent itself makes detents; \(self) cannot.")
            }
            return detent
        }

        private class func make(_ name: Identifier, fraction: CGFloat) -> Self {
            let detent = make()
            detent.name = name
            detent.fraction = fraction
            return detent
        }

        // Apple's reference: "approximately half the height of the screen".
        @discardableResult
        open class func medium() -> Self { make(.medium, fraction: 0.5) }

        @discardableResult
        open class func large() -> Self { make(.large, fraction: 1) }

        // Apple's reference: custom(identifier:resolver:) in Swift. The height excludes the safe
        // area at the bottom, and `nil` makes the detent inactive.
        @_documentation(visibility: internal)
        open class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext)
                -> CGFloat?
        ) -> Self {
            let detent = make()
            detent.name = identifier ?? Identifier(UUID().uuidString)
            detent.fraction = nil
            detent.resolver = resolver
            return detent
        }

        open var identifier: UISheetPresentationController.Detent.Identifier { name }

        /// Returns the height of the whole card if this height is available; `nil` while the detent
        /// is inactive.
        func height(in room: CGFloat, context: DetentContext) -> CGFloat? {
            if let fraction { return room * fraction }
            guard let value = resolver?(context), value.isFinite else { return nil }
            return min(room, max(0, value) + context.bottom)
        }
    }
}

/// The context in which detents are resolved.
@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    /// The safe area inset at the bottom, which detents exclude.
    let bottom: CGFloat

    init(traits: UITraitCollection, room: CGFloat, bottom: CGFloat) {
        containerTraitCollection = traits
        maximumDetentValue = max(0, room - bottom)
        self.bottom = bottom
        super.init()
    }
}
