import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// A text view at the bottom of a screen, in which people compose messages.
@MainActor
@Suite(.doubts([.sheetAvoidance, .keyboardGuide, .sheetGuide, .endFrame]))
struct SceneComposerTests {
    @Test(
        "A text view at the bottom of a presented screen rises with the keyboard and stays there",
        .requirement("U519"),
        arguments: [
            (44, .fullScreen, true), (60, .pageSheet, true), (60, .fullScreen, false),
            (140, .fullScreen, true), (200, .pageSheet, false), (300, .fullScreen, true),
            (300, .pageSheet, true),
        ] as [(CGFloat, UIModalPresentationStyle, Bool)])
    func textViewStaysAboveKeyboard(
        height: CGFloat, style: UIModalPresentationStyle, isScrollEnabled: Bool
    ) {
        let scene = AssistedScene()
        let screen = MessageScreen(height: height)
        screen.text.isScrollEnabled = isScrollEnabled
        scene.present(screen, as: style)
        let frame = screen.text.frame
        var seen: [SceneKeyboardAssistant.Assistance?] = []
        let token = scene.assistant?.observe { seen.append($0) }
        for _ in 1...2 {
            scene.edit(screen.text)
            #expect(scene.assistance == .additionalSafeArea(screen))
            #expect(scene.shows(screen.text))
            #expect(screen.text.contentInset == .zero)
            scene.endEditing()
            #expect(screen.additionalSafeAreaInsets == .zero)
            #expect(screen.text.contentInset == .zero && screen.text.frame == frame)
        }
        // Before there is a keyboard, it may be the text view.
        let falls = zip(seen, seen.dropFirst()).filter {
            $0 == .additionalSafeArea(screen) && $1 == .scrollView(screen.text)
        }
        #expect(falls.isEmpty)
        token?.cancel()
    }

    @Test(
        "A text view with more text than fits rises with the keyboard, and stays there while typed in",
        .requirement("U519"))
    func longTextStaysAboveKeyboard() {
        let scene = AssistedScene()
        let screen = MessageScreen(height: 60)
        screen.text.text = Array(repeating: "One line.", count: 20).joined(separator: "\n")
        scene.present(screen)
        scene.edit(screen.text)
        scene.device.type("\nAnother line.")
        scene.device.settle()
        #expect(scene.assistance == .additionalSafeArea(screen))
        #expect(scene.shows(screen.text))
    }

    @Test(
        "A text view of which less than a line is left above the keyboard rises, too",
        .requirement("U519"))
    func nearlyCoveredTextViewRises() throws {
        let scene = AssistedScene()
        let screen = MessageScreen(height: 330)
        scene.present(screen)
        scene.edit(screen.text)
        #expect(scene.assistance == .additionalSafeArea(screen))
        #expect(scene.shows(screen.text))
    }

    @Test("A rotation keeps the edited line visible, there and back", .requirement("U519"))
    func rotationKeepsLineVisible() throws {
        for height in [60, 300] as [CGFloat] {
            let scene = AssistedScene()
            let screen = MessageScreen(height: height)
            scene.present(screen)
            scene.edit(screen.text)
            for orientation in [.landscapeLeft, .portrait] as [UIInterfaceOrientation] {
                scene.device.rotate(to: orientation)
                scene.device.settle()
                let caret = screen.text.convert(screen.caret, to: nil)
                let top = try #require(scene.device.keyboard.frame?.minY)
                #expect(caret.minY >= 0 && caret.maxY <= top, "\(height)")
                if height < 180 { #expect(scene.shows(screen.text), "\(height)") }
            }
            scene.endEditing()
            #expect(screen.additionalSafeAreaInsets == .zero)
            #expect(screen.text.contentInset == .zero)
        }
    }

    @Test(
        "A text view that fills a presented screen is scrolled, and a safe area isn't needed",
        .requirement("U519"))
    func fillingTextViewIsScrolled() {
        let scene = AssistedScene()
        let screen = MessageScreen(height: 700)
        scene.present(screen)
        scene.edit(screen.text)
        #expect(scene.assistance == .scrollView(screen.text))
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "A text view that the app has pinned to the keyboard layout guide is left to it",
        .requirement("U519", "U372"), arguments: [false, true])
    func textViewAtGuideIsLeftAlone(isPresented: Bool) {
        let scene = AssistedScene()
        let screen = MessageScreen(height: 60, followsGuide: true)
        if isPresented { scene.present(screen) } else { scene.show(screen) }
        for _ in 1...2 {
            scene.edit(screen.text)
            #expect(scene.assistance == .leftAlone(.keyboardLayoutGuide))
            #expect(screen.additionalSafeAreaInsets == .zero)
            scene.endEditing()
        }
    }
}

/// A screen with a text view of a fixed height at its bottom.
private final class MessageScreen: UIViewController {
    let text = UITextView()
    private let height: CGFloat
    private let followsGuide: Bool

    init(height: CGFloat, followsGuide: Bool = false) {
        self.height = height
        self.followsGuide = followsGuide
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The caret in the text view's coordinates.
    var caret: CGRect { text.caretRect(for: text.endOfDocument) }

    override func viewDidLoad() {
        super.viewDidLoad()
        text.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(text)
        let bottom =
            followsGuide
            ? view.keyboardLayoutGuide.topAnchor : view.safeAreaLayoutGuide.bottomAnchor
        NSLayoutConstraint.activate([
            text.bottomAnchor.constraint(equalTo: bottom),
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            text.heightAnchor.constraint(equalToConstant: height),
        ])
    }
}
