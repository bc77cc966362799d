import KeyboardAssistant
import UIKit

/// What an assistant may add to views and view controllers, as numbers that can be compared.
///
/// Cells and what UIKit keeps in text inputs come and go by themselves, so views are counted
/// outside of them.
@MainActor
struct SceneTraces {
    private var numbers: [String: Double] = [:]

    init(of view: UIView) {
        count(view)
    }

    /// The traces in a view controller, its view and its children.
    init(of screen: UIViewController) {
        self.init(of: screen.view)
        addSafeAreas(of: screen)
    }

    private mutating func addSafeAreas(of screen: UIViewController) {
        add(Double(screen.additionalSafeAreaInsets.bottom), to: "additional safe area")
        for child in screen.children { addSafeAreas(of: child) }
    }

    private mutating func add(_ number: Double, to kind: String) {
        numbers[kind, default: 0] += number
    }

    private mutating func count(_ view: UIView) {
        add(1, to: "views")
        count(insets: view)
        if view is UITextField || view is UITextView { count(input: view) }
        countOwn(view)
        let isCounted = !(view is UITextField || view is UITextView || view is UITableView)
        if isCounted { add(Double(view.gestureRecognizers?.count ?? 0), to: "gesture recognizers") }
        for subview in view.subviews {
            if isCounted { count(subview) } else { visit(subview) }
        }
    }

    /// Counts what isn't UIKit's own in a part of a screen that changes by itself.
    private mutating func visit(_ view: UIView) {
        countOwn(view)
        if view is UITextField || view is UITextView { count(input: view) }
        for subview in view.subviews { visit(subview) }
    }

    private mutating func countOwn(_ view: UIView) {
        if isOwn(view) { add(1, to: "views of the library") }
        let recognizers = view.gestureRecognizers ?? []
        add(Double(recognizers.filter(isOwn).count), to: "gesture recognizers of the library")
    }

    private func isOwn(_ object: AnyObject) -> Bool {
        // The one library that serves scenes.
        String(reflecting: type(of: object)).hasPrefix("KeyboardAssistant.")
    }

    private mutating func count(insets view: UIView) {
        guard let scrollView = view as? UIScrollView else { return }
        add(Double(scrollView.contentInset.bottom), to: "content inset")
        add(Double(scrollView.verticalScrollIndicatorInsets.bottom), to: "indicator inset")
    }

    private mutating func count(input: UIView) {
        if input.inputAccessoryView != nil { add(1, to: "accessory views") }
        let field = input as? UITextField
        if let field, field.returnKeyType != .default { add(1, to: "Return keys") }
        if let field, field.allControlEvents.contains(.editingDidEndOnExit) {
            add(1, to: "actions of Return")
        }
    }

    /// Returns what is different from `earlier` traces of the same views, one text for each kind.
    ///
    /// An app that adds the height of a footer, the difference of two edges, leaves rounding errors.
    func differences(from earlier: SceneTraces) -> [String] {
        let kinds = Set(numbers.keys).union(earlier.numbers.keys).sorted()
        return kinds.compactMap { kind in
            let (old, new) = (earlier.numbers[kind] ?? 0, numbers[kind] ?? 0)
            let isSame = abs(old - new) < 0.001
            return isSame ? nil : "\(kind), \(old.points) before and \(new.points) now"
        }
    }
}
