import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A list whose app does something from within calls of the library.
@MainActor
struct ListMisuseHistory: RandomHistory {
    enum Act: String, CaseIterable {
        // What people do.
        case arrow, arrows, ends, page, extend, selectAll, space, open, escape, type, deleteKey
        case tap, rotate
        // What the app does at once, or in a call.
        case reload, deleteRows, insertRows, deleteAll, focusRow, removeFocus, selectRow
        case deselectAll, options, preference, join, several, editing, setDelegates, setClosures
        case outline, scroll, layout, release, present, dismiss, keys, resign, possibleKeys
    }

    static let doubts: [UIKitBehavior.Doubt] = .lists + .keys

    var random: SeededNumbers
    private var played: MisusedList?
    private let device: SimulatedDevice
    private let gestures: Int

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device = SimulatedDevice(seed.isMultiple(of: 3) ? .iPad9_7 : .iPhone13)
        device.keyboard.mode = .hardware(bar: false)
        let all = [[40, 0, 3], [3, 40, 40], [0, 3, 0], [40, 40, 40], [0, 0, 0], [3, 3, 3]]
        let counts = all.randomElement(using: &random) ?? all[0]
        let list = MisusedList(
            on: device, isGrid: seed % 4 < 2, isDrawn: seed.isMultiple(of: 2), counts: counts)
        played = list
        device.show(list)
        gestures = list.list.gestureRecognizers?.count ?? 0
        list.makeNavigator()
        list.becomeFirstResponder()
        device.settle()
    }

    private var list: MisusedList {
        guard let played else { preconditionFailure("There is a list until the end.") }
        return played
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        list.misuse.beginStep()
        list.updates = []
        if list.navigator == nil { list.makeNavigator() }
        if list.presentedViewController == nil, list.navigator?.keepsKeys == false,
            !list.isFirstResponder
        {
            list.becomeFirstResponder()
        }
        let before = list.navigator?.cursor.position?.indexPath
        perform(act)
        device.settle()
        var problems = wrongs
        if list.misuse.done.isEmpty, act == .arrow || act == .ends {
            problems += moved(from: before)
        }
        let deeds =
            list.misuse.done.isEmpty ? "" : " with \(list.misuse.done.joined(separator: ", "))"
        return problems.map { "\($0) after \(act)\(deeds)" }
    }

    private mutating func perform(_ act: Act) {
        let arrows = [
            UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow,
            UIKeyCommand.inputRightArrow,
        ]
        let arrow = arrows.randomElement(using: &random) ?? arrows[0]
        let pages = [UIKeyCommand.inputPageDown, UIKeyCommand.inputHome, UIKeyCommand.inputEnd]
        switch act {
        case .arrow: device.press(arrow)
        case .arrows: for _ in 0..<4 { device.press(arrow) }
        case .ends: device.press(arrow, .alternate)
        case .page: device.press(pages.randomElement(using: &random) ?? pages[0])
        case .extend: device.press(arrow, .shift)
        case .selectAll: device.press("a", .command)
        case .space: device.press(" ")
        case .open: device.press("\r")
        case .escape: device.press(UIKeyCommand.inputEscape)
        case .type:
            device.press(["a", "e", "x"].randomElement(using: &random) ?? "a")
            device.advance(by: 3)
        case .deleteKey: device.press("\u{8}")
        case .tap:
            guard let path = list.paths.randomElement(using: &random),
                let frame = list.frame(of: path), list.presentedViewController == nil,
                list.list.bounds.contains(frame)
            else { return }
            let center = CGPoint(x: frame.midX, y: frame.midY)
            device.tap(at: list.list.convert(center, to: nil), in: device.window)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        default: plan(act)
        }
    }

    /// Lets the app do something, mostly in a call that will come.
    private mutating func plan(_ act: Act) {
        guard let deed = MisusedList.Deed(rawValue: act.rawValue) else { return }
        var choices = SeededNumbers(seed: .random(in: 0...99_999, using: &random))
        guard Int.random(in: 0..<4, using: &random) > 0 else {
            return list.perform(deed, &choices)
        }
        let misuse = list.misuse
        // Most calls are questions about keys.
        let isAny = Int.random(in: 0..<4, using: &random) == 0
        let name = isAny ? nil : misuse.names.randomElement(using: &random)
        let count = Int.random(in: 0..<(name == nil ? 60 : 3), using: &random)
        misuse.plan(act.rawValue, after: count, in: name) { [weak list] in
            list?.perform(deed, &choices)
        }
    }

    // MARK: What must hold

    /// What is wrong after a key that has moved the cursor, while the app did nothing.
    private func moved(from before: IndexPath?) -> [String] {
        guard let navigator = list.navigator, let cursor = navigator.cursor.position?.indexPath,
            cursor != before, !navigator.isMovedBySystem, let frame = list.frame(of: cursor)
        else { return [] }
        let sight = list.list.bounds.inset(by: list.list.adjustedContentInset)
        let isSeen = frame.minY >= sight.minY - 0.5 && frame.maxY <= sight.maxY + 0.5
        return isSeen ? [] : ["\(cursor) at \(frame) is out of sight \(sight)"]
    }

    private var wrongs: [String] {
        var wrongs: [String] = []
        // The cursor is shown by the time keys are asked for; what is done then isn't looked at.
        list.misuse.beginCheck()
        defer { list.misuse.endCheck() }
        let selected = list.selected
        if let path = selected.first(where: { !list.paths.contains($0) }) {
            wrongs.append("\(path) is selected and no row")
        }
        guard let navigator = list.navigator else { return wrongs }
        _ = navigator.possibleKeyCommands
        let cursor = navigator.cursor.position?.indexPath
        if let cursor, !list.paths.contains(cursor) { wrongs.append("\(cursor) is no row") }
        if navigator.cursor.isSelection, cursor != list.selected.min() {
            wrongs.append("the cursor is \(cursor ?? []), selected are \(selected)")
        }
        let told = list.updates.filter(\.isFocusedRowChanged)
        if list.misuse.done.isEmpty {
            for (one, other) in zip(told, told.dropFirst())
            where one.indexPathForFocusedRow != other.indexPathForPreviouslyFocusedRow {
                wrongs.append("told of \(told)")
            }
        }
        return wrongs
    }

    // MARK: The end

    mutating func end() -> [String] {
        list.misuse.forget()
        weak var navigator: ListNavigator?
        navigator = list.navigator
        list.releaseNavigator()
        device.settle()
        var left = navigator == nil ? [] : ["the navigator"]
        let count = list.list.gestureRecognizers?.count ?? 0
        if count != gestures { left.append("\(count - gestures) gesture recognizers") }
        func names(in view: UIView) -> [String] {
            ["\(type(of: view))"] + view.subviews.flatMap(names)
        }
        left += names(in: device.window).filter { $0.hasSuffix("Probe") || $0.hasSuffix("Ring") }
        weak var list: MisusedList?
        list = played
        if list?.presentedViewController != nil {
            list?.dismiss(animated: false)
            device.settle()
        }
        device.show(UIViewController())
        device.settle()
        played = nil
        if list != nil { left.append("the list") }
        return left.map { "\($0) is left" }
    }
}
