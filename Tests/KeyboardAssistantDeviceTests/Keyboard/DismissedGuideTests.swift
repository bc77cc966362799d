import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Keyboards with a bar that a finger drags away, after which the layout guide may stay up.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct DismissedGuideTests {
    private func device(
        _ answer: UIKitBehavior.GuideAfterDismissal
    ) -> SimulatedDevice {
        var behavior = UIKitBehavior.standard
        behavior.guideAfterDismissal = answer
        return SimulatedDevice(behavior: behavior)
    }

    private func list(on device: SimulatedDevice) -> DraggableList {
        let list = DraggableList()
        list.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
        device.show(list)
        return list
    }

    /// Edits the field of `list`, drags the keyboard away, and calls `check` at intervals of two
    /// hundredths of a second until the keyboard is gone.
    private func dragAway(
        _ list: DraggableList, on device: SimulatedDevice, check: () -> Void = {}
    ) throws {
        device.focus(list.field)
        let top = try #require(device.keyboard.frame?.minY)
        let finger = device.touch(at: CGPoint(x: 100, y: top - 60), in: device.window)
        for _ in 0..<40 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        finger.lift()
        for _ in 0..<25 {
            check()
            device.advance(by: 0.02)
        }
        device.settle()
        #expect(!list.field.isFirstResponder && !device.keyboard.isVisible)
    }

    @Test(
        "After a finger has dragged the keyboard away, no keyboard is left, wherever the guide is",
        .requirement("U512"), arguments: UIKitBehavior.GuideAfterDismissal.allCases,
        [WayOfRoom.inset, .constraint])
    func nothingIsLeft(answer: UIKitBehavior.GuideAfterDismissal, way: WayOfRoom) throws {
        let device = device(answer)
        let list = list(on: device)
        let assistant = list.assistant(way)
        let observer = try #require(assistant.observer as? KeyboardObserver)
        var edge: KeyboardEdge?
        let token = observer.observeEdge(in: device.window) { edge = $0 }
        let rest = list.roomEnd
        for _ in 0..<3 {
            // A guide that has stopped above the bottom shows no new keyboard on the way either.
            var frames: [CGRect] = []
            try dragAway(list, on: device) {
                if let frame = observer.keyboardFrame { frames.append(frame) }
            }
            #expect(frames.isEmpty)
            #expect(observer.keyboardHeight == 0 && observer.keyboardFrame == nil)
            #expect(edge?.y == 844 && edge?.motion == .resting)
            #expect(list.roomEnd == rest)
        }
        NotificationCenter.default.post(
            name: UIScene.didActivateNotification, object: device.window.windowScene)
        #expect(observer.keyboardHeight == 0 && list.roomEnd == rest)
        withExtendedLifetime(token) {}
    }

    @Test(
        "The screen that comes after a keyboard was dragged away has no keyboard either",
        .requirement("U512"), arguments: UIKitBehavior.GuideAfterDismissal.allCases)
    func nextScreenHasNoKeyboard(answer: UIKitBehavior.GuideAfterDismissal) throws {
        let device = device(answer)
        let first = list(on: device)
        let assistant = first.assistant(.inset)
        try dragAway(first, on: device)
        let late = KeyboardObserver()
        late.start(in: device.window)
        #expect(late.keyboardHeight == 0 && late.keyboardFrame == nil)
        let second = list(on: device)
        let other = second.assistant(.inset)
        device.settle()
        #expect(second.scrollView.contentInset.bottom == 0)
        #expect((other.observer as? KeyboardObserver)?.keyboardHeight == 0)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A screen that is gone before the guides are read again leaves no keyboard to the next one",
        .requirement("U512"))
    func screenThatIsGoneLeavesNoKeyboard() throws {
        let device = device(.aboveBottom)
        let observer = KeyboardObserver()
        var first: DraggableList? = list(on: device)
        weak var gone: DraggableList?
        gone = first
        observer.start(in: device.window)
        try dragAway(try #require(first), on: device)
        first = nil
        let second = list(on: device)
        #expect(gone == nil)
        observer.guides.readHidden()
        observer.refresh(in: device.window)
        #expect(observer.position(in: device.window, bar: nil).overlap == 0)
        #expect(observer.keyboardHeight == 0)
        withExtendedLifetime(second) {}
    }

    @Test(
        "Hardware keys, after a keyboard was dragged away, need no room, wherever the guide is",
        .requirement("U512"), arguments: UIKitBehavior.GuideAfterDismissal.allCases,
        [WayOfRoom.inset, .constraint])
    func hardwareKeysNeedNoRoom(
        answer: UIKitBehavior.GuideAfterDismissal, way: WayOfRoom
    ) throws {
        let device = device(answer)
        let list = list(on: device)
        let assistant = list.assistant(way)
        let rest = list.roomEnd
        try dragAway(list, on: device)
        device.keyboard.mode = .hardware(bar: false)
        list.field.inputAccessoryView = nil
        device.focus(list.field)
        #expect(list.field.isFirstResponder && !device.keyboard.isVisible)
        #expect(list.roomEnd == rest)
        #expect((assistant.observer as? KeyboardObserver)?.keyboardHeight == 0)
    }
}
