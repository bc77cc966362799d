import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Promises whose keeping could depend on how UIKit behaves where no source says how it does.
@MainActor
@Suite(.doubts(.keyboard, .lists)) struct EitherWayTests {

    private var layout: UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 350, height: 60)
        return layout
    }

    @Test(
        "At the first show and at later ones a collection controller's content moves once, whether the controller makes room or not",
        .requirement("U309", "U358", "U571"),
        arguments: UIKitBehavior.CollectionControllerRoom.allCases,
        UIKitBehavior.HideDuration.allCases)
    func collectionControllerMovesOnce(
        room: UIKitBehavior.CollectionControllerRoom, hide: UIKitBehavior.HideDuration
    ) throws {
        let device = SimulatedDevice()
        device.behavior.collectionControllerRoom = room
        device.behavior.hideDuration = hide
        let rows = FieldRows(keeping: 20)
        let screen = rows.collectionController(layout)
        device.show(screen)
        let list = try #require(screen.collectionView)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: rows.fields)
        let assistant = KeyboardAssistant(scrollView: list, navigator: navigator)
        assistant.recordsMoves = true
        func numbers() -> [CGFloat] { [list.adjustedContentInset.bottom, list.contentOffset.y] }
        func count() -> Int { assistant.moves.filter { !$0.changes.isEmpty }.count }

        for show in 1...3 {
            rows.fields[7].becomeFirstResponder()
            let (target, moves) = (numbers(), count())
            device.settle()
            #expect(numbers() == target && count() == moves, "show \(show)")
            let top = try #require(device.keyboard.frame?.minY)
            let covered = list.convert(list.bounds, to: nil).maxY - top
            #expect(abs(list.adjustedContentInset.bottom - covered) < 0.5)
            #expect(rows.fields[7].convert(rows.fields[7].bounds, to: nil).maxY <= top)
            rows.fields[7].resignFirstResponder()
            device.settle()
            #expect(list.contentInset == .zero && list.verticalScrollIndicatorInsets == .zero)
        }
    }

    @Test("A field above a bar ends above the bar", .requirement("U358"))
    func fieldAboveBarEndsAboveBar() throws {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        device.show(form)
        let navigator = InputNavigator.createWithDefaultController()
        navigator.addInputItems(inputItems: form.fields)
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)

        for field in [form.fields[9], form.fields[14]] {
            device.focus(field)
            #expect(form.frameInWindow(field).maxY <= (try #require(device.keyboard.frame).minY))
        }
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A text view that ends is one event, and its inset goes with the keyboard",
        .requirement("U80", "U358"))
    func endOfTextViewIsOneEvent() throws {
        let device = SimulatedDevice()
        let form = TestForm(fields: 20)
        let textView = UITextView(frame: CGRect(x: 20, y: 1500, width: 300, height: 60))
        form.content.addSubview(textView)
        device.show(form)
        let navigator = form.plainNavigator()
        navigator.addInputItem(inputItem: textView)
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        var focused: [UIView?] = []
        let token = navigator.observe { focused.append($0.to) }

        device.focus(textView)
        let top = try #require(device.keyboard.frame?.minY)
        #expect(form.frameInWindow(textView).maxY <= top)
        textView.resignFirstResponder()
        device.settle()

        #expect(focused == [textView, nil])
        #expect(form.scrollView.contentInset == .zero)
        withExtendedLifetime((assistant, token)) {}
    }

    @Test(
        "What is typed in stays in sight, and the inset goes with the keyboard, when a list reloads",
        .requirement("U358"),
        arguments: ["all", "row", "scroll"])
    func inputStaysInSightThroughReload(what: String) {
        let device = SimulatedDevice()
        let (rows, screen) = (FieldRows(keeping: 40), UIViewController())
        let table = rows.table(device.window.bounds)
        screen.view = table
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: rows.fields)
        let assistant = KeyboardAssistant(scrollView: table, navigator: navigator)
        device.focus(rows.fields[6])

        switch what {
        case "all": table.reloadData()
        case "row": table.reloadRows(at: [[0, 6]], with: .none)
        default: table.setContentOffset(CGPoint(x: 0, y: 1500), animated: false)
        }
        device.settle()

        if rows.fields[6].isFirstResponder {
            #expect(navigator.focusedItem === rows.fields[6])
            #expect(table.contentInset.bottom > 200)
        } else {
            #expect(navigator.focusedItem == nil)
            #expect(table.contentInset.bottom == 0)
            #expect(!device.keyboard.isVisible)
        }
        withExtendedLifetime(assistant) {}
    }
}
