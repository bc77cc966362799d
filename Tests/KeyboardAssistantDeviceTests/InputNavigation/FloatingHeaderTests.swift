import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Rows beneath the headers that float at the top of a list.
@MainActor
@Suite(.doubts(.lists, .editing)) struct FloatingHeaderTests {
    @Test(
        "Walking back and forth, no field stops beneath a header that floats",
        .requirement("U524"), arguments: HeaderList.Kind.allCases)
    func noFieldStopsBeneathHeader(kind: HeaderList.Kind) {
        let form = HeaderList(kind)
        form.edit(38)
        for row in (0..<38).reversed() {
            form.navigator.gotoPreviousItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == row)
            #expect(form.isInSight, "\(row): \(form.sight)")
        }
        for row in 1...38 {
            form.navigator.gotoNextItem(shouldLoop: false)
            form.device.settle()
            #expect(form.focused == row)
            #expect(form.isInSight, "\(row): \(form.sight)")
        }
    }

    @Test("A field beneath a header isn't recorded as visible", .requirement("U524"))
    func coveredFieldIsNotRecordedAsVisible() throws {
        let form = HeaderList(.table)
        form.edit(12)
        form.assistant.recordsMoves = true
        for row in [7, 6, 5] {
            form.list.contentOffset.y = form.offset(bringingToTop: row)
            form.list.layoutIfNeeded()
            #expect(form.field(row).map(form.isBeneathHeader) == true)
            form.field(row)?.becomeFirstResponder()
            form.device.settle()
            #expect(form.isInSight, "\(row): \(form.sight)")
        }
        let focuses = form.assistant.moves.filter { $0.cause == .focus }
        #expect(!focuses.isEmpty)
        #expect(!focuses.contains { $0.inactionReason == .alreadyVisible }, "\(focuses)")
    }
}

/// A list of rows with a field each, in sections with headers that float.
@MainActor
final class HeaderList: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
{
    enum Kind: CaseIterable, Sendable {
        case table, flow, compositional
    }

    static let rowsPerSection = 13

    let device = SimulatedDevice(.iPhone13)
    let list: UIScrollView
    let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
        shouldSetTextFieldDelegates: true)
    let assistant: KeyboardAssistant

    init(_ kind: Kind) {
        switch kind {
        case .table: list = UITableView(frame: .zero, style: .plain)
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 64)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 390, height: 50)
            layout.sectionHeadersPinToVisibleBounds = true
            list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        case .compositional:
            list = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout(section: Self.section))
        }
        assistant = KeyboardAssistant(scrollView: list, navigator: navigator)
        super.init()
        list.frame = device.window.bounds
        if let table = list as? UITableView {
            table.rowHeight = 64
            table.sectionHeaderHeight = 50
            table.sectionHeaderTopPadding = 0
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
        } else if let collection = list as? UICollectionView {
            collection.register(
                UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            collection.dataSource = self
        }
        let controller = UIViewController()
        controller.view.addSubview(list)
        device.show(controller)
        navigator.addInputItems(in: list)
        device.settle()
    }

    private static var section: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(64))
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
    }

    // MARK: What people do

    /// Scrolls a row onto the screen, and edits its field.
    func edit(_ row: Int) {
        list.contentOffset.y = offset(bringingToTop: row) - 200
        device.settle()
        field(row)?.becomeFirstResponder()
        device.settle()
    }

    /// Returns the offset at which a row begins right below the safe area.
    func offset(bringingToTop row: Int) -> CGFloat {
        CGFloat(row * 64 + (row / Self.rowsPerSection + 1) * 50) - list.adjustedContentInset.top
    }

    // MARK: What they see

    var focused: Int? { (navigator.focusedItem as? UITextField)?.placeholder.flatMap(Int.init) }

    func field(_ row: Int) -> UITextField? { list.fields(named: "\(row)").first }

    private var headers: [UIView] {
        list.subviews.filter { $0.backgroundColor == .systemYellow && !$0.isHidden }
    }

    func isBeneathHeader(_ field: UITextField) -> Bool {
        let frame = field.convert(field.bounds, to: nil)
        return headers.contains {
            frame.insetBy(dx: 0, dy: 0.5).intersects($0.convert($0.bounds, to: nil))
        }
    }

    /// A Boolean value that indicates whether all of the edited field is between header and
    /// keyboard.
    var isInSight: Bool {
        guard let field = navigator.focusedItem as? UITextField else { return false }
        let frame = field.convert(field.bounds, to: nil)
        return !headers.isEmpty && !isBeneathHeader(field)
            && frame.minY >= device.window.safeAreaInsets.top - 0.5 && device.shows(field)
    }

    var sight: String {
        let field = navigator.focusedItem.map { $0.convert($0.bounds, to: nil) } ?? .null
        return "\(field), \(headers.map { $0.convert($0.bounds, to: nil) })"
    }

    // MARK: Rows

    func numberOfSections(in tableView: UITableView) -> Int { 3 }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.rowsPerSection
    }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Self.rowsPerSection }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        show(indexPath, in: cell.contentView)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        show(indexPath, in: cell.contentView)
        return cell
    }

    private func show(_ path: IndexPath, in view: UIView) {
        view.subviews.forEach { $0.removeFromSuperview() }
        let field = UITextField(frame: CGRect(x: 16, y: 12, width: 200, height: 40))
        field.placeholder = "\(path.section * Self.rowsPerSection + path.item)"
        view.addSubview(field)
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        view.backgroundColor = .systemYellow
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        view.backgroundColor = .systemYellow
        return view
    }
}
