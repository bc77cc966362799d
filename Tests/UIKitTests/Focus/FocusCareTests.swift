#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// An own object that contains itself, and may be anywhere.
@MainActor
private final class Oddity: NSObject, UIFocusItem, UIFocusItemContainer {
    weak var parent: (any UIFocusEnvironment)?
    var frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let space: UIView

    init(in parent: UIView) {
        (self.parent, space) = (parent, parent)
        super.init()
    }

    var canBecomeFocused: Bool { true }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { parent }
    var focusItemContainer: (any UIFocusItemContainer)? { self }
    var coordinateSpace: any UICoordinateSpace { space }
    func focusItems(in rect: CGRect) -> [any UIFocusItem] { [self, self] }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
}

private final class OddView: UIView {
    var oddities: [Oddity] = []
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect) + super.focusItems(in: rect) + oddities
    }
}

// The stand-in's own arithmetic: no test here states a fact about UIKit.
/// Views that go away, and objects that answer badly.
@MainActor
@Suite struct FocusCareTests {
    private let down = UIKeyCommand.inputDownArrow

    @Test("The focus engine keeps no view and no controller alive")
    func theFocusEngineKeepsNothingAlive() {
        let screen = FocusScreen()
        weak var view: UIView?
        weak var controller: UIViewController?
        do {
            let child = UIViewController()
            screen.controller.present(child, animated: false)
            screen.device.settle()
            (view, controller) = (screen.add("a", 0, 100, to: child.view), child)
            screen.device.press("\t")
            #expect(screen.focused == "a")
            child.dismiss(animated: false)
            screen.device.settle()
        }
        #expect(view == nil && controller == nil)
        #expect(screen.system?.focusedItem == nil)
        screen.add("b", 0, 100)
        #expect(screen.press([down]) == ["b"])
    }

    @Test("When a focused view is freed, focus goes to its neighbor")
    func aFocusedViewThatIsFreedGivesFocusToItsNeighbour() {
        let screen = FocusScreen()
        let box = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))
        screen.controller.view.addSubview(box)
        screen.add("far", 0, 100)
        weak var view: UIView?
        view = screen.add("a", 0, 0, to: box)
        screen.add("b", 0, 100, to: box)
        #expect(screen.press(["\t", down]) == ["far", "a"])
        view?.removeFromSuperview()
        #expect(view == nil)
        screen.device.advance(by: 0)
        #expect(screen.focused == "b")
    }

    @Test("After a controller is popped and freed, keys move focus in the one below")
    func aControllerThatIsPoppedAndFreedLeavesFocusToTheOneBelow() {
        let screen = FocusScreen()
        let navigation = UINavigationController(rootViewController: screen.controller)
        screen.device.show(navigation)
        screen.add("root", 0, 200)
        do {
            let detail = UIViewController()
            navigation.pushViewController(detail, animated: false)
            screen.device.settle()
            screen.add("detail", 0, 200, to: detail.view)
            #expect(screen.press([down]) == ["detail"])
        }
        navigation.popViewController(animated: false)
        screen.device.settle()
        #expect(screen.focused == nil, "nothing was focused there before")
        #expect(screen.press([down]) == ["root"])
    }

    @Test(
        "An unusable frame of one item doesn't leave the screen without focus",
        arguments: [0, CGFloat.nan, .infinity, -.infinity, -10, 1e300])
    func framesThatAreNoneArePassed(_ value: CGFloat) {
        let screen = FocusScreen()
        let stage = OddView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        screen.controller.view.addSubview(stage)
        let oddity = Oddity(in: stage)
        oddity.frame = CGRect(x: value, y: value, width: value, height: value)
        stage.oddities = [oddity]
        screen.add("a", 0, 0, to: stage)
        screen.add("b", 0, 200, to: stage)
        for key in ["\t", down, down, "\t", UIKeyCommand.inputUpArrow] { screen.device.press(key) }
        screen.system?.requestFocusUpdate(to: oddity)
        screen.device.advance(by: 0)
        #expect(screen.system?.focusedItem != nil)
    }

    @Test("Arrows get past containers that contain themselves and list items twice")
    func containersThatContainThemselvesAndRepeatThemselvesEndSomewhere() {
        let screen = FocusScreen()
        let stage = OddView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        screen.controller.view.addSubview(stage)
        let (first, second) = (Oddity(in: stage), Oddity(in: stage))
        (first.parent, second.parent) = (second, first)
        let good = Oddity(in: stage)
        good.frame.origin.y = 100
        stage.oddities = [first, second, good, good]
        screen.add("view", 0, 200, to: stage)
        screen.device.press("\t")
        for _ in 0..<5 { screen.device.press(down) }
        #expect(screen.focused == "view")
        #expect(!first.contains(good))
    }

    @Test("The focus system goes away with the hardware keyboard, and returns with it")
    func aKeyboardThatGoesTakesTheFocusEngineAlong() {
        let screen = FocusScreen()
        let view = screen.add("a", 0, 100)
        screen.device.press("\t")
        screen.device.keyboard.mode = .docked
        screen.device.advance(by: 1)
        #expect(screen.system == nil && !view.isFocused)
        screen.device.keyboard.mode = .hardware(bar: false)
        screen.device.advance(by: 1)
        screen.device.press("\t")
        #expect(view.isFocused)
    }
}
#endif
