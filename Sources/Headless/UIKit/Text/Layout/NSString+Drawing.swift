import CoreGraphics
import Foundation

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var usesLineFragmentOrigin: NSStringDrawingOptions { Self(rawValue: 1 << 0) }
    public static var usesFontLeading: NSStringDrawingOptions { Self(rawValue: 1 << 1) }
    public static var usesDeviceMetrics: NSStringDrawingOptions { Self(rawValue: 1 << 3) }
    public static var truncatesLastVisibleLine: NSStringDrawingOptions { Self(rawValue: 1 << 5) }
}

/// The results of measuring and drawing a text.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
}

// Members of Foundation's classes can't be open here.
extension NSString {
    /// Returns the size of the text with one line for each paragraph.
    nonisolated public func size(
        withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) -> CGSize {
        NSAttributedString(string: self as String, attributes: attrs).layout(width: .infinity).size
    }

    @_documentation(visibility: internal)
    // Apple: without `usesLineFragmentOrigin`, the text is one line.
    nonisolated public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self as String, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    @_documentation(visibility: internal)
    nonisolated public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        let text = NSAttributedString(string: self as String, attributes: attrs)
        GraphicsSurface.current?.draw(text.styled, text.layout(width: .infinity), at: point)
    }

    nonisolated public func draw(
        in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        let text = NSAttributedString(string: self as String, attributes: attrs)
        GraphicsSurface.current?.draw(text.styled, text.layout(width: rect.width), at: rect.origin)
    }
}

extension NSAttributedString {
    nonisolated public func size() -> CGSize { layout(width: .infinity).size }

    @_documentation(visibility: internal)
    nonisolated public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        return CGRect(origin: .zero, size: layout(width: wraps ? size.width : .infinity).size)
    }

    // Apple, NSAttributedString: text without a font is in Helvetica 12, in black.
    fileprivate var styled: StyledText {
        StyledText(self, font: .systemFont(ofSize: 12), color: .black)
    }

    fileprivate func layout(width: CGFloat) -> TextLayout {
        let style =
            length > 0
            ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        let alignment = (style?.alignment ?? .natural).resolved(isRightToLeft: false)
        return styled.layout(TextLayoutOptions(width: width, alignment: alignment))
    }
}

// On Apple's systems, Swift finds the members of NSString on String as well.
extension String {
    @_documentation(visibility: internal)
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    @_documentation(visibility: internal)
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }

    @_documentation(visibility: internal)
    public func draw(
        at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
    ) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    @_documentation(visibility: internal)
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }
}
