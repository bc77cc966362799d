import CoreGraphics
internal import HeadlessBehavior

extension NSLayoutConstraint {
    /// Alignments and directions of a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var alignAllLeft: NSLayoutConstraint.FormatOptions { .init(.left) }
        public static var alignAllRight: NSLayoutConstraint.FormatOptions { .init(.right) }
        public static var alignAllTop: NSLayoutConstraint.FormatOptions { .init(.top) }
        public static var alignAllBottom: NSLayoutConstraint.FormatOptions { .init(.bottom) }
        public static var alignAllLeading: NSLayoutConstraint.FormatOptions { .init(.leading) }
        public static var alignAllTrailing: NSLayoutConstraint.FormatOptions { .init(.trailing) }
        public static var alignAllCenterX: NSLayoutConstraint.FormatOptions { .init(.centerX) }
        public static var alignAllCenterY: NSLayoutConstraint.FormatOptions { .init(.centerY) }
        public static var alignAllLastBaseline: NSLayoutConstraint.FormatOptions {
            .init(.lastBaseline)
        }
        public static var alignAllFirstBaseline: NSLayoutConstraint.FormatOptions {
            .init(.firstBaseline)
        }
        public static var alignmentMask: NSLayoutConstraint.FormatOptions { Self(rawValue: 0xFFFF) }
        public static var directionLeadingToTrailing: NSLayoutConstraint.FormatOptions { [] }
        public static var directionLeftToRight: NSLayoutConstraint.FormatOptions {
            Self(rawValue: 1 << 16)
        }
        public static var directionRightToLeft: NSLayoutConstraint.FormatOptions {
            Self(rawValue: 2 << 16)
        }

        private init(_ attribute: NSLayoutConstraint.Attribute) {
            self.init(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// The attributes on which the views are aligned.
        var alignments: [NSLayoutConstraint.Attribute] {
            let attributes: [NSLayoutConstraint.Attribute] = [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
                .lastBaseline, .firstBaseline,
            ]
            return attributes.filter { contains(Self($0)) }
        }
    }

    static func make(
        _ visualFormat: String,
        _ constraints: (VisualFormat) throws(VisualFormatError)
            -> [NSLayoutConstraint]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormatError) {
            return try constraints(try VisualFormatParser.parse(visualFormat))
        } catch {
            raise(error, visualFormat)
            return []
        }
    }

    // Crash logs have the words about names (stackoverflow.com/q/13045178), superviews (q/15346260)
    // and missing views (guilhermearaujo/GUITabPagerViewController#29).
    private class func raise(_ error: VisualFormatError, _ format: String) {
        let caret = error.offset.map { "\n" + String(repeating: " ", count: $0) + "^" }
        Faults.raise(
            .invalidArgument,
            "Unable to parse constraint format: \n\(error.message) \n\(format) \(caret ?? "")")
    }
}
