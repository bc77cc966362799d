import Foundation

/// The methods that are called when people use a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    @discardableResult
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    @discardableResult
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    @discardableResult
    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    @discardableResult
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethod.missing(true)
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        OptionalMethod.missing(())
    }
    @discardableResult
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        OptionalMethod.missing(true)
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { OptionalMethod.missing(()) }
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        OptionalMethod.missing(())
    }
    @discardableResult
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        OptionalMethod.missing(true)
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        OptionalMethod.missing(())
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        OptionalMethod.missing(())
    }
}
