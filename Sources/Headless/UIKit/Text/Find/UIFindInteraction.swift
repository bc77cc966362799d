import CoreGraphics
import Foundation

/// An interaction that finds text in a view, with a bar above the keyboard.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
    private weak var textView: UITextView?
    private var bar: FindBar?
    private var anchor: FindAnchorView?

    // Apple's designated initializer takes a delegate that creates sessions. Only text views are
    // searched here.
    init(for textView: UITextView) {
        self.textView = textView
        super.init()
    }

    // MARK: Interaction

    @_documentation(visibility: internal)
    open var view: UIView? { textView }

    // A text view creates its interaction, and keeps it.
    @_documentation(visibility: internal)
    open func willMove(to view: UIView?) {}

    @_documentation(visibility: internal)
    open func didMove(to view: UIView?) {}

    // MARK: The bar

    open var isFindNavigatorVisible: Bool { bar?.window != nil }

    // The bar is above the keyboard. Its field takes the keyboard from the text, which stays where
    // it is (assumed: A75).
    open func presentFindNavigator(showingReplace: Bool) {
        guard let textView, textView.window != nil else { return }
        if let bar, isFindNavigatorVisible { return _ = bar.field.becomeFirstResponder() }
        // A bar that was hidden with the keyboard may be left.
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

    /// Selects the match, and scrolls to it.
    private func select(_ find: (NSString, NSRange) -> NSRange) {
        guard let textView, query?.isEmpty == false else { return }
        let found = find((textView.text ?? "") as NSString, last ?? NSRange())
        guard found.location != NSNotFound else { return }
        last = found
        textView.scrollRangeToVisible(found)
    }

    /// The range of the last match.
    package private(set) var last: NSRange?
}
