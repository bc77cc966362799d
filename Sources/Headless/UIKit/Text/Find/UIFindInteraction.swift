import CoreGraphics
import Foundation

/// Finds text in a view, by a bar above the keyboard.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    private weak var textView: UITextView?
    private var bar: FindBar?
    private var anchor: FindAnchorView?

    // Apple's designated initializer takes a delegate that makes sessions; only text views are
    // searched here.
    init(for textView: UITextView) {
        self.textView = textView
        super.init()
    }

    // MARK: Interaction

    @_documentation(visibility: internal)
    open var view: UIView? { textView }

    // It is made by its text view, and stays with it.
    @_documentation(visibility: internal)
    open func willMove(to view: UIView?) {}

    @_documentation(visibility: internal)
    open func didMove(to view: UIView?) {}

    // MARK: The bar

    open var isFindNavigatorVisible: Bool { bar?.window != nil }

    // General knowledge of UIKit: the bar lies on the keyboard, its field takes the keyboard from
    // the text, and the text stays where it is.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let textView, textView.window != nil else { return }
        if let bar, isFindNavigatorVisible { return _ = bar.field.becomeFirstResponder() }
        // One may be left that has gone with the keyboard.
        dismissFindNavigator()
        let bar = FindBar(for: self)
        let anchor = FindAnchorView(bar: bar)
        self.bar = bar
        self.anchor = anchor
        bar.field.text = query
        textView.addSubview(anchor)
        anchor.becomeFirstResponder()
        bar.field.becomeFirstResponder()
    }

    open func dismissFindNavigator() {
        guard let bar else { return }
        self.bar = nil
        bar.field.resignFirstResponder()
        anchor?.resignFirstResponder()
        anchor?.removeFromSuperview()
        anchor = nil
    }

    // MARK: Finding

    private var query: String?

    open var searchText: String? {
        get { query }
        set {
            query = newValue
            bar?.field.text = newValue
        }
    }

    func queryDidChange(to text: String) {
        query = text
    }

    open func findNext() {
        select { text, selected in
            let rest = NSRange(
                location: NSMaxRange(selected), length: text.length - NSMaxRange(selected))
            let next = text.range(of: query ?? "", options: Self.options, range: rest)
            return next.location == NSNotFound
                ? text.range(of: query ?? "", options: Self.options) : next
        }
    }

    open func findPrevious() {
        select { text, selected in
            let options = Self.options.union(.backwards)
            let start = NSRange(location: 0, length: selected.location)
            let previous = text.range(of: query ?? "", options: options, range: start)
            return previous.location == NSNotFound
                ? text.range(of: query ?? "", options: options) : previous
        }
    }

    private static let options: NSString.CompareOptions = [
        .caseInsensitive, .diacriticInsensitive,
    ]

    /// Selects what was found, and brings it into sight.
    private func select(_ find: (NSString, NSRange) -> NSRange) {
        guard let textView, query?.isEmpty == false else { return }
        let found = find((textView.text ?? "") as NSString, last ?? NSRange())
        guard found.location != NSNotFound else { return }
        last = found
        textView.scrollRangeToVisible(found)
    }

    /// The range that was found last.
    package private(set) var last: NSRange?
}
