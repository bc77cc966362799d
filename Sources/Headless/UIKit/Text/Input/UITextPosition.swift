import CoreGraphics
import Foundation

/// A position in a text.
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// A range of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// The rectangle around the selected part of a line.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// A keyboard that people have chosen in Settings.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    private let language: String

    private init(_ language: String) {
        self.language = language
        super.init()
    }

    // Apple's reference: the input modes that are active now. It states no order.
    open class var activeInputModes: [UITextInputMode] {
        UIApplication.shared.inputLanguages.map { UITextInputMode($0) }
    }

    // Apple's reference: a BCP 47 code such as "es", "en-US" or "fr-CA".
    open var primaryLanguage: String? { language }

    nonisolated public class var currentInputModeDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }
}

/// The shortcuts above the keyboard of an iPad, which aren't shown here.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
}

/// A position as the number of UTF-16 units before it.
final class TextOffset: UITextPosition {
    let utf16: Int

    init(_ utf16: Int) {
        self.utf16 = utf16
        super.init()
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextOffset)?.utf16 == utf16
    }

    nonisolated override var hash: Int { utf16 }
}

final class TextSpan: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.upperBound) }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        (object as? TextSpan)?.range == range
    }

    nonisolated override var hash: Int { range.hashValue }
}

final class TextSelectionBox: UITextSelectionRect {
    private let box: CGRect
    private let ends: (start: Bool, end: Bool)
    private let direction: NSWritingDirection

    init(_ box: CGRect, isFirst: Bool, isLast: Bool, isRightToLeft: Bool) {
        self.box = box
        ends = (isFirst, isLast)
        direction = isRightToLeft ? .rightToLeft : .leftToRight
        super.init()
    }

    override var rect: CGRect { box }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}
