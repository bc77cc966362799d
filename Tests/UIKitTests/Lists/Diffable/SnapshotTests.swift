import Requirements
import Testing
import UIKit

#if canImport(SimulatedDevice)
import HeadlessBehavior
import SimulatedDevice
#endif

@MainActor
struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private var snapshot: Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["one", "two"])
        snapshot.appendItems([1, 2, 3], toSection: "one")
        snapshot.appendItems([10, 20])
        return snapshot
    }

    @Test("A snapshot holds sections and items in their order (Apple)", .requirement("U357"))
    func snapshotKeepsItsOrder() {
        let snapshot = snapshot
        #expect(snapshot.sectionIdentifiers == ["one", "two"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 10, 20])
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.numberOfItems(inSection: "one") == 3)
        #expect(snapshot.itemIdentifiers(inSection: "two") == [10, 20])
        #expect(snapshot.sectionIdentifier(containingItem: 20) == "two")
        #expect(snapshot.indexOfItem(10) == 3)
        #expect(snapshot.indexOfItem(99) == nil)
        #expect(snapshot.indexOfSection("two") == 1)
        #expect(snapshot.indexOfSection("three") == nil)
    }

    @Test("Items and sections are inserted, moved and deleted (Apple)", .requirement("U357"))
    func itemsInsertMoveAndDelete() {
        var snapshot = snapshot
        snapshot.insertItems([4, 5], beforeItem: 2)
        snapshot.insertItems([6], afterItem: 3)
        #expect(snapshot.itemIdentifiers(inSection: "one") == [1, 4, 5, 2, 3, 6])
        snapshot.moveItem(1, afterItem: 10)
        snapshot.moveItem(6, beforeItem: 4)
        #expect(snapshot.itemIdentifiers(inSection: "one") == [6, 4, 5, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "two") == [10, 1, 20])
        snapshot.deleteItems([4, 20, 99])
        snapshot.insertSections(["zero"], beforeSection: "one")
        snapshot.insertSections(["half"], afterSection: "zero")
        snapshot.deleteSections(["two"])
        #expect(snapshot.sectionIdentifiers == ["zero", "half", "one"])
        #expect(snapshot.itemIdentifiers == [6, 5, 2, 3])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.itemIdentifiers == [])
    }

    @Test("Items that are there already are moved (assumed: A38)", .requirement("U357"))
    func appendingExistingItemsMovesThem() {
        var snapshot = snapshot
        snapshot.appendItems([2, 4], toSection: "two")
        #expect(snapshot.itemIdentifiers(inSection: "one") == [1, 3])
        #expect(snapshot.itemIdentifiers(inSection: "two") == [10, 20, 2, 4])
        #expect(snapshot.numberOfItems == 6)
    }

    #if canImport(SimulatedDevice)
    @Test(
        "A snapshot refuses duplicates and identifiers that it does not know", .requirement("U356"),
        arguments: [
            ("supplied item identifiers are not unique", 0),
            ("supplied section identifiers are not unique", 1),
            ("Section identifier was not found", 2), ("Section identifier was not found", 3),
            ("indexPath || ignoreInvalidItems", 4), ("Attempted to reload item", 5),
            ("Attempted to reconfigure item", 6), ("Section identifier was not found", 7),
            ("indexPath || ignoreInvalidItems", 8),
        ])
    func snapshotRefusesDuplicatesAndUnknownIdentifiers(words: String, call: Int) {
        var snapshot = snapshot
        let faults = SimulatedDevice.collectFaults {
            switch call {
            case 0: snapshot.appendItems([7, 7], toSection: "one")
            case 1: snapshot.appendSections(["two"])
            case 2: snapshot.appendItems([7], toSection: "three")
            case 3: snapshot.reloadSections(["three"])
            case 4: snapshot.insertItems([7], beforeItem: 99)
            case 5: snapshot.reloadItems([99])
            case 6: snapshot.reconfigureItems([99])
            case 7: #expect(snapshot.itemIdentifiers(inSection: "three") == [])
            default: snapshot.moveItem(99, afterItem: 1)
            }
        }
        #expect(faults.count == 1)
        #expect(faults.first?.reason.contains(words) == true)
        #expect(snapshot.itemIdentifiers == self.snapshot.itemIdentifiers)
        #expect(snapshot.sectionIdentifiers == ["one", "two"])
    }

    @Test("Items cannot be appended where there is no section", .requirement("U356"))
    func appendingItemsWithoutSectionFails() {
        var snapshot = Snapshot()
        let faults = SimulatedDevice.collectFaults { snapshot.appendItems([1]) }
        #expect(faults.first?.reason.hasPrefix("There are currently no sections") == true)
        #expect(snapshot.numberOfItems == 0)
    }
    #endif
}
