import Foundation
internal import HeadlessBehavior

/// The content of a list at one moment: the identifiers of sections and their items.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections to reload, which are reset once the snapshot has been applied.
    var reloadedSections: Set<SectionIdentifierType> = []
    var reloadedItems: Set<ItemIdentifierType> = []
    var reconfiguredItems: Set<ItemIdentifierType> = []

    public init() {}

    // MARK: Content

    public var numberOfItems: Int { homes.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(
        inSection identifier: SectionIdentifierType
    ) -> [ItemIdentifierType] {
        guard let found = items[identifier] else {
            SnapshotFault.raise(SnapshotFault.unknownSection)
            return []
        }
        return found
    }

    public func sectionIdentifier(
        containingItem identifier: ItemIdentifierType
    ) -> SectionIdentifierType? { homes[identifier] }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        items[identifier] == nil ? nil : sections.firstIndex(of: identifier)
    }

    // MARK: Items

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last else {
            return SnapshotFault.raise(
                "There are currently no sections in the data source. Please add a section first.")
        }
        guard items[section] != nil else {
            return SnapshotFault.raise(SnapshotFault.unknownSection)
        }
        guard areUnique(identifiers) else { return }
        take(identifiers)
        put(identifiers, in: section, at: items[section]?.count ?? 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, isAfter: false)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, isAfter: true)
    }

    // Apple, `deleteItems(_:)`; unknown identifiers are ignored, as in nakkoservices/NKDiffable.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        take(identifiers)
        forget(identifiers)
    }

    public mutating func deleteAllItems() {
        self = Self()
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, isAfter: false)
    }

    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, beside: toIdentifier, isAfter: true)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.allSatisfy({ homes[$0] != nil }) else {
            return SnapshotFault.raise(
                "Attempted to reload item identifier that does not exist in the snapshot.")
        }
        reloadedItems.formUnion(identifiers)
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard identifiers.allSatisfy({ homes[$0] != nil }) else {
            return SnapshotFault.raise(
                "Attempted to reconfigure item identifier that does not exist in the snapshot.")
        }
        reconfiguredItems.formUnion(identifiers)
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = knownIndex(of: toIdentifier) else { return }
        insert(identifiers, at: index)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = knownIndex(of: toIdentifier) else { return }
        insert(identifiers, at: index + 1)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            guard let gone = items.removeValue(forKey: section) else { continue }
            for item in gone { homes[item] = nil }
            forget(gone)
            sections.removeAll { $0 == section }
            reloadedSections.remove(section)
        }
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        guard identifiers.allSatisfy({ knownIndex(of: $0) != nil }) else { return }
        reloadedSections.formUnion(identifiers)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
    // The words are those of l984-451/Rivulet#187.
    private func areUnique(_ identifiers: [some Hashable], _ kind: String = "item") -> Bool {
        var seen: Set<AnyHashable> = []
        let repeated = identifiers.filter { !seen.insert(AnyHashable($0)).inserted }
        guard !repeated.isEmpty else { return true }
        SnapshotFault.raise(
            "supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n    "
                + "\(repeated.map { "\($0)" }.joined(separator: ",\n    "))\n)}")
        return false
    }

    /// Items that are present already are moved, with a warning (nakkoservices/NKDiffable has it).
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers.filter { homes[$0] != nil })
        for section in Set(gone.compactMap { homes[$0] }) {
            items[section]?.removeAll(where: gone.contains)
        }
        for item in gone { homes[item] = nil }
    }

    /// Removes deleted items from those to be reloaded.
    private mutating func forget(_ identifiers: [ItemIdentifierType]) {
        reloadedItems.subtract(identifiers)
        reconfiguredItems.subtract(identifiers)
    }

    private mutating func put(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        items[section]?.insert(contentsOf: identifiers, at: index)
        for item in identifiers { homes[item] = section }
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, isAfter: Bool
    ) {
        guard let section = homes[other], !identifiers.contains(other) else {
            return SnapshotFault.raise(SnapshotFault.unknownItem)
        }
        guard areUnique(identifiers) else { return }
        take(identifiers)
        guard let index = items[section]?.firstIndex(of: other) else { return }
        put(identifiers, in: section, at: isAfter ? index + 1 : index)
    }

    private mutating func move(
        _ item: ItemIdentifierType, beside other: ItemIdentifierType, isAfter: Bool
    ) {
        guard homes[item] != nil else {
            return SnapshotFault.raise(SnapshotFault.unknownItem)
        }
        insert([item], beside: other, isAfter: isAfter)
    }

    private func knownIndex(of section: SectionIdentifierType) -> Int? {
        let index = indexOfSection(section)
        if index == nil { SnapshotFault.raise(SnapshotFault.unknownSection) }
        return index
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard areUnique(identifiers + sections, "section") else { return }
        sections.insert(contentsOf: identifiers, at: index)
        for section in identifiers { items[section] = [] }
    }
}

/// The exceptions of snapshots, which end the program on a thread other than the main one.
enum SnapshotFault {
    // The words are those of CovidTrackerFr/vitemadose-ios#69.
    static let unknownSection =
        "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    // The words are those of iOS 13, as nakkoservices/NKDiffable has them.
    static let unknownItem = "Invalid parameter not satisfying: indexPath || ignoreInvalidItems"

    static func raise(_ reason: String) {
        MainActor.assumeIsolated { Faults.raise(.internalInconsistency, reason) }
    }
}
