/// A builder that changes the menus of a system.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    @discardableResult
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    @discardableResult
    func action(for identifier: UIAction.Identifier) -> UIAction?
    @discardableResult
    func command(for action: Selector, propertyList: Any?) -> UICommand?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}
