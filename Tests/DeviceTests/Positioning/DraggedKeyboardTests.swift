import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import SimulatedDevice

/// Room that follows a finger that drags the keyboard.
@MainActor
@Suite(.doubts(.keyboard)) struct DraggedKeyboardTests {
    private enum Way: CaseIterable {
        case inset, constraint, safeArea
    }

    /// A list that people drag to dismiss the keyboard, with a field at its end, above a bar of the
    /// app's that is pinned to the keyboard layout guide.
    private final class ListScreen: UIViewController {
        let scrollView = UIScrollView()
        let field = UITextField(frame: CGRect(x: 20, y: 1940, width: 300, height: 40))
        let bar = UIView()
        private(set) var bottom: NSLayoutConstraint!

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            scrollView.keyboardDismissMode = .interactive
            scrollView.addSubview(field)
            for part in [scrollView, bar] {
                part.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(part)
            }
            bottom = scrollView.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor)
            NSLayoutConstraint.activate([
                bottom, scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                bar.heightAnchor.constraint(equalToConstant: 44),
                bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            ])
        }

        /// The y-coordinate above which the scroll view shows its content, in the window.
        var roomEnd: CGFloat {
            scrollView.convert(scrollView.bounds, to: nil).maxY
                - scrollView.adjustedContentInset.bottom
        }
    }

    private func assistant(for screen: ListScreen, _ way: Way) -> KeyboardAssistant {
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: [screen.field])
        let avoidance: KeyboardAssistant.Avoidance =
            switch way {
            case .inset: .contentInset
            case .constraint: .bottomConstraint(screen.bottom)
            case .safeArea: .additionalSafeArea
            }
        return KeyboardAssistant(
            scrollView: screen.scrollView, navigator: navigator, avoidance: avoidance)
    }

    /// The farthest that the room may be from the keyboard under a finger that moves by 10 points
    /// at a time; `nil` where the guide says nothing of the finger, and the room stays.
    private var tolerance: CGFloat? {
        switch UIKitBehavior.standard.keyboardGuide {
        case .exact, .missesTransitions, .silentDuringPop: 0.5
        case .oneFrameLate: 10.5
        case .stale, .silentDuringDrag: nil
        }
    }

    @Test(
        "Under a finger, the room ends at the keyboard, and stays where the guide is silent",
        .requirement("U381"), arguments: Way.allCases)
    private func roomFollowsFinger(way: Way) throws {
        let device = SimulatedDevice()
        let screen = ListScreen()
        device.show(screen)
        let assistant = assistant(for: screen, way)
        screen.field.becomeFirstResponder()
        device.settle()
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
        .requirement("U381"), arguments: Way.allCases)
    private func focusUnderFingerPositionsNothing(way: Way) throws {
        let device = SimulatedDevice()
        let screen = ListScreen()
        device.show(screen)
        let assistant = assistant(for: screen, way)
        let other = UITextField(frame: CGRect(x: 20, y: 40, width: 300, height: 40))
        screen.scrollView.addSubview(other)
        assistant.navigator.addInputItems(inputItems: [other])
        screen.field.becomeFirstResponder()
        device.settle()
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
        let screen = ListScreen()
        device.show(screen)
        let assistant = assistant(for: screen, .inset)
        screen.field.becomeFirstResponder()
        device.settle()
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
        .requirement("U381"), arguments: Way.allCases)
    private func silentSpringBack(way: Way) throws {
        let device = SimulatedDevice()
        let screen = ListScreen()
        device.show(screen)
        let assistant = assistant(for: screen, way)
        screen.field.becomeFirstResponder()
        device.settle()
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
