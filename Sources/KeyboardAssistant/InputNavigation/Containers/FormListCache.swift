import UIKit

/// The list of a form with the knowledge about its parts.
@MainActor
final class FormListCache {
    let list: any FormList
    /// A closure that returns whether a row contains inputs; `nil` without a declaration by the app.
    private let declaration: ((IndexPath) -> Bool)?
    /// A Boolean value that indicates whether a step selects rows with inputs that can't be edited.
    let selectsRows: Bool
    private var knowledge = SeenParts()
    private var scans: [ListPart: Scan] = [:]

    init(
        _ list: any FormList, selectsRows: Bool = false, declaration: ((IndexPath) -> Bool)?
    ) {
        self.list = list
        self.selectsRows = selectsRows
        self.declaration = declaration
    }

    /// Creates the cache of a list; `nil` for any other view.
    convenience init?(
        _ view: UIView, selectsRows: Bool = false, declaration: ((IndexPath) -> Bool)? = nil
    ) {
        let list: any FormList
        switch view {
        case let table as UITableView: list = TableList(table)
        case let collection as UICollectionView: list = CollectionList(collection)
        default: return nil
        }
        self.init(list, selectsRows: selectsRows, declaration: declaration)
    }

    /// The walk over the parts that contain inputs, or may contain them.
    var walk: ListPartWalk {
        var rows = list.allRows
        // However many rows without inputs follow each other, the form goes on after them.
        rows.maxSkippedRows = .max
        rows.accepts = { [weak self] in self?.mayContainInputs(.row($0)) ?? false }
        return ListPartWalk(
            rows: rows, hasListHeader: list.ends.header != nil,
            hasListFooter: list.ends.footer != nil,
            hasHeader: { [weak self] in self?.mayContainInputs(.header($0)) ?? false },
            hasFooter: { [weak self] in self?.mayContainInputs(.footer($0)) ?? false })
    }

    private func mayContainInputs(_ part: ListPart) -> Bool {
        if case .row(let position) = part, let declaration {
            return declaration(position.indexPath)
        }
        if let known = knowledge.hasInputs(part, size: list.size(around: part)) {
            // A row on the screen may have changed since the last look, and not be laid out again.
            return known
                || list.view(of: part).map {
                    !elements(of: part, in: $0).isEmpty || $0.hasInputsWithoutSize
                } ?? false
        }
        switch part {
        case .row: return true
        // A declaration is about rows. Headers and footers count where they have been seen.
        case .header(let section): return declaration == nil && list.hasHeader(section)
        case .footer(let section): return declaration == nil && list.hasFooter(section)
        case .listHeader, .listFooter: return list.view(of: part) != nil
        }
    }

    /// Returns the inputs and lists in the view of a part.
    func rowElements(in view: UIView) -> [UIView] {
        view.rowElements(withLocked: selectsRows && view.isCell)
    }

    /// Returns the row to select before `input` can be edited; `nil` if there is none.
    func rowToSelect(for input: UIView) -> RowPosition? {
        guard selectsRows, case .row(let position)? = list.row(containing: input) else {
            return nil
        }
        return position
    }

    /// Returns the elements of a part in its view `view`, and remembers whether there are any.
    func elements(of part: ListPart, in view: UIView) -> [UIView] {
        let elements = rowElements(in: view)
        // The fields of a cell that was just made have no size before the cell is laid out.
        if !elements.isEmpty || !view.hasInputsWithoutSize {
            knowledge.note(part, hasInputs: !elements.isEmpty, size: list.size(around: part))
            scans[part] = Scan(view: WeakBox(view), elements: elements.map { WeakBox($0) })
        }
        return elements
    }

    /// Returns the elements of a part after its view has been laid out.
    func laidOutElements(of part: ListPart, in view: UIView) -> [UIView] {
        if rowElements(in: view).isEmpty, view.hasInputsWithoutSize { view.layoutIfNeeded() }
        return elements(of: part, in: view)
    }

    /// Returns the elements of the parts that exist as views now, in order.
    ///
    /// - Parameter isScroll: A Boolean value that indicates whether parts with the same view as before
    ///   keep their elements, so that a scroll costs no more than the new parts.
    func existingElements(afterScroll isScroll: Bool) -> [UIView] {
        if !isScroll {
            for part in list.emptyPartsInSight {
                knowledge.note(part, hasInputs: false, size: list.size(around: part))
            }
        }
        let before = scans
        scans = [:]
        return list.existingParts.flatMap { part -> [UIView] in
            guard let view = list.view(of: part) else { return [] }
            guard isScroll, let scan = before[part], scan.view.object === view else {
                return elements(of: part, in: view)
            }
            scans[part] = scan
            return scan.elements.compactMap(\.object)
        }
    }

    /// The elements of a part at the last look at its view.
    private struct Scan {
        let view: WeakBox<UIView>
        let elements: [WeakBox<UIView>]
    }
}
