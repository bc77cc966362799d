import UIKit

extension UIView {
    /// A Boolean value that indicates whether this is an editable text input with a nonzero size.
    var isUsableInput: Bool {
        bounds.width > 0 && bounds.height > 0 && isEditableTextInput
    }

    /// A Boolean value that indicates whether this is a table or a collection view.
    var isList: Bool { self is UITableView || self is UICollectionView }

    /// The inputs and lists in this view, in reading order.
    ///
    /// The inputs in a list are those of its parts. An input that is being edited counts although
    /// it may be disabled.
    var formElements: [UIView] { formElements(withLocked: false) }

    private func formElements(withLocked: Bool) -> [UIView] {
        let found = subviews.flatMap { $0.formElementsFromHere(withLocked: withLocked) }
        return found.count > 1 ? inReadingOrder(found) : found
    }

    /// Returns the inputs and lists in this view of a row, header or footer, which can be an input
    /// itself.
    ///
    /// - Parameter withLocked: A Boolean value that indicates whether inputs count that don't accept
    ///   touches or are disabled, because a tap on their row may change that.
    func rowElements(withLocked: Bool) -> [UIView] {
        isTextInput || isList
            ? formElementsFromHere(withLocked: withLocked) : formElements(withLocked: withLocked)
    }

    /// The views in this view whose sizes tell that inputs come or go: inputs and lists, shown or
    /// not, the views around them, and what is in stack views.
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

    /// A Boolean value that indicates whether this is a text input that people can see but not edit
    /// now.
    private var isLockedInput: Bool {
        isTextInput && isShown && bounds.width > 0 && bounds.height > 0
    }

    private func formElementsFromHere(withLocked: Bool) -> [UIView] {
        if withLocked, isLockedInput { return [self] }
        guard isShown, isUserInteractionEnabled, !(self is UISearchBar), !isKeyboardHolder else {
            return []
        }
        // The root view of a child view controller, which may have a navigator of its own.
        if next is UIViewController { return [] }
        if isUsableInput || isTextInput && isFirstResponder || isList { return [self] }
        // A date picker may consist of lists.
        if self is UIControl { return [] }
        return subviews.flatMap { $0.formElementsFromHere(withLocked: withLocked) }
    }

    /// A Boolean value that indicates whether this view may contain inputs that have no size,
    /// because it hasn't been laid out yet.
    var hasInputsWithoutSize: Bool {
        subviews.contains { view in
            guard view.isShown, view.isUserInteractionEnabled else { return false }
            return view.isEditableTextInput && !view.isUsableInput || view.hasInputsWithoutSize
        }
    }
}
