import Foundation

/// The methods that provide a table with its content.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    @discardableResult
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    @discardableResult
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell
    @discardableResult
    func numberOfSections(in tableView: UITableView) -> Int
    @discardableResult
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    @discardableResult
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    @discardableResult
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    @discardableResult
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    @discardableResult
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    @discardableResult
    func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
}

// Of Apple's methods, only the first two are required. The defaults are UIKit's without the others.
extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    public func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }

    public func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { nil }

    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }

    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethod.missing(true)
    }

    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
