import Foundation

/// The identity of a command in a menu: its action and its property list.
struct CommandIdentity: Equatable {
    var action: Selector
    var propertyList: NSObject?

    init(action: Selector, propertyList: Any?) {
        self.action = action
        self.propertyList = propertyList.map(PropertyList.object)
    }
}

/// Compares property lists, which have no common type in Swift.
private enum PropertyList {
    static func object(_ value: Any) -> NSObject {
        switch value {
        case let array as [Any]: NSArray(array: array.map(object))
        case let dictionary as [String: Any]: NSDictionary(dictionary: dictionary.mapValues(object))
        case let string as String: NSString(string: string)
        case let number as NSNumber: number
        case let object as NSObject: object
        case let hashable as AnyHashable: HashableBox(value: hashable)
        default: NSString(string: "\(value)")
        }
    }

    private final class HashableBox: NSObject {
        private let value: AnyHashable

        init(value: AnyHashable) {
            self.value = value
            super.init()
        }

        override func isEqual(_ object: Any?) -> Bool {
            (object as? HashableBox)?.value == value
        }

        override var hash: Int { value.hashValue }
    }
}

extension UICommand {
    var identity: CommandIdentity? {
        ownAction.map { CommandIdentity(action: $0, propertyList: propertyList) }
    }
}

/// The elements that are already in a tree of menus.
///
/// UIKit: identifiers, commands and combinations of keys are unique; later elements with the same
/// one are omitted (WWDC21, session 10057).
@MainActor
struct MenuCensus {
    private var identifiers: Set<UIMenu.Identifier> = []
    private var commands: [CommandIdentity] = []
    private var keys: [KeyCombination] = []

    init(of root: UIMenu, without omitted: UIMenu? = nil) {
        count(root, without: omitted)
    }

    private mutating func count(_ menu: UIMenu, without omitted: UIMenu?) {
        guard menu !== omitted else { return }
        identifiers.insert(menu.identifier)
        for child in menu.children {
            if let menu = child as? UIMenu { count(menu, without: omitted) }
            if let command = child as? UICommand { count(command) }
        }
    }

    private mutating func count(_ command: UICommand) {
        if let identity = command.identity { commands.append(identity) }
        if let key = (command as? UIKeyCommand)?.combination { keys.append(key) }
    }

    /// Returns the element without its parts that already exist; `nil` if the element itself
    /// exists.
    mutating func admit(_ element: UIMenuElement) -> UIMenuElement? {
        switch element {
        case let menu as UIMenu:
            guard identifiers.insert(menu.identifier).inserted else { return nil }
            var admitted: [UIMenuElement] = []
            for child in menu.children {
                if let child = admit(child) { admitted.append(child) }
            }
            return admitted.count == menu.children.count ? menu : menu.replacingChildren(admitted)
        case let command as UICommand:
            if let identity = command.identity, commands.contains(identity) { return nil }
            let key = (command as? UIKeyCommand)?.combination
            if let key, keys.contains(key) { return nil }
            count(command)
            return command
        default: return element
        }
    }
}

extension UIKeyCommand {
    /// The combination of keys of the command, before it is mirrored.
    var combination: KeyCombination? { KeyCombination(input ?? "", modifierFlags) }
}
