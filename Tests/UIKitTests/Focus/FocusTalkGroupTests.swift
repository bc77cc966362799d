#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// Facts of WWDC21 10260 about focus groups and the order in which Tab goes through them.
@MainActor
@Suite struct FocusTalkGroupTests {
    private let down = UIKeyCommand.inputDownArrow

    /// A list of items in a scroll view, at this place of the screen.
    private func addList(
        _ name: String, at frame: CGRect, to screen: FocusScreen, in parent: UIView? = nil
    ) {
        let scroll = UIScrollView(frame: frame)
        for index in 0..<3 {
            screen.add("\(name)\(index)", 0, CGFloat(index) * 50, to: scroll)
        }
        (parent ?? screen.controller.view).addSubview(scroll)
    }

    private func addField(
        _ name: String, at frame: CGRect, to screen: FocusScreen, in parent: UIView? = nil
    ) {
        let field = UITextField(frame: frame)
        field.accessibilityLabel = name
        (parent ?? screen.controller.view).addSubview(field)
    }

    /// Returns the focused item after each Tab, whether field or view.
    private func walk(_ screen: FocusScreen, _ times: Int, _ flags: UIKeyModifierFlags = [])
        -> [String]
    {
        (0..<times).map { _ in
            screen.device.press("\t", flags)
            let view = screen.system?.focusedItem as? UIView
            return (view as? FocusView)?.name ?? view?.accessibilityLabel ?? "-"
        }
    }

    /// The screen of the talk: a search field over lists, and reminders at their side.
    private func reminders(language: String = "en", column: String? = nil) -> FocusScreen {
        let screen = FocusScreen(language: language)
        let isMirrored = language == "ar"
        let sidebar = UIView(frame: CGRect(x: isMirrored ? 468 : 0, y: 0, width: 300, height: 900))
        sidebar.focusGroupIdentifier = column
        screen.controller.view.addSubview(sidebar)
        addField(
            "search", at: CGRect(x: 20, y: 60, width: 200, height: 40), to: screen, in: sidebar)
        addList(
            "list", at: CGRect(x: 20, y: 160, width: 200, height: 300), to: screen, in: sidebar)
        addList(
            "reminder", at: CGRect(x: isMirrored ? 100 : 350, y: 60, width: 200, height: 700),
            to: screen)
        return screen
    }

    @Test("Sorting: Without a parent group, from the search field straight to the reminders")
    func withoutParentSearchLeadsToReminders() {
        #expect(walk(reminders(), 4) == ["search", "reminder0", "list0", "search"])
    }

    @Test("12:12 A parent group without items of its own keeps a column together")
    func columnWithParent() {
        let screen = reminders(column: "com.example.sidebar")
        #expect(walk(screen, 4) == ["search", "list0", "reminder0", "search"])
        #expect(walk(screen, 2, .shift) == ["reminder0", "list0"])
    }

    @Test("Sorting: From right to left the columns change sides")
    func columnsChangeSidesRightToLeft() {
        let screen = reminders(language: "ar", column: "com.example.sidebar")
        #expect(walk(screen, 4) == ["search", "list0", "reminder0", "search"])
        #expect(walk(reminders(language: "ar"), 3) == ["search", "reminder0", "list0"])
    }

    @Test("Sorting: A group that is hidden drops out of the loop")
    func hiddenGroupDropsOutOfLoop() {
        let screen = reminders(column: "com.example.sidebar")
        screen.controller.view.subviews[0].subviews[1].isHidden = true
        #expect(walk(screen, 3) == ["search", "reminder0", "search"])
    }

    @Test("Groups: Lists, text fields and text views are groups; what is in them belongs to them")
    func groupsOfTheSystem() {
        let screen = FocusScreen()
        addField("field", at: CGRect(x: 0, y: 40, width: 200, height: 40), to: screen)
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        text.accessibilityLabel = "text"
        // One that is edited has a use for Tab itself.
        text.isEditable = false
        screen.controller.view.addSubview(text)
        addList("list", at: CGRect(x: 0, y: 160, width: 200, height: 200), to: screen)
        screen.add("label", 0, 400)
        #expect(walk(screen, 4) == ["field", "text", "list0", "label"])
        let groups = screen.system?.groupTree.groups ?? []
        #expect(groups.map(\.depth) == [0, 1, 1, 1])
        #expect(groups.map { $0.items.count } == [1, 1, 1, 3])
    }

    @Test("12:12 Equal identifiers are one group, own or inherited")
    func equalIdentifiersAreOneGroup() {
        let screen = FocusScreen()
        let box = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        box.focusGroupIdentifier = "same"
        screen.controller.view.addSubview(box)
        screen.add("own", 0, 100, group: "same")
        screen.add("other", 0, 200, group: "other")
        screen.add("inherited", 0, 0, to: box)
        #expect(
            screen.press(["\t", down, "\t", "\t"]) == ["own", "inherited", "other", "inherited"])
    }

    @Test("12:12 A controller's identifier counts for all that is on its view")
    func controllerIdentifierCountsForItsView() {
        let screen = FocusScreen()
        let child = UIViewController()
        child.focusGroupIdentifier = "com.example.child"
        screen.controller.addChild(child)
        screen.controller.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 300, width: 300, height: 300)
        child.didMove(toParent: screen.controller)
        screen.add("outside", 0, 100)
        screen.add("inside", 0, 0, to: child.view)
        screen.add("below", 0, 100, to: child.view)
        #expect(
            screen.press(["\t", down, "\t", down]) == ["outside", "outside", "inside", "below"])
    }
}
#endif
