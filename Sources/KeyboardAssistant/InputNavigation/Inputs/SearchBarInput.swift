import UIKit

extension UIView {
    /// The input that is edited if people type in this view, which is the field of a search bar,
    /// or the view itself.
    var editedInput: UIView {
        (self as? UISearchBar)?.searchTextField ?? self
    }

    /// A Boolean value that indicates whether this view is in a search bar.
    ///
    /// Such a field keeps its delegate, which is the search bar's own, and its Return key, which
    /// searches.
    var isInSearchBar: Bool {
        sequence(first: self, next: \.superview).contains { $0 is UISearchBar }
    }
}
