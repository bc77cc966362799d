import Foundation
import Requirements
import Testing
import UIKit

// Subclasses of what UIKit makes by factories, as many libraries have them.

private class DiscoverableKeyCommand: UIKeyCommand {}

private final class NumberedKeyCommand: UIKeyCommand {
    private(set) var number = 0

    convenience init(number: Int) {
        self.init(
            title: "Tab \(number)", action: Selector(("choose:")), input: "\(number)",
            modifierFlags: .command)
        self.number = number
    }
}

private final class BlankKeyCommand: UIKeyCommand {
    var isPlain = false

    override init() {
        isPlain = true
        super.init()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

private final class NamedAction: UIAction {
    convenience init(name: String, handler: @escaping UIActionHandler) {
        self.init(title: name, identifier: Identifier("named.\(name)"), handler: handler)
    }
}

private final class SortMenu: UIMenu {}

private final class PlainCommand: UICommand {}

private final class KeyboardConstraint: NSLayoutConstraint {
    var original: CGFloat = 0

    func move(to constant: CGFloat) {
        original = self.constant
        self.constant = constant
    }
}

private final class ClosureBarButtonItem: UIBarButtonItem {
    private let closure: () -> Void

    init(title: String, closure: @escaping () -> Void) {
        self.closure = closure
        super.init()
        self.title = title
        primaryAction = UIAction(title: title) { [unowned self] _ in self.closure() }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

private class StyledBarButtonItem: UIBarButtonItem {
    override init() {
        super.init()
        tintColor = .systemPink
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        tintColor = .systemPink
    }
}

private final class Badge: UIImage, @unchecked Sendable {}

@MainActor
@Suite struct SubclassTests {
    @Test("A key command's subclass inherits its initializers", .requirement("U356"))
    func keyCommandSubclassInheritsInitializers() {
        let command = DiscoverableKeyCommand(
            input: "f", modifierFlags: [.command, .shift], action: Selector(("findInPage:")))
        #expect(command.input == "f")
        #expect(command.modifierFlags == [.command, .shift])
        #expect(command.action == Selector(("findInPage:")))
        let titled = DiscoverableKeyCommand(
            title: "Find", action: Selector(("findInPage:")), input: UIKeyCommand.inputEscape,
            discoverabilityTitle: "Find in Page")
        #expect(titled.title == "Find")
        #expect(titled.discoverabilityTitle == "Find in Page")
        #expect(titled.input == UIKeyCommand.inputEscape)
        #expect(DiscoverableKeyCommand().input == nil)
    }

    @Test("A key command's subclass may have initializers of its own", .requirement("U356"))
    func keyCommandSubclassHasOwnInitializers() {
        let command = NumberedKeyCommand(number: 3)
        #expect(command.number == 3)
        #expect(command.title == "Tab 3")
        #expect(command.input == "3")
        #expect(BlankKeyCommand().isPlain)
        let inherited = BlankKeyCommand(
            input: "x", modifierFlags: [], action: Selector(("cutLine:")))
        #expect(inherited.input == "x")
    }

    @Test("Actions, menus and commands have subclasses too", .requirement("U356"))
    func actionsMenusAndCommandsHaveSubclasses()
        throws
    {
        var count = 0
        let action = NamedAction(name: "rename") { _ in count += 1 }
        #expect(action.identifier == UIAction.Identifier("named.rename"))
        let button = UIButton(type: .system)
        button.addAction(action, for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        #expect(count == 1)

        let command = PlainCommand(title: "Cut", action: Selector(("cutLine:")))
        let menu = SortMenu(title: "Sort", options: .displayInline, children: [action, command])
        #expect(menu.title == "Sort")
        #expect(menu.options == .displayInline)
        #expect(menu.children == [action, command])
        #expect(command.action == Selector(("cutLine:")))
    }

    @Test("A constraint's subclass is made and works like any constraint", .requirement("U356"))
    func constraintSubclassWorksLikeAnyConstraint() {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(child)
        let bottom = KeyboardConstraint(
            item: host, attribute: .bottom, relatedBy: .equal, toItem: child, attribute: .bottom,
            multiplier: 1, constant: 10)
        NSLayoutConstraint.activate([
            bottom, child.topAnchor.constraint(equalTo: host.topAnchor),
            child.leftAnchor.constraint(equalTo: host.leftAnchor),
            child.rightAnchor.constraint(equalTo: host.rightAnchor),
        ])
        host.layoutIfNeeded()
        #expect(child.frame.height == 290)
        bottom.move(to: 100)
        host.layoutIfNeeded()
        #expect(child.frame.height == 200)
        #expect(bottom.original == 10)
        #expect(!KeyboardConstraint().isActive)
    }

    @Test("A bar button item with a closure calls it", .requirement("U356")) func barButtonItems()
        throws
    {
        var count = 0
        let item = ClosureBarButtonItem(title: "Done") { count += 1 }
        let button = UIButton(type: .system)
        button.addAction(try #require(item.primaryAction), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(count == 1)
        #expect(item.title == "Done")
    }

    @Test(
        "A bar button item's subclass overrides init() and inherits the rest", .requirement("U356"))
    func barButtonItemSubclassOverridesInit() {
        let item = StyledBarButtonItem(
            title: "Next", style: .plain, target: nil, action: Selector(("next:")))
        #expect(item.title == "Next")
        #expect(item.tintColor == .systemPink)
        #expect(StyledBarButtonItem.flexibleSpace().tintColor == .systemPink)
        #expect(StyledBarButtonItem.fixedSpace(12).width == 12)
    }

    @Test("An image can be made of nothing, and have subclasses", .requirement("U357"))
    func imageCanBeEmptyAndSubclassed() {
        #expect(UIImage().size == .zero)
        #expect(!UIImage().isSymbolImage)
        #expect(Badge().size == .zero)
    }

    @Test("Events can be made, as stand-ins for real ones", .requirement("U356"))
    func eventsCanBeMadeAsStandins() {
        let event = UIEvent()
        #expect(event.type == .touches)
        #expect(event.allTouches?.isEmpty ?? true)
        #expect(UITouch().type == .direct)
        let item = UIBarButtonItem(title: "Up", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .systemRed)
        #expect(item.titleTextAttributes(for: .highlighted) == nil)
    }
}
