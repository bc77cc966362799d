import UIKit

extension UIView {
    /// A Boolean value that indicates whether this is an editable text input with a nonzero size.
    var isUsableInput: Bool {
        bounds.width > 0 && bounds.height > 0 && isEditableTextInput
    }

    /// A Boolean value that indicates whether this is a table or a collection view.
    var isList: Bool { self is UITableView || self is UICollectionView }

    /// The inputs and lists in this view, in reading order.
    ///
    /// The inputs in a list are those of its parts. An input that is being edited counts although
    /// it may be disabled.
    var formElements: [UIView] {
        let found = subviews.flatMap(\.formElementsFromHere)
        return found.count > 1 ? inReadingOrder(found) : found
    }

    private var formElementsFromHere: [UIView] {
        guard isShown, isUserInteractionEnabled, !(self is UISearchBar) else { return [] }
        if isUsableInput || isTextInput && isFirstResponder || isList { return [self] }
        // A date picker may consist of lists.
        if self is UIControl { return [] }
        return subviews.flatMap(\.formElementsFromHere)
    }
}

/// The list of a form with what is known about it.
@MainActor
final class FormListScope {
    let list: any FormList
    /// A closure that returns whether a row contains inputs; `nil` if the app hasn't declared it.
    private let declaration: ((IndexPath) -> Bool)?
    private var knowledge = RowKnowledge()

    init(_ list: any FormList, declaration: ((IndexPath) -> Bool)?) {
        self.list = list
        self.declaration = declaration
    }

    /// Creates the scope of a list; `nil` for any other view.
    convenience init?(_ view: UIView, declaration: ((IndexPath) -> Bool)? = nil) {
        switch view {
        case let table as UITableView: self.init(TableFormList(table), declaration: declaration)
        case let collection as UICollectionView:
            self.init(CollectionFormList(collection), declaration: declaration)
        default: return nil
        }
    }

    /// The walk over the parts that contain inputs, or may contain them.
    var walk: FormRowWalk {
        var rows = list.rows
        rows.accepts = { [weak self] in self?.mayContainInputs(.row($0)) ?? false }
        return FormRowWalk(
            rows: rows, hasListHeader: list.ends.header != nil,
            hasListFooter: list.ends.footer != nil,
            hasHeader: { [weak self] in self?.mayContainInputs(.header($0)) ?? false },
            hasFooter: { [weak self] in self?.mayContainInputs(.footer($0)) ?? false })
    }

    private func mayContainInputs(_ part: FormRow) -> Bool {
        if let known = knowledge[part] { return known }
        switch part {
        case .row(let position): return declaration?(position.indexPath) ?? true
        // A declaration is about rows. Headers and footers count where they have been seen.
        case .header(let section): return declaration == nil && list.hasHeader(section)
        case .footer(let section): return declaration == nil && list.hasFooter(section)
        case .listHeader, .listFooter: return list.view(of: part) != nil
        }
    }

    /// Returns the elements of a part whose view is `view`, and remembers whether there are any.
    func elements(of part: FormRow, in view: UIView) -> [UIView] {
        let elements = view.formElements
        knowledge.note(part, hasInputs: !elements.isEmpty)
        return elements
    }

    /// The elements of the parts that exist as views now, in order.
    var existingElements: [UIView] {
        knowledge.validate(list.rowCounts)
        for part in list.emptyPartsInSight { knowledge.note(part, hasInputs: false) }
        return list.existingParts.flatMap { part in
            list.view(of: part).map { elements(of: part, in: $0) } ?? []
        }
    }
}
