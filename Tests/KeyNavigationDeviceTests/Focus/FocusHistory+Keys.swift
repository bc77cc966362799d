import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

extension FocusHistory {
    // MARK: Keys

    /// Whether UIKit moves on from the edited field, maybe to one behind the cover, because the
    /// navigator has no use for Tab.
    func isLeftToField(_ act: Act) -> Bool {
        guard device.behavior.tabInField == .nextField, act == .tab || act == .shiftTab,
            let field = focused as? UITextField, field.isFirstResponder
        else { return false }
        let flags: UIKeyModifierFlags = act == .shiftTab ? .shift : []
        return !screen.focus.possibleKeyCommands.contains {
            $0.input == "\t" && $0.modifierFlags == flags
        }
    }

    /// Presses an arrow, which never moves focus against its direction.
    func press(_ act: Act) -> [String] {
        let arrow = ArrowDirection.allCases.first { "\($0)" == act.rawValue } ?? .up
        let before = focused
        let frames = Dictionary(
            screen.things.map { (ObjectIdentifier($0), $0.convert($0.bounds, to: screen.view)) },
            uniquingKeysWith: { first, _ in first })
        device.press(arrow.key)
        device.settle()
        guard screen.focus.isActive, let before, let after = focused, after !== before,
            let start = frames[ObjectIdentifier(before)], let end = frames[ObjectIdentifier(after)]
        else { return [] }
        let (first, last) = (start.span(along: arrow.axis), end.span(along: arrow.axis))
        let isAhead =
            arrow.isPositive
            ? last.upperBound > first.upperBound || last.lowerBound > first.lowerBound
            : last.lowerBound < first.lowerBound || last.upperBound < first.upperBound
        return isAhead ? [] : ["from \(name(before)) at \(start) to \(name(after)) at \(end)"]
    }

    func select(by key: String) -> [String] {
        let before = focused
        let count = screen.opened.count
        press(key)
        let opened = Array(screen.opened.dropFirst(count))
        guard !opened.isEmpty else { return [] }
        let isRight = before.map { opened == [ObjectIdentifier($0)] } ?? false
        return isRight && key == "\r" ? [] : ["\(opened.count) are opened from \(name(before))"]
    }

    /// Presses Tab until it comes around, and ⇧Tab back.
    func tour() -> [String] {
        guard screen.focus.isActive, screen.presentedViewController == nil else { return [] }
        press("\t")
        guard let start = group else {
            // A screen whose only fields refuse has nothing to go to.
            return accepting.isEmpty ? [] : ["Tab goes nowhere, of \(accepting.count)"]
        }
        var forward = [start]
        for _ in 0..<50 {
            press("\t")
            guard let next = group else { return ["Tab loses focus"] }
            if next == start { break }
            if forward.contains(next) {
                return ["Tab goes around without \(start): \(forward), \(next)"]
            }
            forward.append(next)
        }
        var problems: [String] = []
        let missed = accepting.subtracting(forward)
        if !missed.isEmpty { problems.append("Tab misses \(missed) in \(forward)") }
        var back = [start]
        for _ in 1..<max(1, forward.count) {
            press("\t", .shift)
            if let next = group { back.append(next) }
        }
        let expected = [start] + forward.dropFirst().reversed()
        if back != expected { problems.append("\(forward) forward, and back \(back)") }
        return problems + diagnosis(forward)
    }

    /// The order of Tab that is diagnosed is the one in which it goes.
    ///
    /// On an iPad it is that of the system, which doesn't go to what is scrolled out of sight.
    private func diagnosis(_ tour: [String]) -> [String] {
        guard screen.lists.isEmpty, !screen.view.hasFocusSystem else { return [] }
        let diagnosed = names(in: FocusMap(inTabOrderOf: screen.view)).filter(tour.contains)
        guard let first = diagnosed.first, let index = tour.firstIndex(of: first) else { return [] }
        let turned = (tour[index...] + tour[..<index]).filter(diagnosed.contains)
        return turned == diagnosed ? [] : ["diagnosed \(diagnosed), and \(turned)"]
    }

    private func names(in map: FocusMap) -> [String] {
        map.loop.groups.map { name(map.item($0) as? UIView) }
    }

    /// The group with focus.
    private var group: String? {
        let map = screen.focus.survey()
        return focused.flatMap { map.loop.group(of: ObjectIdentifier($0)) }
            .map { name(map.item($0) as? UIView) }
    }

    /// The groups in which something accepts focus.
    private var accepting: Set<String> {
        let map = screen.focus.survey()
        return Set(
            map.loop.groups.filter { group in
                map.loop.primaryItem(of: group).map { !screen.refusing.contains($0) } ?? false
            }.map { name(map.item($0) as? UIView) })
    }
}
