#if canImport(SimulatedDevice)
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit

// WWDC21 10260 is "Focus on iPad keyboard navigation".
@MainActor
@Suite struct FocusLoopTests {
    private let down = UIKeyCommand.inputDownArrow
    private let up = UIKeyCommand.inputUpArrow

    @Test("A phone has no focus system, even with a hardware keyboard")
    func aPhoneHasNoFocusSystem() {
        let screen = FocusScreen(.iPhone13)
        screen.add("a", 0, 100)
        screen.device.press("\t")
        #expect(screen.system == nil)
        #expect(UIFocusSystem(for: screen.controller.view) == nil)
    }

    @Test("A tablet has a focus system only once it has a hardware keyboard")
    func aTabletHasOneWhileItHasAKeyboard() {
        let screen = FocusScreen(hasKeys: false)
        #expect(screen.system == nil)
        screen.device.keyboard.mode = .hardware(bar: true)
        #expect(screen.system != nil)
        #expect(UIFocusSystem(for: screen.controller) === screen.system)
    }

    // Apple's forums, thread 711072: nothing is focused until a key of the system's is pressed.
    @Test("Nothing is focused until the first press of Tab")
    func theFirstKeyShowsFocus() {
        let screen = FocusScreen()
        let view = screen.add("a", 0, 100)
        #expect(screen.focused == nil)
        screen.device.press("\t")
        #expect(screen.focused == "a")
        #expect(view.isFocused)
    }

    // WWDC21 10260, opening:
    // Tab between areas, arrows within an area.
    @Test("Tab moves between groups, and arrows move inside a group")
    func tabMovesBetweenGroupsAndArrowsInside() {
        let screen = FocusScreen()
        screen.add("a1", 0, 100, group: "a")
        screen.add("a2", 0, 200, group: "a")
        screen.add("b1", 200, 100, group: "b")

        #expect(screen.press(["\t", down, down, "\t", down]) == ["a1", "a2", "a2", "b1", "b1"])
    }

    // WWDC21 10260, on reminders:
    // the item that was focused last is remembered.
    @Test("A group remembers which of its items was focused last")
    func aGroupRemembersWhatWasFocused() {
        let screen = FocusScreen()
        screen.add("a1", 0, 100, group: "a")
        screen.add("a2", 0, 200, group: "a")
        screen.add("b1", 200, 100, group: "b")

        #expect(screen.press(["\t", down, "\t", "\t"]) == ["a1", "a2", "b1", "a2"])
    }

    // WWDC21 10260 13:40: more than `previouslyFocused` wins over the memory.
    @Test("A high enough priority counts more than having been focused last")
    func aHigherPriorityWinsOverTheMemory() {
        let screen = FocusScreen()
        let call = screen.add("a1", 0, 100, group: "a")
        screen.add("a2", 0, 200, group: "a")
        screen.add("b1", 200, 100, group: "b")
        call.focusGroupPriority = UIFocusGroupPriority(
            UIFocusGroupPriority.previouslyFocused.rawValue + 10)

        #expect(screen.press(["\t", down, "\t", "\t"]) == ["a1", "a2", "b1", "a1"])
    }

    // WWDC21 10260: what has no identifier inherits that of its superview or controller.
    @Test("Views without a group identifier inherit that of their superview")
    func identifiersAreInherited() {
        let screen = FocusScreen()
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        box.focusGroupIdentifier = "box"
        screen.controller.view.addSubview(box)
        screen.add("a", 0, 0, to: box)
        screen.add("b", 0, 100, to: box)
        screen.add("c", 0, 500)

        #expect(screen.press(["\t", down, down, "\t"]) == ["a", "b", "b", "c"])
    }

    @Test("Shift with Tab goes back, and in Arabic the loop begins at the right")
    func shiftTabGoesBackAndArabicReadsFromTheRight() {
        let screen = FocusScreen(language: "ar")
        screen.add("left", 0, 100, group: "l")
        screen.add("right", 300, 100, group: "r")
        screen.add("below", 300, 200, group: "b")

        #expect(screen.press(["\t", "\t", "\t", "\t"]) == ["right", "left", "below", "right"])
        #expect(screen.press(["\t"], .shift) == ["below"])
    }

    // WWDC21 10260: text fields are groups of their own and can be focused without opting in.
    @Test("Text fields are groups of their own, and are edited when they get focus")
    func textFieldsAreGroupsAndAreEdited() {
        let screen = FocusScreen()
        let fields = (0..<2).map { index in
            let field = UITextField(frame: CGRect(x: 0, y: index * 100, width: 200, height: 40))
            screen.controller.view.addSubview(field)
            return field
        }
        screen.device.press("\t")
        #expect(fields[0].isEditing && fields[0].isFocused)
        screen.device.press("\t")
        #expect(fields[1].isEditing && !fields[0].isEditing)
    }

    // WWDC21 10260: buttons and switches are left to Full Keyboard Access.
    @Test("A switch isn't focused without Full Keyboard Access")
    func controlsAreNotFocused() {
        let screen = FocusScreen()
        screen.controller.view.addSubview(UISwitch(frame: .zero))
        screen.device.press("\t")
        #expect(screen.system?.focusedItem == nil)
    }

    // How it reaches them isn't documented (assumed: A41).
    @Test("With Full Keyboard Access, enabled controls get focus, and disabled ones don't")
    func fullKeyboardAccessFocusesEnabledControls() {
        let screen = FocusScreen()
        let controls = (0..<3).map { index in
            UISwitch(frame: CGRect(x: index * 100, y: 100, width: 51, height: 31))
        }
        controls[1].isEnabled = false
        controls.forEach(screen.controller.view.addSubview)
        screen.device.accessibility.isFullKeyboardAccessEnabled = true
        screen.device.press("\t")
        #expect(screen.system?.focusedItem === controls[0])
        screen.device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.system?.focusedItem === controls[2])
        #expect(!controls[2].canBecomeFocused)
    }

    @Test("A view that is hidden, transparent or untouchable is passed, and the debugger says why")
    func whatIsHiddenOrUntouchableIsPassed() {
        let screen = FocusScreen()
        let hidden = screen.add("hidden", 0, 0, group: "1")
        let faint = screen.add("faint", 0, 100, group: "2")
        let still = screen.add("still", 0, 200, group: "3")
        screen.add("last", 0, 300, group: "4")
        hidden.isHidden = true
        faint.alpha = 0
        still.isUserInteractionEnabled = false
        #expect(screen.press(["\t", "\t"]) == ["last", "last"])
        #expect("\(UIFocusDebugger.checkFocusability(for: hidden))".contains("hidden"))
        #expect("\(UIFocusDebugger.checkFocusability(for: faint))".contains("transparent"))
        #expect("\(UIFocusDebugger.checkFocusability(for: still))".contains("interaction"))
    }

    @Test("While a sheet is presented, Tab stays among its views")
    func whatIsPresentedBoundsTheLoop() {
        let screen = FocusScreen()
        screen.add("behind", 0, 0)
        screen.device.press("\t")
        let sheet = UIViewController()
        screen.controller.present(sheet, animated: false)
        screen.device.settle()
        screen.add("a", 0, 100, group: "a", to: sheet.view)
        screen.add("b", 0, 200, group: "b", to: sheet.view)

        let walked = screen.press(["\t", "\t", "\t"])
        #expect(!walked.contains("behind"))
        #expect(Set(walked) == ["a", "b"])
    }

    @Test("The scenes of two windows have focus systems of their own")
    func twoWindowsHaveFocusOfTheirOwn() {
        let screen = FocusScreen()
        screen.add("first", 0, 100)
        screen.device.press("\t")
        let other = screen.device.openWindow(size: CGSize(width: 300, height: 400))
        #expect(other.windowScene?.focusSystem !== screen.system)
        #expect(other.windowScene?.focusSystem?.focusedItem == nil)
        #expect(screen.focused == "first")
    }

    // WWDC21 10260 15:46: the tree of groups as text.
    @Test("The debugger describes the focus groups and their items")
    func theDebuggerTellsTheGroups() {
        let screen = FocusScreen()
        screen.add("a", 0, 100, group: "com.example.a").accessibilityLabel = "A"
        let text = "\(UIFocusDebugger.focusGroups(for: screen.controller))"
        #expect(text == "window\n  com.example.a\n    * FocusView “A”")
    }

    @Test("A focus guide sends focus on to the item that it prefers")
    func aGuideSendsFocusOn() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let far = screen.add("far", 300, 600)
        let guide = UIFocusGuide()
        screen.controller.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: screen.controller.view.leftAnchor),
            guide.topAnchor.constraint(equalTo: screen.controller.view.topAnchor, constant: 160),
            guide.widthAnchor.constraint(equalToConstant: 90),
            guide.heightAnchor.constraint(equalToConstant: 20),
        ])
        guide.preferredFocusEnvironments = [far]
        screen.add("near", 0, 200)
        #expect(screen.press(["\t", down]) == ["a", "far"])
        #expect(screen.press([up]).first != "far")
    }

    @Test("The focused view is marked in the transcript, and the picture shows a difference")
    func theFocusedViewIsMarkedInTheTranscriptAndHasARing() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let before = screen.device.picture()
        screen.device.press("\t")
        #expect(screen.device.transcript.contains("FocusView y 100–140 [focused]"))
        #expect(screen.device.picture() != before)
    }
}
#endif
