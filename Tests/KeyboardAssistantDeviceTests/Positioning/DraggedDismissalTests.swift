import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// Keyboards that leave while people drag a list, or while it still rolls.
@MainActor
@Suite(.doubts(.keyboardGuide, .guidedViews, .hideDuration, .responderAtHide, .keyboardCurve))
struct DraggedDismissalTests {
    /// A list on a device, with its field being edited, and an assistant that makes room in one of
    /// the ways.
    @MainActor
    private final class Scene {
        let device = SimulatedDevice(.iPhoneSE)
        let screen: DraggableList
        let assistant: KeyboardAssistant?
        private let sceneAssistant: SceneKeyboardAssistant?

        init(_ way: WayOfRoom?, _ mode: UIScrollView.KeyboardDismissMode, fieldAt y: CGFloat) {
            screen = DraggableList(length: 3000, fieldAt: y)
            device.show(screen)
            let scene = way == .scene ? device.window.windowScene : nil
            sceneAssistant = scene.map { SceneKeyboardAssistant(windowScene: $0) }
            assistant = scene == nil ? way.map(screen.assistant) : nil
            screen.scrollView.keyboardDismissMode = mode
            device.focus(screen.field)
        }

        var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 667 }

        /// Drags the list by `distance` points in 12 frames, ends as `release` says, and returns
        /// where the field is drawn in each picture, until all is at rest.
        func drag(by distance: CGFloat, release: (Finger) -> Void) -> [CGFloat] {
            let film = device.film(screen.field)
            defer { film.stop() }
            let finger = device.touch(at: CGPoint(x: 200, y: 330), in: device.window)
            for _ in 0..<12 {
                finger.move(by: CGVector(dx: 0, dy: distance / 12))
                device.advance(by: 1 / 60)
            }
            release(finger)
            device.settle()
            return film.pictures.compactMap { $0.views[0]?.minY }
        }
    }

    private nonisolated static let modes: [UIScrollView.KeyboardDismissMode] = [
        .onDrag, .interactive,
    ]

    @Test(
        "In the middle of a list, a keyboard that goes leaves each picture of a drag and a roll as it is",
        .requirement("U381"), arguments: WayOfRoom.allCases, modes)
    func middleOfListIsLeftAlone(way: WayOfRoom, mode: UIScrollView.KeyboardDismissMode) {
        func pictures(_ way: WayOfRoom?) -> [CGFloat] {
            let scene = Scene(way, mode, fieldAt: 1500)
            scene.screen.scrollView.contentOffset.y = 1400
            scene.device.settle()
            let pictures = scene.drag(by: 360) { $0.lift() }
            #expect(!scene.screen.field.isFirstResponder)
            #expect(scene.screen.roomEnd == 667)
            return pictures
        }
        let plain = pictures(nil)
        #expect(plain.count > 20)
        #expect(Set(plain).count > 15)
        #expect(pictures(way).elementsEqual(plain) { abs($0 - $1) < 0.001 })
    }

    @Test(
        "At the end of a list, content under a finger stays there, and comes down when all is at rest",
        .requirement("U381"), arguments: WayOfRoom.allCases, modes)
    func endOfListComesDown(way: WayOfRoom, mode: UIScrollView.KeyboardDismissMode) {
        for isFlicked in [true, false] {
            let scene = Scene(way, mode, fieldAt: 2940)
            let (scrollView, field) = (scene.screen.scrollView, scene.screen.field)
            scrollView.contentOffset.y = 3000 - scene.keyboardTop
            scene.device.settle()
            let start = field.convert(field.bounds, to: nil).minY
            let pictures = scene.drag(by: 132) { finger in
                if !isFlicked { finger.hold(for: 0.2) }
                finger.lift()
            }
            // A keyboard that wasn't dragged far comes back.
            let isGone = isFlicked || mode != .interactive
            #expect(field.isFirstResponder != isGone)
            #expect(scene.screen.roomEnd == (isGone ? 667 : scene.keyboardTop))
            let last = pictures.last ?? start
            let shortest: CGFloat = isGone ? 260 : 0
            #expect(last - start > shortest - 0.5)
            #expect(isFlicked || last - start < max(shortest, 132) + 0.5)
            // The keyboard itself goes by up to 40 points from one picture to the next.
            let steps = zip([start] + pictures, pictures).map { $1 - $0 }
            #expect(steps.allSatisfy { abs($0) <= 45 }, "\(steps)")
        }
    }

    @Test(
        "Content that is held at the end of a list is let go of once, and that is recorded",
        .requirement("U381", "U388"), arguments: WayOfRoom.ofAssistant)
    func heldContentIsLetGo(way: WayOfRoom) throws {
        let scene = Scene(way, .onDrag, fieldAt: 2940)
        let (scrollView, assistant) = (scene.screen.scrollView, try #require(scene.assistant))
        scrollView.contentOffset.y = 3000 - scene.keyboardTop
        scene.device.settle()
        scrollView.contentInset.bottom += 20
        assistant.recordsMoves = true
        let finger = scene.device.touch(at: CGPoint(x: 200, y: 330), in: scene.device.window)
        for _ in 0..<4 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        scene.device.advance(by: 1)
        #expect(scrollView.contentInset.bottom > 200)
        #expect(!assistant.moves.contains { $0.cause == .scrollEnd })

        finger.hold(for: 0.2)
        finger.lift()
        scene.device.settle()
        #expect(scrollView.contentInset.bottom == 20)
        #expect(assistant.moves.filter { $0.cause == .scrollEnd }.count == 1)
        #expect(scene.device.clock.nextDue == nil)
    }

    @Test(
        "Content is held no longer than people hold it above the end, or the assistant runs",
        .requirement("U381"), arguments: WayOfRoom.ofAssistant, [true, false])
    func holdEnds(way: WayOfRoom, isStopped: Bool) throws {
        let scene = Scene(way, .onDrag, fieldAt: 2940)
        let scrollView = scene.screen.scrollView
        scrollView.contentOffset.y = 3000 - scene.keyboardTop
        scene.device.settle()
        let finger = scene.device.touch(at: CGPoint(x: 200, y: 100), in: scene.device.window)
        for _ in 0..<4 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        scene.device.advance(by: 1)
        #expect(scrollView.contentInset.bottom > 200)

        if isStopped {
            scene.assistant?.stop()
        } else {
            for _ in 0..<30 { finger.move(by: CGVector(dx: 0, dy: 10)) }
            scene.device.advance(by: 1)
        }
        #expect(scrollView.contentInset.bottom == 0)
        finger.cancel()
    }

    @Test(
        "Of two rooms that go during one drag, nothing is left when the assistant stops",
        .requirement("U381"), arguments: WayOfRoom.ofAssistant)
    func twoRoomsGo(way: WayOfRoom) {
        let scene = Scene(way, .none, fieldAt: 2940)
        let scrollView = scene.screen.scrollView
        scrollView.contentOffset.y = 3000 - scene.keyboardTop
        scene.device.settle()
        let start = scrollView.contentOffset.y
        let finger = scene.device.touch(at: CGPoint(x: 200, y: 100), in: scene.device.window)
        finger.move(by: CGVector(dx: 0, dy: 20))
        scene.device.keyboard.showsPredictions = false
        scene.device.advance(by: 1)
        scene.screen.field.resignFirstResponder()
        scene.device.advance(by: 1)
        finger.move(by: CGVector(dx: 0, dy: 10))
        #expect(start - scrollView.contentOffset.y <= 30)
        #expect(scrollView.contentInset.bottom > 200)

        scene.assistant?.stop()
        #expect(scrollView.contentInset.bottom == 0)
        finger.cancel()
        scene.device.settle()
        #expect(scene.device.clock.nextDue == nil)
    }

    @Test(
        "In an interactive pop, room and edge stay until the keyboard goes, whatever the guide says",
        .requirement("U380", "U381"), arguments: WayOfRoom.ofAssistant, [true, false])
    func interactivePop(way: WayOfRoom, isCanceled: Bool) throws {
        let scene = Scene(way, .none, fieldAt: 2940)
        let (device, screen, keyboard) = (scene.device, scene.screen, scene.device.keyboard)
        let observer = try #require(scene.assistant?.observer as? KeyboardObserver)
        var edges: [(edge: KeyboardEdge, drawn: CGFloat)] = []
        let token = observer.observeEdge(in: device.window) {
            edges.append(($0, keyboard.drawnFrame?.minY ?? 667))
        }
        let top = scene.keyboardTop
        edges = []

        keyboard.interactivePopBegan()
        device.settle()
        #expect(screen.roomEnd == top)
        #expect(edges.isEmpty)

        if !isCanceled { screen.field.resignFirstResponder() }
        device.settle()
        keyboard.interactivePopEnded()
        device.settle()
        let end = isCanceled ? top : 667
        #expect(screen.roomEnd == end)
        #expect(observer.edgeTrackers.tracker(in: device.window, of: observer).edge.y == end)
        let moving = edges.filter { $0.edge.motion == .animating }
        #expect(moving.allSatisfy { abs($0.edge.y - $0.drawn) <= 0.5 })
        #expect(edges.isEmpty == isCanceled)
        token.cancel()
    }
}
