import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// Room that follows a finger that drags the keyboard.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct DraggedKeyboardTests {
    /// The farthest that the room may be from the keyboard under a finger that moves by 10 points
    /// at a time; `nil` where the guide says nothing of the finger, and the room stays.
    private var tolerance: CGFloat? {
        switch UIKitBehavior.standard.keyboardGuide {
        case .exact, .missesTransitions, .silentDuringPop, .offByBar: 0.5
        case .oneFrameLate: 10.5
        case .stale, .silentDuringDrag: nil
        }
    }

    @Test("A window that is gone keeps no other from being observed for fingers")
    func goneWindowKeepsNoOtherUnobserved() {
        let device = SimulatedDevice()
        let guides = KeyboardGuideObserver()
        var other: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        weak var gone: UIWindow?
        gone = other
        if let other { guides.follow(other, isMoving: false) }
        guides.follow(device.window, isMoving: false)
        other = nil
        #expect(gone == nil && guides.windows == [device.window])
        func recognizers() -> Int { device.window.gestureRecognizers?.count ?? 0 }
        let before = recognizers()
        guides.keyboardWillMove(interruptingMove: false)
        #expect(recognizers() == before + 1)
    }

    @Test(
        "Under a finger, the room ends at the keyboard, and stays where the guide is silent",
        .requirement("U381"), arguments: WayOfRoom.ofAssistant)
    func roomFollowsFinger(way: WayOfRoom) throws {
        let device = SimulatedDevice()
        let screen = DraggableList()
        device.show(screen.container(way))
        let assistant = screen.assistant(way)
        device.focus(screen.field)
        let top = try #require(device.keyboard.frame?.minY)
        #expect(screen.roomEnd == top)

        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        for _ in 0..<20 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            let edge = try #require(device.keyboard.frame?.minY)
            let expected = tolerance == nil ? top : edge
            #expect(abs(screen.roomEnd - expected) <= tolerance ?? 0, "keyboard at \(edge)")
        }
        finger.cancel()
        device.settle()
        #expect(screen.roomEnd == top)
        withExtendedLifetime(assistant) {}
    }
    @Test(
        "A focus that moves under a finger leaves the list where people have dragged it",
        .requirement("U381"), arguments: WayOfRoom.ofAssistant)
    func focusUnderFingerPositionsNothing(way: WayOfRoom) throws {
        let device = SimulatedDevice()
        let screen = DraggableList()
        device.show(screen.container(way))
        let assistant = screen.assistant(way)
        let other = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
        screen.scrollView.addSubview(other)
        assistant.navigator.addInputItems(inputItems: [other])
        device.focus(screen.field)
        let top = try #require(device.keyboard.frame?.minY)
        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        for _ in 0..<20 { finger.move(by: CGVector(dx: 0, dy: 10)) }

        let offset = screen.scrollView.contentOffset.y
        device.keyboard.withoutMoves { _ = other.becomeFirstResponder() }
        #expect(assistant.navigator.inputBeingTypedIn === other)
        #expect(screen.scrollView.contentOffset.y == offset || tolerance != 0.5)
        finger.cancel()
    }

    @Test(
        "An inset that the app adds above the keyboard stays an addition at each height of a drag",
        .requirement("U381"))
    func foreignInsetIsNotKeyboardRoom() throws {
        let device = SimulatedDevice()
        let screen = DraggableList()
        device.show(screen)
        let assistant = screen.assistant(.inset)
        device.focus(screen.field)
        // As high as the keyboard once it has been dragged down by 200 points.
        let added = screen.scrollView.contentInset.bottom - 200
        screen.scrollView.contentInset.bottom += added
        let top = try #require(device.keyboard.frame?.minY)

        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        for _ in 0..<30 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            let edge = try #require(device.keyboard.frame?.minY)
            let expected = tolerance == nil ? top : edge
            #expect(abs(screen.roomEnd + added - expected) <= tolerance ?? 0, "keyboard at \(edge)")
        }
        finger.cancel()
        device.settle()
        #expect(screen.roomEnd + added == top)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A keyboard that springs back without a notification takes room and edge along",
        .requirement("U381"), arguments: WayOfRoom.ofAssistant)
    func silentSpringBack(way: WayOfRoom) throws {
        let device = SimulatedDevice()
        let screen = DraggableList()
        device.show(screen.container(way))
        let assistant = screen.assistant(way)
        device.focus(screen.field)
        let top = try #require(device.keyboard.frame?.minY)
        let observer = try #require(assistant.observer as? KeyboardObserver)
        var edges: [KeyboardEdge] = []
        let token = observer.observeEdge(in: device.window) { edges.append($0) }

        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        for _ in 0..<14 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        device.keyboard.springBackSilently { finger.cancel() }
        device.settle()
        // Nothing at all reports a spring-back that the guide misses, too.
        guard UIKitBehavior.standard.keyboardGuide != .missesTransitions else { return }
        #expect(screen.roomEnd == top)
        if let last = edges.last { #expect((last.y, last.motion) == (top, .resting)) }
        let isFollowed = UIKitBehavior.standard.keyboardGuide == .exact
        #expect(!isFollowed || edges.contains { $0.motion == .animating })
        withExtendedLifetime((assistant, token)) {}
    }
}

extension SimulatedKeyboard {
    /// Performs `body` without a move of the keyboard.
    fileprivate func withoutMoves(_ body: () -> Void) {
        isReplaying = true
        body()
        isReplaying = false
    }

    /// Performs `release`, with which a drag ends, and moves the keyboard back to its place without
    /// a notification.
    ///
    /// The stand-in posts as for any other move. No source says that UIKit does.
    fileprivate func springBackSilently(_ release: () -> Void) {
        withoutMoves(release)
        draggedFrame = nil
        Self.animate(over: 0.25) {
            self.show(at: self.placement)
            UIApplication.shared.commitTransaction()
        }
    }
}
