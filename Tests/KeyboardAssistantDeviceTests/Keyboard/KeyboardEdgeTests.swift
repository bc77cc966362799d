import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// The keyboard's upper edge, frame by frame.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct KeyboardEdgeTests {
    /// A screen with a field in a list that people drag to dismiss the keyboard, an observer, and
    /// all that it tells of the edge.
    @MainActor
    fileprivate final class EdgeScreen {
        let device = SimulatedDevice()
        let observer = KeyboardObserver()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 40))
        private(set) var edges: [(time: Double, drawn: CGFloat, edge: KeyboardEdge)] = []
        var token: ObservationToken?

        init() {
            let controller = UIViewController()
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            scrollView.keyboardDismissMode = .interactive
            scrollView.addSubview(field)
            controller.view.addSubview(scrollView)
            device.show(controller)
            observer.start(in: device.window)
        }

        func observe() {
            token = observer.observeEdge(in: device.window) { [weak self] edge in
                guard let self else { return }
                let drawn = self.device.keyboard.drawnFrame?.minY
                self.edges.append((self.device.clock.now, drawn ?? 844, edge))
            }
        }

        func forget() {
            edges = []
        }
    }

    @Test(
        "The edge is told as often as the display shows a frame", .requirement("U522"),
        arguments: [60, 120])
    func edgeIsToldAtDisplaysRate(framesPerSecond: Int) throws {
        let screen = EdgeScreen()
        screen.device.framesPerSecond = framesPerSecond
        screen.observe()
        screen.field.becomeFirstResponder()
        // Others that have heard of the keyboard may have links of their own.
        let link = try #require(
            screen.device.clock.display.links.first {
                $0.preferredFrameRateRange.preferred == Float(framesPerSecond)
            })
        #expect(link.preferredFrameRateRange.maximum == Float(framesPerSecond))
        #expect(link.preferredFrameRateRange.minimum == 60)
        screen.device.settle()
        let moving = screen.edges.filter { $0.edge.motion == .animating }
        let first = try #require(moving.first), last = try #require(moving.last)
        let frames = (last.time - first.time) * Double(framesPerSecond)
        #expect(abs(Double(moving.count - 1) - frames) <= 1.5)
    }

    @Test(
        "In a show, a change of height and a hide, the edge is the keyboard as drawn in each frame",
        .requirement("U380"))
    func edgeIsKeyboardAsDrawn() throws {
        let screen = EdgeScreen()
        screen.observe()
        for change in [
            { screen.field.becomeFirstResponder() },
            { screen.device.keyboard.showsPredictions = false },
            { screen.field.resignFirstResponder() },
        ] as [@MainActor () -> Any] {
            screen.forget()
            _ = change()
            screen.device.settle()
            let moving = screen.edges.filter { $0.edge.motion == .animating }
            for (time, drawn, edge) in moving {
                #expect(abs(edge.y - drawn) <= 0.5, "at \(time)")
                #expect(edge.height == 844 - edge.y)
            }
            let last = try #require(screen.edges.last?.edge)
            #expect(last.motion == .resting)
            #expect(last.y == screen.device.keyboard.frame?.minY ?? 844)
            #expect(moving.count > 10 || UIKitBehavior.standard.hideDuration == .zero)
        }
    }

    @Test(
        "With Prefer Cross-Fade, the edge goes to the keyboard's place at once",
        .requirement("U380", "U385"))
    func crossFadeMovesEdgeAtOnce() {
        let screen = EdgeScreen()
        screen.device.accessibility.isReduceMotionEnabled = true
        screen.device.accessibility.prefersCrossFadeTransitions = true
        screen.observe()
        for isShow in [true, false] {
            screen.forget()
            if isShow {
                screen.field.becomeFirstResponder()
            } else {
                screen.field.resignFirstResponder()
            }
            screen.device.settle()
            #expect(screen.edges.last?.edge.y == screen.device.keyboard.frame?.minY ?? 844)
            #expect(screen.edges.allSatisfy { $0.edge.motion == .resting })
            #expect(screen.device.clock.nextDue == nil)
        }
    }

    @Test(
        "The edge of this moment is told at once", .requirement("U380"), arguments: [true, false])
    func presentEdgeIsTold(isUp: Bool) {
        let screen = EdgeScreen()
        if isUp { screen.field.becomeFirstResponder() }
        screen.device.settle()
        screen.observe()
        let y = screen.device.keyboard.frame?.minY ?? 844
        #expect(screen.edges.map(\.edge.y) == [y])
        #expect(screen.edges.allSatisfy { $0.edge.motion == .resting })
    }

    @Test(
        "A keyboard that a finger catches on its way back is where the finger is",
        .requirement("U380", "U381"))
    func caughtKeyboardIsUnderFinger() throws {
        let screen = EdgeScreen()
        screen.observe()
        screen.device.focus(screen.field)
        let top = try #require(screen.device.keyboard.frame?.minY)
        func drag(by distance: CGFloat) -> Finger {
            let finger = screen.device.touch(
                at: CGPoint(x: 100, y: top - 20), in: screen.device.window)
            for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: distance / 10)) }
            return finger
        }
        let first = drag(by: 100)
        first.hold(for: 0.2)
        first.lift()
        screen.device.advance(by: 0.05)

        let second = drag(by: 120)
        screen.device.advance(by: 1)
        let edge = screen.edges.last?.edge
        let isFollowed = screen.guideUnderFinger == .exact && edge?.motion == .dragging
        #expect(!isFollowed || edge?.y == screen.device.keyboard.frame?.minY)
        second.cancel()
        screen.device.settle()
        #expect(screen.edges.last?.edge.y == top)
        #expect(screen.device.clock.nextDue == nil)
    }

    @Test("A second finger takes nothing from the one that drags", .requirement("U381"))
    func secondFingerTakesNothing() throws {
        let screen = EdgeScreen()
        screen.observe()
        screen.device.focus(screen.field)
        let top = try #require(screen.device.keyboard.frame?.minY)
        let finger = screen.device.touch(at: CGPoint(x: 100, y: top - 20), in: screen.device.window)
        for _ in 0..<5 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        screen.device.touch(at: CGPoint(x: 300, y: 100), in: screen.device.window).lift()
        finger.move(by: CGVector(dx: 0, dy: 10))
        if screen.guideUnderFinger == .exact {
            #expect(screen.edges.last?.edge.y == screen.device.keyboard.frame?.minY)
            #expect(screen.edges.last?.edge.motion == .dragging)
        }
        finger.cancel()
    }

    @Test("Under a finger, the edge is told in the same frame", .requirement("U380"))
    func edgeUnderFinger() throws {
        let screen = EdgeScreen()
        screen.observe()
        screen.device.focus(screen.field)
        let top = try #require(screen.device.keyboard.frame?.minY)
        let finger = screen.device.touch(at: CGPoint(x: 100, y: top - 20), in: screen.device.window)
        screen.forget()
        for _ in 0..<10 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            guard screen.guideUnderFinger == .exact else { continue }
            let edge = screen.device.keyboard.frame?.minY ?? 0
            #expect(edge == top || screen.edges.last?.edge.y == edge)
        }
        #expect(screen.edges.isEmpty == (screen.guideUnderFinger == .silent))
        #expect(screen.edges.allSatisfy { $0.edge.motion == .dragging })
        finger.cancel()
        screen.device.settle()
        let last = screen.observer.edgeTrackers.tracker(
            in: screen.device.window, of: screen.observer
        ).edge
        #expect((last.y, last.motion) == (top, .resting))
    }

    @Test("Nothing runs between the moves, and nothing is left behind", .requirement("U380"))
    func nothingRunsBetween() {
        let screen = EdgeScreen()
        let views = screen.device.window.subviews.count
        screen.observe()
        screen.device.focus(screen.field)
        screen.forget()
        screen.device.advance(by: 2)
        #expect(screen.edges.isEmpty)
        #expect(screen.device.clock.nextDue == nil)

        screen.field.resignFirstResponder()
        screen.token = nil
        screen.forget()
        screen.device.settle()
        #expect(screen.edges.isEmpty)
        #expect(screen.device.window.subviews.count == views)
        #expect(screen.device.clock.nextDue == nil)
    }

    @Test("Several observers of one window share what is tracked", .requirement("U380"))
    func observersShareTracker() {
        let screen = EdgeScreen()
        let views = screen.device.window.subviews.count
        screen.observe()
        let added = screen.device.window.subviews.count - views
        var others: [KeyboardEdge] = []
        var token: ObservationToken? = screen.observer.observeEdge(in: screen.device.window) {
            others.append($0)
        }
        #expect(screen.device.window.subviews.count == views + added)
        screen.device.focus(screen.field)
        #expect(!others.isEmpty && others == screen.edges.map(\.edge))

        screen.token?.cancel()
        token = nil
        #expect(token == nil)
        #expect(screen.device.window.subviews.count == views)
    }

    @Test("An edge that is first observed while the keyboard is up is at the keyboard")
    func edgeOfKeyboardThatIsUp() throws {
        let screen = EdgeScreen()
        screen.device.focus(screen.field)
        let edge = screen.observer.edgeTrackers.tracker(
            in: screen.device.window, of: screen.observer
        ).edge
        #expect((edge.y, edge.motion) == (screen.device.keyboard.frame?.minY, .resting))
    }

    @Test("A stream keeps the newest edge, and ends with its observer", .requirement("U380"))
    func streamKeepsNewestEdge() async throws {
        var screen: EdgeScreen? = EdgeScreen()
        let stream = try #require(screen.map { $0.observer.edges(in: $0.device.window) })
        screen?.field.becomeFirstResponder()
        screen?.device.settle()
        let top = screen?.device.keyboard.frame?.minY
        screen = nil
        var read: [KeyboardEdge] = []
        for await edge in stream { read.append(edge) }
        #expect(read.map(\.y) == [top])
        #expect(read.first?.motion == .resting)
    }
}

extension KeyboardEdgeTests.EdgeScreen {
    enum GuideUnderFinger {
        case exact, late, silent
    }

    /// What the layout guide says of a keyboard that a finger drags.
    var guideUnderFinger: GuideUnderFinger {
        switch UIKitBehavior.standard.keyboardGuide {
        case .exact, .missesTransitions, .silentDuringPop, .offByBar: .exact
        case .oneFrameLate: .late
        case .stale, .silentDuringDrag: .silent
        }
    }
}
