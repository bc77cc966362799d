import Foundation
import UIKit

/// A row of an audit: what seems to be so with an element, by a rule of the Web Content Accessibility
/// Guidelines.
///
/// No row says that a form conforms. A program sees what views say of themselves, and not what people
/// can do with them.
public struct AccessibilityFinding: Equatable, Sendable, CustomStringConvertible {
    /// The rules that are looked at.
    public enum Rule: String, CaseIterable, Sendable {
        /// Everything can be reached by a keyboard.
        case keyboard = "2.1.1"
        /// Keys lead out of everything into which they lead.
        case noKeyboardTrap = "2.1.2"
        /// The order is that in which the form is read.
        case focusOrder = "2.4.3"
        /// What has focus is not entirely covered.
        case focusNotObscured = "2.4.11"
    }

    /// The rule's number, and what it asks.
    public var rule: Rule
    /// The type and label of the element.
    public var element: String
    /// A Boolean value that indicates whether the element seems to do what the rule asks.
    public var seemsRight: Bool
    /// The reason, in words that begin with "seems to".
    public var text: String

    public var description: String { "\(rule.rawValue) \(element) \(text)" }
}

extension ScriptedKeyboard {
    /// Looks at a form by the rules of ``AccessibilityFinding/Rule``, a row for each element and rule.
    ///
    /// The audit focuses each input, shows the keyboard for it, and hides it at the end.
    ///
    /// - Parameters:
    ///   - root: The view of the form.
    ///   - height: The height of the keyboard in points.
    public func audit(_ root: UIView, keyboardHeight height: CGFloat) async
        -> [AccessibilityFinding]
    {
        let elements = root.elements
        // Later, the form may have scrolled.
        let order = AccessibilityFinding.order(of: elements, in: root)
        var findings = elements.map(\.reachable)
        let inputs = root.inputs.filter { !$0.isConcealed }
        for input in inputs {
            do { try beginEditing(input) } catch {
                findings.append(
                    .init(
                        rule: .focusNotObscured, element: input.name, seemsRight: false,
                        text: "seems not to be editable in a test: \(error)"))
                continue
            }
            await perform(.show(height: height))
            await perform(.wait(0.5))
            findings.append(AccessibilityFinding(visibility(of: input)))
            findings.append(trap(in: input))
        }
        window.endEditing(true)
        await perform(.hide)
        return findings + order
    }

    /// Looks whether Tab and ⇧Tab have a command that leads out of an input.
    private func trap(in input: UIView) -> AccessibilityFinding {
        let keys = offeredCommands.filter { $0.input == "\t" }.map(\.modifiers)
        let missing = [(0, "Tab"), (UIKeyModifierFlags.shift.rawValue, "⇧Tab")]
            .filter { !keys.contains($0.0) }.map(\.1)
        // A field doesn't take Tab as text, so the system's focus leads out of it.
        let leaves = missing.isEmpty || !(input is UITextView)
        return .init(
            rule: .noKeyboardTrap, element: input.name, seemsRight: leaves,
            text: leaves
                ? "seems to let keys out"
                : "seems to keep \(missing.joined(separator: " and ")): no command has the keys")
    }
}

extension AccessibilityFinding {
    fileprivate init(_ visibility: ViewVisibility) {
        let text =
            visibility.isInSight
            ? "seems to stay in sight"
            : visibility.isHidden
                ? "seems to be covered: \(visibility)"
                : "seems to be covered in part: \(visibility)"
        self.init(
            rule: .focusNotObscured, element: visibility.element, seemsRight: !visibility.isHidden,
            text: text)
    }

    /// Compares the order of elements in the hierarchy, which assistive apps follow, with the places at
    /// which they are read: from the top, and from the leading side.
    @MainActor
    fileprivate static func order(of elements: [UIView], in root: UIView) -> [AccessibilityFinding]
    {
        let isReversed = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frames = elements.map { $0.convert($0.bounds, to: root) }
        return elements.indices.map { index in
            let late = frames[..<index].contains { frames[index].isRead(before: $0, isReversed) }
            return .init(
                rule: .focusOrder, element: elements[index].name, seemsRight: !late,
                text: late
                    ? "seems to come after something that is read later"
                    : "seems to come in the order of reading")
        }
    }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether the rectangle is read before another one.
    fileprivate func isRead(before other: CGRect, _ isReversed: Bool) -> Bool {
        if maxY <= other.minY { return true }
        guard minY < other.maxY else { return false }
        return isReversed ? minX >= other.maxX : maxX <= other.minX
    }
}

extension UIView {
    /// A Boolean value that indicates whether people can't see the view.
    fileprivate var isConcealed: Bool {
        isHidden || alpha < 0.01 || superview.map(\.isConcealed) ?? false
    }

    /// The views in the view that people use, in the order of the hierarchy, and cells in that of their
    /// list.
    fileprivate var elements: [UIView] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, !(self is KeyboardDummy) else {
            return []
        }
        if let control = self as? UIControl { return control.isEnabled ? [self] : [] }
        if self is UITextView { return [self] }
        let inside = partsInOrder.flatMap(\.elements)
        // A gesture around other elements, such as one that dismisses the keyboard, is no element.
        return inside.isEmpty && isTapped ? [self] : inside
    }

    /// The subviews, of which a list's cells come first, in the order of their rows or items.
    private var partsInOrder: [UIView] {
        let path: (UIView) -> IndexPath?
        if let table = self as? UITableView {
            path = { ($0 as? UITableViewCell).flatMap(table.indexPath) }
        } else if let grid = self as? UICollectionView {
            path = { ($0 as? UICollectionViewCell).flatMap(grid.indexPath) }
        } else {
            return subviews
        }
        let cells = subviews.compactMap { view in path(view).map { (view, $0) } }
        let isCell: (UIView) -> Bool = { $0 is UITableViewCell || $0 is UICollectionViewCell }
        return cells.sorted { $0.1 < $1.1 }.map(\.0) + subviews.filter { !isCell($0) }
    }

    /// A Boolean value that indicates whether people tap the view itself.
    private var isTapped: Bool {
        !(self is UIScrollView)
            && (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
    }

    /// Whether a keyboard seems to reach the view: as an accessibility element that people can use, for
    /// Full Keyboard Access, or by the focus engine.
    fileprivate var reachable: AccessibilityFinding {
        let isInput = self is UITextField || self is UITextView
        let isReached = isInput || isAccessibilityElement || canBecomeFocused
        return .init(
            rule: .keyboard, element: name, seemsRight: isReached,
            text: isReached
                ? "seems to be reached by keys"
                : "seems not to be reached by keys: it is neither focusable nor an accessibility element"
        )
    }
}
