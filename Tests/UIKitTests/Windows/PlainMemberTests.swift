#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference.
@MainActor
@Suite struct PlainMemberTests {
    @Test("What is copied can be pasted, until the next device", .requirement("U593"))
    func pasteboardKeepsWhatIsCopied() {
        _ = SimulatedDevice()
        let board = UIPasteboard.general
        let changes = board.changeCount
        board.string = "4711"
        #expect(UIPasteboard.general.string == "4711" && board.hasStrings && !board.hasURLs)
        #expect(board.changeCount == changes + 1)
        board.urls = [URL(fileURLWithPath: "/a")]
        #expect(board.string == nil && board.numberOfItems == 1)
        #expect(UIPasteboard.withUniqueName().numberOfItems == 0)
        _ = SimulatedDevice()
        #expect(UIPasteboard.general.numberOfItems == 0)
    }

    @Test("Index paths of Foundation's class have rows", .requirement("U593"))
    func classOfIndexPathsHasRows() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.row == 3 && path.item == 3 && path.section == 1)
    }

    @Test("The old layout guides end where the safe area begins", .requirement("U593"))
    func layoutGuidesFollowSafeArea() {
        let (device, screen, box) = (SimulatedDevice(), UIViewController(), UIView())
        box.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(box)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top][box][bottom]", metrics: nil,
                views: [
                    "top": screen.topLayoutGuide, "box": box, "bottom": screen.bottomLayoutGuide,
                ]))
        device.show(screen)
        device.settle()
        #expect(screen.topLayoutGuide.length == 47 && screen.bottomLayoutGuide.length == 34)
        #expect(box.frame.minY == 47 && box.frame.maxY == 844 - 34)
    }

    @Test("A color has the hue that it is made of", .requirement("U593"))
    func colorHasHue() {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for wanted: CGFloat in [0, 0.2, 0.4, 0.6, 0.9] {
            let color = UIColor(hue: wanted, saturation: 0.5, brightness: 0.8, alpha: 1)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
            #expect(abs(hue - wanted) < 0.01)
            #expect(abs(saturation - 0.5) < 0.01 && abs(brightness - 0.8) < 0.01)
        }
    }

    @Test("The status bar is as high as what it covers", .requirement("U593"))
    func statusBarHasFrame() throws {
        let device = SimulatedDevice()
        let bar = try #require(device.window.windowScene?.statusBarManager)
        #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
        device.rotate(to: .landscapeLeft)
        #expect(bar.isStatusBarHidden)
    }

    @Test("A nib that nobody can read is a fault", .requirement("U593"))
    func nibIsFault() {
        let faults = SimulatedDevice.collectFaults {
            #expect(UINib(nibName: "Row", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        #expect(faults.map(\.exception) == [.internalInconsistency])
    }

    @Test("Any object can have a label for VoiceOver", .requirement("U593"))
    func anyObjectHasLabel() {
        let object = NSObject()
        object.accessibilityLabel = "Next"
        #expect(object.accessibilityLabel == "Next" && NSObject().accessibilityLabel == nil)
    }

    @Test("Actions of a swipe and menus keep what they are made with", .requirement("U593"))
    func actionsKeepWhatTheyAreMadeWith() {
        var isDone: Bool?
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            done(true)
        }
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.actions.first?.handler(action, UIView()) { isDone = $0 }
        #expect(isDone == true && action.title == "Delete" && action.style == .destructive)
        let menu = UIContextMenuConfiguration(identifier: "row" as NSString, previewProvider: nil)
        #expect(menu.identifier as? NSString == "row")
    }
}
#endif
