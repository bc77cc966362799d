import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A screen with a scroll view of a given height, without safe area, that scrolls by keys.
@MainActor
private final class ScrollScreen: KeyNavigatorScreen {
    let scrollView: UIScrollView
    let navigator: ScrollNavigator
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))

    init(height: CGFloat = 800, content: CGFloat = 3000, at offset: CGFloat = 0) {
        scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: height))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 390, height: content)
        scrollView.contentOffset.y = offset
        navigator = ScrollNavigator(scrollView: scrollView)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scrollView)
        scrollView.addSubview(field)
    }

    override var keyNavigator: (any KeyNavigator)? { navigator }

    var offset: CGFloat { scrollView.contentOffset.y }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct ScrollNavigatorTests {
    private static let down = UIKeyCommand.inputDownArrow
    private static let up = UIKeyCommand.inputUpArrow

    private func offset(
        of screen: ScrollScreen, after key: String, _ modifiers: UIKeyModifierFlags = []
    ) -> CGFloat {
        let device = SimulatedDevice()
        device.show(screen)
        device.press(key, modifiers)
        device.settle()
        return screen.offset
    }

    private typealias Keys = (key: String, modifiers: UIKeyModifierFlags)
    private static let plain: UIKeyModifierFlags = []
    private static let pageDown: [Keys] = [
        (" ", plain), (UIKeyCommand.inputPageDown, plain), (down, .alternate),
    ]
    private static let pageUp: [Keys] = [
        (" ", .shift), (UIKeyCommand.inputPageUp, plain), (up, .alternate),
    ]

    @Test(
        "Space, Page Down and ⌥↓ scroll a page less its margin, the others back",
        .requirement("U140", "U149"))
    func pageKeysScrollPageLessMargin() {
        for (key, modifiers) in Self.pageDown {
            #expect(offset(of: ScrollScreen(), after: key, modifiers) == 650)
        }
        for (key, modifiers) in Self.pageUp {
            #expect(offset(of: ScrollScreen(at: 2000), after: key, modifiers) == 1350)
        }
    }

    @Test(
        "A page ends where the content ends, and is never turned backwards",
        .requirement("U141", "U142", "U143"))
    func pageEndsWhereContentEnds() {
        #expect(offset(of: ScrollScreen(at: 2100), after: " ") == 2200)
        #expect(offset(of: ScrollScreen(at: 100), after: " ", .shift) == 0)
        #expect(offset(of: ScrollScreen(height: 100), after: " ") == 50)
        for (key, modifiers) in Self.pageDown + Self.pageUp + [
            (Self.down, Self.plain), (Self.up, Self.plain),
        ] {
            #expect(offset(of: ScrollScreen(content: 500), after: key, modifiers) == 0)
        }
    }

    @Test(
        "The insets are part of the way: the top lies above the content's origin",
        .requirement("U144"))
    func insetsArePartOfWay() {
        let screen = ScrollScreen(at: 100)
        screen.scrollView.contentInset.top = 88
        #expect(offset(of: screen, after: " ", .shift) == -88)
    }

    @Test("The arrows scroll 350 points, or what the app wants", .requirement("U145"))
    func arrowsScroll350PointsOrAsWanted() {
        #expect(offset(of: ScrollScreen(), after: Self.down) == 350)
        #expect(offset(of: ScrollScreen(at: 500), after: Self.up) == 150)
        let screen = ScrollScreen()
        screen.navigator.scrollArrowHeight = 20
        screen.navigator.scrollWithinPageMargin = 100
        #expect(offset(of: screen, after: Self.down) == 20)
        #expect(offset(of: screen, after: " ") == 720)
        for nonsense in [CGFloat.nan, .infinity, -5] {
            screen.navigator.scrollArrowHeight = nonsense
            #expect(offset(of: screen, after: Self.down) == 720)
        }
    }

    @Test("Home, End and the arrows with ⌘ lead to the ends", .requirement("U149"))
    func homeEndCommandArrowsReachEnds() {
        for (key, modifiers) in [(UIKeyCommand.inputEnd, Self.plain), (Self.down, .command)]
            as [Keys]
        {
            #expect(offset(of: ScrollScreen(), after: key, modifiers) == 2200)
        }
        for (key, modifiers) in [(UIKeyCommand.inputHome, Self.plain), (Self.up, .command)]
            as [Keys]
        {
            #expect(offset(of: ScrollScreen(at: 900), after: key, modifiers) == 0)
        }
    }

    @Test(
        "Only commands that would scroll are available, and none in a view that cannot",
        .requirement("F60"), .bug("https://github.com/douglashill/KeyboardKit/issues/18"))
    func onlyWhatScrollsIsOffered() {
        let device = SimulatedDevice()
        let screen = ScrollScreen()
        device.show(screen)
        #expect(
            screen.navigator.possibleKeyCommands.map(\.discoverabilityTitle) == [
                "Scroll Down", "Page Down", "Page Down", "Page Down", "Scroll to Bottom",
                "Scroll to Bottom",
            ])
        screen.scrollView.isScrollEnabled = false
        #expect(screen.navigator.possibleKeyCommands.isEmpty)
        screen.scrollView.isScrollEnabled = true
        let finger = device.touch(at: CGPoint(x: 100, y: 300), in: device.window)
        #expect(screen.navigator.possibleKeyCommands.isEmpty == screen.scrollView.isTracking)
        finger.lift()
    }

    @Test(
        "A text that is edited in the screen gets the keys that it has a use for",
        .requirement("U150", "F59"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"))
    func editedTextGetsItsKeys() {
        let device = SimulatedDevice()
        let screen = ScrollScreen()
        device.show(screen)
        screen.field.becomeFirstResponder()
        device.press(" ")
        device.settle()
        #expect(screen.field.text == " ")
        #expect(screen.offset == 0)
        screen.field.resignFirstResponder()
        device.settle()
        device.press(" ")
        device.settle()
        #expect(screen.offset > 0)
    }

    @Test("Keys in quick succession add up, and a held key goes on to the end and no further")
    func quickAndHeldKeysAddUp() {
        let device = SimulatedDevice()
        let screen = ScrollScreen()
        device.show(screen)
        device.press(Self.down)
        device.press(Self.down)
        device.settle()
        #expect(screen.offset == 700)
        device.press(Self.down, holding: 2)
        device.settle()
        #expect(screen.offset == 2200)
    }

    @Test("A scroll that the app or a finger ends leaves the keys as they were")
    func interruptedScrollLeavesKeysWorking() {
        let device = SimulatedDevice()
        let screen = ScrollScreen()
        device.show(screen)
        device.press(" ")
        device.advance(by: 0.1)
        screen.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        device.press(Self.down)
        device.settle()
        #expect(screen.offset == 450)
        screen.scrollView.contentSize.height = 1000
        device.settle()
        device.press(Self.up)
        device.settle()
        #expect(screen.offset == 0)
    }

    @Test("The delegate of the scroll view stays the app's, and the system's own keys are off")
    func scrollViewDelegateStaysApps() {
        final class Listener: NSObject, UIScrollViewDelegate {
            var ends = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
        }
        let listener = Listener()
        let screen = ScrollScreen()
        screen.scrollView.delegate = listener
        #expect(offset(of: screen, after: " ") == 650)
        #expect(listener.ends == 1)
        #expect(screen.scrollView.delegate === listener)
        #expect(!screen.scrollView.allowsKeyboardScrolling)
    }

    @Test("⌘+, ⌘− and ⌘0 zoom where there is something to zoom")
    func commandKeysZoomWhereZoomable() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 3000))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        let device = SimulatedDevice()
        let zoomer = Zoomer()
        let screen = ScrollScreen()
        device.show(screen)
        let scrollView = screen.scrollView
        scrollView.maximumZoomScale = 2
        device.press("=", .command)
        #expect(scrollView.zoomScale == 1)
        func offersZoom() -> Bool {
            screen.navigator.possibleKeyCommands.contains { $0.input == "+" }
        }
        #expect(!offersZoom())
        scrollView.addSubview(zoomer.content)
        scrollView.delegate = zoomer
        #expect(offersZoom())
        for (key, scale) in [("+", 1.5), ("=", 2), ("+", 2), ("0", 1), ("-", 1)]
            as [(String, CGFloat)]
        {
            device.press(key, .command)
            device.settle()
            #expect(scrollView.zoomScale == scale)
        }
        #expect(scrollView.contentSize == CGSize(width: 390, height: 3000))
    }

    @Test("A scroll view is not retained, and without it there are no commands")
    func scrollViewIsNotRetained() {
        var scrollView: UIScrollView? = UIScrollView()
        let navigator = ScrollNavigator(scrollView: scrollView ?? UIScrollView())
        scrollView = nil
        #expect(navigator.scrollView == nil)
        #expect(navigator.possibleKeyCommands.isEmpty)
    }
}
