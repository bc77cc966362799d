import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Screens with a table or a collection view whose parent class brings the navigator.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ShortcutListControllerTests {
    @Test(
        "Changing the parent class is all that a table's screen needs", .requirement("U135", "U122")
    )
    func changingParentClassServesTable() {
        let device = SimulatedDevice()
        let screen = Articles()
        device.show(screen)
        #expect(screen.isFirstResponder)
        #expect(screen.tableView?.style == .plain)
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.tableView?.indexPathForSelectedRow == [0, 1])
        for key in "article 7" { device.press(String(key)) }
        #expect(screen.tableView?.indexPathForSelectedRow == [0, 7])
    }

    @Test("Commands of a subclass work beside those of the list", .requirement("U137"))
    func subclassCommandsStandBesideLists() {
        let device = SimulatedDevice()
        let screen = Articles()
        device.show(screen)
        let keys = (screen.keyCommands ?? []).map(\.keys)
        #expect(keys.contains("⌘a"))
        #expect(keys.contains("↓"))
        withExtendedLifetime(device) {}
    }

    @Test("Changing the parent class is all that a collection's screen needs", .requirement("U135"))
    func changingParentClassServesCollection() {
        let device = SimulatedDevice()
        let screen = Photos()
        device.show(screen)
        device.press(UIKeyCommand.inputRightArrow)
        device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.collectionView?.indexPathsForSelectedItems == [[0, 1]])
        #expect((screen.collectionNavigator?.numberOfColumns ?? 0) > 1)
    }

    @Test(
        "A list that is there already is served, from code or from an archive", .requirement("U135")
    )
    func existingListIsServed() throws {
        let device = SimulatedDevice()
        let screen = ShortcutTableViewController()
        let own = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .grouped)
        screen.loadViewIfNeeded()
        screen.view.addSubview(own)
        screen.tableView = own
        device.show(screen)
        #expect(screen.tableNavigator?.tableView === own)
        #expect(screen.scrollView === own)

        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let archived = try #require(ShortcutCollectionViewController(coder: unarchiver))
        device.show(archived)
        #expect(archived.collectionNavigator?.collectionView === archived.collectionView)
        #expect(archived.collectionView != nil)
    }

    @Test(
        "A collection view that the view brings along is served, and none is made",
        .requirement("U135"))
    func existingCollectionViewIsServed() {
        final class Screen: ShortcutCollectionViewController {
            let own = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300),
                collectionViewLayout: UICollectionViewFlowLayout())

            override func loadView() {
                view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                view.addSubview(own)
            }
        }
        let (device, screen) = (SimulatedDevice(), Screen())
        device.show(screen)
        #expect(screen.collectionView === screen.own)
        #expect(screen.collectionNavigator?.collectionView === screen.own)
        #expect(screen.view.subviews.count == 1)
    }
}
