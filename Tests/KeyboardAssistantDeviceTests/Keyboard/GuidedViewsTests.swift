import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The keyboard layout guides that live in one world and are dead in another.
@MainActor
@Suite struct GuidedViewsTests {
    private func device(
        _ views: UIKitBehavior.GuidedViews = UIKitBehavior().guidedViews,
        sheet: UIKitBehavior.SheetGuide = .both
    ) -> SimulatedDevice {
        var behavior = UIKitBehavior()
        (behavior.guidedViews, behavior.sheetGuide) = (views, sheet)
        return SimulatedDevice(behavior: behavior)
    }

    /// A list that is dragged, with its field being edited.
    private func edit(_ list: DraggableList, on device: SimulatedDevice) throws -> CGFloat {
        device.focus(list.field)
        return try #require(device.keyboard.frame?.minY)
    }

    /// Drags the keyboard down by 200 points, and returns how far the edges of `observer` are from
    /// it at the most.
    private func drag(
        _ device: SimulatedDevice, from top: CGFloat, watchedBy observer: KeyboardObserver
    ) throws -> CGFloat {
        var edge: KeyboardEdge?
        let token = observer.observeEdge(in: device.window) { edge = $0 }
        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        var farthest: CGFloat = 0
        for _ in 0..<26 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            let keyboard = try #require(device.keyboard.frame?.minY)
            farthest = max(farthest, abs((edge?.y ?? .infinity) - keyboard))
        }
        finger.cancel()
        device.settle()
        withExtendedLifetime(token) {}
        return farthest
    }

    @Test(
        "A keyboard that is up already is found by the guide that lives", .requirement("U566"),
        arguments: UIKitBehavior.GuidedViews.allCases)
    func keyboardIsFound(views: UIKitBehavior.GuidedViews) throws {
        let device = device(views)
        let list = DraggableList()
        device.show(list)
        let top = try edit(list, on: device)
        let observer = KeyboardObserver(notificationCenter: NotificationCenter())
        observer.start(in: device.window)
        #expect(observer.keyboardHeight == 844 - top && observer.keyboardState == .didShow)
    }

    @Test(
        "The edge and the room follow a finger by the guide that lives", .requirement("U566"),
        arguments: UIKitBehavior.GuidedViews.allCases)
    func fingerIsFollowed(views: UIKitBehavior.GuidedViews) throws {
        let device = device(views)
        let list = DraggableList()
        device.show(list)
        let assistant = list.assistant(.inset)
        let top = try edit(list, on: device)
        #expect(list.roomEnd == top)
        let observer = try #require(assistant.observer as? KeyboardObserver)
        #expect(try drag(device, from: top, watchedBy: observer) < 0.5)
        #expect(list.roomEnd == top)
    }

    @Test(
        "In a sheet the finger is followed, whether its guide lives or the one behind it",
        .requirement("U566"), arguments: UIKitBehavior.SheetGuide.allCases)
    func fingerIsFollowedInSheet(guide: UIKitBehavior.SheetGuide) throws {
        let device = device(sheet: guide)
        let root = DraggableList()
        device.show(root)
        _ = try edit(root, on: device)
        root.field.resignFirstResponder()
        device.settle()
        let list = DraggableList()
        root.present(list, animated: false)
        device.settle()
        let assistant = list.assistant(.inset)
        let top = try edit(list, on: device)
        #expect(root.view.window != nil)
        let observer = try #require(assistant.observer as? KeyboardObserver)
        #expect(try drag(device, from: top, watchedBy: observer) < 0.5)
    }

    @Test(
        "The app's views keep their subviews, and its guides their settings", .requirement("U566"))
    func appViewsStayAsTheyAre() throws {
        let device = device()
        let list = DraggableList()
        device.show(list)
        let guide = list.view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        guide.usesBottomSafeArea = false
        guide.keyboardDismissPadding = 30
        let before = (list.view.subviews, list.view.constraints, device.window.subviews)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        let token = observer.observeEdge(in: device.window) { _ in }
        _ = try edit(list, on: device)
        #expect(list.view.subviews == before.0)
        #expect(list.view.constraints == before.1)
        #expect(guide.followsUndockedKeyboard && !guide.usesBottomSafeArea)
        #expect(guide.keyboardDismissPadding == 30)
        #expect(device.window.subviews.count > before.2.count)
        withExtendedLifetime(token) {}
    }

    @Test(
        "An app's own settings of its guide change nothing", .requirement("U566"),
        arguments: [(false, false), (true, true), (true, false)])
    func settingsOfGuideChangeNothing(followsUndocked: Bool, usesSafeArea: Bool) throws {
        let device = device()
        let list = DraggableList()
        device.show(list)
        let guide = list.view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = followsUndocked
        guide.usesBottomSafeArea = usesSafeArea
        guide.keyboardDismissPadding = 30
        let away = KeyboardObserver(notificationCenter: NotificationCenter())
        away.start(in: device.window)
        #expect(away.keyboardFrame == nil)
        let assistant = list.assistant(.inset)
        let top = try edit(list, on: device)
        let observer = KeyboardObserver(notificationCenter: NotificationCenter())
        observer.start(in: device.window)
        #expect(observer.keyboardHeight == 844 - top)
        #expect(list.roomEnd == top)
        withExtendedLifetime(assistant) {}
    }

    @Test("An undocked keyboard is none, also to a guide that follows it", .requirement("U566"))
    func guideThatFollowsUndockedKeyboard() throws {
        let device = device()
        let list = DraggableList()
        device.show(list)
        list.view.keyboardLayoutGuide.followsUndockedKeyboard = true
        device.keyboard.mode = .floating(CGRect(x: 0, y: 300, width: 390, height: 336))
        _ = try edit(list, on: device)
        let observer = KeyboardObserver(notificationCenter: NotificationCenter())
        observer.start(in: device.window)
        #expect(observer.keyboardHeight == 0)
    }

    @Test(
        "A root view that ends above the window's bottom leaves it to the presented one's",
        .requirement("U566"))
    func viewAboveBottomLendsNoGuide() throws {
        let device = device()
        let list = DraggableList()
        device.show(list)
        #expect(device.window.keyboardGuideViews.first === list.view)
        list.view.frame.size.height = 700
        #expect(device.window.keyboardGuideViews.map { $0 } == [device.window])
        list.view.frame = CGRect(x: 100, y: 0, width: 200, height: 844)
        #expect(device.window.keyboardGuideViews == [list.view, device.window])
        let top = try edit(list, on: device)
        let observer = KeyboardObserver(notificationCenter: NotificationCenter())
        observer.start(in: device.window)
        #expect(observer.keyboardHeight == 844 - top)
    }

    @Test("Another root view's guide is followed from the next event on", .requirement("U566"))
    func otherRootViewIsFollowed() throws {
        let device = device()
        let first = DraggableList()
        device.show(first)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        var edge: KeyboardEdge?
        let token = observer.observeEdge(in: device.window) { edge = $0 }
        _ = try edit(first, on: device)
        let list = DraggableList()
        device.show(list)
        device.settle()
        let top = try edit(list, on: device)
        #expect(try drag(device, from: top, watchedBy: observer) < 0.5)
        #expect(edge?.y == top)
        withExtendedLifetime(token) {}
    }

    /// How the root view's guide is out of reach while the keyboard hides.
    enum Absence: CaseIterable {
        case endsAboveBefore, endsAboveMeanwhile, endsInSafeArea, endsInLargerSafeArea,
            isBehindAnother
    }

    @Test(
        "A guide that was out of reach while the keyboard was hidden brings no keyboard back",
        .requirement("U311", "U566"), arguments: Absence.allCases)
    func guideOutOfReachBringsNoKeyboard(absence: Absence) throws {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .missesTransitions
        let device = SimulatedDevice(behavior: behavior)
        let list = DraggableList()
        device.show(list)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        var editing: DraggableList? = list
        if absence == .isBehindAnother {
            let other = DraggableList()
            other.modalPresentationStyle = .fullScreen
            list.present(other, animated: false)
            editing = other
        }
        let top = try edit(try #require(editing), on: device)
        editing = nil
        #expect(observer.keyboardHeight == 844 - top)

        if absence == .endsAboveBefore { list.view.frame.size.height = top }
        if absence == .endsInSafeArea || absence == .endsInLargerSafeArea {
            let own = absence == .endsInSafeArea ? list.view.safeAreaInsets.bottom : 0
            list.additionalSafeAreaInsets.bottom = 844 - top - own
            device.window.layoutIfNeeded()
        }
        if absence == .isBehindAnother {
            list.dismiss(animated: false)
        } else {
            list.field.resignFirstResponder()
        }
        if absence == .endsAboveMeanwhile {
            device.advance(by: 0.1)
            list.view.frame.size.height = top
        }
        device.settle()
        #expect(!device.keyboard.isVisible && observer.keyboardFrame == nil)
        list.view.frame.size.height = 844
        list.additionalSafeAreaInsets.bottom = 0
        device.window.layoutIfNeeded()
        #expect(list.view.keyboardGuideTop == top)
        observer.refresh(in: device.window)
        device.background()
        device.foreground()
        #expect(observer.keyboardFrame == nil && observer.keyboardHeight == 0)
        #expect(observer.keyboardState == .didHide)
    }

    @Test("Guides that UIKit has tied anew in the background are followed", .requirement("U566"))
    func guidesAreTiedAgain() throws {
        let device = device()
        let list = DraggableList()
        device.show(list)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        var edge: KeyboardEdge?
        let token = observer.observeEdge(in: device.window) { edge = $0 }
        let top = try edit(list, on: device)
        let constraints = device.window.constraints.filter(\.followsKeyboardLayoutGuide)
        #expect(constraints.count == 2)
        device.background()
        NSLayoutConstraint.deactivate(constraints)
        device.foreground()
        device.settle()
        #expect(try drag(device, from: top, watchedBy: observer) < 0.5)
        #expect(edge?.y == top)
        withExtendedLifetime(token) {}
    }

    @Test(
        "With every guide dead, another app's keyboard stays until a notification says otherwise",
        .requirement("U566", "U578"))
    func deadGuideTakesNothingAway() {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .stale
        let device = SimulatedDevice(behavior: behavior)
        device.show(DraggableList())
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        device.keyboard.belongsToAnotherApp = true
        device.settle()
        #expect(observer.keyboardHeight > 0 && !observer.keyboardIsLocal)
        let height = observer.keyboardHeight
        NotificationCenter.default.post(
            name: UIScene.didActivateNotification, object: device.window.windowScene)
        #expect(observer.keyboardHeight == height)
    }

    @Test(
        "A guide at the end of a safe area that is enlarged as far as the keyboard isn't reported",
        .requirement("U579"))
    func guideAtEndOfSafeAreaIsNotReported() throws {
        let device = device()
        let list = DraggableList()
        device.show(list)
        let assistant = list.assistant(.safeArea)
        let observer = try #require(assistant.observer as? KeyboardObserver)
        for _ in 1...3 {
            _ = try edit(list, on: device)
            #expect(observer.position(in: device.window, bar: nil).silentShows == 0)
            list.field.resignFirstResponder()
            device.settle()
        }
    }

    @Test("A guide that never moves is reported with the room", .requirement("U579"))
    func silenceIsReported() throws {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = .stale
        let device = SimulatedDevice(behavior: behavior)
        let list = DraggableList()
        device.show(list)
        let observer = KeyboardObserver()
        observer.start(in: device.window)
        for shows in 1...6 {
            _ = try edit(list, on: device)
            let position = observer.position(in: device.window, bar: nil)
            #expect(position.silentShows == shows)
            list.field.resignFirstResponder()
            device.settle()
        }
    }
}
