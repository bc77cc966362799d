import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Rows beneath the headers that float at the top of a list.
@MainActor
@Suite(.doubts(.lists, .editing)) struct FloatingHeaderTests {
    /// The lists whose headers float.
    enum Kind: CaseIterable, Sendable {
        case table, flow, compositional

        @MainActor
        fileprivate func list(of rows: FieldRows, _ frame: CGRect) -> UIScrollView {
            switch self {
            case .table:
                let table = rows.table(frame)
                table.rowHeight = 64
                table.sectionHeaderHeight = 50
                table.sectionHeaderTopPadding = 0
                table.delegate = rows
                return table
            case .flow:
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 390, height: 64)
                layout.minimumLineSpacing = 0
                layout.headerReferenceSize = CGSize(width: 390, height: 50)
                layout.sectionHeadersPinToVisibleBounds = true
                return rows.collection(frame, layout)
            case .compositional:
                return rows.collection(
                    frame, UICollectionViewCompositionalLayout(section: Self.section))
            }
        }

        @MainActor private static var section: NSCollectionLayoutSection {
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
    }

    private static let rowsPerSection = 13

    /// A form of a list of rows with a field each, in three sections with yellow headers.
    private func form(_ kind: Kind) -> (form: MixedForm, list: UIScrollView) {
        let form = MixedForm()
        let rows = FieldRows(
            (0..<3).map { section in
                (0..<Self.rowsPerSection).map { ["\(section * Self.rowsPerSection + $0)"] }
            })
        rows.makeHeader = { _, name in
            let view = UIView()
            view.backgroundColor = name.hasPrefix("header") ? .systemYellow : nil
            return view
        }
        rows.fillSupplementary = { $0.backgroundColor = .systemYellow }
        return (form, form.fill(kind.list(of: rows, form.screen.view.bounds), rows))
    }

    /// Returns the offset at which a row begins right below the safe area.
    private func offset(bringingToTop row: Int, in list: UIScrollView) -> CGFloat {
        CGFloat(row * 64 + (row / Self.rowsPerSection + 1) * 50) - list.adjustedContentInset.top
    }

    /// Scrolls a row onto the screen, and edits its field.
    private func edit(_ row: Int, in form: MixedForm, _ list: UIScrollView) {
        list.contentOffset.y = offset(bringingToTop: row, in: list) - 200
        form.device.settle()
        form.tap("\(row)")
    }

    private func headers(of list: UIScrollView) -> [CGRect] {
        list.subviews.filter { $0.backgroundColor == .systemYellow && !$0.isHidden }
            .map { $0.convert($0.bounds, to: nil) }
    }

    private func isBeneathHeader(_ field: UITextField, in list: UIScrollView) -> Bool {
        let frame = field.convert(field.bounds, to: nil).insetBy(dx: 0, dy: 0.5)
        return headers(of: list).contains(where: frame.intersects)
    }

    /// Checks that all of the edited field is between header and keyboard.
    private func expectSight(
        of row: Int, in form: MixedForm, _ list: UIScrollView,
        _ sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let field = form.navigator.focusedItem as? UITextField
        let frame = field.map { $0.convert($0.bounds, to: nil) } ?? .null
        let headers = headers(of: list)
        let isInSight =
            !headers.isEmpty && field.map { !isBeneathHeader($0, in: list) } == true
            && frame.minY >= form.device.window.safeAreaInsets.top - 0.5
            && field.map(form.device.shows) == true
        #expect(isInSight, "\(row): \(frame), \(headers)", sourceLocation: sourceLocation)
    }

    @Test(
        "Walking back and forth, no field stops beneath a header that floats",
        .requirement("U524"), arguments: Kind.allCases)
    func noFieldStopsBeneathHeader(kind: Kind) {
        let (form, list) = form(kind)
        edit(38, in: form, list)
        for row in (0..<38).reversed() {
            #expect(form.previous() == "\(row)")
            expectSight(of: row, in: form, list)
        }
        for row in 1...38 {
            #expect(form.next() == "\(row)")
            expectSight(of: row, in: form, list)
        }
    }

    @Test("A field beneath a header isn't recorded as visible", .requirement("U524"))
    func coveredFieldIsNotRecordedAsVisible() throws {
        let (form, list) = form(.table)
        edit(12, in: form, list)
        let assistant = try #require(form.assistant)
        assistant.recordsMoves = true
        for row in [7, 6, 5] {
            list.contentOffset.y = offset(bringingToTop: row, in: list)
            list.layoutIfNeeded()
            #expect(form.field("\(row)").map { isBeneathHeader($0, in: list) } == true)
            form.tap("\(row)")
            expectSight(of: row, in: form, list)
        }
        let focuses = assistant.moves.filter { $0.cause == .focus }
        #expect(!focuses.isEmpty)
        #expect(!focuses.contains { $0.inactionReason == .alreadyVisible }, "\(focuses)")
    }

    @Test("No header floats over what isn't a row of a list", .requirement("U524"))
    func otherContentHasNoHeader() {
        let (_, list) = form(.table)
        list.contentOffset.y = 100
        list.layoutIfNeeded()
        let row = CGRect(x: 0, y: 178, width: 390, height: 64)
        #expect(list.floatingHeaderHeight(overRowAt: row) == 50)
        #expect(UIScrollView(frame: list.frame).floatingHeaderHeight(overRowAt: row) == 0)
    }
}
