import CoreGraphics
import Foundation

/// The properties of a requested font; there is one family here, in several weights, upright or
/// italic.
open class UIFontDescriptor: NSObject {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static var traitItalic: UIFontDescriptor.SymbolicTraits { .init(rawValue: 1 << 0) }
        public static var traitBold: UIFontDescriptor.SymbolicTraits { .init(rawValue: 1 << 1) }
        public static var traitMonoSpace: UIFontDescriptor.SymbolicTraits {
            .init(rawValue: 1 << 10)
        }
    }

    let face: FontFace

    init(_ face: FontFace) {
        self.face = face
        super.init()
    }

    @discardableResult
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open var pointSize: CGFloat { face.size }

    open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if face.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    @discardableResult
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changed { $0.size = newPointSize }
    }

    // The traits replace the existing ones (Apple, `withSymbolicTraits(_:)`). The bold system font
    // is the semibold one. The result is `nil` if no font of the family has the traits.
    @discardableResult
    open func withSymbolicTraits(
        _ symbolicTraits: UIFontDescriptor.SymbolicTraits
    ) -> UIFontDescriptor? {
        let known: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace]
        guard symbolicTraits.isSubset(of: known) else { return nil }
        let isBold = symbolicTraits.contains(.traitBold)
        return changed {
            if isBold != self.symbolicTraits.contains(.traitBold) {
                $0.weight = isBold ? .semibold : .regular
            }
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            if symbolicTraits.contains(.traitMonoSpace) {
                $0.design = .monospaced
            } else if $0.design == .monospaced {
                $0.design = .proportional
            }
        }
    }

    private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
        var face = face
        change(&face)
        return UIFontDescriptor(face)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.face == face
    }

    open override var hash: Int { face.hashValue }
}
