#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// Says when focus on it may wait.
private final class WaitingView: UIView {
    var mode = UIFocusItemDeferralMode.automatic
    override var canBecomeFocused: Bool { true }
    override var focusItemDeferralMode: UIFocusItemDeferralMode { mode }
}

// Apple's forums, thread 711072, and Apple's header of `UIFocusItemDeferralMode`.
@MainActor
@Suite struct FocusDeferralTests {
    private let down = UIKeyCommand.inputDownArrow

    private func add(_ mode: UIFocusItemDeferralMode, to screen: FocusScreen) -> WaitingView {
        let view = WaitingView(frame: CGRect(x: 0, y: 300, width: 90, height: 40))
        view.mode = mode
        screen.controller.view.addSubview(view)
        return view
    }

    private func bring(_ view: UIView, _ screen: FocusScreen) {
        screen.system?.requestFocusUpdate(to: view)
        screen.device.advance(by: 0)
    }

    @Test("With automatic deferral, a request waits for a key until focus is in use")
    func automaticWaitsUntilFocusIsInUse() {
        let screen = FocusScreen()
        screen.add("other", 0, 100)
        let view = add(.automatic, to: screen)
        bring(view, screen)
        #expect(!view.isFocused)
        screen.device.press("\t")
        #expect(view.isFocused)
        screen.device.press(UIKeyCommand.inputUpArrow)
        bring(view, screen)
        #expect(view.isFocused)
    }

    @Test("An item that never defers focus is focused at once")
    func neverIsSeenAtOnce() {
        let screen = FocusScreen()
        let view = add(.never, to: screen)
        bring(view, screen)
        #expect(view.isFocused)
    }

    @Test("A request for an item that always defers hides focus until the next key")
    func alwaysTakesFocusOutOfSightUntilTheNextKey() {
        let screen = FocusScreen()
        screen.add("other", 0, 100)
        let view = add(.always, to: screen)
        screen.device.press("\t")
        bring(view, screen)
        #expect(screen.system?.focusedItem == nil)
        screen.device.press(down)
        #expect(view.isFocused)
    }

    // A key is no update by code.
    @Test("An item that always defers is focused by keys like others")
    func alwaysIsFocusedByKeysLikeOthers() {
        let screen = FocusScreen()
        screen.add("other", 0, 100)
        let view = add(.always, to: screen)
        screen.device.press("\t")
        screen.device.press(down)
        #expect(view.isFocused)
    }

    @Test("Unused focus disappears, and the next arrow brings it back with one update")
    func unusedFocusRestsAndTheNextArrowBringsItBackWithOneUpdate() {
        let screen = FocusScreen()
        let views = [screen.add("a", 0, 100), screen.add("b", 0, 200), screen.add("c", 0, 300)]
        #expect(screen.press(["\t", down]) == ["a", "b"])
        var updates: [String] = []
        for view in views {
            view.onUpdate = { view, context in
                let names = [context.previouslyFocusedItem, context.nextFocusedItem]
                    .map { ($0 as? FocusView)?.name ?? "-" }
                updates.append("\(view.name): \(names[0]) to \(names[1])")
            }
        }
        screen.device.advance(by: FocusPatience.seconds - 1)
        #expect(screen.focused == "b")
        screen.device.advance(by: 1)
        #expect(screen.focused == nil)
        screen.device.advance(by: 600)
        #expect(updates == ["b: b to -"])
        #expect(screen.press([down, down]) == ["b", "c"])
        #expect(updates.dropFirst().first == "b: - to b")
        #expect(updates.count == 4)
    }

    @Test(
        "A row whose focus rested gets it back, even if its cell was replaced",
        arguments: FocusableList.Kind.allCases)
    func aRowThatRestedComesBackThoughItsCellWasReplaced(_ kind: FocusableList.Kind) {
        let list = FocusableList(kind)
        list.allowsFocus = true
        list.show()
        list.press("\t")
        list.press(down, times: 3)
        list.screen.device.advance(by: FocusPatience.seconds)
        #expect(list.focused == nil)
        kind == .table ? list.table.reloadData() : list.grid.reloadData()
        list.show()
        list.press(down)
        #expect(list.focused == 3)
    }

    @Test("Each key starts the time until focus rests anew")
    func aKeyStartsTheTimeAnew() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        screen.device.press("\t")
        for _ in 0..<4 {
            screen.device.advance(by: FocusPatience.seconds * 0.6)
            screen.device.press("\t")
        }
        #expect(screen.focused == "a")
    }

    @Test("Focus doesn't rest on an item that never defers, or on a field that is edited")
    func neverAndInputsDoNotRest() {
        let screen = FocusScreen()
        let view = add(.never, to: screen)
        screen.device.press("\t")
        screen.device.advance(by: FocusPatience.seconds * 2)
        #expect(view.isFocused)
        let field = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
        screen.controller.view.addSubview(field)
        screen.device.press("\t")
        screen.device.advance(by: FocusPatience.seconds * 2)
        #expect(field.isFocused && field.isEditing)
    }

    @Test("A view that refuses to give up unused focus is asked only once")
    func whoeverRefusesToRestIsNotAskedAllTheTime() {
        let screen = FocusScreen()
        let view = screen.add("a", 0, 100)
        screen.device.press("\t")
        view.allows = false
        var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: screen.system, queue: nil
        ) { _ in MainActor.assumeIsolated { failures += 1 } }
        screen.device.advance(by: FocusPatience.seconds)
        for _ in 0..<10 { screen.device.advance(by: 0.1) }
        NotificationCenter.default.removeObserver(token)
        #expect(screen.focused == "a")
        #expect(failures == 1)
    }
}
#endif
