import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The keyboard while a context menu is on the screen, and after it.
@MainActor @Suite(.requirement("U539")) struct KeyboardAtMenuTests {
    private func make(
        _ answer: UIKitBehavior.ContextMenuKeyboard,
        _ change: (inout UIKitBehavior) -> Void = { _ in }
    ) -> (SimulatedDevice, MenuScreen, KeyboardDiary) {
        var behavior = UIKitBehavior()
        behavior.contextMenuKeyboard = answer
        change(&behavior)
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let screen = MenuScreen()
        device.show(screen)
        device.focus(screen.field)
        return (device, screen, KeyboardDiary(device))
    }

    private static let hide: [KeyboardNotice] = [
        .willChangeFrame, .willHide, .didChangeFrame, .didHide,
    ]
    private static let show: [KeyboardNotice] = [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
    ]

    @Test(
        "A context menu hides the keyboard of an input that stays, and brings it back, or leaves it (nextcloud/talk-ios#2249)",
        arguments: UIKitBehavior.ContextMenuKeyboard.allCases)
    func menuHidesKeyboard(answer: UIKitBehavior.ContextMenuKeyboard) throws {
        let (device, screen, diary) = make(answer)
        let frame = try #require(device.keyboard.frame)
        try device.press(screen.row)
        device.settle()
        #expect(screen.field.isFirstResponder)
        #expect(device.keyboard.isVisible == (answer == .stays))
        #expect(diary.notices == (answer == .stays ? [] : Self.hide))
        #expect(screen.guideTop == (answer == .stays ? frame.minY : 844 - 34))

        diary.clear()
        device.closeContextMenu()
        device.settle()
        #expect(screen.field.isFirstResponder)
        #expect(device.keyboard.frame == frame && screen.guideTop == frame.minY)
        #expect(diary.notices == (answer == .stays ? [] : Self.show))
        let flat = CGRect(x: 0, y: 844, width: 390, height: 0)
        #expect(
            diary.entries.allSatisfy {
                $0.end == (answer == .returnsWithoutHeight ? flat : frame) && $0.duration == 0.3833
            })
        if answer == .returnsWithoutHeight {
            #expect(diary.entries.allSatisfy { $0.begin == flat })
        }
        // The next show is an ordinary one.
        screen.field.resignFirstResponder()
        device.settle()
        diary.clear()
        device.focus(screen.field)
        #expect(diary.notices == Self.show && diary.entries.allSatisfy { $0.end == frame })
    }

    @Test(
        "An input that the app resigns as the menu appears has no keyboard after it",
        arguments: UIKitBehavior.ContextMenuKeyboard.allCases)
    func resignedInputHasNoKeyboard(answer: UIKitBehavior.ContextMenuKeyboard) throws {
        let (device, screen, diary) = make(answer)
        screen.resigns = true
        try device.press(screen.row)
        device.settle()
        #expect(diary.notices == Self.hide && !screen.field.isFirstResponder)
        device.closeContextMenu()
        device.settle()
        #expect(diary.notices == Self.hide && !device.keyboard.isVisible)
        device.focus(screen.field)
        #expect(device.keyboard.isVisible)
    }

    @Test("The keyboard of an input that is focused behind a menu comes after it as its frames say")
    func keyboardOfLaterInputHasHeight() throws {
        let (device, screen, diary) = make(.returnsWithoutHeight)
        let frame = device.keyboard.frame
        screen.field.resignFirstResponder()
        device.settle()
        try device.press(screen.row)
        device.settle()
        diary.clear()
        screen.field.becomeFirstResponder()
        device.settle()
        #expect(diary.notices.isEmpty && !device.keyboard.isVisible)
        device.closeContextMenu()
        device.settle()
        #expect(diary.notices == Self.show && diary.entries.allSatisfy { $0.end == frame })
        #expect(device.keyboard.frame == frame)
    }

    @Test("An input in an accessory view stays first responder as well")
    func inputInBarStays() throws {
        let (device, screen, diary) = make(.returns)
        screen.field.resignFirstResponder()
        let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.addSubview(inner)
        screen.bar = bar
        screen.becomeFirstResponder()
        device.settle()
        device.focus(inner)
        let frame = device.keyboard.frame
        diary.clear()
        try device.press(screen.row)
        device.settle()
        #expect(inner.isFirstResponder && !device.keyboard.isVisible)
        device.closeContextMenu()
        device.settle()
        #expect(inner.isFirstResponder && device.keyboard.frame == frame)
        #expect(diary.notices == Self.hide + Self.show)
    }

    @Test("Without a keyboard, a context menu posts nothing")
    func menuWithoutKeyboardIsSilent() throws {
        let (device, screen, diary) = make(.returnsWithoutHeight)
        screen.field.resignFirstResponder()
        device.settle()
        diary.clear()
        try device.press(screen.row)
        device.settle()
        device.closeContextMenu()
        device.settle()
        #expect(diary.notices.isEmpty)
    }
}

/// A field, and a row with a context menu.
private final class MenuScreen: UIViewController, UIContextMenuInteractionDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let row = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 60))
    var bar: UIView?
    var resigns = false
    private let follower = UIView()

    override var canBecomeFirstResponder: Bool { bar != nil }
    override var inputAccessoryView: UIView? { bar }

    var guideTop: CGFloat { follower.frame.minY }

    override func viewDidLoad() {
        super.viewDidLoad()
        row.addInteraction(UIContextMenuInteraction(delegate: self))
        for part in [field, row, follower] { view.addSubview(part) }
        follower.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            follower.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            follower.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            follower.widthAnchor.constraint(equalToConstant: 1),
            follower.heightAnchor.constraint(equalToConstant: 1),
        ])
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Reply") { _ in }])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        if resigns { field.resignFirstResponder() }
    }
}
