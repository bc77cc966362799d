import Foundation
internal import HeadlessBehavior

/// A tree of menus under construction.
@MainActor
final class MenuBuilder: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(for system: UIMenuSystem, from root: UIMenu) {
        self.system = system
        self.root = root
    }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        root.elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        root.elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        let identity = CommandIdentity(action: action, propertyList: propertyList)
        return root.elements.lazy.compactMap { $0 as? UICommand }.first { $0.identity == identity }
    }

    /// Returns the menu that a change refers to; `nil`, possibly with a fault, if it doesn't exist.
    private func presentMenu(for identifier: UIMenu.Identifier) -> UIMenu? {
        let menu = menu(for: identifier)
        if menu == nil, UIApplication.behavior.missingMenu == .raises {
            Faults.raise(.generic, "There is no menu with the identifier \(identifier.rawValue).")
        }
        return menu
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard let old = presentMenu(for: replacedIdentifier) else { return }
        var census = MenuCensus(of: root, without: old)
        guard let new = census.admit(replacementMenu) as? UIMenu else { return }
        root = old === root ? new : root.replacing(old) { _ in [new] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu, besides: siblingIdentifier) { [$0, $1] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        insert(siblingMenu, besides: siblingIdentifier) { [$1, $0] }
    }

    private func insert(
        _ menu: UIMenu, besides identifier: UIMenu.Identifier,
        in order: (_ new: UIMenu, _ old: UIMenu) -> [UIMenuElement]
    ) {
        guard let sibling = presentMenu(for: identifier), sibling !== root else { return }
        var census = MenuCensus(of: root)
        guard let new = census.admit(menu) as? UIMenu else { return }
        root = root.replacing(sibling) { order(new, $0) }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        insert(childMenu, into: parentIdentifier) { [$0] + $1 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        insert(childMenu, into: parentIdentifier) { $1 + [$0] }
    }

    private func insert(
        _ menu: UIMenu, into identifier: UIMenu.Identifier,
        in order: (_ new: UIMenu, _ old: [UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let parent = presentMenu(for: identifier) else { return }
        var census = MenuCensus(of: root)
        guard let new = census.admit(menu) as? UIMenu else { return }
        let filled = parent.replacingChildren(order(new, parent.children))
        root = parent === root ? filled : root.replacing(parent) { _ in [filled] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        guard let old = presentMenu(for: removedIdentifier), old !== root else { return }
        root = root.replacing(old) { _ in [] }
    }
}

extension UIMenu {
    /// The menu and all elements in it, from top to bottom.
    var elements: [UIMenuElement] {
        [self] + children.flatMap { ($0 as? UIMenu)?.elements ?? [$0] }
    }

    /// Returns the tree with other elements in place of one menu.
    fileprivate func replacing(
        _ old: UIMenu, with new: (UIMenu) -> [UIMenuElement]
    ) -> UIMenu {
        guard elements.contains(where: { $0 === old }) else { return self }
        let changed = children.flatMap { child -> [UIMenuElement] in
            guard let menu = child as? UIMenu else { return [child] }
            return menu === old ? new(menu) : [menu.replacing(old, with: new)]
        }
        return replacingChildren(changed)
    }
}
