import DeviceFixtures
import DeviceTesting
import Foundation
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What the page says of each row of W3C ARIA is what lists and grids do.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ARIATableTests {
    private typealias Option = ARIARow.Option

    private func sight(
        of play: ARIAPlay, keys: String? = nil, with options: [Option] = []
    ) throws -> ARIAPlay.Sight {
        let stage = ARIAStage(play)
        try stage.begin(play, with: options)
        stage.press(keys ?? play.keys)
        #expect(stage.isCursorInSight)
        return stage.sight
    }

    @Test(
        "Lists and grids do what the page says that they do",
        .requirement("U402", "U403"), arguments: ARIARow.all)
    func listsDoWhatPageSays(row: ARIARow) throws {
        #expect(!row.plays.isEmpty)
        switch row.here {
        case .same:
            for play in row.plays {
                let seen = try sight(of: play)
                #expect(play.web.matches(seen), "\(play.keys): \(seen)")
            }
        case .sameWith(let options): try expectSame(row, with: options)
        case .ours(let keys):
            try expectDifferent(row)
            for play in row.plays {
                guard let keys else { continue }
                let seen = try sight(of: play, keys: keys)
                #expect(play.web.matches(seen), "\(keys): \(seen)")
            }
        case .notOffered: try expectDifferent(row)
        }
    }

    private func expectSame(_ row: ARIARow, with options: [Option]) throws {
        for play in row.plays {
            let seen = try sight(of: play, with: options)
            #expect(play.web.matches(seen), "\(play.keys): \(seen)")
        }
        for missing in options {
            let others = options.filter { $0 != missing }
            let isSame = try row.plays.allSatisfy {
                $0.web.matches(try sight(of: $0, with: others))
            }
            #expect(!isSame, "\(missing) changes nothing")
        }
    }

    private func expectDifferent(_ row: ARIARow) throws {
        for play in row.plays {
            let seen = try sight(of: play)
            #expect(!play.web.matches(seen), "\(play.keys) is the same")
            #expect(try #require(play.here).matches(seen), "\(play.keys): \(seen)")
        }
    }

    // MARK: The page

    private struct Line: Hashable {
        var id: String
        var keys: String
        var here: String
        var why = ""
    }

    /// The rows of the page's tables, without their words for the web.
    private static func lines() throws -> [Line] {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(
                "Sources/KeyNavigation/KeyNavigation.docc/ListsComparedWithARIA.md")
        let heading = "| Row | Keys | W3C ARIA | Here | Why |\n|---|---|---|---|---|\n"
        return try String(contentsOf: file, encoding: .utf8).components(separatedBy: heading)
            .dropFirst().flatMap { $0.components(separatedBy: "\n\n")[0].split(separator: "\n") }
            .map { line in
                let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                #expect(cells.count == 7 && !cells[3].isEmpty, "\(line)")
                return Line(id: cells[1], keys: cells[2], here: cells[4], why: cells[5])
            }
    }

    /// Rows without a case of a list.
    ///
    /// A bar has no rows, so its case is a form's.
    private static let others = ["G24"]

    @Test("The page has the rows of the cases with their keys, results and reasons, and no others")
    func pageHasRowsOfCases() throws {
        let lines = try Self.lines()
        let expected = ARIARow.all.map { Line(id: $0.id, keys: $0.keysText, here: $0.hereText) }
        let told = lines.filter { !Self.others.contains($0.id) }
            .map { Line(id: $0.id, keys: $0.keys, here: $0.here) }
        #expect(told.map(\.id) == expected.map(\.id))
        #expect(Set(expected).subtracting(told) == [])
        #expect(lines.map(\.id).filter { Self.others.contains($0) } == Self.others)
        #expect(Set(lines.map(\.id)).count == lines.count)
        #expect(lines.filter { $0.here != "the same" && $0.why.isEmpty } == [])
    }

    @Test("Some row needs each of the options", .requirement("U402"))
    func eachOptionIsNeeded() {
        let named = ARIARow.all.flatMap { row -> [Option] in
            guard case .sameWith(let options) = row.here else { return [] }
            return options
        }
        #expect(Set(named) == Set(Option.allCases))
    }

    @Test(
        "While people type, the arrows belong to the text and not to the bar above the keyboard",
        .requirement("U402"))
    func arrowsBelongToText() throws {
        let (device, form) = (SimulatedDevice(), TestForm(fields: 2))
        device.keyboard.mode = .hardware(bar: true)
        device.show(form)
        let navigator = InputNavigator.createWithDefaultController()
        defer { withExtendedLifetime(navigator) {} }
        navigator.addInputItems(inputItems: form.fields)
        let field = form.fields[0]
        field.text = "ab"
        field.becomeFirstResponder()
        device.settle()
        #expect(field.inputAccessoryView != nil)

        device.press(UIKeyCommand.inputLeftArrow)
        let caret = try #require(field.selectedTextRange)
        #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 1)
        #expect(field.isFirstResponder)
        #expect(try Self.lines().contains { $0.id == "G24" && $0.here == "not offered" })
    }
}
