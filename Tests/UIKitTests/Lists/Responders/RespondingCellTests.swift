#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct RespondingCellTests {
    enum Reload: CaseIterable, Sendable {
        case data, row, section
    }

    nonisolated private static let cases = FieldList.Kind.allCases.flatMap { kind in
        Reload.allCases.map { (kind, $0) }
    }

    private func reload(_ screen: FieldList, _ reload: Reload) {
        switch reload {
        case .data: screen.reloadData()
        case .row: screen.reload(2)
        case .section: screen.reloadSection()
        }
    }

    @Test(
        "respondingCellOutOfSight=kept: the field goes on being typed into", .requirement("U358"),
        arguments: FieldList.Kind.allCases)
    func keptOutOfSight(kind: FieldList.Kind) throws {
        let screen = FieldList(kind) { $0.respondingCellOutOfSight = .kept }
        let field = try #require(screen.field(2))
        field.becomeFirstResponder()
        screen.scroll(to: 2000)
        #expect(field.isFirstResponder)
        screen.device.type("!")
        #expect(field.text == "field 2!")
        screen.scroll(to: 0)
        #expect(screen.field(2) === field)
    }

    @Test(
        "respondingCellOutOfSight=resigned: the field is left with its cell", .requirement("U358"),
        arguments: FieldList.Kind.allCases)
    func resignedOutOfSight(kind: FieldList.Kind) throws {
        let screen = FieldList(kind) { $0.respondingCellOutOfSight = .resigned }
        let field = try #require(screen.field(2))
        field.becomeFirstResponder()
        screen.scroll(to: 44)
        #expect(field.isFirstResponder)
        screen.scroll(to: 2000)
        #expect(!field.isFirstResponder)
        #expect(screen.field(2) == nil)
    }

    @Test("reloadWithResponder=resignsAtOnce", .requirement("U358"), arguments: cases)
    func resignsAtOnce(kind: FieldList.Kind, reload: Reload) throws {
        let screen = FieldList(kind) { $0.reloadWithResponder = .resignsAtOnce }
        let field = try #require(screen.field(2))
        field.becomeFirstResponder()
        self.reload(screen, reload)
        #expect(!field.isFirstResponder)
        screen.list.layoutIfNeeded()
        #expect(screen.field(2)?.text == "field 2")
    }

    @Test("reloadWithResponder=resignsAtLayout", .requirement("U358"), arguments: cases)
    func resignsAtLayout(kind: FieldList.Kind, reload: Reload) throws {
        let screen = FieldList(kind) { $0.reloadWithResponder = .resignsAtLayout }
        let field = try #require(screen.field(2))
        field.becomeFirstResponder()
        screen.texts[2] = "new"
        self.reload(screen, reload)
        #expect(field.isFirstResponder)
        screen.list.layoutIfNeeded()
        #expect(!field.isFirstResponder)
        #expect(screen.field(2)?.text == "new")
        #expect(screen.field(2)?.isFirstResponder == false)
    }

    @Test(
        "reloadWithResponder=kept: the cell stays its row's, as it is", .requirement("U358"),
        arguments: cases)
    func keptCellStaysItsRowsUnchanged(kind: FieldList.Kind, reload: Reload) throws {
        let screen = FieldList(kind) { $0.reloadWithResponder = .kept }
        let field = try #require(screen.field(2))
        field.becomeFirstResponder()
        self.reload(screen, reload)
        screen.list.layoutIfNeeded()
        #expect(field.isFirstResponder)
        #expect(screen.field(2) === field)
        #expect(screen.cell(2)?.frame == CGRect(x: 0, y: 88, width: 375, height: 44))
    }

    @Test(
        "reloadWithResponder=kept: a row that is gone takes its field along", .requirement("U358"),
        arguments: FieldList.Kind.allCases)
    func goneRowTakesFieldAlong(kind: FieldList.Kind) throws {
        let screen = FieldList(kind) { $0.reloadWithResponder = .kept }
        let field = try #require(screen.field(2))
        field.becomeFirstResponder()
        screen.texts = ["only"]
        screen.reloadData()
        #expect(!field.isFirstResponder)
        screen.list.layoutIfNeeded()
        #expect(screen.field(0)?.text == "only")
    }

    @Test(
        "Who reloads while a reload ends the editing finds each cell in one row only",
        .requirement("U356"),
        arguments: FieldList.Kind.allCases)
    func reloadWithinReload(kind: FieldList.Kind) throws {
        final class Reloader: NSObject, UITextFieldDelegate {
            weak var screen: FieldList?

            func textFieldDidEndEditing(_ textField: UITextField) {
                screen?.reloadData()
                screen?.list.layoutIfNeeded()
            }
        }
        let screen = FieldList(kind) { _ in }
        let reloader = Reloader()
        reloader.screen = screen
        let field = try #require(screen.field(2))
        field.delegate = reloader
        field.becomeFirstResponder()
        screen.reloadData()
        screen.scroll(to: 100)
        let cells = (3...16).compactMap { screen.cell($0) }
        #expect(Set(cells.map(ObjectIdentifier.init)).count == 14)
        #expect((3...16).allSatisfy { screen.field($0)?.text == "field \($0)" })
    }
}
#endif
