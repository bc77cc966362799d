#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// A view whose preferred environment is set from outside.
private final class Chooser: UIView {
    var preferred: [any UIFocusEnvironment] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
}

// Apple's headers of `UIFocusEnvironment` and `UIFocusSystem`.
@MainActor
@Suite struct FocusRequestTests {
    /// Three items in a chooser, and one outside that is focused.
    private func screen() -> (FocusScreen, Chooser, [FocusView]) {
        let screen = FocusScreen()
        screen.add("outside", 0, 50)
        let chooser = Chooser(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        screen.controller.view.addSubview(chooser)
        let views = (0..<3).map { screen.add("\($0)", 0, CGFloat($0) * 60, to: chooser) }
        screen.device.press("\t")
        return (screen, chooser, views)
    }

    private func request(_ environment: any UIFocusEnvironment, _ screen: FocusScreen) -> String? {
        screen.system?.requestFocusUpdate(to: environment)
        screen.system?.updateFocusIfNeeded()
        return screen.focused
    }

    @Test("Preferred environments are tried in their order until one can be focused")
    func thePreferredEnvironmentsAreTriedInTheirOrder() {
        let (screen, chooser, views) = screen()
        chooser.preferred = [views[2], views[1]]
        #expect(request(chooser, screen) == "2")
        views[2].isFocusable = false
        #expect(request(chooser, screen) == "1")
    }

    @Test("A preferred environment's own preferences are tried in turn")
    func theyAreTriedAllTheWayDown() {
        let (screen, chooser, views) = screen()
        let outer = Chooser(frame: .zero)
        screen.controller.view.addSubview(outer)
        outer.preferred = [UIView(), chooser]
        chooser.preferred = [UIView(), views[1]]
        #expect(request(outer, screen) == "1")
    }

    @Test("An environment without preferences leads to its own primary item")
    func noneStandsForTheEnvironmentItself() {
        let (screen, chooser, views) = screen()
        views[1].focusGroupPriority = .prioritized
        #expect(request(chooser, screen) == "1")
    }

    @Test("Two environments that prefer each other don't lead to an endless search")
    func environmentsThatPreferEachOtherEndSomewhere() {
        let (screen, chooser, _) = screen()
        let other = Chooser(frame: .zero)
        screen.controller.view.addSubview(other)
        chooser.preferred = [other]
        other.preferred = [chooser]
        #expect(request(chooser, screen) == "0")
    }

    @Test("A parent's request wins over that of a view inside it, in either order")
    func theRequestOfAParentWins() {
        for parentFirst in [true, false] {
            let (screen, chooser, views) = screen()
            chooser.preferred = [views[2]]
            let requests: [any UIFocusEnvironment] =
                parentFirst ? [chooser, views[1]] : [views[1], chooser]
            for environment in requests { screen.system?.requestFocusUpdate(to: environment) }
            screen.device.advance(by: 0)
            #expect(screen.focused == "2")
        }
    }

    @Test("A needed update around the focused item brings focus to the preferred one")
    func aNeedAroundWhatIsFocusedBringsFocusToWhatIsPreferred() {
        let (screen, chooser, views) = screen()
        #expect(request(views[0], screen) == "0")
        chooser.preferred = [views[2]]
        chooser.setNeedsFocusUpdate()
        #expect(screen.focused == "0")
        chooser.updateFocusIfNeeded()
        #expect(screen.focused == "2")
    }

    @Test("A view that refuses the update isn't focused on request")
    func aRequestIsRefusedByWhoeverIsConcerned() {
        let (screen, _, views) = screen()
        views[0].allows = false
        #expect(request(views[0], screen) == "outside")
        views[0].allows = true
        #expect(request(views[0], screen) == "0")
    }

    @Test("A request for something that can't be focused changes nothing")
    func whatCannotBeFocusedChangesNothing() {
        let (screen, _, _) = screen()
        #expect(request(UIView(), screen) == "outside")
        #expect(request(UIViewController(), screen) == "outside")
        #expect(
            request(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), screen) == "outside")
    }
}
#endif
