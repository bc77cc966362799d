#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// An app's delegate that changes the main menu.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
    var change: (any UIMenuBuilder) -> Void = { _ in }
    private(set) var timesBuilt = 0
    private(set) var performed: [String] = []

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        timesBuilt += 1
        change(builder)
    }

    static func register() {
        ActionTable.register(.chosen, on: Delegate.self) { delegate, sender in
            delegate.performed.append((sender as? UIKeyCommand)?.title ?? "?")
        }
    }
}

extension Selector {
    fileprivate static let chosen = Selector(("chooseFromMenu:"))
}

extension UIMenu.Identifier {
    fileprivate static let extra = UIMenu.Identifier("extra")
    fileprivate static let second = UIMenu.Identifier("second")
}

// Where a test names no source: Apple's reference of UIMenuBuilder.
@MainActor
@Suite struct MenuBuilderTests {
    /// A device whose app has this delegate; to be made in a test's body.
    private func device(_ delegate: Delegate) -> SimulatedDevice {
        Delegate.register()
        let device = SimulatedDevice(.iPad9_7)
        device.show(UIViewController())
        UIApplication.shared.delegate = delegate
        return device
    }

    private func command(
        _ title: String, _ input: String, propertyList: Any? = nil
    ) -> UIKeyCommand {
        UIKeyCommand(
            title: title, action: .chosen, input: input, modifierFlags: .command,
            propertyList: propertyList ?? title)
    }

    private func menu(
        _ identifier: UIMenu.Identifier, _ children: [UIMenuElement]
    ) -> UIMenu {
        UIMenu(title: identifier.rawValue, identifier: identifier, children: children)
    }

    // Apple's reference: the app's delegate is asked to build the main menu.
    @Test("A command of the main menu is performed when its key is pressed")
    func aCommandOfTheMainMenuIsGivenByItsKey() {
        let delegate = Delegate()
        delegate.change = { [self] in
            $0.insertChild(menu(.extra, [command("One", "1")]), atEndOfMenu: .file)
        }
        let device = device(delegate)

        device.press("1", .command)
        device.press("1")

        #expect(delegate.performed == ["One"])
        #expect(delegate.timesBuilt == 1)
    }

    @Test("A responder's command comes before one of the main menu with the same key")
    func aRespondersCommandComesBeforeTheMenus() {
        let delegate = Delegate()
        delegate.change = { [self] in
            $0.insertChild(menu(.extra, [command("Menu", "1")]), atEndOfMenu: .file)
        }
        let device = device(delegate)
        device.window.rootViewController?.addKeyCommand(command("Controller", "1"))

        device.press("1", .command)

        #expect(delegate.performed == ["Controller"])
    }

    // Apple's reference, `setNeedsRebuild()`.
    @Test("The main menu is built anew only when a rebuild is requested")
    func theMenuIsBuiltAnewOnRequest() {
        let delegate = Delegate()
        let device = device(delegate)
        device.press("1", .command)
        delegate.change = { [self] in
            $0.replace(menu: .file, with: menu(.file, [command("Late", "1")]))
        }
        device.press("1", .command)
        #expect(delegate.performed.isEmpty)

        UIMenuSystem.main.setNeedsRebuild()
        device.press("1", .command)

        #expect(delegate.performed == ["Late"])
        #expect(delegate.timesBuilt == 2)
    }

    // WWDC21, session 10057: identifiers, commands and keys are there once.
    @Test("A menu, a command or a key that the main menu already has isn't added again")
    func whatIsThereAlreadyIsLeftOut() {
        let delegate = Delegate()
        delegate.change = { [self] builder in
            let first = [
                command("One", "1", propertyList: ["to": [1, 2]]), command("Two", "2"),
            ]
            builder.insertChild(menu(.extra, first), atStartOfMenu: .view)
            // The same action and property list; the same keys; something new.
            let second = [
                command("Same", "3", propertyList: ["to": [1, 2]]), command("Keys", "2"),
                command("New", "4"),
            ]
            builder.insertSibling(menu(.second, second), afterMenu: .extra)
            builder.insertChild(menu(.extra, [command("Menu", "5")]), atEndOfMenu: .view)
        }
        let device = device(delegate)

        for key in ["1", "2", "3", "4", "5"] { device.press(key, .command) }

        #expect(delegate.performed == ["One", "Two", "New"])
    }

    @Test("Menus can be inserted before and after others, replaced and removed")
    func menusAreInsertedReplacedAndRemoved() {
        let delegate = Delegate()
        var titles: [String] = []
        delegate.change = { [self] builder in
            builder.remove(menu: .help)
            builder.remove(menu: .format)
            builder.insertSibling(menu(.extra, []), beforeMenu: .view)
            builder.insertSibling(menu(.second, []), afterMenu: .view)
            builder.replace(menu: .window, with: UIMenu(title: "Other", identifier: .window))
            titles = builder.menu(for: .root)?.children.map(\.title) ?? []
        }
        let device = device(delegate)
        device.press("1", .command)

        #expect(titles == ["App", "File", "Edit", "extra", "View", "second", "Other"])
    }

    @Test("Menus, commands and actions are found by what identifies them")
    func elementsAreFoundByWhatNamesThem() {
        let delegate = Delegate()
        var found: [String?] = []
        delegate.change = { [self] builder in
            let action = UIAction(title: "Act", identifier: UIAction.Identifier("act")) { _ in }
            builder.insertChild(menu(.extra, [command("One", "1"), action]), atEndOfMenu: .file)
            found = [
                builder.command(for: .chosen, propertyList: "One")?.title,
                builder.command(for: .chosen, propertyList: nil)?.title,
                builder.action(for: UIAction.Identifier("act"))?.title,
                builder.menu(for: .extra)?.title,
                builder.menu(for: .second)?.title,
            ]
            #expect(builder.system == .main)
        }
        let device = device(delegate)
        device.press("1", .command)

        #expect(found == ["One", nil, "Act", "extra", nil])
    }

    @Test("The root menu can neither be removed nor get siblings")
    func theRootIsNeitherRemovedNorGivenSiblings() {
        let delegate = Delegate()
        var count = 0
        delegate.change = { [self] builder in
            builder.remove(menu: .root)
            builder.insertSibling(menu(.extra, []), afterMenu: .root)
            builder.remove(menu: .second)
            count = builder.menu(for: .root)?.children.count ?? 0
        }
        let device = device(delegate)
        device.press("1", .command)

        #expect(count == 7)
    }

    @Test("The app's delegate is the end of the responder chain")
    func theDelegateIsTheEndOfTheResponderChain() {
        let delegate = Delegate()
        let device = device(delegate)

        #expect(
            Array(sequence(first: device.window as UIResponder, next: \.next)).last === delegate)
    }

    // Apple's documentation of `UIKeyCommand`: the keys of the Edit menu go to whoever edits.
    @Test("Command with A selects the text that is edited, before a controller's command")
    func commandWithASelectsTheTextThatIsEdited() {
        let delegate = Delegate()
        let device = device(delegate)
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        view.text = "some text"
        device.window.rootViewController?.view.addSubview(view)
        view.becomeFirstResponder()
        device.window.rootViewController?.addKeyCommand(command("All", "a"))

        device.press("a", .command)

        #expect(view.selectedRange == NSRange(location: 0, length: 9))
        #expect(delegate.performed.isEmpty)
    }

    @Test("Which actions of the Edit menu a field can perform depends on its selection")
    func whatTheEditMenuCanDoDependsOnTheSelection() {
        let delegate = Delegate()
        let device = device(delegate)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
        device.window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        let (all, delete) = (Selector(("selectAll:")), Selector(("delete:")))
        #expect(!field.canPerformAction(all, withSender: nil))

        device.type("word")
        #expect(field.canPerformAction(all, withSender: nil))
        #expect(!field.canPerformAction(delete, withSender: nil))

        field.selectAll(nil)
        #expect(!field.canPerformAction(all, withSender: nil))
        #expect(field.canPerformAction(delete, withSender: nil))

        field.delete(nil)
        #expect(field.text == "")
    }
}
#endif
