#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// An item that is no view, as of an app that renders everything itself.
@MainActor
private final class Sprite: NSObject, UIFocusItem {
    let name: String
    weak var stage: Stage?
    var frame: CGRect
    var canBecomeFocused = true
    var focusGroupIdentifier: String?
    var focusGroupPriority = UIFocusGroupPriority.ignored
    private(set) var heard: [String] = []

    init(_ name: String, _ frame: CGRect, on stage: Stage?) {
        (self.name, self.frame, self.stage) = (name, frame, stage)
        super.init()
        stage?.sprites.append(self)
    }

    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { stage }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }

    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        if context.nextFocusedItem === self { heard.append("came") }
        if context.previouslyFocusedItem === self { heard.append("left") }
    }
}

/// The view on which sprites are drawn.
private final class Stage: UIView {
    var sprites: [Sprite] = []

    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect) + sprites.filter { $0.frame.intersects(rect) }
    }
}

/// Facts of WWDC21 10260 about items, environments and their looks.
@MainActor
@Suite struct FocusTalkItemTests {
    private let down = UIKeyCommand.inputDownArrow

    private func stage() -> (FocusScreen, Stage) {
        let screen = FocusScreen()
        let stage = Stage(frame: CGRect(x: 50, y: 100, width: 400, height: 400))
        screen.controller.view.addSubview(stage)
        return (screen, stage)
    }

    private func name(_ screen: FocusScreen) -> String? {
        (screen.system?.focusedItem as? Sprite)?.name ?? screen.focused
    }

    @Test("3:01 What an item answers at the moment decides whether it can be focused")
    func momentaryAnswerDecidesItemFocus() {
        let screen = FocusScreen()
        let (a, b) = (screen.add("a", 0, 100), screen.add("b", 0, 200))
        a.isFocusable = false
        #expect(screen.press(["\t"]) == ["b"])
        a.isFocusable = true
        b.isFocusable = false
        screen.device.advance(by: 0)
        #expect(screen.focused == "a")
    }

    @Test("Items: Views are items and environments, controllers only environments")
    func viewsAndControllers() {
        let screen = FocusScreen()
        #expect(screen.controller as Any is any UIFocusEnvironment)
        #expect(!(screen.controller as Any is any UIFocusItem))
        let view = screen.add("a", 0, 100)
        #expect(view.parentFocusEnvironment === screen.controller.view)
        #expect(screen.controller.view.parentFocusEnvironment === screen.controller)
        #expect(screen.device.window.contains(view))
    }

    @Test("Items: Objects of an app are walked like views, in their container's coordinates")
    func appObjectsAreWalkedLikeViews() {
        let (screen, stage) = stage()
        let sprites = (0..<3).map {
            Sprite("s\($0)", CGRect(x: 0, y: $0 * 60, width: 100, height: 40), on: stage)
        }
        screen.add("view", 50, 290)
        screen.device.press("\t")
        #expect(name(screen) == "s0")
        screen.device.press(down)
        screen.device.press(down)
        #expect(name(screen) == "s2")
        #expect(sprites[1].heard == ["came", "left"])
        screen.device.press(down)
        #expect(name(screen) == "view")
        #expect(sprites[2].isFocused == false)
        screen.device.press(UIKeyCommand.inputUpArrow)
        #expect(sprites[2].isFocused)
    }

    @Test("Items: An own object has groups and priorities, and its view stands for it")
    func ownObjectsHaveGroupsAndPriorities() {
        let (screen, stage) = stage()
        let sprites = (0..<4).map {
            Sprite("s\($0)", CGRect(x: 0, y: $0 * 60, width: 100, height: 40), on: stage)
        }
        sprites[2].focusGroupIdentifier = "below"
        sprites[3].focusGroupIdentifier = "below"
        sprites[3].focusGroupPriority = .prioritized
        screen.device.press("\t")
        screen.device.press("\t")
        #expect(name(screen) == "s3")
        let context = UIFocusUpdateContext(from: sprites[0], to: sprites[3], heading: .next)
        #expect(context.nextFocusedView === stage)
    }

    // Apple's header: without a parent an environment does not take part.
    @Test("Items: An object without a parent, or that refuses, is passed")
    func parentlessOrRefusingObjectIsPassed() {
        let (screen, stage) = stage()
        let stranger = Sprite("s0", CGRect(x: 0, y: 0, width: 100, height: 40), on: nil)
        stage.sprites.append(stranger)
        let refusing = Sprite("s1", CGRect(x: 0, y: 60, width: 100, height: 40), on: stage)
        refusing.canBecomeFocused = false
        _ = Sprite("s2", CGRect(x: 0, y: 120, width: 100, height: 40), on: stage)
        screen.device.press("\t")
        #expect(name(screen) == "s2")
    }

    @Test("Items: Keys begin at the view around an own object")
    func keysOfObjects() {
        let (screen, stage) = stage()
        _ = Sprite("s0", CGRect(x: 0, y: 0, width: 100, height: 40), on: stage)
        screen.device.press("\t")
        #expect(screen.system?.keyResponder === stage)
    }

    // 7:43: no effect of the system's, and a look of its own in the callback.
    @Test("7:43 Without an effect nothing is drawn, and old and new item hear once")
    func withoutEffectNothingIsDrawn() {
        let screen = FocusScreen()
        let views = [screen.add("a", 0, 100), screen.add("b", 0, 200), screen.add("c", 0, 300)]
        var heard: [String] = []
        for view in views {
            view.focusEffect = nil
            view.onUpdate = { view, context in
                if context.nextFocusedItem === view { heard.append("\(view.name) came") }
                if context.previouslyFocusedItem === view { heard.append("\(view.name) left") }
            }
        }
        let before = screen.device.picture()
        screen.device.press("\t")
        #expect(screen.device.picture() == before)
        screen.device.press(down)
        #expect(heard == ["a came", "a left", "b came"])
        views[1].focusEffect = UIFocusHaloEffect()
        screen.device.advance(by: 0)
        #expect(screen.device.picture() != before)
    }
}
#endif
