import CoreGraphics
import Foundation

/// The area in which a text is laid out.
open class NSTextContainer: NSObject {
    /// Called when a setting has changed, for a new layout of the text view.
    var didChange: () -> Void = {}

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    open var size: CGSize {
        didSet { if size != oldValue { didChange() } }
    }

    // Apple's reference: five points at either end of a line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { didChange() } }
    }

    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }
}
