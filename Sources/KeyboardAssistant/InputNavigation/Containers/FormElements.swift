import UIKit

extension UIView {
    /// A Boolean value that indicates whether the view is an editable text input with a nonzero size.
    var isUsableInput: Bool {
        bounds.width > 0 && bounds.height > 0 && isEditableTextInput
    }

    /// A Boolean value that indicates whether the view is a table or a collection view.
    var isList: Bool { self is UITableView || self is UICollectionView }

    /// The inputs and lists in the view, in reading order.
    ///
    /// A list stands for the inputs in its parts. The input that is being edited counts even if
    /// disabled.
    var formElements: [UIView] { formElements(withLocked: false) }

    private func formElements(withLocked: Bool) -> [UIView] {
        let found = subviews.flatMap { $0.formElementsFromHere(withLocked: withLocked) }
        return found.count > 1 ? inReadingOrder(found) : found
    }

    /// Returns the inputs and lists in the view of a row, header or footer.
    ///
    /// The view can be an input itself.
    ///
    /// - Parameter withLocked: A Boolean value that indicates whether disabled inputs and inputs that
    ///   don't accept touches count, because a tap on their row may change that.
    func rowElements(withLocked: Bool) -> [UIView] {
        isTextInput || isList
            ? formElementsFromHere(withLocked: withLocked) : formElements(withLocked: withLocked)
    }

    /// The views with sizes that change when inputs come or go: inputs and lists, shown or not, the
    /// views around them, and the content of stack views.
    var formPlaces: [UIView] {
        let arranged = (self as? UIStackView)?.arrangedSubviews ?? []
        return subviews.flatMap { view -> [UIView] in
            if view.isTextInput || view.isList { return [view] }
            let isOther =
                view is LayoutProbe || view is UISearchBar || view is UIControl || view is UILabel
                || view.next is UIViewController
            if isOther { return [] }
            let places = view.formPlaces
            let counts = !places.isEmpty || view is UIStackView || arranged.contains(view)
            return counts ? [view] + places : []
        }
    }

    /// A Boolean value that indicates whether the view is a visible text input, even one that people
    /// can't edit now.
    private var isLockedInput: Bool {
        isTextInput && isShown && bounds.width > 0 && bounds.height > 0
    }

    private func formElementsFromHere(withLocked: Bool) -> [UIView] {
        if withLocked, isLockedInput { return [self] }
        guard isShown, isUserInteractionEnabled, !(self is UISearchBar), !isKeyboardHolder else {
            return []
        }
        // The root view of a child view controller. The child may have a navigator of its own.
        if next is UIViewController { return [] }
        if isUsableInput || isTextInput && isFirstResponder || isList { return [self] }
        // A date picker may consist of lists.
        if self is UIControl { return [] }
        return subviews.flatMap { $0.formElementsFromHere(withLocked: withLocked) }
    }

    /// A Boolean value that indicates whether the view may contain inputs without a size, because it
    /// hasn't been laid out yet.
    var hasInputsWithoutSize: Bool {
        subviews.contains { view in
            guard view.isShown, view.isUserInteractionEnabled else { return false }
            return view.isEditableTextInput && !view.isUsableInput || view.hasInputsWithoutSize
        }
    }
}
