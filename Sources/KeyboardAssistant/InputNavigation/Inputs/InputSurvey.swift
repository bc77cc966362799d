import CoreGraphics
import UIKit

/// The inputs in a view of a screen that can be edited now and are on the screen, or can be scrolled
/// there.
///
/// One walk down from the view finds them.
@MainActor
struct InputSurvey {
    /// An input, and its place in reading order.
    struct Found {
        let view: UIView
        /// A Boolean value that indicates whether the input is neither a text field nor a text view.
        var isKeyInput = false
        /// A Boolean value that indicates whether the input is in content of SwiftUI.
        var isHosted = false
        fileprivate let item: ReadingOrder.Item
    }

    /// The facts about the superviews of the view that the walk visits.
    private struct Context {
        var isScrolled: Bool
        var scrollers: [ReadingOrder.Item.Scroller] = []
        var takesKeyInputs: Bool
        var isHosted: Bool
    }

    private let root: UIView
    private let controller: UIViewController?
    /// The inputs in the order of the walk.
    private(set) var found: [Found] = []

    /// Looks for inputs in `root`.
    ///
    /// - Parameters:
    ///   - controller: The view controller of the inputs to find; `nil` for all view controllers.
    ///   - keyInputs: A Boolean value that indicates whether views of the app's that take keys, such as
    ///     a field for a PIN, are inputs.
    init(of root: UIView, controller: UIViewController? = nil, keyInputs: Bool = false) {
        (self.root, self.controller) = (root, controller)
        let isScrolled = root is UIScrollView || root.bounds.isEmpty
        visit(
            root,
            Context(
                isScrolled: isScrolled, takesKeyInputs: keyInputs, isHosted: root.isHosted))
    }

    private mutating func visit(_ view: UIView, _ context: Context) {
        guard view.isShown, view.isUserInteractionEnabled, !(view is UISearchBar) else { return }
        if let controller, let owner = view.next as? UIViewController, owner !== controller {
            return
        }
        if view.isUsableInput { return add(view, context) }
        var inside = context
        if context.takesKeyInputs {
            // Parts of a date picker take keys.
            inside.takesKeyInputs = !view.isTextInput && !(view is UIControl)
            if !view.isTextInput, view.isUsableKeyInput, view.containsNoInput {
                return add(view, context, isKeyInput: true)
            }
        }
        if view !== root, let scrollView = view as? UIScrollView {
            inside.isScrolled = true
            if scrollView.hidesContent { inside.scrollers.append(scroller(scrollView)) }
        }
        inside.isHosted = context.isHosted || view.hostingScreen != nil
        for subview in view.subviews { visit(subview, inside) }
    }

    private mutating func add(_ view: UIView, _ context: Context, isKeyInput: Bool = false) {
        let frame = view.convert(view.bounds, to: root)
        guard context.isScrolled || root.bounds.intersects(frame) else { return }
        let item = ReadingOrder.Item(
            frame: frame, scrollers: context.scrollers, isRightToLeft: view.isReadRightToLeft)
        found.append(
            Found(view: view, isKeyInput: isKeyInput, isHosted: context.isHosted, item: item))
    }

    private func scroller(_ view: UIScrollView) -> ReadingOrder.Item.Scroller {
        .init(id: ObjectIdentifier(view), frame: view.convert(view.bounds, to: root))
    }

    // MARK: Sorting

    /// Keeps the inputs that `isIncluded`.
    mutating func filter(_ isIncluded: (Found) -> Bool) { found = found.filter(isIncluded) }

    /// Adds an input that was found in another way, unless it has been found already.
    mutating func add(_ input: UIView) {
        guard !found.contains(where: { $0.view === input }) else { return }
        found.append(Found(view: input, item: input.readingItem(in: root)))
    }

    /// The inputs in reading order.
    var inReadingOrder: [UIView] {
        let order = ReadingOrder(
            isRightToLeft: root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(items: found.map(\.item)).map { found[$0].view }
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view contains no text fields and text views that can
    /// be edited.
    fileprivate var containsNoInput: Bool {
        subviews.allSatisfy { InputSurvey(of: $0).found.isEmpty }
    }

    /// A Boolean value that indicates whether people can type in the view, a view of the app's that is
    /// neither a text field nor a text view.
    ///
    /// Views of the system take keys for purposes of their own. So do views with text that people can
    /// only select.
    fileprivate var isUsableKeyInput: Bool {
        self is any UIKeyInput && bounds.width > 0 && bounds.height > 0
            && inputAvailability != .unavailable && !isOfSwiftUI && !isOfSystem
            && !isSelectableText && canBecomeFirstResponder
    }
}
