#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// Facts of WWDC21 10260 about what can be focused without being asked to.
@MainActor
@Suite struct FocusTalkDefaultsTests {
    /// Returns the focused view on a screen with this view alone, after Tab.
    private func focused(_ view: UIView) -> UIView? {
        let screen = FocusScreen()
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
        screen.controller.view.addSubview(view)
        screen.device.press("\t")
        return screen.system?.focusedItem as? UIView
    }

    @Test("Opening: Text fields and text views can be focused without a word of the app's")
    func textInputsAreFocusableByDefault() {
        for view in [UITextField(), UITextView()] as [UIView] {
            #expect(focused(view) === view)
            #expect(view.canBecomeFocused)
        }
        let field = UITextField()
        field.isEnabled = false
        #expect(focused(field) == nil)
    }

    @Test("Opening: Controls, labels, plain views and lists wait to be asked")
    func controlsAndLabelsWaitForAsking() {
        let views: [UIView] = [
            UIButton(), UISwitch(), UIControl(), UILabel(), UIView(), UIScrollView(), UIImageView(),
            UITableView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
        ]
        for view in views {
            #expect(!view.canBecomeFocused)
            #expect(focused(view) == nil)
        }
    }

    @Test("4:00 Lists do not allow focus by themselves")
    func listsDoNotAllowFocusThemselves() {
        #expect(!UITableView().allowsFocus && !UITableView().selectionFollowsFocus)
        let grid = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!grid.allowsFocus && !grid.selectionFollowsFocus)
    }

    // Our choice: the engine takes its keys only where there is something to focus.
    @Test("Closing: Where nothing can be focused, the keys are free")
    func nothingToFocus() {
        let screen = KeyScreen()
        screen.device.keyboard.mode = .hardware(bar: false)
        screen.controller.offered = FocusTalkKeyTests.keys.map { KeyScreen.command($0) }
        for key in FocusTalkKeyTests.keys { screen.device.press(key) }
        #expect(screen.log.entries == FocusTalkKeyTests.keys.map { "controller \($0)" })
    }
}
#endif
